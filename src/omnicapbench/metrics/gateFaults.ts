import { pathOf } from '../../json/tree';
import type { CanonicalDocument } from '../canonical/units';
import type { Diagnostic, DiagnosticCode, Place } from '../diagnostics';
import { subshotKey, type UnitKey, unitKey } from '../keys';
import type { Gate } from '../report';
import { type Exclusion, type Rows, rowsOf } from './explanation';
import type { GateEvidence } from './metric';

/** What makes a required field count as not present. */
const FIELD_FAULTS: readonly DiagnosticCode[] = [
  'schema.missing-field',
  'schema.wrong-type',
  'schema.unknown-type',
  'schema.not-an-object',
  'type.alias',
];

/** What keeps a document from being read as three arrays. */
const DOCUMENT_FAULTS: readonly DiagnosticCode[] = [
  'json.no-document',
  'json.truncated',
  'json.syntax',
  'limit.size',
  'limit.depth',
  'limit.units',
  'schema.no-track',
];

/** The required fields that are absent or ill-typed, in the order of the text. @see contract §2.6 Compliance */
export function fieldFaults(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ code }) => FIELD_FAULTS.includes(code));
}

/** One reason why a prediction fails the gate. */
export interface GateFault {
  readonly diagnostic: Diagnostic;
  /** Null where the document as a whole is at fault. */
  readonly unit: UnitKey | null;
}

/** Why a prediction fails the gate; nothing when it passes. `prediction` is undefined when the document gate fails. */
export function gateFaults(
  gate: Gate,
  prediction: CanonicalDocument | undefined,
  diagnostics: readonly Diagnostic[],
): readonly GateFault[] {
  if (gate.pass) return [];
  const faults = prediction
    ? fieldFaults(diagnostics)
    : diagnostics.filter(({ code }) => DOCUMENT_FAULTS.includes(code));
  const keyAt = unitAtPath(prediction);
  return faults.map((diagnostic) => ({ diagnostic, unit: keyAt(diagnostic.path) }));
}

/** The reasons as rows of an explanation, each with its line. */
export function gateFaultRows({ gate, prediction, diagnostics }: GateEvidence): Rows<Exclusion> {
  return rowsOf(gateFaults(gate, prediction, diagnostics), ({ diagnostic, unit }) => ({
    side: 'prediction',
    unit,
    note: `line ${diagnostic.line}: ${diagnostic.message}`,
    place: placeOf(diagnostic),
  }));
}

/** Where it stands, without what it says. */
export function placeOf({ path, offset, length, line, column }: Diagnostic): Place {
  return { path, offset, length, line, column };
}

/** The innermost unit of a document that a path leads into. */
export function unitAtPath(document: CanonicalDocument | undefined): (path: Diagnostic['path']) => UnitKey | null {
  const keys = new Map<string, UnitKey>();
  const { references = [], events = [], shots = [], dropped = [] } = document ?? {};
  for (const unit of references) keys.set(JSON.stringify(pathOf(unit.node)), unitKey('reference', unit.id));
  for (const unit of events) keys.set(JSON.stringify(pathOf(unit.node)), unitKey('event', unit.id));
  for (const unit of shots) {
    keys.set(JSON.stringify(pathOf(unit.node)), unitKey('shot', unit.id));
    for (const subshot of unit.subshots) keys.set(JSON.stringify(pathOf(subshot.node)), subshotKey(subshot));
  }
  for (const { node, track, index } of dropped) {
    keys.set(JSON.stringify(pathOf(node)), `invalid:${track}/${index}`);
  }
  return (path) => {
    for (let length = path.length; length > 0; length--) {
      const key = keys.get(JSON.stringify(path.slice(0, length)));
      if (key !== undefined) return key;
    }
    return null;
  };
}
