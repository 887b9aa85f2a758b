import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CaptionDocument } from '../../src/omnicapbench/schema';
import { soundDocument, wildDocument } from './arbitraries';
import { dialogue, doc, EMPTY, entity, type Json, type JsonRecord, score, shot, sound, subshot } from './build';

/**
 * schema.ts describes a document for the editor, requirements.ts judges it. What the one takes the other must count
 * as complete, and the other way about, but for what the schema asks on purpose beyond the contract: names of types
 * in lower case and without blanks, optional fields of the right kind where the contract ignores others, null for
 * nothing but absent.
 */
const complete = (document: JsonRecord): boolean => {
  const { pass, required, present } = score(document, EMPTY).gate;
  return pass && required === present;
};
const accepted = (document: JsonRecord): boolean => CaptionDocument.safeParse(document).success;

it('what the schema takes is complete', () => {
  fc.assert(
    fc.property(fc.oneof(soundDocument, wildDocument), (document) => {
      if (accepted(document)) expect(complete(document)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

/** null is absent by the contract; the schema does not take it for an optional field. */
function withoutNulls(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(kept.map(([key, inner]): [string, Json] => [key, withoutNulls(inner)]));
}

it('what is complete the schema takes, optional fields aside', () => {
  fc.assert(
    fc.property(fc.oneof(soundDocument, wildDocument), (raw) => {
      const document = withoutNulls(raw) as JsonRecord;
      const text = JSON.stringify(document);
      // A speaker or a description of another kind is no fault by the contract: it is ignored.
      fc.pre(!/"(speaker|description)":(?!")/.test(text));
      if (complete(document)) expect(accepted(document), text).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

const PERSON = entity('P', 'person', 'x');
const D = dialogue('D', [0, 1], 'x', 'P');
it.each<[string, JsonRecord, boolean]>([
  ['nothing', EMPTY, true],
  ['unknown keys', { ...EMPTY, more: 1, global_style: null }, true],
  [
    'a whole document',
    doc({
      references: [PERSON],
      events: [D, sound('S', [0, 1])],
      shots: [shot('A', [0, 1], { see: [subshot([0, 1], 'x'), 'y'], who: ['P'], hear: ['D'] })],
    }),
    true,
  ],
  ['a blank string among subshots', doc({ shots: [shot('A', [0, 1], { see: [' '] })] }), true],
  ['a string for what is seen', doc({ shots: [shot('A', [0, 1], { see: 'x' })] }), true],
  ['a blank one', doc({ shots: [shot('A', [0, 1], { see: '\u3000' })] }), false],
  ['a camera object', doc({ shots: [{ ...shot('A', [0, 1]), camera: { move: 'pan' } }] }), true],
  ['Speech', doc({ events: [{ ...D, type: ' Speech ' }] }), true],
  ['a dialogue without a line', doc({ events: [{ ...D, content: {} }] }), false],
  ['a dialog with a blank line', doc({ events: [{ ...dialogue('D', [0, 1], '\n'), type: 'dialog' }] }), false],
  ['a sound without content', doc({ events: [{ ...sound('S', [0, 1]), content: null }] }), false],
  ['an alias', doc({ references: [{ ...PERSON, type: 'man' }] }), false],
  ['an unknown type', doc({ references: [{ ...PERSON, type: 'robot' }] }), false],
  ['a number for an id', doc({ references: [{ ...PERSON, ref_id: 1 }] }), false],
  ['times as strings', doc({ events: [sound('S', ['0', '1'])] }), false],
  ['three times', doc({ events: [sound('S', [0, 1, 2])] }), false],
  ['a number in a list', doc({ shots: [shot('A', [0, 1], { who: [1] })] }), false],
  ['a track too few', { references: [], events: [] }, false],
])('%s: schema and compliance agree', (_, raw, expected) => {
  const document = withoutNulls(raw) as JsonRecord;
  expect([accepted(document), complete(document)]).toEqual([expected, expected]);
});

it('a type in capitals is complete, though the schema asks for its plain name', () => {
  const document = doc({ references: [{ ...PERSON, type: ' PERSON ' }] });
  expect([accepted(document), complete(document)]).toEqual([false, true]);
});
