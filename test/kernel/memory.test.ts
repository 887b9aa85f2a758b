import { describe, expect, it } from 'vitest';
import { instantiate } from '../../src/kernel/exports';
import { checkBytes, MEMORY_LIMIT } from '../../src/kernel/limits';
import { instantiateKernels } from '../../src/kernel/load';
import { matchIntervals } from '../../src/kernel/matching';
import { Arena } from '../../src/kernel/packing';
import { intervals, kernelModule, letters } from './support';

const row = (count: number) => intervals(...Array.from({ length: count }, (_, k) => [k, k + 1] as const));

describe('the arena', () => {
  it('is used again: 1,000 calls leave memory as the first one made it', () => {
    const arena = new Arena(instantiate(kernelModule()));
    matchIntervals(arena, row(3000), row(3000), 0.3);
    const { byteLength } = arena.kernels.memory.buffer;
    for (let call = 0; call < 1000; call++) matchIntervals(arena, row(3000 - call), row(2000 + call), 0.3);
    expect(arena.kernels.memory.buffer.byteLength).toBe(byteLength);
  });

  it('has views that survive growth, and starts at a multiple of 16', () => {
    const arena = new Arena(instantiate(kernelModule()));
    const before = arena.doubles.buffer;
    for (const count of [1, 5000, 10, 40_000]) {
      expect(matchIntervals(arena, row(count), row(count), 0.3)).toHaveLength(count);
    }
    expect(arena.doubles.buffer).not.toBe(before);
    expect(arena.doubles.buffer).toBe(arena.kernels.memory.buffer);
    expect(arena.take(1) % 16).toBe(0);
  });

  it('is each instance its own', () => {
    const module = kernelModule();
    const first = instantiateKernels(module);
    const second = instantiateKernels(module);
    const packed = first.packLines([letters('kitten')], [letters('sitting')]);
    second.packLines([letters('a')], [letters('b')]);
    expect(packed.distance(0, 0)).toBe(3);
  });

  it('refuses what cannot fit, and works on', () => {
    const arena = new Arena(instantiate(kernelModule()));
    expect(() => arena.take(MEMORY_LIMIT + 1)).toThrow(RangeError);
    expect(() => checkBytes(Number.NaN)).toThrow(RangeError);
    expect(matchIntervals(arena, row(2), row(2), 0.3)).toHaveLength(2);
  });
});
