import { describe, expect, it } from 'vitest';
import { type Lines, spanOf, underlineOf, worstByLine } from '../../src/editor/marks';

/** A text as Monaco's model sees it. */
function linesOf(text: string): Lines {
  const lines = text.split('\n');
  return {
    getLineCount: () => lines.length,
    getLineMaxColumn: (line) => (lines[line - 1] ?? '').length + 1,
    getPositionAt(offset) {
      const before = text.slice(0, Math.max(0, offset)).split('\n');
      return { lineNumber: before.length, column: (before.at(-1) ?? '').length + 1 };
    },
  };
}

const TEXT = '{\n  "a": "b"\n}\n';
const LINES = linesOf(TEXT);

describe('places in a text', () => {
  it('are exact', () => {
    expect(spanOf({ offset: TEXT.indexOf('"b"'), length: 3 }, LINES)).toEqual({
      startLineNumber: 2,
      startColumn: 8,
      endLineNumber: 2,
      endColumn: 11,
    });
  });

  it('underline only their first line', () => {
    expect(underlineOf(spanOf({ offset: 0, length: TEXT.length }, LINES), LINES)).toEqual({
      startLineNumber: 1,
      startColumn: 1,
      endLineNumber: 1,
      endColumn: 2,
    });
  });

  it('underline one character where they are a point', () => {
    expect(underlineOf(spanOf({ offset: 4, length: 0 }, LINES), LINES)).toMatchObject({ startColumn: 3, endColumn: 4 });
    const endOfLine = spanOf({ offset: TEXT.indexOf('\n}'), length: 0 }, LINES);
    expect(underlineOf(endOfLine, LINES)).toMatchObject({ startColumn: 10, endColumn: 11 });
  });

  it('stay inside an empty line and an empty text', () => {
    const end = spanOf({ offset: TEXT.length, length: 0 }, LINES);
    expect(underlineOf(end, LINES)).toMatchObject({ startLineNumber: 4, startColumn: 1, endColumn: 1 });
    const empty = linesOf('');
    expect(underlineOf(spanOf({ offset: 0, length: 0 }, empty), empty)).toMatchObject({ startColumn: 1, endColumn: 1 });
  });
});

describe('worstByLine', () => {
  it('keeps the worst of each line', () => {
    const worst = worstByLine([
      { line: 1, severity: 'info' },
      { line: 1, severity: 'error' },
      { line: 1, severity: 'warning' },
      { line: 2, severity: 'warning' },
    ]);
    expect([...worst]).toEqual([
      [1, 'error'],
      [2, 'warning'],
    ]);
  });
});
