import { isDeepStrictEqual } from 'node:util';
import type { ScoreText } from '../../src/engine/scorer';
import type { MetricId } from '../../src/omnicapbench/metrics/ids';
import type { Alignment, Gate, ProbeCount, ProbeId } from '../../src/omnicapbench/report';
import type { SettingsInput } from '../../src/omnicapbench/settings';

/** One pair of texts with the right answers. */
export interface ConformanceCase {
  readonly id: string;
  readonly prediction: string;
  readonly reference: string;
  readonly settings: SettingsInput;
  readonly expected: {
    readonly gate: Gate;
    readonly metrics: Record<MetricId, number | null>;
    readonly alignment: Alignment;
    readonly probes: Record<ProbeId, ProbeCount>;
    /** `side:code`, each once, sorted. */
    readonly diagnostic_codes: readonly string[];
  };
}

/** Settings with the signature they give, less the product's version. */
export interface SignatureCase {
  readonly id: string;
  readonly settings: SettingsInput;
  readonly expected_signature_tail: string;
}

const TOLERANCE = 1e-9;

/** What is wrong with the report of a case; empty when all is right. */
export function checkCase({ prediction, reference, settings, expected }: ConformanceCase, score: ScoreText): string[] {
  const report = score(prediction, reference, settings);
  const values = Object.fromEntries(Object.entries(report.metrics).map(([id, { value }]) => [id, value]));
  const codes = [...new Set(report.diagnostics.map(({ side, code }) => `${side}:${code}`))].sort();
  return [
    ...compare('gate', report.gate, expected.gate),
    ...compare('metrics', values, expected.metrics),
    ...compare('alignment', report.alignment, expected.alignment),
    ...compare('probes', report.probes, expected.probes),
    ...compare('diagnostic_codes', codes, expected.diagnostic_codes),
  ];
}

/** What is wrong with the signature of some settings. */
export function checkSignature(one: SignatureCase, score: ScoreText): string[] {
  const { signature } = score('', '', one.settings);
  const tail = signature.slice(signature.indexOf('|') + 1);
  return compare('signature', tail, one.expected_signature_tail);
}

/** Numbers agree within the tolerance, everything else to the letter. */
function compare(path: string, actual: unknown, expected: unknown): string[] {
  if (typeof actual === 'number' && typeof expected === 'number' && Math.abs(actual - expected) <= TOLERANCE) return [];
  if (isStringList(actual) && isStringList(expected)) return compareLists(path, actual, expected);
  if (isRecord(actual) && isRecord(expected)) {
    const keys = [...new Set([...Object.keys(actual), ...Object.keys(expected)])];
    return keys.flatMap((key) => compare(`${path}.${key}`, actual[key], expected[key]));
  }
  if (isDeepStrictEqual(actual, expected)) return [];
  return [`${path}: ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`];
}

function compareLists(path: string, actual: readonly string[], expected: readonly string[]): string[] {
  const extra = actual.filter((item) => !expected.includes(item)).map((item) => `+${item}`);
  const lacking = expected.filter((item) => !actual.includes(item)).map((item) => `-${item}`);
  return extra.length + lacking.length === 0 ? [] : [`${path}: ${[...extra, ...lacking].join(' ')}`];
}

function isStringList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string') && value.length > 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
