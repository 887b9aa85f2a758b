/** Everything from here to the end of memory is the one arena that all kernels share, call after call. */
const ARENA: usize = roundUp(__heap_base);

/** Memory grows in pages of 64 KiB. */
const PAGE_BITS: usize = 16;

/**
 * Makes room for `bytes` of arena and returns its 16-aligned address, or 0 when the engine refuses to grow.
 * Nothing is ever freed: a call overwrites what the call before it left, so that memory ends at the largest need.
 * The caller has checked `bytes` against its own limit.
 */
export function reserve(bytes: usize): usize {
  const pages = <i32>((ARENA + bytes + ((1 << PAGE_BITS) - 1)) >>> PAGE_BITS);
  const missing = pages - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) return 0;
  return ARENA;
}

/** Rounds a size up to a multiple of 16, the width of a SIMD register, so that arrays can follow each other. */
export function roundUp(bytes: usize): usize {
  return (bytes + 15) & ~15;
}

/** `roundUp` for sizes that may pass 4 GiB: they are reported as doubles and refused before memory grows. */
export function roundUpWide(bytes: f64): f64 {
  return Math.ceil(bytes / 16.0) * 16.0;
}
