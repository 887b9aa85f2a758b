import { expect, it } from 'vitest';
import { LineIndex } from '../../src/json/lines';

it.each([
  ['ab\ncd', 0, 1, 1],
  ['ab\ncd', 2, 1, 3],
  ['ab\ncd', 3, 2, 1],
  ['ab\ncd', 5, 2, 3],
  ['a\r\nb', 3, 2, 1],
  ['a\rb', 2, 2, 1],
  ['a\n\nb', 2, 2, 1],
  ['a\n\nb', 3, 3, 1],
  ['', 0, 1, 1],
  // An emoji takes two columns: they are UTF-16 code units.
  ['😀b', 2, 1, 3],
])('%j, offset %i: line %i, column %i', (text, offset, line, column) => {
  expect(new LineIndex(text).position(offset)).toEqual({ line, column });
});
