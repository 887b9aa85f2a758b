import type { KernelExports } from './exports';
import { checkBytes } from './limits';

/** Rounds a size up to 16 bytes, as the kernels lay out their arrays. */
export const roundUp = (bytes: number): number => Math.ceil(bytes / 16) * 16;

/**
 * The kernels' one arena, seen as typed arrays. Every call takes all of it; what an earlier call left there is gone,
 * which `turn` lets a longer-lived holder find out.
 */
export class Arena {
  readonly kernels: KernelExports;
  /** Counts the calls that took the arena. */
  turn = 0;
  bytes: Uint8Array<ArrayBuffer>;
  integers: Int32Array<ArrayBuffer>;
  doubles: Float64Array<ArrayBuffer>;

  constructor(kernels: KernelExports) {
    this.kernels = kernels;
    this.bytes = new Uint8Array(0);
    this.integers = new Int32Array(0);
    this.doubles = new Float64Array(0);
    this.#view();
  }

  /**
   * Takes the arena for a call of `bytes` and returns its address, a multiple of 16.
   * @throws {RangeError} when so much memory is not to be had
   */
  take(bytes: number): number {
    checkBytes(bytes);
    const base = this.kernels.reserve(bytes);
    if (base === 0) throw new RangeError(`The engine refuses ${bytes} bytes of WebAssembly memory.`);
    // Growth detaches the buffer, and a view of a detached buffer has length 0.
    if (this.bytes.length === 0) this.#view();
    this.turn += 1;
    return base;
  }

  #view(): void {
    const buffer = this.kernels.memory.buffer;
    this.bytes = new Uint8Array(buffer);
    this.integers = new Int32Array(buffer);
    this.doubles = new Float64Array(buffer);
  }
}

/**
 * One more than the largest token id, which is the size of the table that ids index. A negative id counts as one
 * above 2^31, so that the size check refuses it with the too large ones.
 */
export function vocabularyOf(tokens: Int32Array, atLeast = 0): number {
  let size = atLeast;
  for (const token of tokens) {
    const needed = (token >>> 0) + 1;
    if (needed > size) size = needed;
  }
  return size;
}
