import { costAllCauses } from '../../src/engine/costs';
import { loadKernelsFromFile } from '../../src/kernel/node';
import { readPair } from '../../src/omnicapbench/read';
import { DEFAULT_SETTINGS } from '../../src/omnicapbench/settings';
import { type SweepSetting, sweep } from '../../src/omnicapbench/sweep';
import { median, timesOf } from './measure';
import type { BenchRow } from './row';
import { makePair, TYPICAL_SIZE } from './typicalPair';

const SETTINGS: readonly SweepSetting[] = [
  'ref_threshold',
  'sub_threshold',
  'shot_tiou',
  'event_tiou',
  'dialogue_score',
  'delta',
];

/** Causes of the document that is costed. */
const CAUSES = 60;

/** What the analyst works out in its worker: costs and curves. */
export async function benchAnalysis(): Promise<readonly BenchRow[]> {
  const kernels = loadKernelsFromFile();
  const { prediction, reference } = makePair(TYPICAL_SIZE, 1);
  // A prediction of another clip has faults enough: nearly every unit is missed or unsupported.
  const faulty = makePair(TYPICAL_SIZE, 2).prediction;
  const cost = () => costAllCauses(faulty, reference, DEFAULT_SETTINGS, kernels, { limit: CAUSES });
  const { causes, leftOut } = cost();
  const costMs = median(timesOf(cost, 2, 11));
  const found = `${causes.length} causes costed, ${leftOut} more found`;

  const pair = readPair(prediction, reference, DEFAULT_SETTINGS);
  const sweeps = SETTINGS.map((setting): BenchRow => {
    const step = setting === 'delta' ? 20 : 100;
    const values = Array.from({ length: 101 }, (_, index) => index / step);
    const ms = median(timesOf(() => sweep(pair, DEFAULT_SETTINGS, kernels, setting, values), 2, 11));
    return { id: `analysis.sweep-${setting}`, value: ms, unit: 'ms', target: 150, met: ms <= 150 };
  });
  return [
    { id: 'analysis.costs-60-causes', value: costMs, unit: 'ms', target: 300, met: costMs <= 300, note: found },
    ...sweeps,
  ];
}
