/** A place for a person: both 1-based, the column in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Turns offsets of one text into lines and columns. A line ends at LF, CR LF or CR, as in editors. */
export class LineIndex {
  private readonly starts: number[] = [0];

  constructor(text: string) {
    const breaks = /\r\n?|\n/g;
    while (breaks.exec(text) !== null) this.starts.push(breaks.lastIndex);
  }

  /** Offsets past the text land on its last line. */
  position(offset: number): Position {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.starts[low] ?? 0) + 1 };
  }
}
