import type { PrecisionRecallState } from './numbers';

/** Somebody or something a model may speak of. */
export interface CastEntry {
  readonly id: string;
  readonly type: 'person' | 'object' | 'animal';
  readonly detail: string;
  /** Whether it is in the reference; the others are invented. */
  readonly real: boolean;
}

/** Four that are there, four that are not. No two descriptions of one type share a word that counts. */
export const CAST: readonly CastEntry[] = [
  { id: 'PERSON_1', type: 'person', detail: 'Potter in a slate apron, grey braid', real: true },
  { id: 'PERSON_2', type: 'person', detail: 'Apprentice with round glasses, mustard jumper', real: true },
  { id: 'OBJECT_1', type: 'object', detail: 'Tall unglazed vase, cracked below the rim', real: true },
  { id: 'ANIMAL_1', type: 'animal', detail: 'Ginger cat asleep beside the kiln', real: true },
  { id: 'PERSON_3', type: 'person', detail: 'Bearded postman holding a parcel', real: false },
  { id: 'OBJECT_2', type: 'object', detail: 'Blue bicycle leaning against bricks', real: false },
  { id: 'ANIMAL_2', type: 'animal', detail: 'White parrot preening its wing', real: false },
  { id: 'OBJECT_3', type: 'object', detail: 'Brass lantern hanging from hooks', real: false },
];

const saying = (...positions: readonly number[]): readonly boolean[] =>
  CAST.map((_, position) => positions.includes(position));

/** Three of four, and one that is not there. */
export const HONEST: PrecisionRecallState = { said: saying(0, 1, 2, 4), copies: 1 };
export const EVERYTHING: PrecisionRecallState = { said: CAST.map(() => true), copies: 1 };
export const ALMOST_NOTHING: PrecisionRecallState = { said: saying(0), copies: 1 };
export const LOOP: PrecisionRecallState = { said: saying(0), copies: 3 };
export const NOTHING: PrecisionRecallState = { said: saying(), copies: 1 };
