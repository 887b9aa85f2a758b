import { alignWords, internWords, type WordAlignment, type WordStepKind } from '../../text/alignWords';
import { tokenize } from '../../text/tokens';
import { entity, printCaption, shot, speech } from '../caption';
import type { LessonEngine, LessonPair } from '../lesson';

export interface WerState {
  readonly reference: string;
  readonly prediction: string;
}

/** One field of the grid: how many edits lead from the first words of the one line to the first words of the other. */
export interface GridField {
  readonly distance: number;
  /** How the path comes into this field; undefined off the path, `start` in the corner. */
  readonly step: WordStepKind | 'start' | undefined;
}

/** The alignment as a walk over a grid: reference words down, predicted words across, a border of 0 words each. */
export interface WordGrid {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** One row more than words, and one column more. */
  readonly fields: readonly (readonly GridField[])[];
}

/** Every distance and the path come from the kernels. @see contract §4 WER */
export function wordGrid({ reference, prediction }: WerState, { kernels }: LessonEngine): WordGrid {
  const rows = tokenize(reference);
  const columns = tokenize(prediction);
  const intern = internWords();
  const ours = intern(rows);
  const theirs = intern(columns);
  const heads = (words: Int32Array): Int32Array[] =>
    Array.from({ length: words.length + 1 }, (_, count) => words.subarray(0, count));

  const path = new Map<string, WordStepKind | 'start'>([['0/0', 'start']]);
  let i = 0;
  let j = 0;
  for (const step of kernels.align(ours, theirs)) {
    if (step !== 'insert') i += 1;
    if (step !== 'delete') j += 1;
    path.set(`${i}/${j}`, step);
  }
  const lines = kernels.packLines(heads(ours), heads(theirs));
  const fields = heads(ours).map((_, row) =>
    heads(theirs).map(
      (__, column): GridField => ({
        distance: lines.distance(row, column),
        step: path.get(`${row}/${column}`),
      }),
    ),
  );
  return { rows, columns, fields };
}

/** What the lesson shows of two lines. */
export interface WerNumbers {
  readonly words: WordAlignment;
  /** max(0, 1 - WER), as the scorer has it when any score is enough. */
  readonly score: number;
  /** Whether the two lines are a pair under the default threshold. */
  readonly matches: boolean;
}

/** Asks the aligner and the scorer about the two lines. */
export function werNumbers(state: WerState, { kernels, scoreText }: LessonEngine): WerNumbers {
  const { reference, prediction } = werPair(state);
  const [any] = scoreText(prediction, reference, { dialogue_score: 0 }).alignment.events;
  return {
    words: alignWords(state.reference, state.prediction, kernels),
    score: any?.[2] ?? 0,
    matches: scoreText(prediction, reference).alignment.events.length > 0,
  };
}

/** The two lines as the only speech of a clip of five seconds. */
export function werPair(state: WerState): LessonPair {
  const text = (line: string): string =>
    printCaption({
      references: [entity('PERSON_1', 'person', 'Potter in a slate apron, grey braid over one shoulder')],
      events: [speech('DIALOGUE_1', [0.5, 4.5], line, 'PERSON_1')],
      shots: [
        shot('SHOT_1', [0, 5], {
          events: ['DIALOGUE_1'],
          references: ['PERSON_1'],
          subshots: [{ time: [0, 5], content: '[PERSON_1] turns a vase and speaks.' }],
        }),
      ],
    });
  return { reference: text(state.reference), prediction: text(state.prediction) };
}
