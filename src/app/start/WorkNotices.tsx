import { createStore } from '../../base/store';
import type { Offline } from '../../offline/register';
import { useStore } from '../../ui/useStore';
import { FilesNotice } from '../../views/share/FilesNotice';
import {
  BrokenLinkNotice,
  ChangedLinkNotice,
  DraftNotice,
  ReproductionNotice,
  TroubleNotice,
  UnknownExampleNotice,
  UpdateNotice,
} from '../../views/share/Notices';
import type { Keeper } from './keeping';
import type { Opening } from './opening';
import '../../views/share/share.css';

interface WorkNoticesProps {
  readonly keeper: Keeper;
  readonly opening: Opening;
  /** Null where there are no service workers. */
  readonly offline: Offline | null;
  readonly onWorkspace: () => void;
  readonly onSaveFile: () => void;
}

const NO_OFFLINE = createStore({ ready: false, update: false });

/** What the page has to say about links, drafts, files, the store and new versions; nothing most of the time. */
export function WorkNotices({ keeper, opening, offline, onWorkspace, onSaveFile }: WorkNoticesProps) {
  const { arrival, offered, trouble, told } = useStore(keeper.store);
  const { notes } = useStore(opening.store);
  const { update } = useStore(offline?.store ?? NO_OFFLINE);
  return (
    <>
      {update ? <UpdateNotice onReload={() => offline?.apply()} onClose={() => offline?.dismiss()} /> : null}
      {trouble && !told ? (
        <TroubleNotice trouble={trouble} onSaveFile={onSaveFile} onClose={keeper.dismissTrouble} />
      ) : null}
      {arrival?.kind === 'broken-link' ? (
        <BrokenLinkNotice
          problem={arrival.problem}
          onReload={() => location.reload()}
          onClose={keeper.dismissArrival}
        />
      ) : null}
      {arrival?.kind === 'unknown-example' ? (
        <UnknownExampleNotice example={arrival.example} onClose={keeper.dismissArrival} />
      ) : null}
      {arrival?.kind === 'changed-link' ? (
        <ChangedLinkNotice onOpenAsSent={() => void keeper.openAsSent()} onClose={keeper.dismissArrival} />
      ) : null}
      {arrival?.kind === 'link' && arrival.reproduction ? (
        <ReproductionNotice reproduction={arrival.reproduction} onClose={keeper.dismissArrival} />
      ) : null}
      {offered.length > 0 ? (
        <DraftNotice
          drafts={offered}
          now={Date.now()}
          onBringBack={(id) => void keeper.bringBack(id)}
          onWorkspace={onWorkspace}
          onClose={keeper.dismissOffered}
        />
      ) : null}
      <FilesNotice notes={notes} onClose={opening.dismissNotes} />
    </>
  );
}
