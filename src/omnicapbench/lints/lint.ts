import type { CanonicalDocument } from '../canonical/units';
import type { Findings } from '../findings';

/** A warning about a prediction that is structurally sound but probably not meant so. @see contract §5 Warnings */
export interface Lint {
  readonly code:
    | 'link.unlinked-event'
    | 'link.unused-reference'
    | 'time.shot-overlap'
    | 'time.shot-gap'
    | 'link.missing-active-event';
  run(prediction: CanonicalDocument, findings: Findings): void;
}
