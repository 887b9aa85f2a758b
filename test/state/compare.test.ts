import { describe, expect, it, vi } from 'vitest';
import type { Report } from '../../src/omnicapbench/report';
import {
  type Baseline,
  cautions,
  createCompareDesk,
  delta,
  difference,
  signatureChanges,
} from '../../src/state/compare';
import { reportWith } from './reports';

const TEXTS = { prediction: 'p', reference: 'r' };

function baselineOf(report: Report, part: Partial<Baseline> = {}): Baseline {
  return { report, detail: null, names: { prediction: 'before', reference: 'r' }, texts: TEXTS, ...part };
}

const value = (of: number | null) => ({ value: of, numerator: null, denominator: null });

describe('delta', () => {
  it('is now minus before, for every number that applies in both', () => {
    const before = reportWith([], { evsa_f1: value(0.6), ccc_animal: value(null), ccc: value(null) });
    const now = reportWith([], { evsa_f1: value(0.8), ccc_animal: value(null), ccc: value(1) });
    const deltas = delta(now, baselineOf(before));
    expect(deltas.evsa_f1).toBeCloseTo(0.2, 12);
    expect(deltas.shot_f1).toBe(0);
    expect(deltas).not.toHaveProperty('ccc');
    expect(deltas).not.toHaveProperty('ccc_animal');
    expect(Object.keys(deltas)).toHaveLength(43);
  });

  it('is nothing without a baseline', () => {
    expect(delta(reportWith([]), null)).toEqual({});
  });

  it('takes a last digit for no difference, and nothing larger', () => {
    expect(difference(0.1 + 0.2, 0.3)).toBe(0);
    expect(difference(0.5, 0.5001)).toBeGreaterThan(0);
    expect(difference(null, 0)).toBeNull();
  });
});

describe('cautions', () => {
  const BEFORE = 'capscope:0.1.0|shot:0.30|evsa:event';

  it('says nothing when settings and reference are the same', () => {
    const report = { ...reportWith([]), signature: BEFORE };
    expect(cautions(baselineOf(report), report, { ...TEXTS, prediction: 'edited' })).toEqual([]);
  });

  it('names the settings that differ, and says when only they do', () => {
    const before = { ...reportWith([]), signature: BEFORE };
    const now = { ...reportWith([]), signature: 'capscope:0.1.0|shot:0.50|evsa:event|dur:4.0' };
    expect(signatureChanges(before.signature, now.signature)).toEqual([
      { part: 'shot', before: '0.30', now: '0.50' },
      { part: 'dur', before: null, now: '4.0' },
    ]);
    const [alone] = cautions(baselineOf(before), now, TEXTS);
    expect(alone).toContain('shot 0.30 → 0.50');
    expect(alone).toContain('settings alone');
    const [both] = cautions(baselineOf(before), now, { ...TEXTS, prediction: 'edited' });
    expect(both).toContain('part of a change may come from them');
  });

  it('warns of another reference', () => {
    const report = reportWith([]);
    expect(cautions(baselineOf(report), report, { ...TEXTS, reference: 'another' })).toEqual([
      expect.stringContaining('reference text differs'),
    ]);
  });
});

describe('the compare desk', () => {
  const choice = (text: string) => ({ source: 'pasted', name: 'Pasted text', text });

  it('pins, replaces and unpins', () => {
    const desk = createCompareDesk(() => new Promise(() => {}));
    const [first, second] = [baselineOf(reportWith([])), baselineOf(reportWith([]))];
    desk.pin(first);
    desk.pin(second);
    expect(desk.store.get().baseline).toBe(second);
    desk.unpin();
    expect(desk.store.get().baseline).toBeNull();
  });

  it('keeps the newest of several scores, whichever comes first', async () => {
    const waiting = new Map<string, (report: Report) => void>();
    const desk = createCompareDesk((text) => new Promise((resolve) => waiting.set(text, resolve)));
    desk.choose(choice('a'));
    desk.choose(choice('b'));
    const report = reportWith([]);
    waiting.get('b')?.(report);
    waiting.get('a')?.(reportWith([]));
    await vi.waitFor(() => expect(desk.store.get().other?.kind).toBe('scored'));
    expect(desk.store.get().other).toEqual({ kind: 'scored', choice: choice('b'), report });
  });

  it('scores again on a refresh and shows the old score meanwhile', async () => {
    const score = vi.fn(async () => reportWith([]));
    const desk = createCompareDesk(score);
    desk.refresh();
    expect(score).not.toHaveBeenCalled();
    desk.choose(choice('a'));
    await vi.waitFor(() => expect(desk.store.get().other?.kind).toBe('scored'));
    desk.refresh();
    expect(desk.store.get().other).toMatchObject({ kind: 'pending', report: { signature: 'capscope:test' } });
    await vi.waitFor(() => expect(desk.store.get().other?.kind).toBe('scored'));
    expect(score).toHaveBeenCalledTimes(2);
  });

  it('tells a failure, and forgets a score that was cleared', async () => {
    const desk = createCompareDesk(async (text) => {
      if (text === 'bad') throw new Error('it trapped');
      return reportWith([]);
    });
    desk.choose(choice('bad'));
    await vi.waitFor(() =>
      expect(desk.store.get().other).toEqual({ kind: 'failed', choice: choice('bad'), message: 'it trapped' }),
    );
    desk.choose(choice('good'));
    desk.clear();
    await Promise.resolve();
    expect(desk.store.get().other).toBeNull();
  });
});
