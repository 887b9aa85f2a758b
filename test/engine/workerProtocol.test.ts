import { describe, expect, it } from 'vitest';
import {
  countRows,
  joinLists,
  joinReport,
  MAX_DIAGNOSTICS,
  sliceLists,
  splitReport,
} from '../../src/engine/worker/protocol';
import { createScorerApi } from '../../src/engine/worker/serve';
import { fault, reportWith } from '../state/reports';

const REQUEST = { revision: 7, prediction: '', reference: '', settings: {} };

describe('splitReport', () => {
  it('puts the worst first, then the prediction, then by place, and counts everything', () => {
    const report = reportWith([
      fault('json.fence', { offset: 1 }),
      fault('id.duplicate', { side: 'reference', offset: 2 }),
      fault('id.duplicate', { offset: 9 }),
      fault('id.duplicate', { offset: 3 }),
      fault('link.duplicate', { offset: 4 }),
    ]);
    const { lists, tally } = splitReport(report);
    expect(lists.diagnostics.map(({ offset }) => offset)).toEqual([3, 9, 2, 4, 1]);
    expect(tally).toEqual({
      prediction: { error: 2, warning: 1, info: 1 },
      reference: { error: 1, warning: 0, info: 0 },
    });
  });

  it('sends a bounded number of diagnostics and counts the rest', () => {
    const { lists, tally } = splitReport(reportWith(new Array(MAX_DIAGNOSTICS + 5).fill(fault('id.dangling-event'))));
    expect(lists.diagnostics).toHaveLength(MAX_DIAGNOSTICS);
    expect(tally.prediction.error).toBe(MAX_DIAGNOSTICS + 5);
  });
});

describe('slices of the lists', () => {
  const place = { path: [], offset: 0, length: 0, line: 1, column: 1 };
  const { head, lists } = splitReport({
    ...reportWith([fault('id.duplicate'), fault('link.duplicate'), fault('json.fence')]),
    missed: [
      { track: 'shot', id: 'SHOT_1', ...place },
      { track: 'event', id: 'SFX_1', ...place },
    ],
    alignment: {
      references: [['A', 'B', 1]],
      events: [],
      shots: [['S', 'T', 0.5]],
      subshots: { recall: [['S', 0, 'T', 0, 1, 1]], precision: [] },
    },
  });

  it.each([1, 2, 3, 5, 100])('of %i rows join to the same report', (count) => {
    const parts = [];
    for (let from = 0; from < countRows(lists); from += count) parts.push(sliceLists(lists, from, count));
    for (const part of parts) expect(countRows(part)).toBeLessThanOrEqual(count);
    expect(joinLists(parts)).toEqual(lists);
    expect(joinReport(head, joinLists(parts)).alignment.shots).toEqual([['S', 'T', 0.5]]);
  });
});

describe('createScorerApi', () => {
  it('turns whatever the scorer throws into a value', async () => {
    const api = createScorerApi(
      Promise.resolve(() => {
        throw new RangeError('too deep');
      }),
    );
    expect(await api.score(REQUEST)).toMatchObject({
      kind: 'crashed',
      revision: 7,
      crash: { name: 'RangeError', message: 'too deep' },
    });
  });

  it('tells why a scorer did not load', async () => {
    const api = createScorerApi(Promise.reject(new Error('404')));
    expect(await api.score(REQUEST)).toMatchObject({ kind: 'crashed', crash: { message: '404' } });
  });

  it('has no rows of a report it never made', async () => {
    const api = createScorerApi(Promise.resolve(() => reportWith([])));
    await expect(api.rest(0)).rejects.toThrow('No report');
  });
});
