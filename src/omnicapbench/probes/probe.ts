import type { JsonNode } from '../../json/tree';
import type { UnitAlignment } from '../alignment/alignment';
import type { CanonicalDocument } from '../canonical/units';
import type { ProbeId } from '../report';

/** What a probe looks at: the prediction, and where both documents can be compared, how they line up. */
export interface ProbeInput {
  readonly prediction: CanonicalDocument;
  readonly compared: { readonly reference: CanonicalDocument; readonly alignment: UnitAlignment } | undefined;
}

/** How often a predicate was tested, and where it did not hold. */
export interface ProbeResult {
  readonly checked: number;
  readonly failures: readonly JsonNode[];
}

/** One structural predicate of the paper. @see contract §5 Probes */
export interface Probe {
  readonly id: ProbeId;
  /** What holds when it does not fail, in one sentence. */
  readonly definition: string;
  run(input: ProbeInput): ProbeResult;
}
