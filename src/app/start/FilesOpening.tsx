import { lazy, Suspense } from 'react';
import { useStore } from '../../ui/useStore';
import { DropOverlay } from '../../views/share/DropOverlay';
import { useFileDrop } from '../../views/share/useFileDrop';
import type { Opening } from './opening';
import '../../views/share/share.css';

const OpenDialog = lazy(() =>
  import('../../views/share/OpenDialog').then((module) => ({ default: module.OpenDialog })),
);

interface FilesOpeningProps {
  readonly opening: Opening;
  /** The dialog was asked for, from the bar. */
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Files from anywhere: the drop on the whole page, and the dialog when it was asked for or has to ask. */
export function FilesOpening({ opening, open, onClose }: FilesOpeningProps) {
  const { reading, asking } = useStore(opening.store);
  const take = opening.take;
  const hover = useFileDrop((files, over) => void take(files, over));
  const close = (): void => {
    opening.cancel();
    onClose();
  };
  return (
    <>
      <DropOverlay hover={hover} />
      {open || asking ? (
        <Suspense fallback={null}>
          <OpenDialog
            opened={asking}
            reading={reading}
            onFiles={(files) => {
              onClose();
              void take(files, null);
            }}
            onChoose={(texts) => {
              onClose();
              opening.choose(texts);
            }}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  );
}
