/** Combining marks; the half-width voicing marks of Japanese become some in NFKC. */
const RUN = /[\p{M}\uFF9E\uFF9F]+/gu;
/** Shorter runs cost the platform no time worth saving. */
const LONG = 1_000;
/** Marks of the lowest and of the highest combining class. */
const LOWEST = '\u0334';
const HIGHEST = '\u0345';

/**
 * The text with its long runs of marks in canonical order already. Normalization puts each mark in its place by
 * insertion, which takes hours on a run of megabytes; sorted marks take no time, and the outcome is the same.
 */
export function orderLongRuns(text: string): string {
  if (text.length < LONG) return text;
  return text.replace(RUN, (run) => (run.length < LONG ? run : orderMarks(run)));
}

/** A run of marks, decomposed, each stretch between starters stably sorted by combining class. */
export function orderMarks(run: string): string {
  const decomposed = decomposer();
  let marks = '';
  for (const mark of run) marks += decomposed(mark);
  const ranks = rankMarks(new Set(marks));
  let ordered = '';
  let stretch: string[] = [];
  for (const mark of marks) {
    const rank = ranks.get(mark);
    if (rank !== undefined) stretch[rank] = (stretch[rank] ?? '') + mark;
    else {
      ordered += stretch.join('') + mark;
      stretch = [];
    }
  }
  return ordered + stretch.join('');
}

function decomposer(): (mark: string) => string {
  const known = new Map<string, string>();
  return (mark) => {
    const parts = known.get(mark) ?? mark.normalize('NFKD');
    known.set(mark, parts);
    return parts;
  };
}

/** The place of each mark's combining class among those present; starters, which nothing may pass, have none. */
function rankMarks(marks: ReadonlySet<string>): ReadonlyMap<string, number> {
  const sorted = [...marks].filter((mark) => swaps(HIGHEST, mark) || swaps(mark, LOWEST)).sort(compareClasses);
  const ranks = new Map<string, number>();
  let rank = 0;
  sorted.forEach((mark, index) => {
    if (index > 0 && compareClasses(sorted[index - 1] ?? mark, mark) !== 0) rank++;
    ranks.set(mark, rank);
  });
  return ranks;
}

/** The platform knows the classes but does not tell them: it swaps two marks when the first has the higher one. */
function swaps(a: string, b: string): boolean {
  return (a + b).normalize('NFD') !== a + b;
}

function compareClasses(a: string, b: string): number {
  return swaps(a, b) ? 1 : swaps(b, a) ? -1 : 0;
}
