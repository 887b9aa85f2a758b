import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { expectSound, PLAIN, score } from './support';

const GENEROUS = 120_000;
const RUNS = { numRuns: 400 };

/** Valid documents to spoil: the first public cases and the plain one. */
const DOCUMENTS: readonly string[] = [
  PLAIN,
  ...readFileSync('test/fixtures/omnicapbench/public.jsonl', 'utf8')
    .split('\n')
    .slice(0, 60)
    .filter((text) => text !== '')
    .map((text): string => JSON.parse(text).prediction),
];
const JSON_DOCUMENTS = DOCUMENTS.filter((text) => {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
});

/** Both orders, so that a reference is spoilt as often as a prediction. */
function scoreWith(text: string, other: string): void {
  expectSound(score(text, other), text);
  expectSound(score(other, text), other);
}

const anyDocument = fc.constantFrom(...DOCUMENTS);
const pieces = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '"',
    ',',
    ':',
    '\\',
    '\\u',
    '```',
    '\n',
    '<think>',
    '</think>',
    '\0',
    '\ud800',
    '1e999',
    '-',
    'null',
  ),
);

describe('fuzzing', () => {
  it('arbitrary texts', { timeout: GENEROUS }, () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(pieces).map((some) => some.join('')),
    );
    fc.assert(fc.property(texts, anyDocument, scoreWith), RUNS);
  });

  it('arbitrary JSON', { timeout: GENEROUS }, () => {
    const tracks = fc.record(
      { references: fc.jsonValue(), events: fc.jsonValue(), shots: fc.jsonValue(), caption: fc.jsonValue() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), tracks), anyDocument, (value, other) =>
        scoreWith(JSON.stringify(value), other),
      ),
      RUNS,
    );
  });

  it('documents with characters deleted, inserted, replaced and repeated', { timeout: GENEROUS }, () => {
    const edit = fc.record({
      at: fc.nat(),
      drop: fc.nat({ max: 12 }),
      put: fc.oneof(fc.constant(''), pieces),
      again: fc.boolean(),
    });
    fc.assert(
      fc.property(anyDocument, fc.array(edit, { minLength: 1, maxLength: 4 }), (whole, edits) => {
        let text = whole;
        for (const { at, drop, put, again } of edits) {
          const from = at % (text.length + 1);
          const end = Math.min(text.length, from + drop);
          text = text.slice(0, from) + put + text.slice(again ? from : end);
        }
        scoreWith(text, whole);
      }),
      RUNS,
    );
  });

  it('documents with values of wrong types at random places', { timeout: GENEROUS }, () => {
    const strange = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom<unknown>(
        [],
        {},
        '',
        ' ',
        -1,
        1e300,
        '00:61',
        '1:02:03',
        [2, 1],
        [0, 0],
        '[PERSON_1]',
        'PERSON_01',
        '__proto__',
        null,
      ),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...JSON_DOCUMENTS),
        fc.array(fc.record({ at: fc.nat(), value: strange }), { minLength: 1, maxLength: 5 }),
        (whole, swaps) => {
          const document: unknown = JSON.parse(whole);
          for (const { at, value } of swaps) swapValue(document, at, value);
          scoreWith(JSON.stringify(document), whole);
        },
      ),
      RUNS,
    );
  });

  it('every setting', { timeout: GENEROUS }, () => {
    const fraction = fc.double({ min: 0, max: 1, noNaN: true });
    const settings = fc.record(
      {
        gate: fc.constantFrom('document' as const, 'strict' as const),
        ref_matcher: fc.constantFrom('lexical' as const, 'id' as const, 'manual' as const),
        ref_map: fc.dictionary(fc.string(), fc.string(), { noNullPrototype: true }),
        ref_threshold: fraction,
        sub_matcher: fc.constantFrom('lexical' as const, 'time' as const),
        sub_threshold: fraction,
        shot_tiou: fraction,
        event_tiou: fraction,
        dialogue_score: fraction,
        delta: fc.double({ min: 0, max: 1e300, noNaN: true }),
        evsa: fc.constantFrom('event' as const, 'aligned' as const, 'all' as const),
        ccc: fc.constantFrom('matched' as const, 'cross-shot' as const),
        duration: fc.option(fc.double({ min: 0, max: 1e300, noNaN: true })),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyDocument, anyDocument, settings, (one, other, chosen) =>
        expectSound(score(one, other, chosen), one),
      ),
      RUNS,
    );
  });
});

/** Replaces the value at the `at`-th place of a tree, counted around. */
function swapValue(root: unknown, at: number, value: unknown): void {
  const places: { holder: object; key: string }[] = [];
  const visit = (holder: unknown): void => {
    if (typeof holder !== 'object' || holder === null) return;
    for (const [key, inner] of Object.entries(holder)) {
      places.push({ holder, key });
      visit(inner);
    }
  };
  visit(root);
  const place = places[at % Math.max(1, places.length)];
  if (place) Reflect.set(place.holder, place.key, structuredClone(value));
}
