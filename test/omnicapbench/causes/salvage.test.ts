import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../../src/examples';
import { loadKernelsFromFile } from '../../../src/kernel/node';
import { salvage, tokenEstimate } from '../../../src/omnicapbench/salvage';
import { DEFAULT_SETTINGS } from '../../../src/omnicapbench/settings';

const kernels = loadKernelsFromFile();
const truncated = EXAMPLES.find(({ id }) => id === 'truncated');
const reference = truncated?.reference ?? '';
const textOf = (id: string): string => truncated?.predictions.find((one) => one.id === id)?.text ?? '';
const salvaged = (text: string) => salvage(text, reference, DEFAULT_SETTINGS, kernels, 4096);

describe('salvage', () => {
  it('scores what stands before a cut in the last shot', () => {
    const result = salvaged(textOf('mid-sentence'));
    // Two of three shots, [0, 4.6] and [4.6, 8.3] of 12 s; all references and events came before.
    expect(result?.signature).toMatch(/repair:on$/);
    expect(result?.gate.pass).toBe(true);
    expect(result?.metrics.shot_f1).toEqual({ value: 4 / 5, numerator: 4, denominator: 5 });
    expect(result?.metrics.event_f1.value).toBe(1);
    expect(result?.metrics.ref_f1.value).toBe(1);
    expect(result?.tracks).toEqual({ references: 'complete', events: 'complete', shots: 'cut' });
    expect(result?.reached).toBe(8.3);
    expect(result?.timeAfterCut.value).toBeCloseTo(3.7 / 12, 12);
    // 4 references, 2 events, 3 shots, 4 subshots; one shot with its one subshot lies after the cut.
    expect(result?.unitsAfterCut).toEqual({
      references: { value: 0, numerator: 0, denominator: 4 },
      events: { value: 0, numerator: 0, denominator: 2 },
      shots: { value: 1 / 3, numerator: 1, denominator: 3 },
      subshots: { value: 1 / 4, numerator: 1, denominator: 4 },
      all: { value: 2 / 13, numerator: 2, denominator: 13 },
    });
  });

  it('knows that a loop never came to the shots', () => {
    const result = salvaged(textOf('runaway'));
    expect(result?.tracks).toEqual({ references: 'complete', events: 'cut', shots: 'unreached' });
    expect(result?.reached).toBe(0);
    expect(result?.timeAfterCut.value).toBe(1);
    // The hum lasts to the end, so no event lies after it: the loop, not the cut, is what went wrong there.
    expect(result?.unitsAfterCut.events.value).toBe(0);
    expect(result?.unitsAfterCut.shots.value).toBe(1);
    expect(result?.metrics.shot_f1.value).toBe(0);
  });

  it('says where the kept text ends', () => {
    const text = textOf('mid-sentence');
    const result = salvaged(text);
    const end = text.lastIndexOf('},\n    {\n      "shot_id": "SHOT_3"') + 1;
    expect(result?.cut.offset).toBe(end);
    expect(result?.cut.length).toBe(text.length - end);
    expect(result?.cut.line).toBe(text.slice(0, end).split('\n').length);
  });

  it.each([
    ['a whole text', reference],
    ['faults of syntax alone', reference.replace('"shots": [', '"shots": [,')],
    ['no document', 'no'],
  ])('is null for %s', (_, text) => {
    expect(salvaged(text)).toBeNull();
  });

  it('is null when the reference is no document', () => {
    expect(salvage(textOf('mid-sentence'), '{', DEFAULT_SETTINGS, kernels, 4096)).toBeNull();
  });
});

describe('the estimate of tokens', () => {
  it.each([
    ['', 0],
    ['abcdefgh', 2],
    ['abc', 1],
    ['馄饨', 2],
    ['éé', 1],
    ['ab馄', 2],
  ])('%j: %i', (text, estimate) => {
    expect(tokenEstimate(text, 8)).toEqual({ estimate, cap: 8, share: estimate / 8 });
  });
});
