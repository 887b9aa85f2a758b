import { DEFAULT_SETTINGS } from '../../src/omnicapbench/settings';
import { decodeFragment, encodeFragment } from '../../src/share/permalink/permalink';
import type { SharedState } from '../../src/share/permalink/state';
import { median } from './measure';
import type { BenchRow } from './row';
import { makePair, TYPICAL_SIZE } from './typicalPair';

const ROUNDS = 41;

/** A permalink of the typical pair, about 40 kB of text: there and back, and how long it is. */
export async function benchShare(): Promise<readonly BenchRow[]> {
  const { prediction, reference } = makePair(TYPICAL_SIZE, 1);
  const state: SharedState = {
    protocol: 'omnicapbench',
    prediction: { name: 'prediction', text: prediction },
    reference: { name: 'reference', text: reference },
    settings: DEFAULT_SETTINGS,
    view: 'score',
    unit: null,
    expected: null,
  };
  const fragment = await encodeFragment(state);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    const decoded = await decodeFragment(await encodeFragment(state));
    times.push(performance.now() - start);
    if (!decoded.ok) throw new Error(decoded.problem);
  }
  const ms = median(times);
  const bytes = fragment.length;
  return [
    { id: 'share.encode-and-decode', value: ms, unit: 'ms', target: 20, met: ms <= 20 },
    { id: 'share.typical-payload', value: bytes / 1000, unit: 'kB', target: 9, met: bytes <= 9000 },
  ];
}
