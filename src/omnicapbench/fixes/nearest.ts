/** An id in its two parts: PERSON_12 is PERSON and 12. */
interface Parts {
  readonly letters: string;
  readonly number: number | undefined;
}

function partsOf(id: string): Parts {
  const [, letters = '', number] = /^(.*?)_?([0-9]*)$/.exec(id) ?? [];
  return { letters, number: number ? Number(number) : undefined };
}

/**
 * The defined id that an undefined one was probably meant to be: one with the same letters, the rest being a slip
 * of the number; else one whose letters are a slip apart. Of several those in `preferred` go first, then the fewest
 * changed characters, then the nearest number, then the order given. Undefined when nothing is near.
 */
export function nearestId(
  id: string,
  defined: Iterable<string>,
  preferred: ReadonlySet<string> = new Set(),
): string | undefined {
  const wanted = partsOf(id);
  let best: { readonly id: string; readonly rank: readonly number[] } | undefined;
  for (const other of defined) {
    const parts = partsOf(other);
    const slips = editDistance(wanted.letters, parts.letters);
    if (slips > Math.min(2, Math.floor(wanted.letters.length / 3))) continue;
    // Other letters with another number too are another thing.
    if (slips > 0 && parts.number !== wanted.number) continue;
    const apart = Math.abs((wanted.number ?? 0) - (parts.number ?? 0));
    const rank = [slips, preferred.has(other) ? 0 : 1, editDistance(id, other), apart];
    if (best === undefined || isLess(rank, best.rank)) best = { id: other, rank };
  }
  return best?.id;
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index >= 0 && (a[index] ?? 0) < (b[index] ?? 0);
}

/** Unit-cost edit distance of two short strings. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(same, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
