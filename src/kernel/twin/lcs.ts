/** Length of the longest common subsequence, by the textbook recurrence with one row kept. */
export function lcsLength(a: Int32Array, b: Int32Array): number {
  let above = new Array<number>(b.length + 1).fill(0);
  for (const token of a) {
    const row = [0];
    b.forEach((other, j) => {
      row.push(token === other ? (above[j] ?? 0) + 1 : Math.max(above[j + 1] ?? 0, row[j] ?? 0));
    });
    above = row;
  }
  return above[b.length] ?? 0;
}
