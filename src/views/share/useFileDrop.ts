import { useEffect, useRef, useState } from 'react';
import type { Side } from '../../omnicapbench/diagnostics';

/** Where files hover: over one editor, over the rest of the page, or not at all. */
export type Hover = Side | 'page' | null;

/**
 * Takes files that are dropped anywhere on the page, and text that is dragged nowhere: that stays the editor's.
 * @param onDrop is told the editor under the pointer, if any.
 */
export function useFileDrop(onDrop: (files: readonly File[], over: Side | null) => void): Hover {
  const [hover, setHover] = useState<Hover>(null);
  const drop = useRef(onDrop);
  drop.current = onDrop;

  useEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;
    const onDragOver = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      setHover(sideAt(event) ?? 'page');
    };
    const onDragLeave = (event: DragEvent): void => {
      // Leaving the window has nowhere to go to.
      if (event.relatedTarget === null) setHover(null);
    };
    const onDropFiles = (event: DragEvent): void => {
      setHover(null);
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) drop.current(files, sideAt(event));
    };
    // Before the editors, which would open the file's name, or the file in place of the page.
    addEventListener('dragover', onDragOver, true);
    addEventListener('dragleave', onDragLeave, true);
    addEventListener('drop', onDropFiles, true);
    return () => {
      removeEventListener('dragover', onDragOver, true);
      removeEventListener('dragleave', onDragLeave, true);
      removeEventListener('drop', onDropFiles, true);
    };
  }, []);

  return hover;
}

function sideAt({ target }: DragEvent): Side | null {
  const side = target instanceof Element ? target.closest<HTMLElement>('.editor[data-side]')?.dataset.side : undefined;
  return side === 'prediction' || side === 'reference' ? side : null;
}
