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
      replaceUndoably(box, applyEdits(box.value, edits));
    },
    remark() {},
    point(pointer) {
      if (!pointer?.reveal) return;
      const { offset, length, line } = pointer.spot;
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

/** Types the part that differs, as a person would, since a value that is set cannot be undone. */
function replaceUndoably(box: HTMLTextAreaElement, text: string): void {
  const before = box.value;
  let start = 0;
  while (start < before.length && before[start] === text[start]) start += 1;
  let same = 0;
  const most = Math.min(before.length, text.length) - start;
  while (same < most && before[before.length - 1 - same] === text[text.length - 1 - same]) same += 1;
  const { readOnly } = box;
  box.readOnly = false;
  box.focus({ preventScroll: true });
  box.setSelectionRange(start, before.length - same);
  const typed = document.execCommand('insertText', false, text.slice(start, text.length - same));
  if (!typed || box.value !== text) box.value = text;
  box.readOnly = readOnly;
  const line = text.slice(0, start).split('\n').length;
  box.scrollTop = Math.max(0, (line - 4) * LINE_HEIGHT);
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
