import type { CostedCause, MetricChange } from '../../engine/costs';
import type { Tally } from '../../engine/worker/protocol';
import type { CauseKindId } from '../../omnicapbench/causes';
import type { Diagnostic, DiagnosticCode, Severity } from '../../omnicapbench/diagnostics';
import { costOf, tells } from '../../state/costs';
import { countProblems, filterProblems, type ProblemFilter } from './filter';
import { KIND_TITLES, severityOf } from './names';

/** The causes of one kind, costliest first. */
export interface CauseGroup {
  readonly kind: CauseKindId;
  readonly title: string;
  readonly severity: Severity;
  /** What the costliest costs; costs do not add up. */
  readonly worst: MetricChange | null;
  readonly causes: readonly CostedCause[];
}

/** The diagnostics of one code. */
export interface CodeGroup {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly problems: readonly Diagnostic[];
}

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** Causes by kind: the group that holds the costliest comes first, and in each the order stays. */
export function groupCauses(causes: readonly CostedCause[]): readonly CauseGroup[] {
  const byKind = new Map<CauseKindId, CostedCause[]>();
  for (const cause of causes) {
    const known = byKind.get(cause.kind);
    if (known) known.push(cause);
    else byKind.set(cause.kind, [cause]);
  }
  return [...byKind].map(([kind, members]) => ({
    kind,
    title: KIND_TITLES[kind],
    severity: gravest(members.map(severityOf)),
    worst: members[0] ? costOf(members[0]) : null,
    causes: members,
  }));
}

function gravest(severities: readonly Severity[]): Severity {
  return severities.reduce((worst, next) => (RANK[next] < RANK[worst] ? next : worst), 'info');
}

/** The causes a filter lets through; a cause stands in the document that holds its place. */
export function filterCauses(causes: readonly CostedCause[], filter: ProblemFilter): readonly CostedCause[] {
  return causes.filter(
    (cause) =>
      (filter.severity === 'all' || filter.severity === severityOf(cause)) &&
      (filter.side === 'both' || filter.side === cause.side),
  );
}

/** The diagnostics that no cause explains. */
export function unexplained(diagnostics: readonly Diagnostic[], causes: readonly CostedCause[]): readonly Diagnostic[] {
  const refs = new Map<number, CostedCause['diagnostics'][number][]>();
  for (const ref of causes.flatMap((cause) => cause.diagnostics)) {
    const known = refs.get(ref.offset);
    if (known) known.push(ref);
    else refs.set(ref.offset, [ref]);
  }
  return diagnostics.filter((one) => !refs.get(one.offset)?.some((ref) => tells(ref, one)));
}

/** Diagnostics by code, in the order in which the codes come first. */
export function groupByCode(problems: readonly Diagnostic[]): readonly CodeGroup[] {
  const byCode = new Map<DiagnosticCode, Diagnostic[]>();
  for (const problem of problems) {
    const known = byCode.get(problem.code);
    if (known) known.push(problem);
    else byCode.set(problem.code, [problem]);
  }
  return [...byCode].map(([code, members]) => ({ code, severity: members[0]?.severity ?? 'info', problems: members }));
}

/** How many rows a filter leaves when faults stand under their causes; what was counted but not sent included. */
export function countRows(
  causes: readonly CostedCause[],
  diagnostics: readonly Diagnostic[],
  others: readonly Diagnostic[],
  tally: Tally,
  filter: ProblemFilter,
): number {
  const explained = filterProblems(diagnostics, filter).length - filterProblems(others, filter).length;
  return filterCauses(causes, filter).length + countProblems(tally, filter) - explained;
}

/** The first rows of groups, cut where the limit is reached. */
export function firstRows<Group, Row>(
  groups: readonly Group[],
  limit: number,
  rowsOf: (group: Group) => readonly Row[],
): readonly { readonly group: Group; readonly rows: readonly Row[] }[] {
  let left = limit;
  return groups.flatMap((group) => {
    const rows = rowsOf(group).slice(0, Math.max(0, left));
    left -= rows.length;
    return rows.length > 0 ? [{ group, rows }] : [];
  });
}
