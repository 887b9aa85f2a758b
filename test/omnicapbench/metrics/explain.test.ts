import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type DocumentDetail, writeDetail } from '../../../src/omnicapbench/detail';
import type { Side } from '../../../src/omnicapbench/diagnostics';
import { METRICS } from '../../../src/omnicapbench/metrics';
import { explainMetric } from '../../../src/omnicapbench/metrics/explain';
import { type Explanation, LISTED } from '../../../src/omnicapbench/metrics/explanation';
import type { Metric } from '../../../src/omnicapbench/metrics/metric';
import { kernels } from '../../kernel/support';
import { doc, shot } from '../build';
import { CASES, contributions, evaluated, exclusions, explain } from './support';

const HARMONIC = /^(ref_subject|ref_scene|subshot|evsa)_f1$/;

function keysOf(detail: DocumentDetail | null): Set<string> {
  const { references = [], events = [], shots = [], subshots = [], invalid = [] } = detail ?? {};
  return new Set([...references, ...events, ...shots, ...subshots, ...invalid].map(({ key }) => key));
}

/** What is wrong with an explanation, apart from its numbers. */
function faultsOf(metric: Metric, explanation: Explanation, known: Readonly<Record<Side, Set<string>>>): string[] {
  const { formula, contributions: rows, excluded, conventions } = explanation;
  const keys = [
    ...rows.flatMap(({ reference, prediction }) => [
      { side: 'reference' as const, unit: reference },
      { side: 'prediction' as const, unit: prediction },
    ]),
    ...excluded,
  ];
  const parameters = [...metric.parameters, 'gate'];
  return [
    ...(isDeepStrictEqual(JSON.parse(JSON.stringify(explanation)), explanation) ? [] : ['no plain JSON']),
    ...(isDeepStrictEqual(Object.keys(formula), [...metric.outputs]) ? [] : ['other formulas']),
    ...[...rows, ...excluded].filter(({ note }) => note === '').map(() => 'no note'),
    ...keys.flatMap(({ side, unit }) => (unit === null || known[side].has(unit) ? [] : [`no ${unit} in the ${side}`])),
    ...conventions.flatMap(({ setting }) => (parameters.includes(setting) ? [] : [`no parameter ${setting}`])),
  ];
}

describe('every explanation of every case of the contract', { timeout: 30_000 }, () => {
  it('adds up to the number that it explains', () => {
    const faults: string[] = [];
    for (const { id, prediction, reference, settings } of CASES) {
      const scored = evaluated(prediction, reference, settings);
      if (scored.evaluation === undefined) continue;
      for (const metric of METRICS) {
        if (metric.kind === 'gate') continue;
        const { contributions: rows, more } = explainMetric(metric, scored, kernels);
        if (more.contributions > 0) faults.push(`${id} ${metric.id}: not all listed`);
        for (const output of metric.outputs) {
          const { numerator, denominator } = scored.metrics[output];
          if (HARMONIC.test(output)) continue;
          const own = rows.filter(({ outputs }) => outputs.includes(output));
          const counted = /_(precision|recall)$/.test(output);
          // An f1 of counts has each pair on both sides, and each unmatched unit on one.
          const f1 = /_f1$/.test(output);
          const sum = own.reduce((total, { amount, of }) => total + (of ? (amount ?? 0) / of : 0), 0);
          const agrees =
            counted || !f1
              ? sum === (numerator ?? 0) && own.length === (denominator ?? 0)
              : 2 * sum === (numerator ?? 0);
          if (!agrees) faults.push(`${id} ${output}: ${sum} of ${own.length}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it('is plain JSON with a formula for each output, and names units that are there', () => {
    const faults: string[] = [];
    for (const { id, prediction, reference, settings } of CASES) {
      const scored = evaluated(prediction, reference, settings);
      const detail = writeDetail(scored);
      const known = { reference: keysOf(detail.reference), prediction: keysOf(detail.prediction) };
      for (const metric of METRICS) {
        const explanation = explainMetric(metric, scored, kernels);
        faults.push(...faultsOf(metric, explanation, known).map((fault) => `${id} ${metric.id}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });

  it('shows a null as not applicable, and nothing else', () => {
    const faults: string[] = [];
    for (const { id, prediction, reference, settings } of CASES) {
      const scored = evaluated(prediction, reference, settings);
      for (const metric of METRICS) {
        const { formula } = explainMetric(metric, scored, kernels);
        for (const output of metric.outputs) {
          const isNull = scored.metrics[output].value === null;
          if (formula[output]?.startsWith('not applicable') !== isNull) faults.push(`${id} ${output}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
});

describe('a list that is too long', () => {
  it('is cut short, losses first, and says how much is left', () => {
    const row = (count: number) =>
      doc({ shots: Array.from({ length: count }, (_, k) => shot(`SHOT_${k + 1}`, [k, k + 1])) });
    const { contributions: rows, more } = explain(evaluated(row(700), row(800)), 'shot');
    expect(rows).toHaveLength(LISTED);
    expect(more.contributions).toBe(800 - LISTED);
    expect(rows.filter(({ amount }) => amount === 0)).toHaveLength(100);
  });
});

describe('after a gate failure', () => {
  const reference = doc({ shots: [shot('SHOT_1', [0, 1])] });

  it('says why a metric is 0 or null, and where the text fails', () => {
    const scored = evaluated('{"shots": [', reference);
    const shots = explain(scored, 'shot');
    expect(shots.formula.shot_f1).toBe('0, since the prediction fails the gate');
    expect(exclusions(shots)).toEqual([expect.stringMatching(/^prediction -: line 1: /)]);
    expect(explain(scored, 'event').formula.event_f1).toBe(
      'not applicable: the prediction fails the gate, and the reference has nothing of the kind',
    );
    expect(explain(scored, 'gate_pass').formula.gate_pass).toMatch(/^0: the text cannot be read/);
    expect(explain(scored, 'sgc').formula.sgc).toMatch(/^0, since the gate fails/);
  });

  it('lists the fields that fail the strict gate', () => {
    const prediction = doc({ shots: [shot('SHOT_1', [0, 1], { more: { camera: 7 } })] });
    const scored = evaluated(prediction, reference, { gate: 'strict' });
    expect(explain(scored, 'gate_pass').formula.gate_pass).toBe('0: 1 of 10 required fields are absent or ill-typed');
    expect(exclusions(explain(scored, 'shot'))).toEqual([
      expect.stringMatching(/^prediction shot:SHOT_1: line 1: "camera"/),
    ]);
  });

  it('tells that the reference is at fault', () => {
    const { formula, excluded } = explain(evaluated(reference, '{}'), 'shot');
    expect(formula.shot_f1).toBe('not applicable: the reference document fails the gate');
    expect(excluded).toEqual([]);
  });
});

describe('compliance', () => {
  it('lists what is absent or ill-typed, each at its unit', () => {
    const prediction = doc({
      shots: [
        shot('SHOT_1', [0, 1], { more: { camera: 7 } }),
        shot('SHOT_2', ['0', 1], { more: { shot_transfer: null } }),
      ],
    });
    const explanation = explain(evaluated(prediction, doc()), 'sgc');
    expect(explanation.formula.sgc).toBe('14 present and well typed / 17 required');
    expect(contributions(explanation)).toEqual([
      expect.stringMatching(/^- ~ shot:SHOT_1 0\/1: line 1: "camera" must be/),
      expect.stringMatching(/^- ~ shot:SHOT_2 0\/1: line 1: "time_range" must be|"shot_transfer" is missing/),
      expect.stringMatching(/^- ~ shot:SHOT_2 0\/1: line 1: /),
      '- ~ - 14/14: required fields that are present and well typed',
    ]);
  });
});
