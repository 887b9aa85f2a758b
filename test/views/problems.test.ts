import { describe, expect, it } from 'vitest';
import { splitReport } from '../../src/engine/worker/protocol';
import { countProblems, filterProblems, groupProblems, NO_FILTER } from '../../src/views/problems/filter';
import { fault, reportWith } from '../state/reports';

const { lists, tally } = splitReport(
  reportWith([
    fault('id.duplicate'),
    fault('id.duplicate', { side: 'reference' }),
    fault('link.duplicate'),
    fault('json.fence'),
  ]),
);
const all = lists.diagnostics;

describe('the problems list', () => {
  it('counts what a filter lets through', () => {
    expect(countProblems(tally, NO_FILTER)).toBe(4);
    expect(countProblems(tally, { severity: 'error', side: 'both' })).toBe(2);
    expect(countProblems(tally, { severity: 'error', side: 'reference' })).toBe(1);
    expect(countProblems(tally, { severity: 'warning', side: 'reference' })).toBe(0);
  });

  it('lists as many as it counts', () => {
    for (const severity of ['all', 'error', 'warning', 'info'] as const) {
      for (const side of ['both', 'prediction', 'reference'] as const) {
        const filter = { severity, side };
        expect(filterProblems(all, filter)).toHaveLength(countProblems(tally, filter));
      }
    }
  });

  it('groups by severity, worst first, up to a limit', () => {
    expect(groupProblems(all, 3).map(({ severity, problems }) => [severity, problems.length])).toEqual([
      ['error', 2],
      ['warning', 1],
    ]);
  });
});
