import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../src/examples';
import { writeDetail } from '../../src/omnicapbench/detail';
import { FAMILIES } from '../../src/omnicapbench/families';
import { METRICS } from '../../src/omnicapbench/metrics';
import { writeReport } from '../../src/omnicapbench/score';
import {
  destinationOf,
  isPicked,
  nameOfKey,
  targetOf,
  targetOfExclusion,
  targetOfPlace,
} from '../../src/views/numbers/target';
import {
  conventionLines,
  countedIn,
  directionOf,
  formulaLines,
  publishedLine,
  shareOf,
} from '../../src/views/score/explained';
import { scoreGroups } from '../../src/views/score/rows';
import { evaluated, explain } from '../omnicapbench/metrics/support';
import { fault } from '../state/reports';

const example = EXAMPLES.find(({ id }) => id === 'evsa-case');
const prediction = example?.predictions.find(({ id }) => id === 'qwen3.5-omni-flash')?.text ?? '';
const reference = example?.reference ?? '';
const scored = evaluated(prediction, reference);
const report = writeReport(scored);
const detail = writeDetail(scored);
const ROWS = scoreGroups(METRICS).flatMap(({ rows }) => rows);

function rowOf(id: string) {
  const row = ROWS.find(({ value }) => value === id);
  if (!row) throw new Error(`no row ${id}`);
  return row;
}

describe('an explanation of EVSA on the Flash example', () => {
  const row = rowOf('evsa_f1');
  const explanation = explain(scored, 'evsa');
  const counted = countedIn(row, explanation);

  it('has a line for precision, recall and their mean, the last also as one fraction', () => {
    const lines = formulaLines(row, explanation, report.metrics);
    expect(lines.map(({ name, result }) => [name, result])).toEqual([
      ['Precision', '80.00'],
      ['Recall', '66.67'],
      ['F1', '72.73'],
    ]);
    expect(lines[2]?.short).toBe('2 × 4 / (5 + 6) = 8/11');
    expect(lines[0]?.short).toBeNull();
  });

  it('does not repeat a formula that is one fraction already', () => {
    const lines = formulaLines(rowOf('ref_f1'), explain(scored, 'ref'), report.metrics);
    expect(lines[2]).toMatchObject({ formula: '2 × 4 / (5 + 4) = 8/9', short: null });
  });

  it('tells of each link in which direction it counts', () => {
    expect(counted.map((one) => directionOf(row, one))).toEqual([
      'recall',
      'recall',
      'precision',
      'both',
      'both',
      'both',
      'both',
    ]);
    expect(counted.map(shareOf)).toEqual(['0/1', '0/1', '0/1', '1/1', '1/1', '1/1', '1/1']);
  });

  it('leads from each link to the very entry of the list', () => {
    const texts = counted.map((one) => {
      const target = targetOf(one, detail);
      const { offset = 0, length = 0 } = target?.place ?? {};
      return `${target?.side} ${(target?.side === 'reference' ? reference : prediction).slice(offset, offset + length)}`;
    });
    expect(texts).toEqual([
      'reference "DIALOGUE_1"',
      'reference "DIALOGUE_1"',
      'prediction "SFX_1"',
      'prediction "DIALOGUE_1"',
      'prediction "DIALOGUE_1"',
      'prediction "DIALOGUE_1"',
      'prediction "SFX_1"',
    ]);
    const places = counted.map((one) => targetOf(one, detail)?.place?.offset);
    expect(new Set(places).size).toBe(places.length);
  });

  it('names the settings behind it with their source, and the paper beside', () => {
    const [first] = conventionLines(explanation);
    expect(first).toMatchObject({ title: 'EVSA precision', value: 'event' });
    expect(first?.source).toMatch(/^Inferred from the paper's tables: .+\.$/);
    expect(publishedLine('Qwen3.5-Omni-Flash', row)).toBe(
      'F1 35.58 (Table 3), Precision 66.28 (Table B.3), Recall 27.69 (Table B.3)',
    );
    expect(publishedLine('Seed2.0', rowOf('ref_f1'))).toBe('prints no such number');
  });
});

describe('the rows of other explanations', () => {
  it('are only those of the number that is asked about', () => {
    const explanation = explain(scored, 'ccc');
    expect(countedIn(rowOf('ccc'), explanation)).toHaveLength(4);
    expect(countedIn(rowOf('ccc_person'), explanation).map(({ reference: key }) => key)).toEqual([
      'reference:PERSON_1',
      'reference:PERSON_2',
    ]);
    expect(countedIn(rowOf('ccc'), explanation).map(shareOf)).toEqual(['2/4', '2/2', '3/3', '3/3']);
  });

  it('lead somewhere wherever they name a unit or a place', () => {
    for (const metric of METRICS) {
      const { contributions, excluded } = explain(scored, metric.id);
      const targets = [
        ...contributions
          .filter((one) => one.reference !== null || one.prediction !== null)
          .map((one) => targetOf(one, detail)),
        ...excluded.filter(({ unit }) => unit !== null).map((one) => targetOfExclusion(one, detail)),
      ];
      for (const target of targets) {
        expect(target && destinationOf(target, report.diagnostics, detail), metric.id).not.toBeNull();
      }
    }
  });

  it('lead from a failed gate to the fault itself', () => {
    const broken = evaluated('{"references": [', reference);
    const faults = writeReport(broken).diagnostics;
    const [reason] = explain(broken, 'evsa').excluded;
    const target = reason && targetOfExclusion(reason, null);
    expect(target && destinationOf(target, faults, null)).toEqual({ kind: 'fault', fault: faults[0] });
  });
});

describe('targets', () => {
  it('of every place of every family are found', () => {
    for (const family of FAMILIES) {
      for (const place of family.run(scored).places) {
        expect(destinationOf(targetOfPlace(place), report.diagnostics, detail)?.kind, place.note).toBe('unit');
      }
    }
  });

  it('without a unit are the fault there, else the unit around, else nothing', () => {
    const place = { path: [], offset: 30, length: 1, line: 1, column: 1 };
    const at = { side: 'reference', unit: null, place } as const;
    const here = fault('json.no-document', { side: 'reference', offset: 30 });
    expect(destinationOf(at, [here], detail)).toEqual({ kind: 'fault', fault: here });
    expect(destinationOf(at, [], detail)).toMatchObject({ kind: 'unit', unit: { key: 'reference:PERSON_1' } });
    expect(destinationOf(at, [], null)).toBeNull();
    expect(destinationOf({ side: 'reference', unit: null }, [here], detail)).toBeNull();
  });

  it('are picked with their counterpart, and by their part where both name one', () => {
    const target = { side: 'prediction', unit: 'reference:PERSON_1' } as const;
    const units = { reference: null, prediction: 'reference:PERSON_1' };
    const selection = { unit: { side: 'reference', key: 'reference:PERSON_1' }, turn: 1 } as const;
    expect(isPicked(target, units, selection, detail)).toBe(true);
    expect(isPicked(target, units, null, detail)).toBe(false);
    expect(isPicked(target, { ...units, prediction: 'reference:PERSON_3' }, selection, detail)).toBe(false);
    const place = { path: [], offset: 5, length: 1, line: 1, column: 1 };
    const part = { ...target, place };
    const chosen = { unit: { side: 'prediction', key: 'reference:PERSON_1' }, turn: 1 } as const;
    expect(isPicked(part, units, { ...chosen, place }, detail)).toBe(true);
    expect(isPicked(part, units, { ...chosen, place: { ...place, offset: 6 } }, detail)).toBe(false);
  });

  it('are written by id and hue', () => {
    expect(nameOfKey('reference:PERSON_1')).toEqual({ name: 'PERSON_1', hue: 'ref' });
    expect(nameOfKey('subshot:SHOT_2/0')).toEqual({ name: 'SHOT_2/0', hue: 'shot' });
    expect(nameOfKey('invalid:event/3')).toEqual({ name: 'event 4', hue: 'event' });
  });
});
