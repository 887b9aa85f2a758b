import type { Kernels } from '../../kernel/kernels';
import type { Settings } from '../../omnicapbench/settings';
import { type CostedCause, costCauses } from '../costs';

/** The causes that were costed up to a round. */
export interface CostRound {
  /** When `done`, by the largest headline gain, then by place; before, in the order they were found. */
  readonly causes: readonly CostedCause[];
  readonly done: boolean;
  /** How many were found beyond the limit, and are not listed. */
  readonly leftOut: number;
}

/** Time that one round may take, in milliseconds: long enough to get on, short enough to be overtaken. */
const ROUND = 60;

/**
 * Costs the causes of a pair in rounds, so that the worker can be asked something else in between, and ended without
 * loss. Asking for a round that was given before gives it again.
 */
export function costRounds(
  prediction: string,
  reference: string,
  settings: Settings,
  kernels: Kernels,
): (round: number) => CostRound {
  const run = costCauses(prediction, reference, settings, kernels);
  const costed: CostedCause[] = [];
  const rounds: CostRound[] = [];

  function next(): CostRound {
    const end = performance.now() + ROUND;
    for (;;) {
      const step = run.next();
      if (step.done) return { ...step.value, done: true };
      costed.push(step.value);
      if (performance.now() > end) return { causes: [...costed], done: false, leftOut: 0 };
    }
  }

  return (round) => {
    while (rounds.length <= round && !rounds.at(-1)?.done) rounds.push(next());
    return rounds[Math.min(round, rounds.length - 1)] ?? { causes: [], done: true, leftOut: 0 };
  };
}
