import { type TrajectoryOverlap, trajectoryOverlaps } from '../../omnicapbench/metrics/ccc';
import { readPair } from '../../omnicapbench/read';
import type { Report } from '../../omnicapbench/report';
import { evaluate, writeReport } from '../../omnicapbench/score';
import { DEFAULT_SETTINGS, type Settings } from '../../omnicapbench/settings';
import { entity, printCaption, shot } from '../caption';
import type { LessonEngine, LessonPair } from '../lesson';

/** The people of the two documents; the third is nobody the reference knows. */
export const PEOPLE = ['PERSON_1', 'PERSON_2', 'PERSON_3'] as const;

export type Person = (typeof PEOPLE)[number];

/** In which shots each person is listed, ascending from 1. */
export type Lists = Readonly<Record<Person, readonly number[]>>;

/** The prediction's lists, and which references CCC runs over. */
export interface IdentityState {
  readonly lists: Lists;
  readonly ccc: Settings['ccc'];
}

export const SHOTS: readonly number[] = Array.from({ length: 14 }, (_, index) => index + 1);

/** The florist has SHOT_5 to herself. */
export const REFERENCE_LISTS: Lists = {
  PERSON_1: SHOTS.filter((number) => number !== 5),
  PERSON_2: [5, 6],
  PERSON_3: [],
};

const DETAILS: Readonly<Record<'reference' | 'prediction', Readonly<Record<Person, string>>>> = {
  reference: {
    PERSON_1: 'bicycle courier, red rain jacket, yellow helmet, phone strapped to her wrist',
    PERSON_2: 'florist, green apron, silver hair under a straw hat',
    PERSON_3: '',
  },
  prediction: {
    PERSON_1: 'courier, red rain jacket and yellow helmet, phone on the wrist',
    PERSON_2: 'florist, green apron and a straw hat',
    PERSON_3: 'dark figure against street lamps, face unseen',
  },
};

/** Each person who is in a shot, and the shots: nobody else is in the document. */
function document(lists: Lists, side: keyof typeof DETAILS): string {
  return printCaption({
    references: PEOPLE.filter((person) => lists[person].length > 0).map((person) =>
      entity(person, 'person', DETAILS[side][person]),
    ),
    events: [],
    shots: SHOTS.map((number) =>
      shot(`SHOT_${number}`, [2 * number - 2, 2 * number], {
        references: PEOPLE.filter((person) => lists[person].includes(number)),
      }),
    ),
  });
}

const REFERENCE = document(REFERENCE_LISTS, 'reference');

export function identityPair({ lists }: IdentityState): LessonPair {
  return { reference: REFERENCE, prediction: document(lists, 'prediction') };
}

export interface IdentityScore {
  readonly report: Report;
  /** What CCC averages, by entity of the reference. */
  readonly overlaps: readonly TrajectoryOverlap[];
}

export function identityScore(state: IdentityState, { kernels }: LessonEngine): IdentityScore {
  const { prediction, reference } = identityPair(state);
  const settings: Settings = { ...DEFAULT_SETTINGS, ccc: state.ccc };
  const scored = evaluate(readPair(prediction, reference, settings), settings, kernels);
  return { report: writeReport(scored), overlaps: scored.evaluation ? trajectoryOverlaps(scored.evaluation) : [] };
}

/** CCC in percent with two decimals, as the paper prints it. */
export function cccInPaper(state: IdentityState, engine: LessonEngine): string {
  return (100 * (identityScore(state, engine).report.metrics.ccc.value ?? 0)).toFixed(2);
}

/** The state with one person put into a shot or taken out of it. */
export function toggleListing(state: IdentityState, person: Person, number: number): IdentityState {
  const before = state.lists[person];
  const after = before.includes(number) ? before.filter((other) => other !== number) : [...before, number];
  return { ...state, lists: { ...state.lists, [person]: after.sort((a, b) => a - b) } };
}

/** Lists with the courier in some of her shots and somebody else, if anybody, in the rest. */
export function courierIn(kept: readonly number[], instead: Person | null, florist: readonly number[]): Lists {
  const lost = REFERENCE_LISTS.PERSON_1.filter((number) => !kept.includes(number));
  return { PERSON_1: kept, PERSON_2: florist, PERSON_3: instead === 'PERSON_3' ? lost : [] };
}

/** Every shot of the courier shows somebody, under whatever id. */
export function nobodyIsMissing({ lists }: IdentityState): boolean {
  return REFERENCE_LISTS.PERSON_1.every((number) => PEOPLE.some((person) => lists[person].includes(number)));
}
