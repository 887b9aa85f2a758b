import { createScorer } from '../../src/engine/scorer';
import { loadKernelsFromFile } from '../../src/kernel/node';
import { median, timesOf } from './measure';
import type { BenchRow } from './row';
import { LARGE_SIZE, makePair, TYPICAL_SIZE } from './typicalPair';

/** Text to report in Node: the whole engine, without page and worker. */
export async function benchEngine(): Promise<readonly BenchRow[]> {
  const scoreText = createScorer(await loadKernelsFromFile());
  const typical = makePair(TYPICAL_SIZE, 1);
  const large = makePair(LARGE_SIZE, 2);
  if (!scoreText(typical.prediction, typical.reference).gate.pass) throw new Error('the typical pair is not scored');

  const typicalMs = median(timesOf(() => scoreText(typical.prediction, typical.reference), 60, 201));
  const largeMs = median(timesOf(() => scoreText(large.prediction, large.reference), 1, 5));
  return [
    { id: 'engine.typical-pair', value: typicalMs, unit: 'ms', target: 5, met: typicalMs <= 5 },
    { id: 'engine.2-mib-pair', value: largeMs, unit: 'ms', target: null, met: null },
  ];
}
