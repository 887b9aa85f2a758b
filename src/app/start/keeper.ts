import { createStore } from '../../base/store';
import { compareReproduced } from '../../share/permalink/reproduced';
import type { SharedState } from '../../share/permalink/state';
import { type Autosave, createAutosave } from '../../share/workspace/autosave';
import type { Work } from '../../share/workspace/entry';
import type { Workspace } from '../../share/workspace/workspace';
import type { WorkbenchState } from '../../state/workbench';
import { parseAddress } from './address';
import { asksForTexts, decideStart, type TabMemory } from './decide';
import type { Keeper, KeeperOptions, KeeperState, Tools } from './keeping';
import { newDraftId, readMemory, writeMemory } from './tabMemory';

/** What is on screen came from here: what differs from it was done by hand. */
interface Base {
  readonly settings: WorkbenchState['settings'];
  /** It was edited before it was brought back. */
  readonly edited: boolean;
}

/** How long a draft that was never edited outlives its tab. In milliseconds. */
const CLEAR_AFTER = 60 * 60_000;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Makes the one keeper of the page. */
export function createKeeper(options: KeeperOptions): Keeper {
  const { session, presence, shelf, address } = options;
  const store = createStore<KeeperState>({
    arrival: null,
    offered: [],
    trouble: null,
    told: false,
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
  /** Drafts this tab has left; their locks may take a moment to open. */
  const left = new Set<string>();
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
      if (trouble?.kind !== store.get().trouble?.kind) set({ trouble, told: false });
    },
  });

  const adopt = (draft: string, from: string | null): void => {
    const { own } = store.get();
    if (own !== null) left.add(own);
    left.delete(draft);
    origin = from;
    set({ own: draft });
    writeMemory(shelf, { draft, origin });
  };

  /** A new draft from here on; the old one stays in the store as it was saved last. */
  const begin = (from: string | null): void => {
    const draft = newDraftId();
    adopt(draft, from);
    void presence.claim(draft);
  };

  const isUnsaved = ({ documents, settings, choice }: WorkbenchState): boolean =>
    documents.prediction !== settled.documents.prediction ||
    documents.reference !== settled.documents.reference ||
    settings !== settled.settings ||
    choice !== settled.choice;

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
    const replaced = (['prediction', 'reference'] as const).filter(
      (side) => state.documents[side].load !== before.documents[side].load,
    );
    if (replaced.length > 0 && !loading) {
      if (isEdited(before)) {
        // The edits are kept as a draft of their own; nothing that was typed is overwritten by a load.
        void write(before);
        begin(null);
      }
      // A side that stays keeps what was once typed into it.
      base = { settings: state.settings, edited: base.edited && replaced.length < 2 };
    }
    if (!loading && isUnsaved(state)) autosave.touch();
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
      session.load({ prediction: state.prediction, reference: state.reference }, choice, settings);
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
    const orphans = listed.value.filter(
      ({ id, kind }) => kind === 'draft' && (left.has(id) || !living.has(id)) && id !== store.get().own,
    );
    set({ offered: orphans.filter(({ edited }) => edited) });
    // Not at once: a tab that reloads just now holds no lock either.
    const old = orphans.filter(({ edited, savedAt }) => !edited && savedAt < Date.now() - CLEAR_AFTER);
    await Promise.all(old.map(({ id }) => workspace.remove(id)));
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

  const openExample = (
    named: Extract<ReturnType<typeof parseAddress>, { kind: 'example' }>,
    fragment: string,
  ): void => {
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

  /** Goes on with a draft under its own id, or under a new one when another tab has it. Null: it cannot be read. */
  const resume = async (id: string, from: string | null): Promise<Work | null> => {
    const workspace = await getWorkspace();
    if (!workspace) return null;
    const [read, listed] = await Promise.all([workspace.read(id), workspace.list()]);
    if (!read.ok) return null;
    const known = await getTools();
    const edited = listed.ok && listed.value.some((entry) => entry.id === id && entry.edited);
    const claimed = await presence.claim(id);
    if (claimed) adopt(id, from);
    else begin(from);
    show(read.value, known, edited);
    // A draft that is opened again has not changed; a copy has yet to be saved under its own id.
    if (claimed) settle();
    else autosave.touch();
    return read.value;
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
    if (isEdited(state) && isUnsaved(state)) void write(state);
    autosave.settle();
  };

  const afterArrival = async (): Promise<void> => {
    const workspace = await getWorkspace();
    if (workspace) await offer(workspace);
  };

  const arriveAt = async (fragment: string): Promise<void> => {
    const named = parseAddress(fragment);
    putAside();
    if (named.kind === 'link') await openLink(fragment);
    else if (named.kind === 'example') openExample(named, fragment);
    await afterArrival();
  };

  /** Whether a resumed draft is still what its address holds, as after a link was made of it. */
  const recognise = async (fragment: string, { state }: Work): Promise<void> => {
    const decoded = await (await getTools()).decodeFragment(fragment);
    const texts = (of: SharedState) => [of.prediction.text, of.reference.text, of.settings];
    if (!decoded.ok || !same(texts(decoded.value), texts(state))) {
      set({ view: state.view, arrival: { kind: 'changed-link', fragment } });
      return;
    }
    awaited = decoded.value;
    set({ view: state.view, arrival: { kind: 'link', reproduction: null } });
    awaitScore(session.store.get());
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
      else {
        const work = await resume(start.id, start.origin);
        if (work === null) openOpening();
        else if (start.origin !== null) await recognise(start.origin, work);
      }
      if (named.kind === 'route' && named.unit) session.selectUnit(named.unit);
      await getTools();
      await afterArrival();
      // What was typed while the store was being opened.
      if (isUnsaved(session.store.get())) autosave.touch();
    },
    async follow() {
      const fragment = address.fragment();
      const named = parseAddress(fragment);
      if (named.kind === 'route') {
        if (named.unit) session.selectUnit(named.unit);
        return;
      }
      if (!asksForTexts(named, fragment, origin)) return;
      await arriveAt(fragment);
    },
    present: () => workOf(session.store.get(), address.view()),
    async open(work) {
      const known = await getTools();
      putAside();
      if (isEdited(session.store.get())) begin(null);
      else adopt(store.get().own ?? newDraftId(), null);
      set({ arrival: null });
      show(work, known, false);
      address.show(work.state.view);
      autosave.touch();
    },
    async bringBack(id) {
      putAside();
      const work = await resume(id, null);
      if (work === null) return;
      set({ arrival: null, offered: store.get().offered.filter((entry) => entry.id !== id) });
      address.show(work.state.view);
    },
    async openAsSent() {
      const { arrival } = store.get();
      if (arrival?.kind === 'changed-link') await arriveAt(arrival.fragment);
    },
    shared(fragment) {
      const view = address.view();
      origin = fragment;
      writeMemory(shelf, { draft: store.get().own ?? newDraftId(), origin });
      set({ view });
      address.write(fragment);
    },
    dismissArrival: () => set({ arrival: null }),
    dismissOffered: () => set({ offered: [] }),
    dismissTrouble: () => set({ told: true }),
    leave() {
      options.commit?.();
      const state = session.store.get();
      if (state.unit !== settled.unit || address.view() !== settledView) autosave.touch();
      autosave.flush();
    },
  };
}
