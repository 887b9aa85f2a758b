/** A stretch that two texts share: `length` code units, at `before` in the one and at `after` in the other. */
export interface Stretch {
  readonly before: number;
  readonly after: number;
  readonly length: number;
}

/** A piece of a text and what takes its place. Positions are code units of that text. */
export interface Patch {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Units that must agree before two texts count as in step again. */
const IN_STEP = 6;
/** How far apart a repair may push the texts before they are sought by a longer probe. */
const NEAR = 40;
const PROBE = 16;
/** A comment that was taken out may be this long. */
const FAR = 1 << 16;

/**
 * The stretches that a text and its repaired form share, in order. A repair copies nearly everything and changes a
 * few units here and there, so both texts are walked in step, and where they differ the nearest place is taken at
 * which they agree again. Ends are stretches too, of length 0 if need be.
 */
export function sharedStretches(before: string, after: string): Stretch[] {
  const stretches: Stretch[] = [];
  let a = 0;
  let b = 0;
  for (;;) {
    const length = agreement(before, a, after, b, Number.POSITIVE_INFINITY);
    if (length > 0) stretches.push({ before: a, after: b, length });
    a += length;
    b += length;
    if (a >= before.length || b >= after.length) break;
    const next = resync(before, a, after, b);
    if (next === undefined) break;
    [a, b] = next;
  }
  stretches.push({ before: before.length, after: after.length, length: 0 });
  return stretches;
}

function agreement(before: string, a: number, after: string, b: number, most: number): number {
  const limit = Math.min(before.length - a, after.length - b, most);
  let length = 0;
  while (length < limit && before.charCodeAt(a + length) === after.charCodeAt(b + length)) length++;
  return length;
}

/** Where the texts agree again: the least that is skipped in both together. */
function resync(before: string, a: number, after: string, b: number): [number, number] | undefined {
  for (let skipped = 1; skipped <= NEAR; skipped++) {
    for (let left = 0; left <= skipped; left++) {
      const i = a + left;
      const j = b + skipped - left;
      if (i > before.length || j > after.length) continue;
      const wanted = Math.min(IN_STEP, before.length - i, after.length - j);
      const atBothEnds = before.length - i === wanted && after.length - j === wanted;
      if ((wanted === IN_STEP || atBothEnds) && agreement(before, i, after, j, wanted) === wanted) return [i, j];
    }
  }
  const removed = probe(before, a, after.slice(b, b + PROBE));
  const added = probe(after, b, before.slice(a, a + PROBE));
  if (removed < 0 && added < 0) return undefined;
  return added < 0 || (removed >= 0 && removed - a <= added - b) ? [removed, b] : [a, added];
}

function probe(text: string, from: number, wanted: string): number {
  const at = wanted.length < PROBE ? -1 : text.slice(from, from + FAR).indexOf(wanted);
  return at < 0 ? -1 : from + at;
}

/**
 * For every unit of the repaired text, and for its end, where it stands in the text before. What was put in stands
 * where the text goes on after it; what was exchanged stands at what it replaces. Ascending.
 */
export function positionsBefore(stretches: readonly Stretch[], length: number): Int32Array {
  const positions = new Int32Array(length + 1);
  let a = 0;
  let b = 0;
  for (const stretch of stretches) {
    for (const from = b; b < stretch.after; b++) positions[b] = Math.min(a + b - from, stretch.before);
    for (let k = 0; k < stretch.length; k++) positions[b + k] = stretch.before + k;
    a = stretch.before + stretch.length;
    b = stretch.after + stretch.length;
  }
  positions[length] = a;
  return positions;
}

/** What turns the text before into the text after, piece by piece. */
export function patchesBetween(stretches: readonly Stretch[], after: string): Patch[] {
  const patches: Patch[] = [];
  let a = 0;
  let b = 0;
  for (const stretch of stretches) {
    if (stretch.before > a || stretch.after > b) {
      patches.push({ start: a, end: stretch.before, text: after.slice(b, stretch.after) });
    }
    a = stretch.before + stretch.length;
    b = stretch.after + stretch.length;
  }
  return patches;
}
