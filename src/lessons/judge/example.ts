import { type Aggregate, plainMean } from '../../dataset/means';
import { entity, printCaption, shot, sound, speech } from '../caption';
import type { LessonPair } from '../lesson';
import { excludedValueOfScore, type JudgeScore, valueOfScore } from './bands';
import type { TaskId } from './tasks';

export interface JudgeState {
  readonly task: TaskId;
  /** The field that was asked about; null before any was. */
  readonly field: string | null;
  /** Percent of the target's facts that a description covers. */
  readonly coverage: number;
  /** Of five judged pairs. */
  readonly scores: readonly JudgeScore[];
}

/** Table 4 of arXiv 2610.12458v1: non-dialogue of MiniCPM-o-2.6, in percent. */
export const PUBLISHED_LOW = { model: 'MiniCPM-o-2.6', figure: 4.84 } as const;

/** The mean of the judged pairs under our map, and under the one that is excluded. */
export function judgedMeans(scores: readonly JudgeScore[]): { readonly ours: Aggregate; readonly excluded: Aggregate } {
  return { ours: plainMean(scores.map(valueOfScore)), excluded: plainMean(scores.map(excludedValueOfScore)) };
}

/** The document of the table, on both sides; only words differ, so that a judge would have something to weigh. */
export function judgePair(): LessonPair {
  const document = (detail: string, heard: string, seen: string): string =>
    printCaption({
      references: [entity('PERSON_1', 'person', detail)],
      events: [
        speech('DIALOGUE_1', [5.5, 7], 'Turn it slowly and listen.', 'PERSON_1'),
        sound('SFX_1', [5.5, 8], heard),
      ],
      shots: [
        shot('SHOT_1', [5.5, 8.1], {
          events: ['DIALOGUE_1', 'SFX_1'],
          references: ['PERSON_1'],
          subshots: [{ time: [5.5, 8.1], content: seen }],
        }),
      ],
    });
  return {
    reference: document(
      'Ceramicist in a slate apron, grey braid',
      'A dull knock, then the vase splits',
      '[PERSON_1] taps the vase with a knuckle.',
    ),
    prediction: document('Woman in a slate apron, grey braid', 'A thud', '[PERSON_1] taps a vase.'),
  };
}
