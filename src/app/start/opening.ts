import { createStore, type Store } from '../../base/store';
import type { Side } from '../../omnicapbench/diagnostics';
import type { FileNote, Opened, OpenedText, readFiles } from '../../share/files/read';
import type { Session } from '../../state/session';
import type { Keeper } from './keeping';

/** What is known of files on their way into the page. */
export interface OpeningState {
  readonly reading: boolean;
  /** What needs a person's choice, or could not be opened at all. */
  readonly asking: Opened | null;
  /** What had to be told about files that were opened. */
  readonly notes: readonly FileNote[];
}

/** Files that were picked or dropped, on their way to the editors. */
export interface Opening {
  readonly store: Store<OpeningState>;
  take(files: readonly File[], over: Side | null): Promise<void>;
  choose(texts: Parameters<Session['load']>[0]): void;
  cancel(): void;
  dismissNotes(): void;
}

interface OpeningOptions {
  readonly session: Pick<Session, 'load'>;
  readonly keeper: Pick<Keeper, 'open'>;
  /** Brings the archive reader and the schema along, so it is fetched when a file comes. */
  readonly read: () => Promise<typeof readFiles>;
}

const IDLE: OpeningState = { reading: false, asking: null, notes: [] };

/** Makes the way in. What is clear is opened at once; what is not is asked. */
export function createOpening({ session, keeper, read }: OpeningOptions): Opening {
  const store = createStore(IDLE);
  let turn = 0;
  return {
    store,
    async take(files, over) {
      turn += 1;
      const mine = turn;
      store.update((state) => ({ ...state, reading: true }));
      const opened = await (await read())(files, over);
      // Other files came while these were read.
      if (mine !== turn) return;
      const { notes } = opened;
      if (opened.kind === 'state') {
        store.update(() => ({ ...IDLE, notes }));
        await keeper.open({ state: opened.state, choice: null });
      } else if (opened.kind === 'texts' && opened.sides) {
        store.update(() => ({ ...IDLE, notes }));
        const prediction = textAt(opened.texts, opened.sides.prediction);
        const reference = textAt(opened.texts, opened.sides.reference);
        session.load({ ...(prediction && { prediction }), ...(reference && { reference }) }, null);
      } else store.update(() => ({ ...IDLE, asking: opened }));
    },
    choose(texts) {
      store.update(({ asking }) => ({ ...IDLE, notes: asking?.notes ?? [] }));
      session.load(texts, null);
    },
    cancel() {
      turn += 1;
      store.update((state) => ({ ...IDLE, notes: state.notes }));
    },
    dismissNotes: () => store.update((state) => ({ ...state, notes: [] })),
  };
}

/** Name and text alone: what else is known of the file is not the workbench's. */
function textAt(
  texts: readonly OpenedText[],
  at: number | null,
): { readonly name: string; readonly text: string } | null {
  const found = at === null ? undefined : texts[at];
  return found ? { name: found.name, text: found.text } : null;
}
