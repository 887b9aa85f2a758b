import type { CostRound } from '../engine/analyst/costRounds';
import type { CostedCause, MetricChange } from '../engine/costs';
import type { Scored, Subject } from '../engine/worker/protocol';
import type { DiagnosticRef } from '../omnicapbench/causes';
import type { Detail } from '../omnicapbench/detail';
import type { Diagnostic } from '../omnicapbench/diagnostics';
import { findUnit, type UnitRef, unitAt } from './selection';

/** What is known of the causes of a scored pair, and what each costs. */
export interface Costs {
  /** Of the report they belong to; -1 before the first. */
  readonly revision: number;
  /** The texts that the edits of the causes belong to. */
  readonly subject: Subject | null;
  /** Costliest first; while there are more to come, of those that were costed. */
  readonly causes: readonly CostedCause[];
  /** Found beyond the limit, and not listed. */
  readonly leftOut: number;
  readonly phase: 'costing' | 'done' | 'failed';
}

export const NO_COSTS: Costs = { revision: -1, subject: null, causes: [], leftOut: 0, phase: 'costing' };

/** Asks round after round until the last. `onRound` tells whether anybody still wants more. */
export async function askRounds(
  ask: (round: number) => Promise<CostRound>,
  onRound: (answer: CostRound) => boolean,
): Promise<void> {
  for (let round = 0; ; round += 1) {
    const answer = await ask(round);
    if (!onRound(answer) || answer.done) return;
  }
}

/** The costs after a round about a report. */
export function withRound({ revision, subject }: Scored, { causes, done, leftOut }: CostRound): Costs {
  return { revision, subject, causes: costliestFirst(causes), leftOut, phase: done ? 'done' : 'costing' };
}

/** A first round takes its time: nothing is costed of this report yet, unless something was. */
export function started(before: Costs, { revision, subject }: Scored): Costs {
  return before.revision === revision ? before : { ...NO_COSTS, revision, subject };
}

/** The worker failed; what was costed before that stays. */
export function failed(before: Costs, { revision, subject }: Scored): Costs {
  return before.revision === revision
    ? { ...before, phase: 'failed' }
    : { ...NO_COSTS, revision, subject, phase: 'failed' };
}

/** The metric that tells best what a cause costs: the headline it lowers most, else any other. */
export function costOf({ headline, changes }: CostedCause): MetricChange | null {
  if (headline) return headline;
  let worst: MetricChange | null = null;
  for (const change of changes) if (change.delta > (worst?.delta ?? 0)) worst = change;
  return worst;
}

/** By the headline lost, then by any other metric lost, then by place. */
function costliestFirst(causes: readonly CostedCause[]): readonly CostedCause[] {
  const other = (cause: CostedCause): number => (cause.headline ? 0 : (costOf(cause)?.delta ?? 0));
  return [...causes].sort(
    (a, b) =>
      (b.headline?.delta ?? 0) - (a.headline?.delta ?? 0) ||
      other(b) - other(a) ||
      (a.side === b.side ? a.place.offset - b.place.offset : a.side === 'prediction' ? -1 : 1),
  );
}

/** The costliest of the causes that cost a headline metric points. */
export function costliest({ causes }: Costs, most: number): readonly CostedCause[] {
  return causes.filter(({ headline }) => headline !== null).slice(0, most);
}

/** The cause that explains a diagnostic, the costliest of several. */
export function causeOf(causes: readonly CostedCause[], diagnostic: Diagnostic): CostedCause | undefined {
  return causes.find((cause) => cause.diagnostics.some((ref) => tells(ref, diagnostic)));
}

/** A reference names this very diagnostic. */
export function tells(ref: DiagnosticRef, { code, side, offset, message }: Diagnostic): boolean {
  return ref.offset === offset && ref.code === code && ref.side === side && ref.message === message;
}

/**
 * The unit to select with a cause: of those it is about the innermost around its place, else the first; the one at
 * its place when it names none.
 */
export function unitOfCause({ units, side, place }: CostedCause, detail: Detail): UnitRef | null {
  let inner: { readonly unit: UnitRef; readonly length: number } | undefined;
  for (const unit of units) {
    const at = unit.side === side ? findUnit(detail, unit)?.place : undefined;
    if (!at || place.offset < at.offset || place.offset > at.offset + at.length) continue;
    if (inner === undefined || at.length < inner.length) inner = { unit, length: at.length };
  }
  return inner?.unit ?? units[0] ?? unitAt(detail, side, place.offset);
}
