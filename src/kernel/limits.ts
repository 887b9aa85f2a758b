/** The most memory a call may ask for: 2 GiB, so that every address is a non-negative 32-bit integer. */
export const MEMORY_LIMIT = 2 ** 31 - 2 ** 16;

/** What an alignment may spend on its table before it goes tile by tile. */
export const ALIGNMENT_BUDGET = 64 * 2 ** 20;

/**
 * Refuses a request that could never be met, before memory grows.
 * @throws {RangeError} when `bytes` pass the limit or are not a number
 */
export function checkBytes(bytes: number): void {
  if (bytes <= MEMORY_LIMIT) return;
  throw new RangeError(`A kernel call needs ${bytes} bytes; the limit is ${MEMORY_LIMIT}.`);
}

/**
 * Refuses an index outside [0, count).
 * @throws {RangeError}
 */
export function checkIndex(index: number, count: number, what: string): void {
  if (index >= 0 && index < count) return;
  throw new RangeError(`${what} ${index} is not in [0, ${count}).`);
}
