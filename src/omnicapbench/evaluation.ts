import type { UnitAlignment } from './alignment/alignment';
import type { CanonicalDocument } from './canonical/units';
import type { Settings } from './settings';

/** Two scored graphs and how they line up: all that the metrics look at. */
export interface Evaluation {
  readonly reference: CanonicalDocument;
  readonly prediction: CanonicalDocument;
  readonly alignment: UnitAlignment;
  readonly settings: Settings;
}
