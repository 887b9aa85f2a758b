import type { Kernels } from '../../../src/kernel/kernels';
import { loadKernelsFromFile } from '../../../src/kernel/node';
import { median, timesOf } from '../measure';
import type { BenchRow } from '../row';
import { buildNative, type Measured, type Native, type Round } from './native';
import { makeWorkload, serialize, type Workload } from './workload';

const TOKENS = 1024;
const VOCABULARY = 200;
const UNITS = 512;

/** Rounds in which both languages take turns, so that a slow moment of the machine meets both. */
const ROUNDS = 15;
const WARM_UPS = 40;
const CALLS = 101;

const DISTANCE_TARGET = 1.3;
const MATCHING_TARGET = 1.5;

/** Times the whole TypeScript face: packing, the kernel, and reading the answer. */
function measure(work: () => number): Measured {
  const result = work();
  return { nanoseconds: median(timesOf(work, WARM_UPS, CALLS)) * 1e6, result };
}

function runKernels(kernels: Kernels, { a, b, reference, prediction, threshold }: Workload): Round {
  const packed = kernels.packLines([a], [b]);
  const distance = measure(() => packed.distance(0, 0));
  let matches = kernels.matchIntervals(reference, prediction, threshold);
  const matching = measure(() => {
    matches = kernels.matchIntervals(reference, prediction, threshold);
    return 0;
  });
  const result = matches.reduce((sum, match) => sum + (match.reference + 1) * (match.prediction + 1), 0);
  return { distance, matching: { ...matching, result } };
}

/** Rounds of both in turn. @throws {Error} when C and WebAssembly disagree on a result */
function runRounds(kernels: Kernels, native: Native | null, workload: Workload): readonly (readonly [Round, Round])[] {
  return Array.from({ length: ROUNDS }, () => {
    const ours = runKernels(kernels, workload);
    const theirs = native?.run(WARM_UPS, CALLS) ?? ours;
    for (const kernel of ['distance', 'matching'] as const) {
      if (ours[kernel].result !== theirs[kernel].result) throw new Error(`${kernel}: C and WebAssembly differ`);
    }
    return [ours, theirs] as const;
  });
}

/** Rows of one kernel: its time, C's, and the median of the rounds' ratios against the target. */
function rowsOf(id: string, ours: readonly number[], theirs: readonly number[] | null, target: number): BenchRow[] {
  const own: BenchRow = { id, value: median(ours) / 1000, unit: 'us', target: null, met: null };
  if (theirs === null) {
    const note = 'no gcc here, nothing to compare with';
    return [own, { id: `${id}-ratio`, value: Number.NaN, unit: 'x C', target, met: null, note }];
  }
  const ratio = median(ours.map((time, round) => time / (theirs[round] ?? Number.NaN)));
  return [
    own,
    { id: `${id}-c`, value: median(theirs) / 1000, unit: 'us', target: null, met: null },
    { id: `${id}-ratio`, value: ratio, unit: 'x C', target, met: ratio <= target },
  ];
}

/**
 * Measures the kernels as production calls them against the same algorithms in C.
 * @throws {Error} when the kernels are not built, or C and WebAssembly disagree
 */
export async function benchKernels(): Promise<BenchRow[]> {
  const workload = makeWorkload(TOKENS, VOCABULARY, UNITS, 1);
  const native = buildNative(serialize(workload));
  try {
    const kernels = loadKernelsFromFile('src/kernel/gen/kernels.wasm');
    const rounds = runRounds(kernels, native, workload);
    const times = (kernel: keyof Round, side: 0 | 1): number[] =>
      rounds.map((round) => round[side][kernel].nanoseconds);
    const theirs = (kernel: keyof Round): number[] | null => (native === null ? null : times(kernel, 1));
    return [
      ...rowsOf('kernels.edit-distance-1024', times('distance', 0), theirs('distance'), DISTANCE_TARGET),
      ...rowsOf('kernels.match-512x512', times('matching', 0), theirs('matching'), MATCHING_TARGET),
    ];
  } finally {
    native?.dispose();
  }
}
