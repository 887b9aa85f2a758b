import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsOfUnit, layoutTimeline, rowTop } from '../../../src/views/timeline/layout';
import type { TimelineLayout } from '../../../src/views/timeline/model';
import { packRows } from '../../../src/views/timeline/packing';
import { summaryOf, whyOneSided } from '../../../src/views/timeline/summary';
import { tableRows } from '../../../src/views/timeline/table';
import { detail, edge, entity, event, invalid, shot, subshot, uses } from './detail';

const laneOf = (layout: TimelineLayout, name: string) => layout.lanes.find((lane) => lane.name === name);
const names = (layout: TimelineLayout, lane: string) => laneOf(layout, lane)?.items.map(({ name }) => name) ?? [];

describe('packing', () => {
  it.each([
    [
      'one after the other',
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
      [0, 0, 0],
    ],
    [
      'overlapping',
      [
        [0, 2],
        [1, 3],
        [2, 4],
      ],
      [0, 1, 0],
    ],
    [
      'the longer first',
      [
        [0, 1],
        [0, 3],
        [1, 2],
      ],
      [1, 0, 1],
    ],
    [
      'the same span by position',
      [
        [0, 1],
        [0, 1],
      ],
      [0, 1],
    ],
    [
      'points at one time',
      [
        [2, 2],
        [2, 2],
        [2, 4],
      ],
      [1, 2, 0],
    ],
    [
      'a point at an end',
      [
        [0, 2],
        [2, 2],
      ],
      [0, 1],
    ],
    ['nothing', [], []],
  ])('%s', (_, spans, rows) => {
    expect(packRows(spans.map(([start = 0, end = 0]) => ({ start, end }))).rows).toEqual(rows);
  });

  it('never lets two of a row overlap, and uses no row in vain', () => {
    const span = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 8 }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 40 }), (drawn) => {
        const spans = drawn.map(([start, length]) => ({ start, end: start + length }));
        const { rows, count } = packRows(spans);
        expect(new Set(rows).size).toBe(count);
        spans.forEach((a, i) => {
          spans.forEach((b, j) => {
            if (i < j && rows[i] === rows[j])
              expect(Math.min(a.end, b.end) - Math.max(a.start, b.start)).toBeLessThanOrEqual(0);
          });
        });
      }),
    );
  });
});

describe('lanes', () => {
  const layout = layoutTimeline(
    detail(
      {
        shots: [shot('SHOT_2', 3, 5), shot('SHOT_1', 0, 3, { partner: 'shot:A', tiou: 0.5 })],
        subshots: [subshot('SHOT_1', 0, 0, 3, '[PERSON_1] waits')],
        events: [event('SFX_1', 1, 1, { description: 'a knock' })],
      },
      {
        shots: [shot('A', 0.7, 3.1, { partner: 'shot:SHOT_1', tiou: 0.5 })],
        events: [event('DIALOGUE_1', 0, 2, { dialogue: true, line: 'Hello' })],
        invalid: [invalid('shot', 'SHOT_9', 9, 4), invalid('event', 'SFX_9', null, null)],
      },
      6,
    ),
  );

  it('face each other, kind by kind, and leave out kinds that nobody has', () => {
    expect(layout.lanes.map(({ name }) => name)).toEqual([
      'Reference shots',
      'Predicted shots',
      'Reference subshots',
      'Predicted subshots',
      'Reference dialogue',
      'Predicted dialogue',
      'Reference sounds',
      'Predicted sounds',
    ]);
    const tops = layout.lanes.map(({ top }) => top);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  it('name each unit with its fate, in time order', () => {
    expect(names(layout, 'Reference shots')).toEqual([
      'Reference shot SHOT_1, 0.00 to 3.00 s, matched with A, tIoU 0.50',
      'Reference shot SHOT_2, 3.00 to 5.00 s, missed',
    ]);
    expect(names(layout, 'Predicted shots')).toEqual([
      'Predicted shot A, 0.70 to 3.10 s, matched with SHOT_1, tIoU 0.50',
      'Predicted shot SHOT_9, written 9.00 to 4.00 s, invalid: it cannot be scored',
    ]);
    expect(names(layout, 'Reference subshots')).toEqual([
      'Reference subshot 1 of SHOT_1, 0.00 to 3.00 s, missed: PERSON_1 waits',
    ]);
    expect(names(layout, 'Predicted dialogue')).toEqual([
      'Predicted dialogue DIALOGUE_1, 0.00 to 2.00 s, unsupported: Hello',
    ]);
    expect(names(layout, 'Reference sounds')).toEqual(['Reference sound SFX_1, at 1.00 s, missed: a knock']);
  });

  it('count what has no time, and find a unit', () => {
    expect(layout.untimed).toBe(1);
    expect(itemsOfUnit(layout, { side: 'prediction', key: 'shot:A' }).map(({ title }) => title)).toEqual(['A']);
    expect(itemsOfUnit(layout, { side: 'prediction', key: 'shot:SHOT_1' })).toEqual([]);
  });

  it('keep the first row of both sides next to the other side', () => {
    const stacked = layoutTimeline(
      detail({ shots: [shot('A', 0, 3), shot('B', 1, 2)] }, { shots: [shot('C', 0, 3), shot('D', 1, 2)] }),
    );
    const [upper, lower] = stacked.lanes;
    if (!upper || !lower) throw new Error('two lanes');
    expect(rowTop(upper, 0) + upper.rowHeight).toBe(upper.top + upper.height);
    expect(rowTop(lower, 0)).toBe(lower.top);
    expect(rowTop(upper, 1)).toBe(upper.top);
  });

  it('get thinner, not endless, when very many units overlap', () => {
    const crowd = Array.from({ length: 600 }, (_, index) => shot(`S${index}`, 1, 2));
    const lane = layoutTimeline(detail({ shots: crowd }, null)).lanes[0];
    expect(lane?.rows).toBe(600);
    expect(lane?.rowHeight).toBe(6);
  });
});

describe('the clock', () => {
  const spans = (...args: Parameters<typeof detail>) => {
    const { extent, limits } = layoutTimeline(detail(...args));
    return { extent, limits };
  };

  it('spans the clip and all units, also before 0', () => {
    expect(spans({ shots: [shot('A', -5, 3)] }, { shots: [shot('B', 0, 4)] }, 10).extent).toEqual({
      start: -5,
      end: 10,
    });
  });

  it('gives a moment some room', () => {
    expect(spans({ shots: [shot('A', 2, 2)] }, null).extent).toEqual({ start: 1.5, end: 2.5 });
    expect(spans({ shots: [shot('A', 1e12, 1e12)] }, null).extent.end).toBeGreaterThan(1e12);
  });

  it('lets a far invalid range be reached, not squeeze the rest', () => {
    const { extent, limits } = spans({ shots: [shot('A', 0, 6)] }, { invalid: [invalid('shot', 'B', 1e9, 4)] });
    expect(extent).toEqual({ start: 0, end: 6 });
    expect(limits).toEqual({ start: 0, end: 1e9 });
  });

  it('stays finite for times that no clip has', () => {
    const { extent, limits } = spans({ shots: [shot('A', -1e308, 1e308)] }, null, 1e308);
    for (const time of [extent.start, extent.end, limits.start, limits.end, extent.end - extent.start])
      expect(Number.isFinite(time)).toBe(true);
  });
});

describe('one side alone', () => {
  it('shows the other when a document fails the gate, and says so', () => {
    const alone = detail({ shots: [shot('A', 0, 1)], references: [entity('PERSON_1', 0, null, ['A'])] }, null);
    expect(layoutTimeline(alone).lanes.map(({ name }) => name)).toEqual([
      'Reference shots',
      'PERSON_1 in the reference',
    ]);
    expect(whyOneSided(alone)).toMatch(/prediction fails the gate/);
    expect(whyOneSided(detail(null, {}))).toMatch(/reference cannot be read/);
    expect(whyOneSided(detail(null, null))).toBeNull();
  });

  it('has no items for empty documents', () => {
    expect(layoutTimeline(detail({}, {})).items.size).toBe(0);
    expect(layoutTimeline(detail(null, null)).items.size).toBe(0);
  });
});

describe('identity', () => {
  const drifting = layoutTimeline(
    detail(
      {
        shots: [
          shot('S1', 0, 2, { partner: 'shot:P1', references: uses('PERSON_1') }),
          shot('S2', 2, 4, { partner: 'shot:P2', references: uses('PERSON_1') }),
          shot('S3', 4, 5, { references: uses('PERSON_1') }),
        ],
        references: [entity('PERSON_1', 0, 'PERSON_1', ['S1', 'S2', 'S3'])],
      },
      {
        shots: [
          shot('P1', 0, 2.1, { partner: 'shot:S1', references: uses('PERSON_1') }),
          shot('P2', 2.1, 4, { partner: 'shot:S2', references: uses('PERSON_3') }),
        ],
        references: [entity('PERSON_1', 0, 'PERSON_1', ['P1']), entity('PERSON_3', 1, null, ['P2'])],
      },
    ),
  );

  it('shows who stands in whose place, on the clock of the reference', () => {
    expect(names(drifting, 'PERSON_1 in the reference')).toEqual([
      'PERSON_1 in reference S1, 0.00 to 2.00 s, matched in P1',
      'PERSON_1 in reference S2, 2.00 to 4.00 s, missed: PERSON_3 stands in its place',
      'PERSON_1 in reference S3, 4.00 to 5.00 s, missed',
    ]);
    expect(names(drifting, 'PERSON_1 in the prediction')).toEqual([
      'PERSON_1 for PERSON_1 in predicted P1, 0.00 to 2.10 s, matched',
      'PERSON_3 instead of PERSON_1 in predicted P2, 2.10 to 4.00 s, unsupported',
    ]);
    const bars = laneOf(drifting, 'PERSON_1 in the prediction')?.items.map(({ start, end, alias }) => [
      start,
      end,
      alias,
    ]);
    expect(bars).toEqual([
      [0, 2, null],
      [2, 4, 'PERSON_3'],
    ]);
  });

  it('counts like CCC, and keeps a lane for whom only the prediction has', () => {
    const blocks = drifting.blocks.filter(({ kind }) => kind === 'identity');
    expect(blocks.map(({ title, shared }) => [title, shared])).toEqual([
      ['PERSON_1', { both: 1, any: 3 }],
      ['PERSON_3', null],
    ]);
  });

  it('gives every bar an id of its own', () => {
    const bars = drifting.lanes.reduce((sum, { items }) => sum + items.length, 0);
    expect(drifting.items.size).toBe(bars);
    expect(itemsOfUnit(drifting, { side: 'prediction', key: 'reference:PERSON_3' })).toHaveLength(2);
  });
});

describe('links', () => {
  it('are drawn in the prediction where it has both units, a missing one too', () => {
    const { links } = layoutTimeline(
      detail(
        {
          shots: [shot('S', 0, 2, { partner: 'shot:P' }), shot('T', 2, 4)],
          events: [event('E', 1, 3, { partner: 'event:F' })],
          edges: [edge('S', 'E', 'missing'), edge('T', 'E', 'missing')],
        },
        {
          shots: [shot('P', 0, 2, { partner: 'shot:S' })],
          events: [event('F', 1, 3, { partner: 'event:E' })],
          edges: [edge('P', 'F', 'disjoint')],
        },
      ),
    );
    expect(links.map(({ event: from, shot: to, state }) => [from, to, state])).toEqual([
      ['prediction event:F', 'prediction shot:P', 'missing'],
      ['reference event:E', 'reference shot:T', 'missing'],
      ['prediction event:F', 'prediction shot:P', 'disjoint'],
    ]);
  });
});

describe('the table and the summary', () => {
  const both = detail(
    { shots: [shot('S', 0, 2, { partner: 'shot:P', tiou: 0.5 })], references: [entity('PERSON_1', 0, null, [])] },
    { shots: [shot('P', 0, 1, { partner: 'shot:S', tiou: 0.5 })], invalid: [invalid('event', 'SFX_9', null, null)] },
  );

  it('list every unit, those without a place on the clock too', () => {
    expect(
      tableRows(both).map(({ side, track, id, start, state, partner }) => [side, track, id, start, state, partner]),
    ).toEqual([
      ['reference', 'shot', 'S', '0.00', 'matched', 'P'],
      ['prediction', 'shot', 'P', '0.00', 'matched', 'S'],
      ['prediction', 'event', 'SFX_9', '–', 'invalid', '–'],
      ['reference', 'reference', 'PERSON_1', '–', 'missed', '–'],
    ]);
  });

  it('say in words what there is', () => {
    expect(summaryOf(layoutTimeline(both))).toBe('shots: 1 in the reference, 1 in the prediction.');
  });
});
