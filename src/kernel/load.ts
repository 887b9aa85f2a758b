import { align } from './align';
import { instantiate } from './exports';
import type { Kernels } from './kernels';
import { ALIGNMENT_BUDGET } from './limits';
import { packLines } from './lines';
import { matchCandidates, matchIntervals } from './matching';
import { tiouMatrix } from './matrix';
import { Arena } from './packing';
import { lcsLength } from './subsequence';

/** What a test may set; production takes the defaults. */
export interface KernelOptions {
  /** Bytes of table an alignment may use before it goes tile by tile. The result does not depend on it. */
  readonly alignmentBudget?: number;
}

/**
 * Makes the kernels from a compiled module, synchronously. Each instance owns its memory, which only grows; drop the
 * instance to free it, and after a trap.
 * @throws {TypeError} when the module is not ours
 */
export function instantiateKernels(module: WebAssembly.Module, options: KernelOptions = {}): Kernels {
  const kernels = instantiate(module);
  const arena = new Arena(kernels);
  const budget = options.alignmentBudget ?? ALIGNMENT_BUDGET;
  return {
    matchIntervals: (reference, prediction, threshold) => matchIntervals(arena, reference, prediction, threshold),
    matchCandidates: (candidates, referenceCount, predictionCount) =>
      matchCandidates(arena, candidates, referenceCount, predictionCount),
    tiouMatrix: (reference, prediction) => tiouMatrix(arena, reference, prediction),
    packLines: (references, predictions) => packLines(arena, references, predictions),
    align: (reference, prediction) => align(arena, reference, prediction, budget),
    lcsLength: (a, b) => lcsLength(arena, a, b),
  };
}

/**
 * Fetches and compiles the module: while it streams where the server names the MIME type that this needs, else from
 * the whole of it.
 * @throws {Error} when the server does not answer with success
 */
export async function compileFromUrl(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  // Streaming refuses the type with any parameter, even an empty one.
  const type = response.headers.get('content-type')?.trim().toLowerCase();
  if (type === 'application/wasm') return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}
