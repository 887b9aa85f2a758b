import { unitKey } from '../keys';
import { scoreInWords } from '../metrics/formula';
import { describeSpeakers, spokenLines } from '../metrics/speaker';
import { type ErrorFamily, NOT_APPLICABLE_FAMILY } from './family';

/** Matched dialogues with a wrong word or a wrong speaker. @see contract §5 Error families */
export const dialogueError: ErrorFamily = {
  id: 'dialogue-error',
  title: 'Dialogue error',
  definition: 'Matched dialogues whose words or speaker are not all right, over all matched dialogues.',
  metrics: ['speaker_f1'],
  paper: { failed: 260, percent: 7 },
  run: ({ evaluation, pair }) => {
    if (evaluation === undefined) return NOT_APPLICABLE_FAMILY;
    const { lines } = spokenLines(evaluation);
    const judged = lines.map((line) => ({
      line,
      // Where neither document names a speaker, none is wrong.
      wrongSpeaker: !line.right && (line.ours !== undefined || line.theirs !== undefined),
      wrongWords: line.pair.score < 1,
    }));
    const failing = judged.filter(({ wrongSpeaker, wrongWords }) => wrongSpeaker || wrongWords);
    return {
      failed: failing.length,
      applicable: lines.length,
      places: failing.map(({ line, wrongSpeaker, wrongWords }) => {
        const { prediction, score } = line.pair;
        const faults = [
          ...(wrongWords ? [`1 − WER is ${scoreInWords(score)}`] : []),
          ...(wrongSpeaker ? [describeSpeakers(line, evaluation)] : []),
        ];
        return {
          side: 'prediction',
          unit: unitKey('event', prediction.id),
          place: pair.prediction.findings.extent(prediction.node),
          note: `${prediction.id}: ${faults.join('; ')}`,
        };
      }),
    };
  },
};
