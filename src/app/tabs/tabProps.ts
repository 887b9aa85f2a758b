import type { Detail } from '../../omnicapbench/detail';
import type { Place } from '../../omnicapbench/diagnostics';
import type { Report } from '../../omnicapbench/report';
import type { AnalysisDesk } from '../../state/analysis';
import type { CompareDesk } from '../../state/compare';
import type { UnitRef } from '../../state/selection';
import type { Session } from '../../state/session';
import type { WorkbenchState } from '../../state/workbench';

/** What a tab of the report is drawn from. */
export interface TabProps {
  readonly session: Session;
  readonly desk: AnalysisDesk;
  readonly compare: CompareDesk;
  readonly state: WorkbenchState;
  readonly report: Report;
  /** The units of the report on screen, or of the one before while they are worked out. */
  readonly detail: Detail;
  readonly selected: UnitRef | null;
  /** `place`: a part of the unit to point at, such as one id in a list. */
  readonly onSelect: (unit: UnitRef, place?: Place) => void;
}
