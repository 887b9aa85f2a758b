import { describe, expect, it } from 'vitest';
import { METRICS } from '../../src/omnicapbench/metrics';
import { METRIC_IDS } from '../../src/omnicapbench/metrics/ids';
import { amount, fraction, origin, percent, rawValue, whyNotApplicable } from '../../src/views/numbers/figures';
import { scoreMarkdown } from '../../src/views/score/markdown';
import { scoreGroups } from '../../src/views/score/rows';
import { reportWith } from '../state/reports';

const GROUPS = scoreGroups(METRICS);
const ROWS = GROUPS.flatMap((group) => group.rows);

describe('the score table', () => {
  it('shows every number in exactly one place', () => {
    const shown = ROWS.flatMap((row) => [row.value, row.precision ?? [], row.recall ?? []].flat());
    expect([...shown].sort()).toEqual([...METRIC_IDS].sort());
  });

  it('has the four families in order, each with rows', () => {
    expect(GROUPS.map(({ title }) => title)).toEqual(['Visual', 'Audio', 'Audio-visual', 'Schema']);
  });

  it('stands a finer row under the one it belongs to', () => {
    const position = (id: string) => ROWS.findIndex(({ value }) => value === id);
    expect(ROWS.find(({ value }) => value === 'ccc_person')?.sub).toBe(true);
    expect(position('ccc_person')).toBeGreaterThan(position('ccc'));
    expect(position('event_dialogue_f1')).toBeGreaterThan(position('event_f1'));
    expect(ROWS.find(({ value }) => value === 'shot_f1')?.sub).toBe(false);
  });

  it('gives every row a title of its own', () => {
    const titles = ROWS.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('figures', () => {
  it('prints percentages with two decimals and null as not applicable', () => {
    expect(percent(8 / 11)).toBe('72.73');
    expect(percent(1)).toBe('100.00');
    expect(percent(0)).toBe('0.00');
    expect(percent(null)).toBe('n/a');
  });

  it('keeps the raw fraction to the last digit', () => {
    expect(Number(rawValue(8 / 11))).toBe(8 / 11);
    expect(rawValue(null)).toBe('null');
  });

  it('prints counts as they are and sums with two decimals', () => {
    expect(amount(8)).toBe('8');
    expect(amount(2.5833)).toBe('2.58');
    expect(amount(1.9)).toBe('1.9');
    expect(fraction({ value: 8 / 11, numerator: 8, denominator: 11 })).toBe('8/11');
    expect(fraction({ value: 0.5, numerator: null, denominator: null })).toBe('');
  });

  it('tells a harmonic mean from a failed gate', () => {
    expect(origin({ value: 0.5, numerator: null, denominator: null })).toBe('harmonic');
    expect(origin({ value: 0, numerator: null, denominator: null })).toBe('');
    expect(origin({ value: 0.5, numerator: 1, denominator: 2 })).toBe('1/2');
  });

  it('has a reason for every metric that can be null', () => {
    for (const id of METRIC_IDS) expect(whyNotApplicable(id)).toMatch(/^Not applicable: .+\.$/);
    expect(whyNotApplicable('subshot_tiou')).not.toBe(whyNotApplicable('subshot_f1'));
  });
});

describe('scoreMarkdown', () => {
  const markdown = scoreMarkdown(
    GROUPS,
    reportWith([], { ccc_animal: { value: null, numerator: null, denominator: null } }),
  );
  const lines = markdown.trimEnd().split('\n');

  it('is one well-formed table with the signature', () => {
    expect(lines[0]).toBe('| Family | Metric | Value | Fraction | Precision | Recall |');
    expect(lines.filter((line) => line.startsWith('|'))).toHaveLength(ROWS.length + 2);
    expect(lines.at(-1)).toBe('`capscope:test`');
  });

  it('prints what does not apply as such', () => {
    expect(lines.find((line) => line.includes('animal'))).toContain('| n/a |  |');
  });
});
