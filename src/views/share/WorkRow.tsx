import { useState } from 'react';
import type { Entry } from '../../share/workspace/entry';
import { ago, size } from './say';

interface WorkRowProps {
  readonly entry: Entry;
  readonly now: number;
  readonly onOpen: () => void;
  readonly onRename: (name: string) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** One kept work: its name, its age and size, and what can be done with it. */
export function WorkRow({ entry, now, onOpen, onRename, onDuplicate, onRemove }: WorkRowProps) {
  const [name, setName] = useState<string | null>(null);
  const wanted = name?.trim() ?? '';

  return (
    <li data-work={entry.kind}>
      {name === null ? (
        <button type="button" className="work-name" onClick={onOpen}>
          <strong>{entry.name}</strong>
          <span className="muted">
            {ago(entry.savedAt, now)}, {size(entry.size)}
          </span>
        </button>
      ) : (
        <form
          className="work-rename"
          onSubmit={(event) => {
            event.preventDefault();
            if (wanted !== '' && wanted !== entry.name) onRename(wanted);
            setName(null);
          }}
        >
          <input
            type="text"
            aria-label={`New name of ${entry.name}`}
            maxLength={200}
            value={name}
            ref={(input) => input?.focus()}
            onChange={(event) => setName(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              // The dialog stays.
              event.preventDefault();
              event.stopPropagation();
              setName(null);
            }}
          />
          <button type="submit" className="outline">
            Rename
          </button>
        </form>
      )}
      {name === null ? (
        <span className="work-actions">
          {entry.kind === 'document' ? (
            <>
              <button type="button" aria-label={`Rename ${entry.name}`} onClick={() => setName(entry.name)}>
                Rename
              </button>
              <button type="button" aria-label={`Duplicate ${entry.name}`} onClick={onDuplicate}>
                Duplicate
              </button>
            </>
          ) : null}
          <button type="button" aria-label={`Delete ${entry.name}`} onClick={onRemove}>
            Delete
          </button>
        </span>
      ) : null}
    </li>
  );
}
