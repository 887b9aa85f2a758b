import { type Scored, splitReport } from '../../src/engine/worker/protocol';
import { DIAGNOSTIC_SEVERITY, type Diagnostic, type DiagnosticCode } from '../../src/omnicapbench/diagnostics';
import { METRIC_IDS, type MetricId } from '../../src/omnicapbench/metrics/ids';
import { COMPOSITION_FAMILIES, type MetricValue, PROBE_IDS, type Report } from '../../src/omnicapbench/report';

function recordOf<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}

/** A diagnostic with only what a test cares about. */
export function fault(code: DiagnosticCode, part: Partial<Diagnostic> = {}): Diagnostic {
  return {
    code,
    severity: DIAGNOSTIC_SEVERITY[code],
    side: 'prediction',
    message: code,
    path: [],
    offset: 0,
    length: 1,
    line: 1,
    column: 1,
    ...part,
  };
}

/** A report of half marks with these faults. */
export function reportWith(
  diagnostics: readonly Diagnostic[],
  metrics: Partial<Record<MetricId, MetricValue>> = {},
): Report {
  return {
    signature: 'capscope:test',
    gate: { pass: true, compliance: 1, required: 10, present: 10 },
    metrics: { ...recordOf(METRIC_IDS, () => ({ value: 0.5, numerator: 1, denominator: 2 })), ...metrics },
    alignment: { references: [], events: [], shots: [], subshots: { recall: [], precision: [] } },
    probes: recordOf(PROBE_IDS, () => ({ checked: 1, failed: 0 })),
    composition: recordOf(COMPOSITION_FAMILIES, () => 0),
    diagnostics,
    unsupported: [],
    missed: [],
  };
}

/** The same as the page holds it. */
export function scoredWith(revision: number, diagnostics: readonly Diagnostic[]): Scored {
  const report = reportWith(diagnostics);
  const subject = { prediction: '', reference: '', settings: {} };
  return { revision, subject, report, tally: splitReport(report).tally, milliseconds: 1 };
}
