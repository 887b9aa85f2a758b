import fc from 'fast-check';
import { dialogue, doc, entity, type Json, type JsonRecord, shot, sound, subshot } from './build';

/** Few words, so that texts resemble each other often enough. */
const word = fc.constantFrom('red', 'coat', 'door', 'opens', 'the', 'is', '你', '!', 'x1', 'hat');
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));

/** Times on a coarse grid, so that borders meet and lengths vanish. */
const time = fc.integer({ min: 0, max: 24 }).map((quarter) => quarter / 4);
const span = fc.tuple(time, time).map(([a, b]): [number, number] => (a <= b ? [a, b] : [b, a]));

const refId = fc.constantFrom('PERSON_1', 'PERSON_2', 'OBJECT_1', 'SCENE_1', 'ANIMAL_1');
const eventId = fc.constantFrom('SFX_1', 'SFX_2', 'DIALOGUE_1', 'DIALOGUE_2', 'RAIN_1');
const shotId = fc.constantFrom('SHOT_1', 'SHOT_2', 'SHOT_3', 'SHOT_4');
const refType = fc.constantFrom('person', 'person', 'object', 'scene', 'animal', 'robot', 'woman');

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const overlap = ([a0, a1]: readonly number[], [b0, b1]: readonly number[]): boolean => {
  const [start, end] = [Math.max(a0 ?? 0, b0 ?? 0), Math.min(a1 ?? 0, b1 ?? 0)];
  return start < end || (start === end && (a0 === a1 || b0 === b1));
};

/** A document with unique ids, nothing dangling, no disjoint link, no negative time: it must score 1 against itself. */
export const soundDocument: fc.Arbitrary<JsonRecord> = fc
  .record({
    references: fc.uniqueArray(fc.record({ id: refId, type: refType, detail: words }), {
      maxLength: 4,
      selector: ({ id }) => id,
    }),
    events: fc.uniqueArray(
      fc.record({ id: eventId, time: span, line: fc.option(words), speaker: fc.nat(9), about: fc.nat(9), text: words }),
      { maxLength: 4, selector: ({ id }) => id },
    ),
    shots: fc.uniqueArray(
      fc.record({
        id: shotId,
        time: span,
        see: fc.array(fc.record({ time: fc.option(span), text: words, about: fc.nat(9) }), { maxLength: 3 }),
        who: fc.array(fc.nat(4), { maxLength: 3 }),
      }),
      { maxLength: 4, selector: ({ id }) => id },
    ),
  })
  .map(({ references, events, shots }) => {
    const ids = references.map(({ id }) => id);
    const mention = (index: number): string => (ids[index] === undefined ? '' : `[${ids[index]}] `);
    return doc({
      references: references.map(({ id, type, detail }) => entity(id, type, detail)),
      events: events.map(({ id, time: at, line, speaker, about, text }) => {
        if (line === null) return sound(id, at, mention(about) + text);
        const content = {
          line,
          speaker: ids[speaker] ?? (speaker > 7 ? 'NARRATOR' : null),
          description: mention(about) + text,
        };
        return { ...dialogue(id, at, line), content };
      }),
      shots: shots.map(({ id, time: at, see, who }) =>
        shot(id, at, {
          see: see.map((one) =>
            one.time === null ? mention(one.about) + one.text : subshot(one.time, mention(one.about) + one.text),
          ),
          who: [...new Set(who.flatMap((index) => ids[index] ?? []))],
          hear: events.filter((event) => overlap(event.time, at)).map(({ id: heard }) => heard),
        }),
      ),
    });
  });

const badId = fc.oneof(
  { weight: 6, arbitrary: fc.oneof(refId, eventId, shotId) },
  fc.constantFrom<Json>(
    'person 1',
    '[SCENE_01]',
    'NARRATOR',
    'PERSON_9',
    'SFX_9',
    'PERSON_1~2',
    7,
    null,
    '',
    '[]',
    true,
  ),
);
const badTime = fc.oneof(
  { weight: 6, arbitrary: span },
  fc.constantFrom<Json>([3, 1], ['0:01', '0:03'], { start: 1, end: '2' }, [-1, 2], [1, 99], 'x', null, [1], [2, 2]),
);
const badText = fc.oneof(
  { weight: 4, arbitrary: words },
  fc.constantFrom<Json>('[PERSON_1] opens PERSON_2', 'SFX_1', '[shot 1]', '[PERSON_9] x', ' ', '', null, 5, '…'),
);
const ids = fc.oneof(
  { weight: 6, arbitrary: fc.array(badId, { maxLength: 4 }) },
  fc.constantFrom<Json>('PERSON_1', null, 3),
);
const junk = fc.constantFrom<Json>(null, 'x', 5, [], {});

/** A document with every kind of fault, that still passes the document gate. */
export const wildDocument: fc.Arbitrary<JsonRecord> = fc
  .record({
    references: fc.array(
      fc.oneof(
        {
          weight: 8,
          arbitrary: fc
            .tuple(badId, fc.oneof(refType, fc.constantFrom<Json>(null, ' ', 3)), badText)
            .map(([id, type, text]) => entity(id, type, text)),
        },
        junk,
      ),
      { maxLength: 5 },
    ),
    events: fc.array(
      fc.oneof(
        {
          weight: 4,
          arbitrary: fc
            .tuple(badId, badTime, badText, badId)
            .map(([id, at, line, speaker]) => dialogue(id, at, line, speaker)),
        },
        { weight: 4, arbitrary: fc.tuple(badId, badTime, badText).map(([id, at, text]) => sound(id, at, text)) },
        junk,
      ),
      { maxLength: 6 },
    ),
    shots: fc.array(
      fc.oneof(
        {
          weight: 8,
          arbitrary: fc
            .record({
              id: badId,
              at: badTime,
              see: fc.oneof(
                fc.array(
                  fc.oneof(
                    fc.tuple(badTime, badText).map(([at, text]) => subshot(at, text)),
                    badText,
                    junk,
                  ),
                  { maxLength: 3 },
                ),
                badText,
              ),
              hear: ids,
              who: ids,
            })
            .map(({ id, at, ...parts }) => shot(id, at, parts)),
        },
        junk,
      ),
      { maxLength: 4 },
    ),
  })
  .map((tracks) => doc(tracks));

/** The document with the keys of every object in another order. */
export function reordered(value: Json): Json {
  if (Array.isArray(value)) return value.map(reordered);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]): [string, Json] => [key, reordered(inner)])
      .reverse(),
  );
}

const ID_KEYS = new Set(['ref_id', 'event_id', 'shot_id', 'speaker', 'active_events', 'references_in_shot']);
const RESPELL = [
  (id: string) => id.toLowerCase(),
  (id: string) => `[${id}]`,
  (id: string) => id.replaceAll('_', ' '),
  (id: string) => id.replace(/_(\d+)$/, '-00$1'),
  (id: string) => ` "${id}" `,
];

/** The document with every id that is defined or linked spelt in another way; texts are left alone. */
export function respelt(value: Json, seed: number): Json {
  let turn = seed;
  const spell = (id: string): string => (/^[A-Z]+_\d+$/.test(id) ? (RESPELL[turn++ % RESPELL.length]?.(id) ?? id) : id);
  const walk = (inner: Json, inId: boolean): Json => {
    if (typeof inner === 'string') return inId ? spell(inner) : inner;
    if (Array.isArray(inner)) return inner.map((item: Json) => walk(item, inId));
    if (!isRecord(inner)) return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([key, child]): [string, Json] => [key, walk(child, ID_KEYS.has(key))]),
    );
  };
  return walk(value, false);
}
