import { describe, expect, it } from 'vitest';
import type { SettingsInput } from '../../src/omnicapbench/settings';
import { callouts } from '../../src/views/identity/callouts';
import { cccConvention, type IdentityGrid, identityGrid, meanOfRows } from '../../src/views/identity/grid';
import { isLarge, move } from '../../src/views/identity/roving';
import { lookOf, sayCell, sayOverlap } from '../../src/views/identity/say';
import { GALLERY, type Shown, show, showExample } from './unitsSupport';

function gridOf({ detail, report }: Shown): IdentityGrid {
  const grid = identityGrid(detail, cccConvention(report.signature));
  if (!grid) throw new Error('a document cannot be read');
  return grid;
}

const CONVENTIONS: readonly SettingsInput[] = [{ ccc: 'matched' }, { ccc: 'cross-shot' }, { shot_tiou: 0.97 }];

describe('the grid', () => {
  it.each(GALLERY)('%s: the mean of its rows is the CCC of the report', (_, example, prediction) => {
    for (const settings of CONVENTIONS) {
      const shown = showExample(example, prediction, settings);
      if (!shown.report.gate.pass) continue;
      const grid = gridOf(shown);
      const mean = meanOfRows(grid);
      const { value, denominator } = shown.report.metrics.ccc;
      if (value === null || mean === null) expect(mean).toBe(value);
      else expect(mean).toBeCloseTo(value, 12);
      expect(grid.rows.filter(({ excluded }) => excluded === null).length).toBe(denominator ?? 0);
    }
  });

  it('reads the convention off the signature', () => {
    expect(cccConvention(showExample('perfect', 'same', { ccc: 'cross-shot' }).report.signature)).toBe('cross-shot');
    expect(cccConvention(showExample('perfect', 'same').report.signature)).toBe('matched');
  });

  it('shows a split as reference only, with the one that stands in', () => {
    const { rows, columns } = gridOf(showExample('identity-drift', 'split'));
    const [cellist] = rows;
    expect(cellist?.cells.map(lookOf)).toEqual(['both', 'both', 'none', 'drift', 'drift']);
    expect(cellist && sayOverlap(cellist)).toBe('2/4 = 50.00');
    const [row, column, cell] = [cellist, columns[3], cellist?.cells[3]];
    expect(row && column && cell && sayCell(row, column, cell)).toBe(
      'PERSON_1 in SHOT_4: reference only, PERSON_4 stands in',
    );
  });

  it('shows a merge as prediction only, and says why the lost one does not count', () => {
    const { rows } = gridOf(showExample('identity-drift', 'merged'));
    expect(rows[0]?.cells.map(lookOf)).toEqual(['both', 'both', 'extra', 'both', 'both']);
    expect(rows.find(({ entity }) => entity.id === 'PERSON_3')?.excluded).toBe('no counterpart');
  });

  it('counts shots without a counterpart as an element of their own', () => {
    const entity = { ref_id: 'PERSON_1', type: 'person', semantic_description: 'x', appearance_anchor: ANCHOR };
    const text = (shots: readonly (readonly [number, number])[]): string =>
      JSON.stringify({
        references: [entity],
        events: [],
        shots: shots.map((time, index) => ({
          shot_id: `SHOT_${index + 1}`,
          time_range: time,
          shot_transfer: 'cut',
          camera: 'wide',
          visual_description: [],
          active_events: [],
          references_in_shot: ['PERSON_1'],
        })),
      });
    const shown = show(
      text([
        [0, 4],
        [4, 4.5],
      ]),
      text([
        [0, 4],
        [4, 9],
      ]),
    );
    const [row] = gridOf(shown).rows;
    // SHOT_1 is shared; the reference's second shot and the prediction's are two more.
    expect([row?.shared, row?.union, row?.elsewhere.map(({ id }) => id)]).toEqual([1, 3, ['SHOT_2']]);
    expect(row?.cells.map(lookOf)).toEqual(['both', 'missed']);
    expect(shown.report.metrics.ccc.value).toBeCloseTo(1 / 3, 12);
  });

  it('is none when a document fails the gate', () => {
    expect(identityGrid(show('{', '{}').detail, 'matched')).toBeUndefined();
  });
});

describe('splits and merges', () => {
  it.each(GALLERY)('%s: as many entities are called out as the probe finds', (_, example, prediction) => {
    const shown = showExample(example, prediction);
    if (!shown.report.gate.pass) return;
    const called = new Set(callouts(gridOf(shown), shown.detail).map(({ entity }) => entity.key));
    expect(called.size).toBe(shown.report.probes.ConsistentCoreference.failed);
  });

  it('says who becomes whom, where, and leads there', () => {
    const split = showExample('identity-drift', 'split');
    expect(callouts(gridOf(split), split.detail)).toMatchObject([
      {
        kind: 'split',
        sentence: 'PERSON_1 becomes PERSON_4 in SHOT_4 and SHOT_5: split.',
        place: { side: 'prediction', key: 'shot:SHOT_4' },
      },
    ]);
    const merged = showExample('identity-drift', 'merged');
    expect(callouts(gridOf(merged), merged.detail)).toMatchObject([
      { kind: 'merged', sentence: 'PERSON_1 also stands for PERSON_3 in SHOT_3: merged.' },
    ]);
  });

  it('counts the rest of a long list', () => {
    const long = showExample('identity-13', 'four-of-13');
    const [first] = callouts(gridOf(long), long.detail);
    expect(first?.sentence).toMatch(/and \d+ more: split\.$/);
  });
});

describe('walking a grid', () => {
  const size = { rows: 3, columns: 4 };
  const from = { row: 1, column: 1 };

  it('moves by one, and to the ends', () => {
    expect(move('ArrowDown', false, from, size)).toEqual({ row: 2, column: 1 });
    expect(move('ArrowLeft', false, from, size)).toEqual({ row: 1, column: 0 });
    expect(move('Home', false, from, size)).toEqual({ row: 1, column: 0 });
    expect(move('End', false, from, size)).toEqual({ row: 1, column: 3 });
    expect(move('End', true, from, size)).toEqual({ row: 2, column: 3 });
    expect(move('PageUp', false, from, size)).toEqual({ row: -1, column: 1 });
    expect(move('x', false, from, size)).toBeUndefined();
  });

  it('stops at the edges and never stands on the corner', () => {
    expect(move('ArrowRight', false, { row: 0, column: 3 }, size)).toEqual({ row: 0, column: 3 });
    expect(move('ArrowLeft', false, { row: -1, column: 0 }, size)).toEqual({ row: -1, column: 0 });
    expect(move('ArrowUp', false, { row: 0, column: -1 }, size)).toEqual({ row: 0, column: -1 });
  });

  it('draws all of a grid of usual size', () => {
    expect(isLarge({ rows: 30, columns: 60 })).toBe(false);
    expect(isLarge({ rows: 4, columns: 201 })).toBe(true);
    expect(isLarge({ rows: 100, columns: 100 })).toBe(true);
  });
});

const ANCHOR = { id_features: { detail_description: 'a baker in white' } };
