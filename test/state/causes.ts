import type { CostedCause } from '../../src/engine/costs';
import type { CauseKindId } from '../../src/omnicapbench/causes';
import type { Fix } from '../../src/omnicapbench/fixes';

interface Part {
  readonly id?: string;
  readonly offset?: number;
  readonly diagnostics?: CostedCause['diagnostics'];
  readonly fix?: Fix;
}

/** A cause with only what a test cares about; a cost of null is none in any headline. */
export function costed(kind: CauseKindId, cost: number | null, part: Part = {}): CostedCause {
  const { offset = 0, diagnostics = [], fix = null } = part;
  const headline = cost === null ? null : { metric: 'sgc' as const, delta: cost };
  return {
    id: part.id ?? `${kind}:${offset}`,
    kind,
    sentence: [{ text: kind }],
    side: 'prediction',
    place: { path: [], offset, length: 1, line: 1, column: offset + 1 },
    units: [],
    diagnostics,
    fix,
    mend: [],
    changes: headline ? [headline] : [],
    headline,
  };
}
