import type { ScoreText } from '../../engine/scorer';
import type { MetricValue, Report } from '../../omnicapbench/report';
import { entity, printCaption, shot, sound } from '../caption';
import type { LessonPair } from '../lesson';
import { CAST, type CastEntry } from './cast';

export interface PrecisionRecallState {
  /** Whether the model says each of the cast, by position. */
  readonly said: readonly boolean[];
  /** How often it says the first of the cast, when it says it at all. */
  readonly copies: number;
}

/** A predicted entity: one of the cast, or the first once more. */
export interface Said {
  readonly id: string;
  readonly cast: number;
}

/** What the model says, in order. Repeats of the first come last, each under an id of its own. */
export function saidBy({ said, copies }: PrecisionRecallState): readonly Said[] {
  const once = CAST.flatMap(({ id }, cast) => (said[cast] ? [{ id, cast }] : []));
  const more = said[0] ? copies - 1 : 0;
  return [...once, ...Array.from({ length: more }, (_, index) => ({ id: `PERSON_${index + 11}`, cast: 0 }))];
}

/** Precision, recall and F1. */
export type Triple = Readonly<Record<'precision' | 'recall' | 'f1', MetricValue>>;

export interface PrecisionRecallNumbers {
  /** Each unit has one counterpart at most. */
  readonly oneToOne: Triple;
  /** Each side asks whether it has any counterpart. */
  readonly directional: Triple;
  /** Ids of the reference, and of the prediction, that have a counterpart one to one. */
  readonly matched: { readonly reference: ReadonlySet<string>; readonly prediction: ReadonlySet<string> };
}

/** Scores what the model says. */
export function precisionRecallNumbers(state: PrecisionRecallState, scoreText: ScoreText): PrecisionRecallNumbers {
  const { reference, prediction } = precisionRecallPair(state);
  const { metrics, alignment } = scoreText(prediction, reference);
  return {
    oneToOne: triple(metrics, 'ref'),
    directional: triple(metrics, 'ref_subject'),
    matched: {
      reference: new Set(alignment.references.map(([id]) => id)),
      prediction: new Set(alignment.references.map(([, id]) => id)),
    },
  };
}

function triple(metrics: Report['metrics'], stem: 'ref' | 'ref_subject'): Triple {
  return { precision: metrics[`${stem}_precision`], recall: metrics[`${stem}_recall`], f1: metrics[`${stem}_f1`] };
}

/** Five seconds in which all of them are seen. */
export function precisionRecallPair(state: PrecisionRecallState): LessonPair {
  const text = (units: readonly { readonly id: string; readonly entry: CastEntry }[]): string =>
    printCaption({
      references: units.map(({ id, entry }) => entity(id, entry.type, entry.detail)),
      events: [sound('SFX_1', [1, 2], 'A door falls shut')],
      shots: [shot('SHOT_1', [0, 5], { events: ['SFX_1'], references: units.map(({ id }) => id) })],
    });
  return {
    reference: text(CAST.flatMap((entry) => (entry.real ? [{ id: entry.id, entry }] : []))),
    prediction: text(
      saidBy(state).flatMap(({ id, cast }) => {
        const entry = CAST[cast];
        return entry ? [{ id, entry }] : [];
      }),
    ),
  };
}
