import { applyEdits } from '../json/edit';
import { type EditorSurface, type Handover, LINE_HEIGHT } from './surface';

/** The plain text box as a surface: it selects, but draws no marks. */
export function plainSurface(box: HTMLTextAreaElement): EditorSurface {
  return {
    read: () => box.value,
    replace(text) {
      box.value = text;
    },
    mark() {},
    highlight(place, reveal) {
      if (!place || !reveal) return;
      const line = box.value.slice(0, place.offset).split('\n').length;
      box.scrollTop = Math.max(0, (line - 3) * LINE_HEIGHT);
    },
    apply(edits) {
      box.value = applyEdits(box.value, edits);
    },
    point(pointer) {
      if (!pointer?.reveal) return;
      const { offset, length, line } = pointer.diagnostic;
      box.scrollTop = Math.max(0, (line - 4) * LINE_HEIGHT);
      if (!pointer.focus) return;
      box.setSelectionRange(offset, offset + length);
      box.focus({ preventScroll: true });
    },
    setReadOnly(readOnly) {
      box.readOnly = readOnly;
    },
    focus: () => box.focus(),
    dispose() {},
  };
}

/** What Monaco must take over. */
export function handOver(box: HTMLTextAreaElement): Handover {
  return {
    text: box.value,
    selectionStart: box.selectionStart,
    selectionEnd: box.selectionEnd,
    focused: box.ownerDocument.activeElement === box,
  };
}
