/** What `assembly/index.ts` exports. Addresses, counts and i32 results are numbers; sizes are doubles. */
export interface KernelExports {
  readonly memory: WebAssembly.Memory;
  reserve(bytes: number): number;
  intervalBytes(references: number, predictions: number): number;
  matchIntervals(base: number, references: number, predictions: number, threshold: number): void;
  matrixBytes(references: number, predictions: number): number;
  tiouMatrix(base: number, references: number, predictions: number): number;
  candidateBytes(count: number, references: number, predictions: number): number;
  matchCandidates(base: number, count: number, references: number, predictions: number): number;
  lineScratchBytes(vocabulary: number, longest: number): number;
  editDistance(a: number, aLength: number, b: number, bLength: number, scratch: number, vocabulary: number): number;
  lcsBytes(aLength: number, bLength: number, vocabulary: number): number;
  lcsLength(base: number, aLength: number, bLength: number, vocabulary: number): number;
  alignmentBytes(rows: number, columns: number, vocabulary: number, budget: number): number;
  align(base: number, rows: number, columns: number, vocabulary: number, budget: number): number;
}

const FUNCTIONS = [
  'reserve',
  'intervalBytes',
  'matchIntervals',
  'matrixBytes',
  'tiouMatrix',
  'candidateBytes',
  'matchCandidates',
  'lineScratchBytes',
  'editDistance',
  'lcsBytes',
  'lcsLength',
  'alignmentBytes',
  'align',
] as const satisfies readonly Exclude<keyof KernelExports, 'memory'>[];

function areKernelExports(exports: WebAssembly.Exports): exports is WebAssembly.Exports & KernelExports {
  return exports.memory instanceof WebAssembly.Memory && FUNCTIONS.every((name) => typeof exports[name] === 'function');
}

/**
 * Instantiates a module and checks that it is ours.
 * @throws {TypeError} when an export is missing: the module was built from other sources
 */
export function instantiate(module: WebAssembly.Module): KernelExports {
  const { exports } = new WebAssembly.Instance(module);
  if (areKernelExports(exports)) return exports;
  throw new TypeError('The WebAssembly module does not export the kernels; build it again.');
}
