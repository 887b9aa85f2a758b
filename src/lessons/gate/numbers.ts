import type { ScoreText } from '../../engine/scorer';
import type { MetricId } from '../../omnicapbench/metrics/ids';
import type { Report } from '../../omnicapbench/report';
import type { LessonPair } from '../lesson';
import { WHOLE } from './text';

export interface GateState {
  readonly text: string;
  /** Whether the repaired reading is shown beside the score. */
  readonly repair: boolean;
}

/** What stands in the lesson's table. */
export const SHOWN: readonly MetricId[] = ['sgc', 'ref_f1', 'event_f1', 'shot_recall', 'shot_f1', 'evsa_f1', 'ccc'];

export interface GateNumbers {
  readonly report: Report;
  /** Of the repaired reading; never part of the score. Null when it is not asked for. */
  readonly repaired: Report | null;
  /** Whether the text fails because it ends too early. */
  readonly truncated: boolean;
}

/** Scores the text, and its repaired reading when asked for. */
export function gateNumbers({ text, repair }: GateState, scoreText: ScoreText): GateNumbers {
  const report = scoreText(text, WHOLE);
  return {
    report,
    repaired: repair ? scoreText(text, WHOLE, { repair: true }) : null,
    truncated: report.diagnostics.some(({ code }) => code === 'json.truncated'),
  };
}

export function gatePair({ text }: GateState): LessonPair {
  return { reference: WHOLE, prediction: text };
}
