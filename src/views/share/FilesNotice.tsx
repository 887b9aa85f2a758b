import type { FileNote } from '../../share/files/read';
import { Icon } from '../../ui/Icon';
import { FileNotes } from './FileNotes';

/** What had to be told about files that were opened. */
export function FilesNotice({ notes, onClose }: { readonly notes: readonly FileNote[]; readonly onClose: () => void }) {
  if (notes.length === 0) return null;
  return (
    <div className="notice share-notice">
      <div className="notice-text">
        <FileNotes notes={notes} />
      </div>
      <button type="button" className="square push" aria-label="Dismiss" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
