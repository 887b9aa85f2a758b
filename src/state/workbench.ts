import type { Crash, Scored } from '../engine/worker/protocol';
import type { Diagnostic, Side } from '../omnicapbench/diagnostics';
import { METRIC_IDS } from '../omnicapbench/metrics/ids';
import type { SettingsInput } from '../omnicapbench/settings';
import { forOtherTexts } from './judging';
import { findAgain, firstFault, isReadable } from './reading';
import type { ChosenHow, UnitRef, UnitSelection } from './selection';

/** One of the two texts. The editor owns it between commits; a higher `load` tells it to take the text from here. */
export interface SourceDocument {
  readonly text: string;
  /** What it is called above its editor. */
  readonly name: string;
  /** Changed by hand since it was loaded. */
  readonly edited: boolean;
  /** Counts the times the text was set from outside of the editor. */
  readonly load: number;
}

/** Where a running score stands: not running, too short to mention, worth a word, long enough to offer a way out. */
export type Progress = 'idle' | 'running' | 'noticeable' | 'slow';

/** The fault both the list and the editor point at. */
export interface Selection {
  readonly diagnostic: Diagnostic;
  /** Counts the selections, so that choosing the same fault again scrolls to it again. */
  readonly turn: number;
  /** The editor takes the keyboard too. */
  readonly focus: boolean;
}

/** The cause that list and editor point at. It is kept by its id: the costs tell it anew after every edit. */
export interface CauseChoice {
  readonly id: string;
  /** Counted together with the selections of faults. */
  readonly turn: number;
  /** The editor takes the keyboard too. */
  readonly focus: boolean;
}

/** Which prediction of which example was loaded last. */
export interface ExampleChoice {
  readonly example: string;
  readonly prediction: string;
}

/** Everything the workbench shows is computed from this. */
export interface WorkbenchState {
  readonly documents: Readonly<Record<Side, SourceDocument>>;
  readonly choice: ExampleChoice | null;
  /** Only what differs from the defaults. */
  readonly settings: SettingsInput;
  readonly progress: Progress;
  /** The newest report, of any kind. */
  readonly current: Scored | null;
  /** The newest report for which both texts could be read; kept while an edit has one of them broken. */
  readonly good: Scored | null;
  /** The good report before it that had other numbers, to tell what the last change did; none after a load. */
  readonly previous: Scored | null;
  /** The texts were replaced as a whole and not yet scored: the old report says nothing about them. */
  readonly fresh: boolean;
  /** A second has passed since the last keystroke. */
  readonly rested: boolean;
  readonly crash: Crash | null;
  readonly cancelled: boolean;
  /** A chosen fault and a chosen cause take each other's place. */
  readonly selection: Selection | null;
  readonly cause: CauseChoice | null;
  readonly unit: UnitSelection | null;
}

const EMPTY: SourceDocument = { text: '', name: '', edited: false, load: 0 };

export const INITIAL_STATE: WorkbenchState = {
  documents: { prediction: EMPTY, reference: EMPTY },
  choice: null,
  settings: {},
  progress: 'idle',
  current: null,
  good: null,
  previous: null,
  fresh: true,
  rested: true,
  crash: null,
  cancelled: false,
  selection: null,
  cause: null,
  unit: null,
};

/** Texts to load; a side that is absent keeps its text. */
export type Load = Readonly<Partial<Record<Side, { readonly text: string; readonly name: string }>>>;

/**
 * Replaces whole texts from outside of the editors. The settings stay, but for what a judge said about the old texts;
 * settings that come with the texts take their place.
 */
export function load(
  state: WorkbenchState,
  texts: Load,
  choice: ExampleChoice | null,
  settings: SettingsInput = forOtherTexts(state.settings, { prediction: texts.prediction !== undefined }),
): WorkbenchState {
  const replace = (side: Side): SourceDocument => {
    const text = texts[side];
    const before = state.documents[side];
    return text ? { ...text, edited: false, load: before.load + 1 } : before;
  };
  const documents = { prediction: replace('prediction'), reference: replace('reference') };
  return { ...state, documents, choice, settings, fresh: true, rested: true, selection: null, cause: null, unit: null };
}

/** A key was pressed; the text itself comes later, with `commit`. */
export function touch(state: WorkbenchState): WorkbenchState {
  return state.rested ? { ...state, rested: false } : state;
}

/** The editor's text after a pause in typing. */
export function commit(state: WorkbenchState, side: Side, text: string): WorkbenchState {
  const before = state.documents[side];
  if (before.text === text) return state;
  return { ...state, documents: { ...state.documents, [side]: { ...before, text, edited: true } } };
}

/** A second without a keystroke. */
export function rest(state: WorkbenchState): WorkbenchState {
  return state.rested ? state : { ...state, rested: true };
}

export function changeSettings(state: WorkbenchState, settings: SettingsInput): WorkbenchState {
  return { ...state, settings };
}

/** The texts went to the scorer. */
export function submitted(state: WorkbenchState): WorkbenchState {
  return { ...state, progress: 'running', crash: null, cancelled: false };
}

/** Time passes while the scorer works. */
export function advance(state: WorkbenchState, progress: 'noticeable' | 'slow'): WorkbenchState {
  return state.progress === 'idle' ? state : { ...state, progress };
}

/** A report came. After a whole load the first fault is chosen, so that the first screen shows one. */
export function scored(state: WorkbenchState, result: Scored): WorkbenchState {
  const readable = isReadable(result.report);
  const kept = state.fresh ? null : state.good;
  const before = state.selection;
  let selection: Selection | null = null;
  if (before) {
    const again = findAgain(result.report, before.diagnostic);
    // While the text is broken the old report stays on screen, and its selection with it.
    if (again) selection = { ...before, diagnostic: again, focus: false };
    else if (!readable && kept) selection = before;
  } else if (state.fresh) {
    const fault = firstFault(result.report);
    if (fault) selection = { diagnostic: fault, turn: 1, focus: false };
  }
  const good = readable ? result : kept;
  const previous = state.fresh ? null : readable && kept && !sameNumbers(kept, result) ? kept : state.previous;
  const cause = state.cause && { ...state.cause, focus: false };
  return { ...state, progress: 'idle', current: result, good, previous, fresh: false, crash: null, selection, cause };
}

function sameNumbers({ report: a }: Scored, { report: b }: Scored): boolean {
  return METRIC_IDS.every((id) => a.metrics[id].value === b.metrics[id].value);
}

/** The scorer failed; the last report stays. */
export function crashed(state: WorkbenchState, crash: Crash): WorkbenchState {
  return { ...state, progress: 'idle', crash };
}

/** The user ended a long score; the last report stays. */
export function cancelled(state: WorkbenchState): WorkbenchState {
  return { ...state, progress: 'idle', cancelled: true };
}

export function select(state: WorkbenchState, diagnostic: Diagnostic, focus: boolean): WorkbenchState {
  return { ...state, selection: { diagnostic, turn: nextTurn(state), focus }, cause: null };
}

export function selectCause(state: WorkbenchState, id: string, focus: boolean): WorkbenchState {
  return { ...state, selection: null, cause: { id, turn: nextTurn(state), focus } };
}

function nextTurn({ selection, cause }: WorkbenchState): number {
  return Math.max(selection?.turn ?? 0, cause?.turn ?? 0) + 1;
}

export function selectUnit(state: WorkbenchState, unit: UnitRef | null, how: ChosenHow = {}): WorkbenchState {
  if (unit === null) return state.unit ? { ...state, unit: null } : state;
  return { ...state, unit: { ...how, unit, turn: (state.unit?.turn ?? 0) + 1 } };
}

export function deselect(state: WorkbenchState): WorkbenchState {
  return state.selection || state.cause ? { ...state, selection: null, cause: null } : state;
}
