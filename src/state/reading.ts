import type { Diagnostic, Side } from '../omnicapbench/diagnostics';
import type { Report } from '../omnicapbench/report';

/** A text that is no JSON at all, as any text is for a moment while somebody types in it. */
function isUnreadable({ code, severity }: Diagnostic): boolean {
  return severity === 'error' && code.startsWith('json.');
}

/** Both texts could be read as JSON. Whether they pass the gate is another question. */
export function isReadable(report: Report): boolean {
  return !report.diagnostics.some(isUnreadable);
}

/** The faults that stop a side at the gate, in the order of their place. */
export function gateFaults(report: Report, side: Side): readonly Diagnostic[] {
  return report.diagnostics.filter(
    (diagnostic) => diagnostic.side === side && diagnostic.severity === 'error' && stopsAtGate(diagnostic),
  );
}

function stopsAtGate(diagnostic: Diagnostic): boolean {
  return isUnreadable(diagnostic) || diagnostic.code.startsWith('limit.') || diagnostic.code === 'schema.no-track';
}

/** The fault to show first: the prediction's worst, else the reference's; notes are no faults. */
export function firstFault(report: Report): Diagnostic | undefined {
  const faults = report.diagnostics.filter(({ severity }) => severity !== 'info');
  return faults.find(({ side }) => side === 'prediction') ?? faults[0];
}

/**
 * The same fault in a newer report: by code, side and path, since its offset moves with every keystroke; of several
 * in one string, the nearest.
 */
export function findAgain(report: Report, wanted: Diagnostic): Diagnostic | undefined {
  let best: Diagnostic | undefined;
  for (const other of report.diagnostics) {
    if (!isSamePlace(other, wanted)) continue;
    if (!best || Math.abs(other.offset - wanted.offset) < Math.abs(best.offset - wanted.offset)) best = other;
  }
  return best;
}

function isSamePlace(a: Diagnostic, b: Diagnostic): boolean {
  return (
    a.code === b.code &&
    a.side === b.side &&
    a.path.length === b.path.length &&
    a.path.every((step, index) => step === b.path[index])
  );
}
