import { createStore, type Store } from '../../base/store';
import type { decodeFragment } from '../../share/permalink/permalink';
import type { SharedState } from '../../share/permalink/state';
import type { changedSettings, sharedState } from '../../share/present';
import { type Autosave, createAutosave } from '../../share/workspace/autosave';
import type { Entry, Work } from '../../share/workspace/entry';
import type { Presence } from '../../share/workspace/presence';
import type { StoreTrouble } from '../../share/workspace/trouble';
import type { openWorkspace, Workspace } from '../../share/workspace/workspace';
import type { Session } from '../../state/session';
import type { ExampleChoice, WorkbenchState } from '../../state/workbench';
import { parseAddress } from './address';
import { asksForTexts, decideStart, type TabMemory } from './decide';
import { compareReproduced, type Reproduction } from './reproduced';
import { newDraftId, readMemory, type TabShelf, writeMemory } from './tabMemory';

/** What came of the address, for the page to tell. */
export type Arrival =
  /** A link was opened. `reproduction` is null until it is scored. */
  | { readonly kind: 'link'; readonly reproduction: Reproduction | null }
  /** The tab's changes to what a link holds are on screen, and not the link as it was sent. */
  | { readonly kind: 'changed-link'; readonly fragment: string }
  | { readonly kind: 'broken-link'; readonly problem: string }
  | { readonly kind: 'unknown-example'; readonly example: string };

/** What the page knows of kept work. */
export interface KeeperState {
  readonly arrival: Arrival | null;
  /** Drafts of tabs that are gone, and the one a link has put aside. Newest first. */
  readonly offered: readonly Entry[];
  readonly trouble: StoreTrouble | null;
  /** Null until it is open, or when there is none. */
  readonly workspace: Workspace | null;
  /** The id under which this tab saves. */
  readonly own: string | null;
  /** The tab of the report that a link asks for, while the address holds the link. */
  readonly view: string;
}

/** Keeps the work of this tab: opens what the address names, saves what is typed, offers what was left behind. */
export interface Keeper {
  readonly store: Store<KeeperState>;
  /** Opens the first texts. Once. */
  start(): Promise<void>;
  /** The address has changed. */
  follow(): Promise<void>;
  /** What is on screen, as links, files and the workspace carry it. Null until `tools` have come. */
  present(): Work | null;
  /** Shows a work. What was on screen is kept aside when it was edited. */
  open(work: Work): Promise<void>;
  /** Goes on with a kept draft. */
  bringBack(id: string): Promise<void>;
  /** Opens the address's link as it was sent, over the changes to it. */
  openLinkAsSent(): Promise<void>;
  dismissArrival(): void;
  dismissOffered(): void;
  dismissTrouble(): void;
  /** The page is being hidden or closed: saves at once. */
  leave(): void;
}

/** What is fetched after the first paint. */
export interface Tools {
  readonly decodeFragment: typeof decodeFragment;
  readonly sharedState: typeof sharedState;
  readonly changedSettings: typeof changedSettings;
  readonly openWorkspace: typeof openWorkspace;
}

interface KeeperOptions {
  readonly session: Pick<Session, 'store' | 'load' | 'changeSettings' | 'selectUnit'>;
  readonly tools: () => Promise<Tools>;
  readonly presence: Presence;
  /** `sessionStorage`. */
  readonly shelf: TabShelf | undefined;
  readonly address: {
    /** `location.hash`. */
    fragment(): string;
    /** The open tab of the report. */
    view(): string;
    /** Leads to a tab of the report, in place of the present address. */
    show(view: string): void;
  };
  /** Loads an example; false when there is none of that id. A null prediction is the first. */
  readonly loadExample: (example: string, prediction: string | null) => boolean;
  readonly loadOpening: () => void;
  /** Commits what the editors have not handed over yet. */
  readonly commit?: () => void;
}

/** What is on screen came from here: what differs from it was done by hand. */
interface Base {
  readonly settings: WorkbenchState['settings'];
  /** It was edited before it was brought back. */
  readonly edited: boolean;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Makes the one keeper of the page. Time passes in the autosave only. */
export function createKeeper(options: KeeperOptions): Keeper {
  const { session, presence, shelf, address } = options;
  const store = createStore<KeeperState>({
    arrival: null,
    offered: [],
    trouble: null,
    workspace: null,
    own: null,
    view: '',
  });
  const set = (part: Partial<KeeperState>): void => store.update((state) => ({ ...state, ...part }));

  let tools: Tools | null = null;
  let origin: string | null = null;
  let base: Base = { settings: session.store.get().settings, edited: false };
  /** The state that was saved last, or needs no saving. */
  let settled: WorkbenchState = session.store.get();
  let settledView = '';
  let seen: WorkbenchState = session.store.get();
  /** A load of our own, which says itself what becomes of the draft. */
  let loading = false;
  /** The link whose score is awaited. */
  let awaited: SharedState | null = null;

  const isEdited = ({ documents, settings }: WorkbenchState): boolean =>
    base.edited || documents.prediction.edited || documents.reference.edited || !same(settings, base.settings);

  const workOf = (state: WorkbenchState, view: string): Work | null => {
    if (tools === null) return null;
    const { documents, settings, unit, current, choice } = state;
    const shared = tools.sharedState({ documents, settings, view, unit: unit?.unit ?? null, scored: current });
    return { state: shared, choice };
  };

  const write = (state: WorkbenchState): ReturnType<Workspace['write']> | null => {
    const { workspace, own } = store.get();
    const view = address.view();
    const work = workOf(state, view);
    if (work === null || workspace === null || own === null) return null;
    const { prediction, reference } = work.state;
    const name = prediction.name || reference.name || 'Untitled';
    return workspace.write({ id: own, kind: 'draft', name, edited: isEdited(state) }, work);
  };

  const autosave: Autosave = createAutosave({
    save() {
      const state = session.store.get();
      const saving = write(state);
      if (saving === null) return null;
      settled = state;
      settledView = address.view();
      return saving;
    },
    onSaved(trouble) {
      // Told once, until a save goes well again.
      if (trouble?.kind !== store.get().trouble?.kind || trouble === null) set({ trouble });
    },
  });

  /** A new draft from here on; the old one stays in the store as it was saved last. */
  const begin = (from: string | null): void => {
    const draft = newDraftId();
    origin = from;
    set({ own: draft });
    writeMemory(shelf, { draft, origin });
    void presence.claim(draft);
  };

  const load = (show: () => void): void => {
    loading = true;
    try {
      show();
    } finally {
      loading = false;
    }
    seen = session.store.get();
  };

  session.store.subscribe(() => {
    const state = session.store.get();
    const before = seen;
    seen = state;
    awaitScore(state);
    const replaced = (['prediction', 'reference'] as const).some(
      (side) => state.documents[side].load !== before.documents[side].load,
    );
    if (replaced && !loading) {
      if (isEdited(before)) {
        // The edits are kept as a draft of their own; nothing that was typed is overwritten by a load.
        void write(before);
        begin(null);
      }
      base = { settings: state.settings, edited: false };
    }
    const differs =
      state.documents.prediction !== settled.documents.prediction ||
      state.documents.reference !== settled.documents.reference ||
      state.settings !== settled.settings ||
      state.choice !== settled.choice;
    if (differs && !loading) autosave.touch();
  });

  const awaitScore = ({ current, settings, progress }: WorkbenchState): void => {
    if (awaited === null || current === null || progress !== 'idle') return;
    const { subject, report } = current;
    if (subject.prediction !== awaited.prediction.text || subject.reference !== awaited.reference.text) return;
    if (!same(subject.settings, settings)) return;
    const reproduction = compareReproduced(awaited.expected, report);
    awaited = null;
    if (store.get().arrival?.kind === 'link') set({ arrival: { kind: 'link', reproduction } });
  };

  const show = ({ state, choice }: Work, known: Tools, edited: boolean): void => {
    const settings = known.changedSettings(state.settings);
    load(() => {
      session.changeSettings(settings);
      session.load({ prediction: state.prediction, reference: state.reference }, choice);
      if (state.unit) session.selectUnit(state.unit);
    });
    base = { settings, edited };
  };

  /** What is on screen needs no saving now. */
  const settle = (): void => {
    settled = session.store.get();
    settledView = address.view();
    autosave.settle();
  };

  const getTools = async (): Promise<Tools> => {
    tools ??= await options.tools();
    return tools;
  };

  const getWorkspace = async (): Promise<Workspace | null> => {
    const { workspace, trouble } = store.get();
    if (workspace || trouble) return workspace;
    const opened = await (await getTools()).openWorkspace();
    set(opened.ok ? { workspace: opened.value } : { trouble: opened.problem });
    return opened.ok ? opened.value : null;
  };

  /** Drafts that nobody works on, and clears away those that were never edited. */
  const offer = async (workspace: Workspace): Promise<void> => {
    const [listed, living] = await Promise.all([workspace.list(), presence.living()]);
    if (!listed.ok) return;
    const left = listed.value.filter(
      ({ id, kind }) => kind === 'draft' && !living.has(id) && id !== store.get().own,
    );
    set({ offered: left.filter(({ edited }) => edited) });
    await Promise.all(left.filter(({ edited }) => !edited).map(({ id }) => workspace.remove(id)));
  };

  const openLink = async (fragment: string): Promise<void> => {
    const known = await getTools();
    const decoded = await known.decodeFragment(fragment);
    begin(decoded.ok ? fragment : null);
    if (!decoded.ok) {
      load(options.loadOpening);
      base = { settings: session.store.get().settings, edited: false };
      set({ arrival: { kind: 'broken-link', problem: decoded.problem } });
      settle();
      return;
    }
    awaited = decoded.value;
    set({ arrival: { kind: 'link', reproduction: null }, view: decoded.value.view });
    show({ state: decoded.value, choice: null }, known, false);
    autosave.touch();
  };

  const openExample = (named: Extract<ReturnType<typeof parseAddress>, { kind: 'example' }>, fragment: string): void => {
    begin(fragment);
    let found = true;
    load(() => {
      found = options.loadExample(named.example, named.prediction);
      if (!found) options.loadOpening();
      else if (named.unit) session.selectUnit(named.unit);
    });
    base = { settings: session.store.get().settings, edited: false };
    set({ view: named.view ?? '', arrival: found ? null : { kind: 'unknown-example', example: named.example } });
    settle();
  };

  const openOpening = (): void => {
    begin(null);
    load(options.loadOpening);
    base = { settings: session.store.get().settings, edited: false };
    settle();
  };

  /** Goes on with a draft under its own id, or under a new one when another tab has it. False: it cannot be read. */
  const resume = async (id: string, from: string | null): Promise<boolean> => {
    const workspace = await getWorkspace();
    if (!workspace) return false;
    const [read, listed] = await Promise.all([workspace.read(id), workspace.list()]);
    if (!read.ok) return false;
    const known = await getTools();
    const edited = listed.ok && listed.value.some((entry) => entry.id === id && entry.edited);
    if (await presence.claim(id)) {
      origin = from;
      set({ own: id });
      writeMemory(shelf, { draft: id, origin });
    } else begin(from);
    show(read.value, known, edited);
    // A copy has to be saved under its new id; a draft that is opened again has not changed.
    if (store.get().own === id) settle();
    else autosave.touch();
    return true;
  };

  const wasEdited = async (memory: TabMemory | null, fragment: string): Promise<boolean> => {
    if (memory?.origin !== fragment) return false;
    const listed = await (await getWorkspace())?.list();
    return listed?.ok === true && listed.value.some(({ id, edited }) => id === memory.draft && edited);
  };

  /** Saves what is on screen if it needs to be, before something else takes its place. */
  const putAside = (): void => {
    options.commit?.();
    const state = session.store.get();
    if (isEdited(state) && state.documents !== settled.documents) void write(state);
    autosave.settle();
  };

  const afterArrival = async (): Promise<void> => {
    const workspace = await getWorkspace();
    if (workspace) await offer(workspace);
  };

  return {
    store,
    async start() {
      const fragment = address.fragment();
      const named = parseAddress(fragment);
      const memory = readMemory(shelf);
      const start = decideStart(named, fragment, memory, await wasEdited(memory, fragment));
      if (start.kind === 'link') await openLink(start.fragment);
      else if (start.kind === 'example') openExample(start.address, start.fragment);
      else if (start.kind === 'opening') openOpening();
      else if (await resume(start.id, start.origin)) {
        if (start.origin !== null) {
          const view = workView(session.store.get(), address.view());
          set({ view, arrival: { kind: 'changed-link', fragment: start.origin } });
        }
      } else openOpening();
      if (named.kind === 'route' && named.unit) session.selectUnit(named.unit);
      await getTools();
      await afterArrival();
      // What was typed while the store was being opened.
      if (session.store.get().documents !== settled.documents) autosave.touch();
    },
    async follow() {
      const fragment = address.fragment();
      const named = parseAddress(fragment);
      if (named.kind === 'route') {
        if (named.unit) session.selectUnit(named.unit);
        return;
      }
      if (!asksForTexts(named, fragment, origin)) return;
      putAside();
      if (named.kind === 'link') await openLink(fragment);
      else openExample(named, fragment);
      await afterArrival();
    },
    present: () => workOf(session.store.get(), address.view()),
    async open(work) {
      const known = await getTools();
      putAside();
      if (isEdited(session.store.get()) || store.get().own === null) begin(null);
      else {
        origin = null;
        writeMemory(shelf, { draft: store.get().own ?? '', origin });
      }
      set({ arrival: null });
      show(work, known, false);
      address.show(work.state.view);
      autosave.touch();
    },
    async bringBack(id) {
      putAside();
      if (!(await resume(id, null))) return;
      const work = workOf(session.store.get(), address.view());
      const workspace = await getWorkspace();
      const kept = await workspace?.read(id);
      set({ arrival: null, offered: store.get().offered.filter((entry) => entry.id !== id) });
      address.show(kept?.ok ? kept.value.state.view : (work?.state.view ?? ''));
    },
    async openLinkAsSent() {
      const { arrival } = store.get();
      if (arrival?.kind !== 'changed-link') return;
      putAside();
      await openLink(arrival.fragment);
      await afterArrival();
    },
    dismissArrival: () => set({ arrival: null }),
    dismissOffered: () => set({ offered: [] }),
    dismissTrouble: () => set({ trouble: null }),
    leave() {
      options.commit?.();
      const state = session.store.get();
      if (state.unit !== settled.unit || address.view() !== settledView) autosave.touch();
      autosave.flush();
    },
  };
}

/** The tab a draft was left on is the one the address shows; a link's address shows none. */
function workView(_state: WorkbenchState, view: string): string {
  return view;
}

export type { ExampleChoice };
