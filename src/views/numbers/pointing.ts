import type { Detail } from '../../omnicapbench/detail';
import type { Diagnostic, Place, Side } from '../../omnicapbench/diagnostics';
import type { UnitKey } from '../../omnicapbench/keys';
import type { MetricId } from '../../omnicapbench/metrics/ids';
import type { UnitRef, UnitSelection } from '../../state/selection';
import { destinationOf, isPicked, type Target } from './target';

/** What a view needs to point at units and places, and to tell which the page points at. */
export interface PointingParts {
  /** Null while the units are worked out. */
  readonly detail: Detail | null;
  readonly diagnostics: readonly Diagnostic[];
  readonly selection: UnitSelection | null;
  readonly onSelect: (unit: UnitRef, place?: Place) => void;
  readonly onSelectFault: (fault: Diagnostic) => void;
  /** The address of the lesson that explains a number. */
  readonly lesson: (metric: MetricId) => string;
}

/** How the rows about a number lead to the characters behind it. */
export interface Pointing {
  readonly detail: Detail | null;
  readonly lesson: (metric: MetricId) => string;
  /** The props of a row that leads to a target and is about these units. */
  row(
    target: Target | null,
    units: Readonly<Record<Side, UnitKey | null>>,
  ): { readonly picked: boolean; readonly onPick: (() => void) | null };
}

export function createPointing({
  detail,
  diagnostics,
  selection,
  onSelect,
  onSelectFault,
  lesson,
}: PointingParts): Pointing {
  return {
    detail,
    lesson,
    row(target, units) {
      const destination = target && destinationOf(target, diagnostics, detail);
      const go = (): void => {
        if (destination?.kind === 'unit') onSelect(destination.unit, destination.place);
        else if (destination) onSelectFault(destination.fault);
      };
      return { picked: isPicked(target, units, selection, detail), onPick: destination ? go : null };
    },
  };
}
