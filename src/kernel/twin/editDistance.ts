import type { Operation } from '../kernels';

/** Distances of all prefixes of two lines: the textbook table, `table[i][j]` for the first i and j tokens. */
function distances(reference: Int32Array, prediction: Int32Array): number[][] {
  const table = [Array.from({ length: prediction.length + 1 }, (_, j) => j)];
  reference.forEach((token, i) => {
    const above = table[i] ?? [];
    const row = [i + 1];
    prediction.forEach((other, j) => {
      const diagonal = (above[j] ?? 0) + (token === other ? 0 : 1);
      row.push(Math.min(diagonal, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1));
    });
    table.push(row);
  });
  return table;
}

/**
 * Unit-cost edit distance of two lines.
 * @see contract §4 WER
 */
export function editDistance(reference: Int32Array, prediction: Int32Array): number {
  return distances(reference, prediction)[reference.length]?.[prediction.length] ?? 0;
}

/**
 * The operations of one optimal alignment, traced from the end: a diagonal step where one is optimal, else a
 * deletion, else an insertion.
 */
export function align(reference: Int32Array, prediction: Int32Array): readonly Operation[] {
  const table = distances(reference, prediction);
  const at = (i: number, j: number): number => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  const operations: Operation[] = [];
  let i = reference.length;
  let j = prediction.length;
  while (i > 0 || j > 0) {
    const same = i > 0 && j > 0 && reference[i - 1] === prediction[j - 1];
    if (at(i, j) === at(i - 1, j - 1) + (same ? 0 : 1)) {
      operations.push(same ? 'equal' : 'substitute');
      i -= 1;
      j -= 1;
    } else if (at(i, j) === at(i - 1, j) + 1) {
      operations.push('delete');
      i -= 1;
    } else {
      operations.push('insert');
      j -= 1;
    }
  }
  return operations.reverse();
}
