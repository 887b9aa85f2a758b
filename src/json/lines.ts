/** A place for a person: both 1-based, the column in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

const LF = 10;
const CR = 13;

/** Turns offsets of one text into lines and columns. A line ends at LF, CR LF or CR, as in editors. */
export class LineIndex {
  private readonly starts: number[] = [0];

  constructor(text: string) {
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === LF || (code === CR && text.charCodeAt(at + 1) !== LF)) this.starts.push(at + 1);
    }
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
