import { beforeAll, describe, expect, it } from 'vitest';
import { createScorer, type ScoreText } from '../../src/engine/scorer';
import { EXAMPLES, type Example, type ExamplePrediction } from '../../src/examples';
import { loadKernelsFromFile } from '../../src/kernel/node';
import { METRIC_IDS, type MetricId } from '../../src/omnicapbench/metrics/ids';
import { PROBE_IDS, type Report } from '../../src/omnicapbench/report';
import { EXPECTED, REFERENCE_CODES } from './expected';

let score: ScoreText;

beforeAll(async () => {
  score = createScorer(await loadKernelsFromFile());
});

function codesOf(report: Report, side: 'prediction' | 'reference'): string[] {
  const codes = report.diagnostics.filter((diagnostic) => diagnostic.side === side).map(({ code }) => code);
  return [...new Set(codes)].sort();
}

/** Values rounded to 12 decimals: what is left of a difference is binary rounding. */
function rounded(values: Iterable<readonly [string, number | null]>): Record<string, number | null> {
  return Object.fromEntries([...values].map(([id, value]) => [id, value === null ? null : Number(value.toFixed(12))]));
}

function valuesOf(report: Report, ids: readonly MetricId[]): Record<string, number | null> {
  return rounded(ids.map((id) => [id, report.metrics[id].value] as const));
}

const CASES: readonly (readonly [string, Example, ExamplePrediction])[] = EXAMPLES.flatMap((example) =>
  example.predictions.map((prediction) => [`${example.id} / ${prediction.id}`, example, prediction] as const),
);

describe('every example scores what was worked out by hand', () => {
  it('has an expectation for each prediction and no other', () => {
    const expected = Object.entries(EXPECTED).flatMap(([id, of]) => Object.keys(of).map((name) => `${id} / ${name}`));
    expect(expected.sort()).toEqual(CASES.map(([name]) => name).sort());
  });

  it.each(CASES)('%s', (_, example, prediction) => {
    const expected = EXPECTED[example.id]?.[prediction.id];
    if (expected === undefined) throw new Error('no expectation');
    const report = score(prediction.text, example.reference);

    expect(codesOf(report, 'prediction')).toEqual(expected.codes);
    expect(codesOf(report, 'reference')).toEqual(REFERENCE_CODES[example.id] ?? []);
    expect(report.gate.pass).toBe(expected.gate);

    const named = METRIC_IDS.filter((id) => expected.metrics[id] !== undefined);
    expect(valuesOf(report, named)).toEqual(rounded(named.map((id) => [id, expected.metrics[id] ?? null] as const)));

    const { others } = expected;
    if (others !== undefined) {
      const rest = METRIC_IDS.filter((id) => expected.metrics[id] === undefined && report.metrics[id].value !== null);
      expect(valuesOf(report, rest)).toEqual(rounded(rest.map((id) => [id, others] as const)));
      // `others` must not hold by everything being null.
      expect(rest.length).toBeGreaterThan(METRIC_IDS.length / 2);
    }

    for (const id of PROBE_IDS) {
      const [checked, failed] = expected.probes?.[id] ?? [];
      if (checked !== undefined) expect({ id, ...report.probes[id] }).toEqual({ id, checked, failed });
    }
  });
});

describe('what the examples are for', () => {
  const scoreOf = (exampleId: string, predictionId: string): Report => {
    const found = CASES.find(([name]) => name === `${exampleId} / ${predictionId}`);
    if (found === undefined) throw new Error(`no ${exampleId} / ${predictionId}`);
    return score(found[2].text, found[1].reference);
  };

  it('shows the published EVSA figures in gallery order', () => {
    const [evsa] = EXAMPLES;
    expect(evsa?.predictions.map(({ text }) => score(text, evsa.reference).metrics.evsa_f1.value?.toFixed(3))).toEqual([
      '1.000',
      '0.909',
      '0.909',
      '0.727',
      '0.800',
      '0.800',
    ]);
  });

  it('matches every event and every shot of the EVSA case', () => {
    const [evsa] = EXAMPLES;
    for (const { text } of evsa?.predictions ?? []) {
      const { alignment } = score(text, evsa?.reference ?? '');
      expect(alignment.events.map(([reference, predicted]) => [reference, predicted])).toEqual([
        ['DIALOGUE_1', 'DIALOGUE_1'],
        ['SFX_1', 'SFX_1'],
      ]);
      expect(alignment.shots).toHaveLength(5);
    }
  });

  it('shows CCC as 76.92 and 30.77', () => {
    const percent = (id: string) => ((scoreOf('identity-13', id).metrics.ccc.value ?? 0) * 100).toFixed(2);
    expect([percent('ten-of-13'), percent('four-of-13')]).toEqual(['76.92', '30.77']);
    expect(scoreOf('identity-13', 'ten-of-13').alignment.shots).toHaveLength(13);
  });

  it('leaves the score of a wrapped answer alone', () => {
    const bare = scoreOf('fenced', 'bare').metrics;
    expect(scoreOf('fenced', 'polite').metrics).toEqual(bare);
    expect(scoreOf('fenced', 'thinking').metrics).toEqual(bare);
    expect(scoreOf('mtss-bilingual', 'wrapped').metrics).toEqual(scoreOf('mtss-bilingual', 'inline').metrics);
  });

  it('puts the fault of a truncated output where the text ends', () => {
    for (const { text } of EXAMPLES.find(({ id }) => id === 'truncated')?.predictions ?? []) {
      const [fault] = score(text, '{"references": [], "events": [], "shots": []}').diagnostics;
      expect(fault?.code).toBe('json.truncated');
      expect((fault?.offset ?? 0) + (fault?.length ?? 0)).toBeLessThanOrEqual(text.length);
    }
  });

  it.each(EXAMPLES)('$id: the reference against itself is 1 in everything but sgc', ({ reference }) => {
    const { metrics, gate } = score(reference, reference);
    expect(gate.pass).toBe(true);
    const imperfect = METRIC_IDS.filter((id) => id !== 'sgc' && metrics[id].value !== null && metrics[id].value !== 1);
    expect(imperfect).toEqual([]);
  });
});
