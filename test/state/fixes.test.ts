import { describe, expect, it, vi } from 'vitest';
import { createStore } from '../../src/base/store';
import { applyEdits } from '../../src/json/edit';
import type { Fix } from '../../src/omnicapbench/fixes';
import type { AnalysisDesk, AnalysisState } from '../../src/state/analysis';
import { combine, combineMost, createAskFixes } from '../../src/state/fixes';
import { fault, scoredWith } from './reports';

const fix = (...edits: readonly (readonly [offset: number, length: number, text: string])[]): Fix => ({
  id: 'some',
  title: 'Some',
  edits: edits.map(([offset, length, text]) => ({ offset, length, text })),
});

const together = (text: string, fixes: readonly Fix[]): string | null => {
  const edits = combine(text, fixes);
  return edits && applyEdits(text, edits);
};

describe('several fixes as one', () => {
  it('go together when they touch different characters', () => {
    expect(together('[1, 2, 3]', [fix([1, 1, '7']), fix([7, 1, '9'])])).toBe('[7, 2, 9]');
  });

  it('do not when they overlap', () => {
    expect(together('[1, 2, 3]', [fix([1, 3, '']), fix([3, 3, ''])])).toBeNull();
  });

  it('count once when they are the same', () => {
    expect(together('```[1]```', [fix([0, 3, ''], [6, 3, '']), fix([0, 3, ''], [6, 3, ''])])).toBe('[1]');
  });

  it('may both add to a list that holds something, not both fill an empty one', () => {
    expect(together('[1]', [fix([2, 0, ', 2']), fix([2, 0, ', 3'])])).toBe('[1, 2, 3]');
    expect(together('[]', [fix([1, 0, '2']), fix([1, 0, '3'])])).toBeNull();
  });

  it('never break what is JSON', () => {
    expect(together('{"a": 1}', [fix([1, 3, '']), fix([6, 1, '2'])])).toBeNull();
    expect(together('{"a": 1', [fix([7, 0, '}'])])).toBe('{"a": 1}');
  });

  it('are as many as go together, in order', () => {
    const fixes = [fix([1, 1, '7']), fix([1, 4, '8']), fix([7, 1, '9'])];
    const { taken, edits } = combineMost('[1, 2, 3]', fixes);
    expect(taken).toEqual([fixes[0], fixes[2]]);
    expect(applyEdits('[1, 2, 3]', edits)).toBe('[7, 2, 9]');
  });
});

function deskAt(revision: number, ask: AnalysisDesk['ask']): AnalysisDesk {
  const store = createStore<AnalysisState>({ revision, slots: new Map() });
  return { store, ask, show: () => {}, want: () => {} };
}

describe('asking for fixes', () => {
  it('asks about a fault once', async () => {
    const answer = [fix([0, 1, ''])];
    const ask = vi.fn(async () => answer);
    const askFixes = createAskFixes(deskAt(3, ask as unknown as AnalysisDesk['ask']), scoredWith(3, []));
    expect(await askFixes(fault('id.duplicate'))).toBe(answer);
    expect(await askFixes(fault('id.duplicate'))).toBe(answer);
    await askFixes(fault('id.duplicate', { offset: 9 }));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('offers nothing when the desk is at another report, or the pair changes meanwhile', async () => {
    const ask = vi.fn(() => Promise.reject(new Error('changed')));
    expect(await createAskFixes(deskAt(4, ask), scoredWith(3, []))(fault('id.duplicate'))).toEqual([]);
    expect(ask).not.toHaveBeenCalled();
    expect(await createAskFixes(deskAt(3, ask), scoredWith(3, []))(fault('id.duplicate'))).toEqual([]);
  });
});
