import { describe, expect, it } from 'vitest';
import { type JsonFault, MAX_DEPTH, parseJson } from '../../src/json/parse';
import type { JsonNode } from '../../src/json/tree';

function parse(text: string) {
  return parseJson(text, 0, text.length, undefined);
}

function fault(text: string): JsonFault {
  const result = parse(text);
  if ('value' in result) throw new Error(`${text} was read`);
  return result.fault;
}

function plain(node: JsonNode): unknown {
  if (node.kind === 'object')
    return Object.fromEntries([...node.members].map(([key, { value }]) => [key, plain(value)]));
  if (node.kind === 'array') return node.items.map(plain);
  return node.kind === 'null' ? null : node.value;
}

describe('a strict JSON value', () => {
  it.each([
    '{}',
    '[]',
    '[1, -2, 0.5, 1e3, 1E-2, -0, 12e+1]',
    '{"a": {"b": [true, false, null]}, "": "x"}',
    String.raw`{"a": "\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00"}`,
    ' \t\r\n{ "a" : [ ] , "b" : { } }',
  ])('%s is read as JSON.parse reads it', (text) => {
    const result = parse(text);
    if (!('value' in result)) throw new Error(result.fault.message);
    expect(plain(result.value)).toEqual(JSON.parse(text));
  });

  it('ends with its matching bracket, whatever follows', () => {
    expect(parse('{"a": "}"}} rest')).toMatchObject({ end: 10 });
  });

  it('keeps the last of equal keys and tells where the earlier stood', () => {
    const result = parse('{"a": 1, "b": 2, "a": 3}');
    if (!('value' in result)) throw new Error(result.fault.message);
    expect(plain(result.value)).toEqual({ a: 3, b: 2 });
    expect(result.duplicateKeys).toEqual([{ start: 1, end: 4 }]);
  });

  it('knows where each value stands', () => {
    const result = parse('{"a": [10]}');
    if (!('value' in result) || result.value.kind !== 'object') throw new Error('not read');
    const list = result.value.members.get('a')?.value;
    expect(list).toMatchObject({ kind: 'array', start: 6, end: 10, items: [{ start: 7, end: 9, value: 10, key: 0 }] });
  });
});

describe('a text that ends too early is truncated at its end', () => {
  it.each([
    '{',
    '[',
    '{"a',
    '{"a"',
    '{"a":',
    '{"a":1',
    '{"a":1,',
    '{"a":-',
    '{"a":1.',
    '{"a":1e',
    '{"a":1e+',
    '{"a":t',
    '{"a":fals',
    '{"a":nul',
    String.raw`{"a":"\ `.trimEnd(),
    String.raw`{"a":"\u00`,
    '[1',
    '[1,',
    '[{}',
  ])('%s', (text) => {
    expect(fault(text)).toMatchObject({ kind: 'truncated', range: { start: text.length, end: text.length } });
  });
});

describe('any other fault is one of syntax, at the place where reading stopped', () => {
  it.each([
    ["{'a': 1}", 1, 2],
    ['{a: 1}', 1, 2],
    ['{"a" 1}', 5, 6],
    ['{"a": 1,}', 8, 9],
    ['{"a": 1 "b": 2}', 8, 9],
    ['{,"a": 1}', 1, 2],
    ['[1,]', 3, 4],
    ['[,1]', 1, 2],
    ['[1}', 2, 3],
    ['{"a": 1]', 7, 8],
    ['{"a": tru}', 6, 7],
    ['{"a": NaN}', 6, 7],
    ['{"a": +1}', 6, 7],
    ['{"a": .5}', 6, 7],
    ['{"a": 01}', 6, 7],
    ['{"a": 1.}', 6, 7],
    ['{"a": 1e}', 7, 8],
    ['{"a": 1 // c\n}', 8, 9],
    ['{"a": "\n"}', 7, 8],
    ['{"a": "\t"}', 7, 8],
    [String.raw`{"a": "\q"}`, 7, 9],
    [String.raw`{"a": "\u12"}`, 7, 9],
    ['{\u00a0"a": 1}', 1, 2],
  ])('%s', (text, start, end) => {
    expect(fault(text)).toMatchObject({ kind: 'syntax', range: { start, end } });
  });
});

describe('depth', () => {
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

  it('200 levels are read', () => {
    expect(parse(nested(MAX_DEPTH))).toHaveProperty('value');
  });

  it('the 201st bracket is the fault', () => {
    expect(fault(nested(MAX_DEPTH + 1))).toMatchObject({ kind: 'depth', range: { start: MAX_DEPTH } });
  });

  it('a hundred thousand levels are a fault, not a crash', () => {
    expect(fault(nested(100_000)).kind).toBe('depth');
  });
});
