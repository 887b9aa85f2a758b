import type { EdgeState } from '../../omnicapbench/detail';
import type { Settings } from '../../omnicapbench/settings';
import type { EventEnd, Link, LinkModel, Share, ShotEnd } from './edges';

/** The states of a link, with the sign that stands for each. */
export const LINK_STATES: readonly { readonly state: EdgeState; readonly sign: string }[] = [
  { state: 'correct', sign: '✓' },
  { state: 'missing', sign: '○' },
  { state: 'wrong', sign: '≠' },
  { state: 'disjoint', sign: '✕' },
  { state: 'dangling', sign: '?' },
];

export function signOf(state: EdgeState): string {
  return LINK_STATES.find((one) => one.state === state)?.sign ?? '';
}

/** A link's state in words, with whose fault it is when that is not plain. */
export function sayState({ state, prediction, missingToo }: Link): string {
  if (!prediction && state !== 'missing' && state !== 'correct') return `${state} in the reference, not counted`;
  return missingToo ? `${state}, and missing` : state;
}

/** What a link's state means for the score. */
export const MEANING: Readonly<Record<EdgeState, string>> = {
  correct: 'in both documents',
  missing: 'in the reference only',
  wrong: 'in the prediction only',
  disjoint: 'event and shot never overlap in time',
  dangling: 'the event is defined nowhere',
};

/** `4 of 5 predicted links are right`. */
export function sayPrecision({ correct, of }: Share): string {
  return of === 0 ? 'No predicted link counts' : `${correct} of ${of} predicted ${links(of)} ${are(of)} right`;
}

/** `4 of 6 reference links were found`. */
export function sayRecall({ correct, of }: Share): string {
  if (of === 0) return 'The reference links no event to a shot';
  return `${correct} of ${of} reference ${links(of)} ${of === 1 ? 'was' : 'were'} found`;
}

/** Which predicted links precision leaves out. */
export function sayOutside({ outside, convention }: Pick<LinkModel, 'outside' | 'convention'>): string | undefined {
  if (outside === 0) return undefined;
  return `${outside} more predicted ${links(outside)} ${are(outside)} left out: ${WHY[convention]}.`;
}

const WHY: Readonly<Record<Settings['evsa'], string>> = {
  event: 'the event has no counterpart',
  aligned: 'the event or the shot has no counterpart',
  all: 'none is',
};

/** Both shares of a row or column in figures, found before right: `3/5 · 3/3`. */
export function shortShares(recall: Share, precision: Share): string {
  const short = ({ correct, of }: Share): string => (of === 0 ? '–' : `${correct}/${of}`);
  return `${short(recall)} · ${short(precision)}`;
}

/** The same in words. */
export function sayShares(recall: Share, precision: Share): string {
  const found = recall.of === 0 ? 'no link to find' : `${recall.correct} of ${recall.of} found`;
  const right =
    precision.of === 0 ? 'none predicted counts' : `${precision.correct} of ${precision.of} predicted right`;
  return `${found}, ${right}`;
}

/** An end in words: its name, and how it fared when it has no counterpart. */
export function sayEnd({ id, reference, prediction, undefined: missing }: EventEnd | ShotEnd): string {
  if (missing) return `${id}, defined nowhere`;
  if (!reference) return `${id}, unsupported`;
  if (!prediction) return `${id}, missed`;
  return prediction.id === id ? id : `${id}, ${prediction.id} in the prediction`;
}

function links(count: number): string {
  return count === 1 ? 'link' : 'links';
}

function are(count: number): string {
  return count === 1 ? 'is' : 'are';
}
