import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { compileFromUrl, instantiateKernels } from '../../src/kernel/load';
import { loadKernelsFromFile } from '../../src/kernel/node';
import { intervals, kernelBytes, letters } from './support';

/** A URL that answers with the kernels under a given MIME type. */
const dataUrl = (type: string): string => `data:${type};base64,${Buffer.from(kernelBytes()).toString('base64')}`;

describe('compileFromUrl', () => {
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ['application/wasm', 1],
    ['application/wasm;charset=utf-8', 0],
    ['application/octet-stream', 0],
  ])('%s: streams %i times', async (type, times) => {
    const streaming = vi.spyOn(WebAssembly, 'compileStreaming');
    const kernels = instantiateKernels(await compileFromUrl(dataUrl(type)));
    expect(kernels.lcsLength(letters('abc'), letters('axc'))).toBe(2);
    expect(streaming).toHaveBeenCalledTimes(times);
  });

  it('names the address and the status of a failure', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 404 }));
    await expect(compileFromUrl('kernels.wasm')).rejects.toThrow('kernels.wasm answered with status 404');
  });
});

describe('loadKernelsFromFile', () => {
  it('takes a path', () => {
    const kernels = loadKernelsFromFile('src/kernel/gen/kernels.wasm');
    expect([...kernels.tiouMatrix(intervals([0, 2]), intervals([1, 3]))]).toEqual([1 / 3]);
  });

  it('fails where there is no file', () => {
    expect(() => loadKernelsFromFile('nowhere.wasm')).toThrow('ENOENT');
  });
});

describe('a module that is not ours', () => {
  it('is refused when it is instantiated, not at the first call', () => {
    const empty = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
    expect(() => instantiateKernels(empty)).toThrow(TypeError);
  });
});
