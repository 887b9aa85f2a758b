import { describe, expect, it } from 'vitest';
import { EXAMPLES, findExample, OPENING } from '../../src/examples';
import { print } from '../../src/examples/print';

describe('the gallery', () => {
  it('opens on the EVSA case', () => {
    expect(EXAMPLES[0]?.id).toBe(OPENING.example);
    expect(EXAMPLES[0]?.predictions.map(({ id }) => id)).toContain(OPENING.prediction);
  });

  it('has ids that are unique and fit an address', () => {
    const groups = [EXAMPLES, ...EXAMPLES.map((example) => example.predictions)];
    for (const group of groups) {
      const ids = group.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/);
    }
  });

  it('finds an example by id', () => {
    for (const example of EXAMPLES) expect(findExample(example.id)).toBe(example);
    expect(findExample('no-such-example')).toBeUndefined();
  });

  it.each(EXAMPLES)('$id says what it shows, in sentences', ({ title, summary, predictions }) => {
    expect(title).not.toBe('');
    expect(summary).toMatch(/\.$/);
    expect(predictions.length).toBeGreaterThan(0);
    for (const prediction of predictions) {
      expect(prediction.title).not.toBe('');
      expect(prediction.note).toMatch(/\.$/);
    }
  });

  it.each(EXAMPLES)('$id has texts short enough to read', ({ reference, predictions }) => {
    for (const text of [reference, ...predictions.map((prediction) => prediction.text)]) {
      expect(text.length).toBeLessThan(10_000);
    }
  });
});

describe('print', () => {
  it('prints as a model would, and what JSON.parse gives back is the document', () => {
    const document = {
      events: [],
      shots: [
        { time_range: [0, 1.25], camera: { angle: 'low' }, texts: ['a "b"', '师傅'], nested: { deep: [['x'], 'y'] } },
      ],
    };
    expect(JSON.parse(print(document))).toEqual(document);
    expect(print(document)).toBe(`{
  "events": [],
  "shots": [
    {
      "time_range": [0.0, 1.25],
      "camera": {"angle": "low"},
      "texts": ["a \\"b\\"", "师傅"],
      "nested": {
        "deep": [
          ["x"],
          "y"
        ]
      }
    }
  ]
}`);
  });
});
