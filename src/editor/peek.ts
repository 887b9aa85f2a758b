import type { editor, IDisposable } from 'monaco-editor/editor';
import { findIds } from '../ui/hue';
import type { Remark, Spot } from './surface';

/** The message at the chosen place, opened under its line. */
export interface Peek {
  show(spot: Spot, line: number): void;
  /** Adds what it costs and what can be done. */
  remark(remark: Remark | null): void;
  hide(): void;
}

const LEAST = 28;

/**
 * Makes the message's place in an editor: a zone that pushes the lines below it down, and over it a widget, since
 * what stands in a zone itself is hidden from screen readers and cannot be pressed.
 */
export function createPeek(code: editor.ICodeEditor): Peek {
  let open: { readonly key: string; readonly words: HTMLElement; close(): void } | undefined;
  let remedies: HTMLElement | undefined;
  let added: Remark | null = null;

  function hide(): void {
    open?.close();
    open = undefined;
    remedies = undefined;
  }

  /** Fills in the message of the open zone. */
  function fill(spot: Spot): HTMLElement {
    const message = document.createElement('div');
    message.className = `peek ${spot.severity}`;
    const words = document.createElement('span');
    remedies = document.createElement('span');
    remedies.className = 'peek-fixes';
    words.append(...wordsOf(spot.message));
    message.append(words, remedies);
    return message;
  }

  function addRemark(): void {
    const words = open?.words;
    if (!words || !remedies) return;
    words.querySelector('.peek-note')?.remove();
    remedies.replaceChildren();
    if (!added) return;
    if (added.note) {
      const note = document.createElement('span');
      note.className = 'peek-note';
      note.textContent = ` ${added.note}`;
      words.append(note);
    }
    for (const { title, run } of added.remedies) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'fix';
      button.textContent = title;
      button.addEventListener('click', run);
      remedies.append(button);
    }
  }

  return {
    show(spot, line) {
      const key = `${line} ${spot.severity} ${spot.message}`;
      if (key === open?.key) return;
      hide();
      const message = fill(spot);
      const words = message.firstElementChild;
      if (!(words instanceof HTMLElement)) return;
      open = { key, words, close: openZone(code, line, message) };
      addRemark();
    },
    remark(remark) {
      added = remark;
      addRemark();
    },
    hide,
  };
}

/** Opens a zone under a line and lays an element over it. @returns what closes it again */
function openZone(code: editor.ICodeEditor, line: number, element: HTMLElement): () => void {
  let zoneId = '';
  const zone: editor.IViewZone = {
    afterLineNumber: line,
    heightInPx: LEAST,
    domNode: document.createElement('div'),
    onDomNodeTop(top) {
      element.style.top = `${top}px`;
    },
  };
  const widget: editor.IOverlayWidget = {
    getId: () => 'capscope.peek',
    getDomNode: () => element,
    getPosition: () => null,
  };
  const lay = (): void => {
    const { contentLeft, contentWidth, verticalScrollbarWidth } = code.getLayoutInfo();
    element.style.left = `${contentLeft}px`;
    element.style.width = `${contentWidth - verticalScrollbarWidth}px`;
  };
  lay();
  // What is pressed here is no press into the text.
  for (const type of ['mousedown', 'pointerdown'] as const) {
    element.addEventListener(type, (event) => event.stopPropagation());
  }
  code.addOverlayWidget(widget);
  code.changeViewZones((accessor) => {
    zoneId = accessor.addZone(zone);
  });
  const following: IDisposable = code.onDidLayoutChange(lay);
  // The message wraps with the editor's width, so its height is only known once it is laid out.
  const observer = new ResizeObserver(() => {
    const height = element.offsetHeight;
    if (height === 0 || height === zone.heightInPx) return;
    zone.heightInPx = height;
    code.changeViewZones((accessor) => accessor.layoutZone(zoneId));
    showAll(code, line, height);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    following.dispose();
    code.removeOverlayWidget(widget);
    code.changeViewZones((accessor) => accessor.removeZone(zoneId));
  };
}

/** Scrolls down as far as a message needs, when its line is on the screen and stays there. */
function showAll(code: editor.ICodeEditor, line: number, height: number): void {
  const top = code.getTopForLineNumber(line);
  const scroll = code.getScrollTop();
  const room = code.getLayoutInfo().height - code.getLayoutInfo().horizontalScrollbarHeight;
  if (top < scroll || top > scroll + room) return;
  const bottom = code.getBottomForLineNumber(line) + height;
  if (bottom > scroll + room) code.setScrollTop(Math.min(top, bottom - room));
}

/** A sentence with its ids in their tracks' hues. */
function wordsOf(text: string): Node[] {
  const nodes: Node[] = [];
  let reached = 0;
  for (const { start, end, hue } of findIds(text)) {
    nodes.push(document.createTextNode(text.slice(reached, start)));
    const id = document.createElement('code');
    if (hue) id.className = hue;
    id.textContent = text.slice(start, end);
    nodes.push(id);
    reached = end;
  }
  nodes.push(document.createTextNode(text.slice(reached)));
  return nodes;
}
