import type { editor, IDisposable } from 'monaco-editor/editor';
import type { Diagnostic } from '../omnicapbench/diagnostics';
import { findIds } from '../ui/hue';

/** The message of the chosen fault, opened under its line. */
export interface Peek {
  show(diagnostic: Diagnostic, line: number): void;
  hide(): void;
}

/** Makes the message's place in an editor: a zone that pushes the lines below it down. */
export function createPeek(code: editor.ICodeEditor): Peek {
  let zoneId: string | undefined;
  let shown = '';
  let observer: ResizeObserver | undefined;
  let following: readonly IDisposable[] = [];

  function hide(): void {
    observer?.disconnect();
    observer = undefined;
    for (const subscription of following) subscription.dispose();
    following = [];
    shown = '';
    if (zoneId === undefined) return;
    const old = zoneId;
    zoneId = undefined;
    code.changeViewZones((accessor) => accessor.removeZone(old));
  }

  return {
    show(diagnostic, line) {
      const wanted = `${line} ${diagnostic.severity} ${diagnostic.message}`;
      if (wanted === shown) return;
      hide();
      shown = wanted;
      const domNode = document.createElement('div');
      const message = document.createElement('div');
      message.className = `peek ${diagnostic.severity}`;
      message.append(...wordsOf(diagnostic.message));
      domNode.append(message);
      const keepInView = (): void => {
        message.style.width = `${code.getLayoutInfo().contentWidth}px`;
        message.style.transform = `translateX(${code.getScrollLeft()}px)`;
      };
      keepInView();
      following = [code.onDidLayoutChange(keepInView), code.onDidScrollChange(keepInView)];
      const zone = { afterLineNumber: line, heightInPx: 34, domNode };
      code.changeViewZones((accessor) => {
        zoneId = accessor.addZone(zone);
      });
      // The message wraps with the editor's width, so its height is only known once it is laid out.
      observer = new ResizeObserver(() => {
        const height = message.offsetHeight;
        if (zoneId === undefined || height === 0 || height === zone.heightInPx) return;
        zone.heightInPx = height;
        const id = zoneId;
        code.changeViewZones((accessor) => accessor.layoutZone(id));
      });
      observer.observe(message);
    },
    hide,
  };
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
