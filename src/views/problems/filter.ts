import type { Tally } from '../../engine/worker/protocol';
import type { Diagnostic, Severity, Side } from '../../omnicapbench/diagnostics';

export type SeverityFilter = 'all' | Severity;
export type SideFilter = 'both' | Side;

/** Which problems are listed. */
export interface ProblemFilter {
  readonly severity: SeverityFilter;
  readonly side: SideFilter;
}

export const NO_FILTER: ProblemFilter = { severity: 'all', side: 'both' };

const SIDES: readonly Side[] = ['prediction', 'reference'];
const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/** Problems a filter lets through, counted over all there are, listed or not. */
export function countProblems(tally: Tally, { severity, side }: ProblemFilter): number {
  let count = 0;
  for (const one of SIDES) {
    if (side !== 'both' && side !== one) continue;
    for (const other of SEVERITIES) if (severity === 'all' || severity === other) count += tally[one][other];
  }
  return count;
}

/** The listed problems, in the order of the report: worst first, then the prediction's, then by place. */
export function filterProblems(all: readonly Diagnostic[], { severity, side }: ProblemFilter): readonly Diagnostic[] {
  if (severity === 'all' && side === 'both') return all;
  return all.filter(
    (one) => (severity === 'all' || one.severity === severity) && (side === 'both' || one.side === side),
  );
}

/** One severity's stretch of the list. */
export interface ProblemGroup {
  readonly severity: Severity;
  readonly problems: readonly Diagnostic[];
}

/** The first `limit` problems, cut where the severity changes. */
export function groupProblems(problems: readonly Diagnostic[], limit: number): readonly ProblemGroup[] {
  const shown = problems.slice(0, limit);
  return SEVERITIES.map((severity) => ({
    severity,
    problems: shown.filter((one) => one.severity === severity),
  })).filter((group) => group.problems.length > 0);
}
