import { describe, expect, it } from 'vitest';
import { VERSION } from '../../src/base/version';
import { METRICS } from '../../src/omnicapbench/metrics';
import { METRIC_IDS } from '../../src/omnicapbench/metrics/ids';
import { DEFAULT_MODEL, PUBLISHED_MODELS, publishedFigure } from '../../src/omnicapbench/published';
import {
  amount,
  fraction,
  origin,
  percent,
  rawValue,
  rowFraction,
  sharedFraction,
  whyNotApplicable,
} from '../../src/views/numbers/figures';
import { scoreGroups } from '../../src/views/score/rows';
import { paperMean, reportJson, scoreData, scoreMarkdown } from '../../src/views/score/table';
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

  it('write a harmonic mean as one fraction where its directions share a numerator', () => {
    const of = (numerator: number, denominator: number) => ({ value: numerator / denominator, numerator, denominator });
    expect(sharedFraction(of(4, 5), of(4, 6))).toEqual({ fraction: '8/11', sum: '2 × 4 / (5 + 6)' });
    expect(sharedFraction(of(4, 4), of(3, 3))).toBeNull();
    expect(sharedFraction({ value: null, numerator: null, denominator: null }, of(0, 3))).toBeNull();
    const row = { value: 'evsa_f1', precision: 'evsa_precision', recall: 'evsa_recall' } as const;
    const metrics = (f1: number) =>
      reportWith([], {
        evsa_f1: { value: f1, numerator: null, denominator: null },
        evsa_precision: of(4, 5),
        evsa_recall: of(4, 6),
      }).metrics;
    expect(rowFraction(row, metrics(8 / 11))).toBe('8/11');
    // A failed gate leaves no fraction.
    expect(rowFraction(row, metrics(0))).toBe('');
  });

  it('has a reason for every metric that can be null', () => {
    for (const id of METRIC_IDS) expect(whyNotApplicable(id)).toMatch(/^Not applicable: .+\.$/);
    expect(whyNotApplicable('subshot_tiou')).not.toBe(whyNotApplicable('subshot_f1'));
  });
});

describe('the published means', () => {
  const row = (id: string) => {
    const found = ROWS.find(({ value }) => value === id);
    if (!found) throw new Error(`no row ${id}`);
    return found;
  };

  it('are the ones of the model, from Table 3 and from B.2', () => {
    expect(paperMean('Qwen3.5-Omni-Flash', row('evsa_f1'))).toBe('35.58');
    expect(paperMean('Qwen3.5-Omni-Flash', row('ref_use'))).toBe('63.10');
    expect(paperMean('Gemini 3.1-Pro', row('ref_use_shot'))).toBe('68.49');
    expect(paperMean('Seed2.0', row('ref_use_shot'))).toBe('–');
    expect(paperMean('no such model', row('evsa_f1'))).toBe('–');
  });

  it('never stand beside a number of another matching', () => {
    for (const model of PUBLISHED_MODELS) {
      expect(paperMean(model, row('ref_f1'))).toBe('–');
      // The paper's one number under Speaker and Dialogue is the score of the line.
      expect(paperMean(model, row('speaker_f1'))).toBe('–');
      expect(paperMean(model, row('dialogue_line'))).toMatch(/^\d\d\.\d\d$/);
    }
  });

  it('have a figure for every column of every row', () => {
    expect(PUBLISHED_MODELS).toHaveLength(9);
    expect(PUBLISHED_MODELS).toContain(DEFAULT_MODEL);
    const counts = PUBLISHED_MODELS.map((model) => METRIC_IDS.filter((id) => publishedFigure(model, id)).length);
    // Table 3 alone has 13 columns; B.2 adds 8 and B.3 adds 4, for six of the models.
    expect(counts).toEqual([25, 25, 25, 25, 13, 13, 25, 25, 13]);
  });
});

describe('the table as text', () => {
  const report = reportWith([], { ccc_animal: { value: null, numerator: null, denominator: null } });
  const lines = scoreMarkdown(GROUPS, report, null).trimEnd().split('\n');

  it('is one well-formed Markdown table with version and signature', () => {
    expect(lines[0]).toBe('| Family | Metric | Value | Fraction | Precision | Recall |');
    expect(lines.filter((line) => line.startsWith('|'))).toHaveLength(ROWS.length + 2);
    expect(lines.at(-1)).toBe(`Capscope ${VERSION}, \`capscope:test\``);
  });

  it('prints what does not apply as such', () => {
    expect(lines.find((line) => line.includes('animal'))).toContain('| n/a |  |');
  });

  it('lays a model beside when asked', () => {
    const beside = scoreMarkdown(GROUPS, report, 'Qwen3.5-Omni-Flash').split('\n');
    expect(beside[0]).toMatch(/\| Paper: Qwen3\.5-Omni-Flash, mean over 786 videos \|$/);
    expect(beside.find((line) => line.includes('EVSA F1'))).toMatch(/\| 35\.58 \|$/);
    const columns = new Set(beside.filter((line) => line.startsWith('|')).map((line) => line.split('|').length));
    expect([...columns]).toHaveLength(1);
  });

  it('holds every number with version and signature as CSV, and the report as JSON', () => {
    const { columns, rows } = scoreData(report);
    expect(rows.map(([id]) => id)).toEqual(METRIC_IDS);
    for (const cells of rows) {
      expect(cells).toHaveLength(columns.length);
      expect(cells.slice(-2)).toEqual([VERSION, 'capscope:test']);
    }
    expect(rows.find(([id]) => id === 'ccc_animal')?.slice(1, 4)).toEqual(['', '', '']);
    expect(JSON.parse(reportJson(report))).toEqual({ version: VERSION, ...report });
  });
});
