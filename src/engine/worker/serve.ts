import type { ScoreText } from '../scorer';
import {
  CHUNK_ROWS,
  type Crash,
  countRows,
  type ReportLists,
  type ScorerApi,
  sliceLists,
  splitReport,
} from './protocol';

/**
 * The worker's side of the protocol around a scorer that may still be loading. Whatever goes wrong comes back as a
 * value: after it the instance is not to be trusted, and the page ends this worker.
 */
export function createScorerApi(scorer: Promise<ScoreText>): ScorerApi {
  let last: ReportLists | undefined;
  // A failed load is told to whoever asks for a score; without this it would be told to nobody as well.
  scorer.catch(() => {});

  return {
    async score({ revision, prediction, reference, settings }) {
      try {
        const scoreText = await scorer;
        const start = performance.now();
        const report = scoreText(prediction, reference, settings);
        const milliseconds = performance.now() - start;
        const { head, lists, tally } = splitReport(report);
        last = lists;
        const first = sliceLists(lists, 0, CHUNK_ROWS);
        return { kind: 'scored', revision, head, tally, first, rows: countRows(lists), milliseconds };
      } catch (error) {
        last = undefined;
        return { kind: 'crashed', revision, crash: describeCrash(error) };
      }
    },
    async rest(from) {
      if (!last) throw new Error('No report to take rows from');
      return sliceLists(last, from, CHUNK_ROWS);
    },
  };
}

/** Anything that can be thrown, as text. */
export function describeCrash(error: unknown): Crash {
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack ?? '' };
  return { name: 'Unknown', message: String(error), stack: '' };
}
