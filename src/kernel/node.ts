import { readFileSync } from 'node:fs';
import type { Kernels } from './kernels';
import { instantiateKernels, type KernelOptions } from './load';

/**
 * Reads, compiles and instantiates the kernels under Node. The default path is where `npm run kernels` puts them;
 * a bundle that lives in another folder passes its own.
 * @throws {Error} when the file cannot be read
 */
export function loadKernelsFromFile(
  path: string | URL = new URL('./gen/kernels.wasm', import.meta.url),
  options: KernelOptions = {},
): Kernels {
  return instantiateKernels(new WebAssembly.Module(readFileSync(path)), options);
}
