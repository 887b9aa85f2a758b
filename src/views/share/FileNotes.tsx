import type { FileNote } from '../../share/files/read';
import { Icon } from '../../ui/Icon';

/** Notes beyond these are counted. */
const MOST = 12;

/** What is to be told about files, a line each. */
export function FileNotes({ notes }: { readonly notes: readonly FileNote[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="file-notes" role="alert">
      {notes.slice(0, MOST).map(({ name, message, refused }) => (
        <li key={`${name} ${message}`}>
          <Icon name={refused ? 'error' : 'info'} className={refused ? 'error' : 'info'} />
          <span>
            <strong>{name}</strong>: {message}
          </span>
        </li>
      ))}
      {notes.length > MOST ? <li className="muted">And {notes.length - MOST} more.</li> : null}
    </ul>
  );
}
