import type { Report, SubshotMatch } from '../../omnicapbench/report';
import { entity, printCaption, shot } from '../caption';
import type { LessonEngine, LessonPair } from '../lesson';
import type { Stretch } from '../ui/moveSpan';

/** An action as told: when and in what words. */
export interface Told {
  readonly time: Stretch;
  readonly content: string;
}

export interface SubshotsState {
  /** Seconds by which a window is wider than its action, at either end. */
  readonly delta: number;
  /** How the prediction tells the shot. */
  readonly telling: 'three' | 'one';
  readonly three: readonly Told[];
  readonly one: Told;
}

/** The clip's length in seconds; its one shot is as long. */
export const CLIP = 14;

export const REFERENCE: readonly Told[] = [
  { time: [2, 5], content: '[PERSON_1] unlocks the workshop door.' },
  { time: [5, 8], content: '[PERSON_1] lights the oil lamp.' },
  { time: [8, 11], content: '[PERSON_1] sits down at the bench.' },
];

export const START: SubshotsState = {
  delta: 1,
  telling: 'three',
  three: [
    { time: [2.3, 5], content: '[PERSON_1] opens the workshop door.' },
    { time: [5.2, 8], content: '[PERSON_1] lights an oil lamp.' },
    { time: [8, 11], content: '[PERSON_1] sits down at a bench.' },
  ],
  one: { time: [2, 11], content: '[PERSON_1] opens the workshop door, lights an oil lamp and sits down at a bench.' },
};

/** The predicted actions of a state. */
export function toldIn({ telling, three, one }: SubshotsState): readonly Told[] {
  return telling === 'one' ? [one] : three;
}

function document(subshots: readonly Told[], person: string): string {
  return printCaption({
    references: [entity('PERSON_1', 'person', person)],
    events: [],
    shots: [shot('SHOT_1', [0, CLIP], { references: ['PERSON_1'], subshots })],
  });
}

export function subshotsPair(state: SubshotsState): LessonPair {
  return {
    reference: document(REFERENCE, 'luthier, leather apron, spectacles on a cord'),
    prediction: document(toldIn(state), 'luthier in a leather apron, spectacles'),
  };
}

export function subshotsReport(state: SubshotsState, { scoreText }: LessonEngine): Report {
  const { prediction, reference } = subshotsPair(state);
  return scoreText(prediction, reference, { delta: state.delta });
}

/** The match of the target at this place of its list; undefined where it has none. */
export function matchOf(matches: readonly SubshotMatch[], index: number): SubshotMatch | undefined {
  return matches.find(([, target]) => target === index);
}

/** The state with one predicted action changed. */
export function withTold(state: SubshotsState, index: number, change: Partial<Told>): SubshotsState {
  if (state.telling === 'one') return { ...state, one: { ...state.one, ...change } };
  return { ...state, three: state.three.map((told, at) => (at === index ? { ...told, ...change } : told)) };
}
