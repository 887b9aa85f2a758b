import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, areCompatible, type TextEdit } from '../../src/json/edit';
import { NodeEditor } from '../../src/json/editNodes';
import type { Json } from '../../src/json/editPrint';
import { extractDocument } from '../../src/json/extract';
import { embeddedSource } from '../../src/json/source';
import type { JsonArray, JsonNode, JsonObject } from '../../src/json/tree';

function root(text: string): JsonNode {
  const { outcome } = extractDocument({ text, map: undefined });
  if (typeof outcome === 'string' || !('value' in outcome)) throw new Error('not read');
  return outcome.value;
}

function at(node: JsonNode | undefined, ...path: (string | number)[]): JsonNode {
  let here = node;
  for (const key of path) {
    here =
      here?.kind === 'array'
        ? here.items[Number(key)]
        : here?.kind === 'object'
          ? here.members.get(String(key))?.value
          : undefined;
  }
  if (here === undefined) throw new Error(`nothing at ${path.join('/')}`);
  return here;
}

function array(node: JsonNode): JsonArray {
  if (node.kind !== 'array') throw new Error('no array');
  return node;
}

function object(node: JsonNode): JsonObject {
  if (node.kind !== 'object') throw new Error('no object');
  return node;
}

const TALL = `{
  "shots": [
    {
      "id": "A",
      "events": ["X", "Y", "Z"]
    },
    {
      "id": "B",
      "events": []
    }
  ],
  "none": []
}`;

describe('applyEdits', () => {
  it('applies edits given in any order, in terms of the text before', () => {
    expect(
      applyEdits('abcdef', [
        { offset: 4, length: 1, text: '5' },
        { offset: 0, length: 2, text: '' },
      ]),
    ).toBe('cd5f');
  });

  it('keeps insertions at one place in order, and allows an insertion at the end of a removal', () => {
    const edits = [
      { offset: 1, length: 0, text: '1' },
      { offset: 1, length: 0, text: '2' },
    ];
    expect(applyEdits('ab', edits)).toBe('a12b');
    expect(
      applyEdits('abc', [
        { offset: 0, length: 2, text: '' },
        { offset: 2, length: 0, text: '!' },
      ]),
    ).toBe('!c');
  });

  it.each<[string, TextEdit[]]>([
    [
      'overlap',
      [
        { offset: 0, length: 2, text: '' },
        { offset: 1, length: 1, text: '' },
      ],
    ],
    ['reach out', [{ offset: 2, length: 5, text: '' }]],
  ])('refuses edits that %s', (_, edits) => {
    expect(() => applyEdits('abc', edits)).toThrow(RangeError);
  });
});

describe('removing elements', () => {
  const remove = (...indices: number[]): string => {
    const events = array(at(root(TALL), 'shots', 0, 'events'));
    const items = indices.map((index) => at(events, index));
    return applyEdits(TALL, new NodeEditor(TALL).removeItems(events, items));
  };

  it.each([
    [[0], '["Y", "Z"]'],
    [[1], '["X", "Z"]'],
    [[2], '["X", "Y"]'],
    [[0, 1], '["Z"]'],
    [[1, 2], '["X"]'],
    [[0, 2], '["Y"]'],
    [[0, 1, 2], '[]'],
  ])('%j of a list on one line leaves %s', (indices, list) => {
    expect(remove(...indices)).toBe(TALL.replace('["X", "Y", "Z"]', list));
  });

  it('takes whole lines of a list with an element a line', () => {
    const shots = array(at(root(TALL), 'shots'));
    const editor = new NodeEditor(TALL);
    expect(applyEdits(TALL, editor.removeItems(shots, [at(shots, 1)]))).toBe(
      TALL.replace(/,\n {4}\{\n {6}"id": "B"[\s\S]*?\n {4}\}/, ''),
    );
    expect(applyEdits(TALL, editor.removeItems(shots, [at(shots, 0)]))).toBe(
      TALL.replace(/\{\n {6}"id": "A"[\s\S]*?\},\n {4}/, ''),
    );
  });

  it('takes members out with one comma', () => {
    const editor = new NodeEditor(TALL);
    const document = object(root(TALL));
    expect(applyEdits(TALL, editor.removeMember(document, 'none'))).toBe(TALL.replace(',\n  "none": []', ''));
    const shot = object(at(document, 'shots', 0));
    expect(applyEdits(TALL, editor.removeMember(shot, 'id'))).toBe(TALL.replace('"id": "A",\n      ', ''));
  });
});

describe('inserting', () => {
  const insert = (text: string, path: (string | number)[], index: number, ...values: Json[]): string => {
    const list = array(at(root(text), ...path));
    return applyEdits(text, new NodeEditor(text).insertItems(list, index, values));
  };

  it('writes on one line where the list is on one line', () => {
    expect(insert(TALL, ['shots', 0, 'events'], 3, 'W')).toContain('["X", "Y", "Z", "W"]');
    expect(insert(TALL, ['shots', 0, 'events'], 0, 'W', 'V')).toContain('["W", "V", "X", "Y", "Z"]');
    expect(insert(TALL, ['shots', 1, 'events'], 0, 'W', 'V')).toContain('"events": ["W", "V"]');
    expect(insert('{"a":["x"]}', ['a'], 1, 'y')).toBe('{"a":["x","y"]}');
    expect(insert('{"a": ["x"]}', ['a'], 1, 'y')).toBe('{"a": ["x", "y"]}');
  });

  it('writes one a line where the list is so', () => {
    const lines = '[\n\t{"a": [\n\t\t"x"\n\t]}\n]';
    expect(insert(lines, [0, 'a'], 1, 'y')).toBe('[\n\t{"a": [\n\t\t"x",\n\t\t"y"\n\t]}\n]');
    const added = '\n    {\n      "id": "C",\n      "events": ["X"],\n      "at": [0, 1.5]\n    }';
    const shot = { id: 'C', events: ['X'], at: [0, 1.5] };
    expect(insert(TALL, ['shots'], 2, shot)).toBe(TALL.replace('\n  ],\n  "none"', `,${added}\n  ],\n  "none"`));
    expect(insert(TALL, ['shots'], 0, shot)).toBe(TALL.replace('\n    {', `${added},\n    {`));
    expect(insert(TALL, ['none'], 0, { id: 'C' })).toBe(
      TALL.replace('"none": []', '"none": [\n    {\n      "id": "C"\n    }\n  ]'),
    );
  });

  it('puts a member after a given one, or last, and replaces one that is there', () => {
    const editor = new NodeEditor(TALL);
    const shot = object(at(root(TALL), 'shots', 0));
    expect(applyEdits(TALL, [editor.setMember(shot, 'new', [], ['id'])])).toContain('"id": "A",\n      "new": [],\n');
    expect(applyEdits(TALL, [editor.setMember(shot, 'new', {})])).toContain('"Z"],\n      "new": {}\n    }');
    expect(applyEdits(TALL, [editor.setMember(shot, 'id', 'C')])).toBe(TALL.replace('"A"', '"C"'));
    expect(applyEdits('{}', [new NodeEditor('{}').setMember(object(root('{}')), 'a', 1)])).toBe('{"a": 1}');
  });
});

describe('inside a string', () => {
  it.each([1, 2])('edits a document that stands in %i strings with the escapes it takes', (levels) => {
    let text = TALL;
    for (let n = 0; n < levels; n++) text = JSON.stringify({ before: 'a\n"b"', caption: text }, null, 1);
    let node = root(text);
    let source: Parameters<typeof embeddedSource>[0] = { text, map: undefined };
    for (let n = 0; n < levels; n++) {
      const caption = at(node, 'caption');
      if (caption.kind !== 'string') throw new Error('no string');
      source = embeddedSource(source, caption);
      const { outcome } = extractDocument(source);
      if (typeof outcome === 'string' || !('value' in outcome)) throw new Error('not read');
      node = outcome.value;
      node.parent = caption.parent;
      node.key = caption.key;
    }
    const events = array(at(node, 'shots', 0, 'events'));
    const shots = array(at(node, 'shots'));
    const editor = new NodeEditor(text);
    const edits = [
      ...editor.changeItems(events, [at(events, 0)], ['"quoted"']),
      ...editor.insertItems(shots, 2, [{ id: 'C', text: 'line\nbreak' }]),
    ];
    let result: unknown = applyEdits(text, edits);
    for (let n = 0; n < levels; n++) {
      const outer: unknown = JSON.parse(String(result));
      result = typeof outer === 'object' && outer !== null && 'caption' in outer ? outer.caption : undefined;
    }
    const plain = new NodeEditor(TALL);
    const own = root(TALL);
    const same = applyEdits(TALL, [
      ...plain.changeItems(array(at(own, 'shots', 0, 'events')), [at(own, 'shots', 0, 'events', 0)], ['"quoted"']),
      ...plain.insertItems(array(at(own, 'shots')), 2, [{ id: 'C', text: 'line\nbreak' }]),
    ]);
    expect(result).toBe(same);
  });
});

describe('any list', () => {
  const value = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.constant(null),
    fc.record({ a: fc.string(), b: fc.array(fc.nat()) }),
  );

  it('is valid JSON after any change, and holds just what it should', () => {
    const property = fc.property(
      fc.array(value, { maxLength: 6 }),
      fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
      fc.array(value, { maxLength: 3 }),
      fc.constantFrom(undefined, 0, 2, '\t'),
      (items, gone, added, space) => {
        const text = JSON.stringify({ before: 1, list: items, after: [] }, null, space);
        const list = array(at(root(text), 'list'));
        const removed = list.items.filter((_, index) => gone[index]);
        const edits = new NodeEditor(text).changeItems(list, removed, added);
        expect(areCompatible(edits)).toBe(true);
        const kept = items.filter((_, index) => !gone[index]);
        expect(JSON.parse(applyEdits(text, edits))).toEqual({ before: 1, list: [...kept, ...added], after: [] });
      },
    );
    fc.assert(property, { numRuns: 500 });
  });
});
