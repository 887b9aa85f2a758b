import { lazy, Suspense, useMemo } from 'react';
import { shownScore } from '../../state/selectors';
import type { WorkbenchState } from '../../state/workbench';
import { useStore } from '../../ui/useStore';
import type { Keeper } from './keeping';
import { newDraftId } from './tabMemory';
import '../../views/share/share.css';

const ShareDialog = lazy(() =>
  import('../../views/share/ShareDialog').then((module) => ({ default: module.ShareDialog })),
);
const ExportDialog = lazy(() =>
  import('../../views/share/ExportDialog').then((module) => ({ default: module.ExportDialog })),
);
const WorkspaceDialog = lazy(() =>
  import('../../views/share/WorkspaceDialog').then((module) => ({ default: module.WorkspaceDialog })),
);

/** The dialogs about sending and keeping what is on screen. */
export type WorkDialogName = 'share' | 'export' | 'work';

interface WorkDialogsProps {
  readonly open: WorkDialogName;
  readonly keeper: Keeper;
  readonly state: WorkbenchState;
  readonly onClose: () => void;
}

/** The one of them that is open. Mounted with it, so that a dialog shows what was on screen when it was opened. */
export function WorkDialogs({ open, keeper, state, onClose }: WorkDialogsProps) {
  const { workspace, trouble, own } = useStore(keeper.store);
  // Of the state: a new object at every look would be packed into a link again and again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keeper reads the state, and has its tools by the time it has a store
  const work = useMemo(() => keeper.present(), [keeper, state, workspace, trouble]);
  if (open === 'work') {
    return (
      <Suspense fallback={null}>
        <WorkspaceDialog
          workspace={workspace}
          trouble={trouble}
          own={own}
          present={keeper.present}
          newId={newDraftId}
          now={Date.now}
          onOpen={(chosen) => void keeper.open(chosen)}
          onBringBack={(id) => void keeper.bringBack(id)}
          onClose={onClose}
        />
      </Suspense>
    );
  }
  if (work === null) return null;
  if (open === 'share') {
    return (
      <Suspense fallback={null}>
        <ShareDialog
          state={work.state}
          page={location.origin + location.pathname}
          onCopied={keeper.shared}
          onSaveFile={() => void saveFile(keeper)}
          onClose={onClose}
        />
      </Suspense>
    );
  }
  // A report of an older text is not exported under the name of this one.
  const report = work.state.expected === null ? null : (shownScore(state)?.report ?? null);
  return (
    <Suspense fallback={null}>
      <ExportDialog report={report} state={work.state} onClose={onClose} />
    </Suspense>
  );
}

/** Saves what is on screen as a .capscope.json file. */
export async function saveFile(keeper: Pick<Keeper, 'present'>): Promise<void> {
  const work = keeper.present();
  if (work === null) return;
  const { saveExample } = await import('../../views/share/ExportDialog');
  saveExample(work.state);
}
