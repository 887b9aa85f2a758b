import { useEffect, useId, useState } from 'react';
import type { Result } from '../../base/result';
import type { Entry, Work } from '../../share/workspace/entry';
import type { StoreTrouble } from '../../share/workspace/trouble';
import type { Removed, Workspace } from '../../share/workspace/workspace';
import { Dialog } from '../../ui/Dialog';
import { WorkRow } from './WorkRow';

interface WorkspaceDialogProps {
  /** Null: this browser keeps nothing, and `trouble` says why. */
  readonly workspace: Workspace | null;
  readonly trouble: StoreTrouble | null;
  /** What is on screen; null until there is something. */
  readonly present: () => Work | null;
  /** The id of this tab's own draft, which is not listed. */
  readonly own: string | null;
  readonly newId: () => string;
  readonly now: () => number;
  /** Shows a named work; what is on screen is kept aside. */
  readonly onOpen: (work: Work) => void;
  /** Goes on with a draft. */
  readonly onBringBack: (id: string) => void;
  readonly onClose: () => void;
}

/** The works this browser keeps: named ones and drafts of other tabs. */
export function WorkspaceDialog(props: WorkspaceDialogProps) {
  const { workspace, trouble, present, own, newId, now, onOpen, onBringBack, onClose } = props;
  const [entries, setEntries] = useState<readonly Entry[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [undo, setUndo] = useState<{ readonly say: string; readonly removed: Removed } | null>(null);
  const [name, setName] = useState('');
  const id = useId();

  useEffect(() => {
    if (!workspace) return;
    let wanted = true;
    const refresh = (): void => {
      void workspace.list().then((listed) => {
        if (!wanted) return;
        if (listed.ok) setEntries(listed.value);
        else setProblem(listed.problem.message);
      });
    };
    refresh();
    const end = workspace.subscribe(refresh);
    return () => {
      wanted = false;
      end();
    };
  }, [workspace]);

  /** The value of an answer; a problem is shown. */
  async function settle<Value>(answer: Promise<Result<Value, StoreTrouble>>): Promise<Value | undefined> {
    const result = await answer;
    setProblem(result.ok ? null : result.problem.message);
    return result.ok ? result.value : undefined;
  }

  const documents = entries?.filter(({ kind }) => kind === 'document') ?? [];
  const drafts = entries?.filter((entry) => entry.kind === 'draft' && entry.id !== own && entry.edited) ?? [];
  const wanted = name.trim();
  const replaced = documents.find((entry) => entry.name === wanted);

  async function save(): Promise<void> {
    const work = present();
    if (!workspace || !work || wanted === '') return;
    // What is replaced can be brought back, so no question is asked.
    const before = replaced ? await settle(workspace.remove(replaced.id)) : undefined;
    const saved = await settle(
      workspace.write({ id: replaced?.id ?? newId(), kind: 'document', name: wanted, edited: true }, work),
    );
    if (!saved && before) await workspace.restore(before);
    setUndo(saved && before ? { say: `“${wanted}” was replaced.`, removed: before } : null);
    if (saved) setName('');
  }

  async function remove(entry: Entry): Promise<void> {
    const removed = workspace ? await settle(workspace.remove(entry.id)) : undefined;
    if (removed) setUndo({ say: `“${entry.name}” was deleted.`, removed });
  }

  async function open(entry: Entry): Promise<void> {
    if (entry.kind === 'draft') onBringBack(entry.id);
    else {
      const work = workspace ? await settle(workspace.read(entry.id)) : undefined;
      if (!work) return;
      onOpen(work);
    }
    onClose();
  }

  const row = (entry: Entry) => (
    <WorkRow
      key={entry.id}
      entry={entry}
      now={now()}
      onOpen={() => void open(entry)}
      onRename={(to) => void (workspace && settle(workspace.rename(entry.id, to)))}
      onDuplicate={() =>
        void (
          workspace && settle(workspace.duplicate(entry.id, { id: newId(), name: copyName(entry.name, documents) }))
        )
      }
      onRemove={() => void remove(entry)}
    />
  );

  return (
    <Dialog title="Your work" className="workspace" onClose={onClose}>
      <p className="muted">
        Kept in this browser alone. What you type is saved by itself, a draft for every tab; a name makes it easy to
        find again.
      </p>
      {trouble && !workspace ? <p role="alert">{trouble.message}</p> : null}
      {problem === null ? null : <p role="alert">{problem}</p>}
      {undo ? (
        <div className="notice boxed" role="status">
          <p>{undo.say}</p>
          <button
            type="button"
            className="outline push"
            onClick={() => {
              void (workspace && settle(workspace.restore(undo.removed)));
              setUndo(null);
            }}
          >
            Undo
          </button>
        </div>
      ) : null}
      {workspace ? (
        <form
          className="save-as"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <label htmlFor={id}>Save what is on screen as</label>
          <input
            id={id}
            type="text"
            maxLength={200}
            value={name}
            autoComplete="off"
            placeholder={present()?.state.prediction.name ?? ''}
            onChange={(event) => setName(event.target.value)}
          />
          <button type="submit" className="primary" disabled={wanted === '' || present() === null}>
            {replaced ? 'Replace' : 'Save'}
          </button>
        </form>
      ) : null}
      {documents.length > 0 ? (
        <section aria-label="Named">
          <h3>Named</h3>
          <ul className="works">{documents.map(row)}</ul>
        </section>
      ) : null}
      {drafts.length > 0 ? (
        <section aria-label="Drafts">
          <h3>Drafts of other tabs</h3>
          <ul className="works">{drafts.map(row)}</ul>
        </section>
      ) : null}
      {workspace && entries && documents.length + drafts.length === 0 ? (
        <p className="muted">Nothing has a name yet. The texts of this tab come back when you reload it.</p>
      ) : null}
    </Dialog>
  );
}

/** `run 3 copy`, `run 3 copy 2`: a name that is still free. */
function copyName(name: string, documents: readonly Entry[]): string {
  const taken = new Set(documents.map((entry) => entry.name));
  const base = `${name} copy`;
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? base : `${base} ${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
