import { describe, expect, it } from 'vitest';
import { findExample } from '../../src/examples';
import { loadKernelsFromFile } from '../../src/kernel/node';
import { salvage } from '../../src/omnicapbench/salvage';
import { DEFAULT_SETTINGS } from '../../src/omnicapbench/settings';
import { grouped } from '../../src/views/numbers/figures';
import { aboutCap, clipAfterCut, FATES, PRESETS, readCap } from '../../src/views/truncation/words';

const example = findExample('truncated');
const cut = (id: string, cap = 4096) => {
  const text = example?.predictions.find((one) => one.id === id)?.text ?? '';
  const found = salvage(text, example?.reference ?? '', DEFAULT_SETTINGS, loadKernelsFromFile(), cap);
  if (!found) throw new Error('nothing salvaged');
  return found;
};

describe('the words of a truncation', () => {
  it('tell how much of the clip lies after the cut', () => {
    expect(clipAfterCut(cut('mid-sentence'))).toBe('3.7 of 12 s, 30.83 %');
    expect(clipAfterCut(cut('runaway'))).toBe('12 of 12 s, 100.00 %');
    const unknown = { value: null, numerator: null, denominator: null };
    expect(clipAfterCut({ ...cut('runaway'), timeAfterCut: unknown })).toMatch(/nothing tells/);
  });

  it('tell what became of each track', () => {
    const { shots, events, references } = cut('runaway').tracks;
    expect([references, events, shots].map((fate) => FATES[fate])).toEqual(['complete', 'cut off here', 'never begun']);
  });

  it('say of a cap only what a rough estimate can', () => {
    expect(aboutCap(cut('mid-sentence'))).toMatch(/far below/);
    expect(aboutCap(cut('mid-sentence', 700))).toMatch(/near it/);
    expect(aboutCap(cut('mid-sentence', 100))).toMatch(/far above/);
  });

  it('name the caps of the paper with their places', () => {
    expect(PRESETS.map(({ cap, source }) => `${grouped(cap)} ${source}`)).toEqual([
      '4,096 A.1.2',
      '32,768 Table A.7',
      '65,536 Table A.7',
    ]);
  });

  it.each([
    ['4096', 4096],
    ['1', 1],
    ['', undefined],
    ['0', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['99999999', undefined],
  ])('read %j as %s', (typed, cap) => {
    expect(readCap(typed)).toBe(cap);
  });
});
