import { describe, expect, it } from 'vitest';
import { type CostedCause, costAllCauses } from '../../../src/engine/costs';
import { EXAMPLES } from '../../../src/examples';
import { applyEdits } from '../../../src/json/edit';
import { loadKernelsFromFile } from '../../../src/kernel/node';
import { CAUSE_KINDS, COMPARED_CAUSES, plain } from '../../../src/omnicapbench/causes';
import { DEFAULT_SETTINGS } from '../../../src/omnicapbench/settings';
import { faultyPair } from '../../engine/faultyPair';

const kernels = loadKernelsFromFile();

type Json = string | number | null | Json[] | { [key: string]: Json };

const entity = (id: string, type: string, detail: string): Json => ({
  ref_id: id,
  type,
  semantic_description: '',
  appearance_anchor: { id_features: { detail_description: detail } },
});
const sound = (id: string, time: Json): Json => ({ event_id: id, type: 'sfx', time_range: time, content: {} });
const line = (id: string, time: Json, words: string, speaker: string): Json => ({
  event_id: id,
  type: 'dialogue',
  time_range: time,
  content: { line: words, speaker },
});
const shot = (
  id: string,
  time: Json,
  told: readonly (readonly [Json, string])[],
  events: string[],
  seen: string[],
): Json => ({
  shot_id: id,
  time_range: time,
  shot_transfer: 'cut',
  camera: 'wide',
  visual_description: told.map(([sub_shot_time, sub_shot_content]) => ({ sub_shot_time, sub_shot_content })),
  active_events: events,
  references_in_shot: seen,
});

interface Document {
  references: Json[];
  events: Json[];
  shots: Json[];
}

/** Two people, three sounds, three shots with two subshots each. */
const reference = (): Document => ({
  references: [
    entity('PERSON_1', 'person', 'tall baker, red scarf'),
    entity('PERSON_2', 'person', 'small courier, blue cap'),
  ],
  events: [
    line('DIALOGUE_1', [0, 3], 'two loaves and a roll please', 'PERSON_2'),
    sound('SFX_1', [4, 6]),
    sound('SFX_2', [9, 11]),
  ],
  shots: [
    shot(
      'SHOT_1',
      [0, 4],
      [
        [[0, 2], '[PERSON_1] kneads dough'],
        [[2, 4], '[PERSON_2] enters wet'],
      ],
      ['DIALOGUE_1'],
      ['PERSON_1', 'PERSON_2'],
    ),
    shot(
      'SHOT_2',
      [4, 8],
      [
        [[4, 6], '[PERSON_1] drops tray'],
        [[6, 8], 'flour clouds everything'],
      ],
      ['SFX_1'],
      ['PERSON_1'],
    ),
    shot(
      'SHOT_3',
      [8, 12],
      [
        [[8, 10], '[PERSON_2] laughs loudly'],
        [[10, 12], 'door bell swings'],
      ],
      ['SFX_2'],
      ['PERSON_2'],
    ),
  ],
});

function costed(
  change: (document: Document) => void,
  other: (document: Document) => void = () => {},
): readonly CostedCause[] {
  const [theirs, ours] = [reference(), reference()];
  change(theirs);
  other(ours);
  const print = (document: Document): string => JSON.stringify(document, null, 2);
  return costAllCauses(print(theirs), print(ours), DEFAULT_SETTINGS, kernels).causes;
}

const told = (causes: readonly CostedCause[]) =>
  causes.map(({ kind, sentence, headline }) => [
    kind,
    plain(sentence),
    headline?.metric,
    headline && Number(headline.delta.toFixed(9)),
  ]);

const r = (value: number): number => Number(value.toFixed(9));

/** Takes an element out of a list. */
const drop = (list: Json[], index: number): Json => list.splice(index, 1)[0] ?? null;
const at = (value: Json | undefined, ...path: (string | number)[]): { [key: string]: Json } => {
  let here: Json | undefined = value;
  for (const key of path) here = (here as unknown as Record<string | number, Json> | undefined)?.[key];
  return here as { [key: string]: Json };
};

describe('one fault at a time', () => {
  it('none', () => {
    expect(costed(() => {})).toEqual([]);
  });

  it('a missed reference: defined and listed where the reference has it', () => {
    const causes = costed((document) => {
      drop(document.references, 1);
      for (const index of [0, 2]) {
        const one = at(document.shots[index]);
        one.references_in_shot = index === 0 ? ['PERSON_1'] : [];
        const visual = one.visual_description as Json[];
        for (const part of visual) {
          const subshot = at(part);
          subshot.sub_shot_content = String(subshot.sub_shot_content).replace('[PERSON_2]', 'somebody');
        }
      }
      delete at(document.events[0], 'content').speaker;
    });
    // References 2/3 become 4/4; the line's speaker stays unnamed.
    expect(told(causes)[0]).toEqual([
      'missed-unit',
      "The reference's PERSON_2 is missing: “small courier, blue cap”",
      'ref_f1',
      r(1 - 2 / 3),
    ]);
    expect(causes[0]?.changes.find(({ metric }) => metric === 'ref_f1')?.delta).toBeCloseTo(1 - 2 / 3, 12);
    // Shots 2/3, 1, 0 become 1 each.
    expect(causes[0]?.changes.find(({ metric }) => metric === 'ref_use_shot')?.delta).toBeCloseTo(1 - 5 / 9, 12);
    expect(causes.map(({ kind }) => kind)).toEqual(['missed-unit']);
    expect(causes[0]?.side).toBe('reference');
  });

  it('a missed event comes back with its link', () => {
    const causes = costed((document) => {
      drop(document.events, 2);
      at(document.shots[2]).active_events = [];
    });
    // Events 4/5 become 1; links 2 of 2 and of 3: 4/5 become 1.
    expect(told(causes)).toEqual([['missed-unit', "The reference's SFX_2 at 9–11 s is missing", 'event_f1', r(1 / 5)]]);
    expect(causes[0]?.changes.find(({ metric }) => metric === 'evsa_f1')?.delta).toBeCloseTo(1 / 5, 12);
  });

  it('a missed shot comes back whole', () => {
    const causes = costed((document) => {
      drop(document.shots, 1);
    });
    expect(told(causes)).toEqual([['missed-unit', "The reference's SHOT_2 (4–8 s) is missing", 'ccc', r(1 / 4)]]);
    // Shots 4/5, subshots 4/4 and 4/6, links 2/2 and 2/3: 4/5 each; CCC (1/2 + 1)/2.
    for (const metric of ['shot_f1', 'subshot_f1', 'evsa_f1'] as const) {
      expect(causes[0]?.changes.find((change) => change.metric === metric)?.delta).toBeCloseTo(1 / 5, 12);
    }
  });

  it('a missed and an unsupported subshot apart in time', () => {
    const missed = costed((document) => {
      drop(at(document.shots[1], 'visual_description') as unknown as Json[], 1);
    });
    // 5/5 and 5/6 become 1.
    expect(told(missed)).toEqual([
      ['missed-unit', 'SHOT_2 leaves out “flour clouds everything”', 'subshot_f1', r(1 - 10 / 11)],
    ]);
    const invented = costed(
      () => {},
      (document) => {
        drop(at(document.shots[1], 'visual_description') as unknown as Json[], 1);
      },
    );
    expect(told(invented)).toEqual([
      [
        'unsupported-unit',
        'SHOT_2 tells of “flour clouds everything”, which the reference never shows',
        'subshot_f1',
        r(1 / 11),
      ],
    ]);
  });

  it('an invented event, an invented shot, an invented reference', () => {
    expect(told(costed((document) => document.events.push(sound('SFX_3', [6.5, 7.5])))).slice(0, 1)).toEqual([
      ['unsupported-unit', 'SFX_3 (6.5–7.5 s) is never heard in the reference', 'event_f1', r(1 - 6 / 7)],
    ]);
    expect(told(costed((document) => document.shots.push(shot('SHOT_4', [11.9, 12], [], [], [])))).slice(0, 1)).toEqual(
      [['unsupported-unit', 'SHOT_4 (11.9–12 s) has no counterpart in the reference', 'shot_f1', r(1 - 6 / 7)]],
    );
    expect(told(costed((document) => document.references.push(entity('OBJECT_1', 'object', 'brass clock'))))).toEqual([
      ['unsupported-unit', 'OBJECT_1 is nobody and nothing of the reference: “brass clock”', 'ref_f1', r(1 - 4 / 5)],
    ]);
  });

  it('a line too far off, a shot and a sound out of place: one cause each, not a missed and an invented unit', () => {
    const words = costed((document) => {
      at(document.events[0], 'content').line = 'nothing like it was ever spoken here';
    });
    expect(told(words).slice(0, 1)).toEqual([
      [
        'wrong-content',
        "DIALOGUE_1 says “nothing like it was ever spoken here”, too far from the reference's “two loaves and a roll please”",
        'event_f1',
        r(1 / 3),
      ],
    ]);
    const late = costed((document) => {
      at(document.events[1]).time_range = [5.9, 7.9];
    });
    expect(told(late).map(([kind, sentence]) => [kind, sentence])).toEqual([
      ['timing', 'SFX_1 is heard 5.9–7.9 s, in the reference 4–6 s'],
    ]);
    expect(late[0]?.headline).toEqual({ metric: 'event_f1', delta: expect.closeTo(1 / 3, 12) });
  });

  it('wrong and disjoint links, all shots of one event at once', () => {
    const disjoint = costed((document) => {
      at(document.shots[1]).active_events = ['SFX_1', 'SFX_2'];
      at(document.shots[0]).active_events = ['DIALOGUE_1', 'SFX_2'];
    });
    // 3 of 5 and of 3: 3/4 becomes 1.
    expect(told(disjoint)).toEqual([
      ['disjoint-link', 'SFX_2 (9–11 s) is linked to SHOT_1 and SHOT_2: it never overlaps them', 'evsa_f1', r(1 / 4)],
    ]);
    const wrong = costed(
      () => {},
      (document) => {
        at(document.shots[1]).active_events = [];
      },
    );
    expect(told(wrong)).toEqual([
      ['wrong-link', 'SHOT_2 lists SFX_1, which the reference does not hear there', 'evsa_f1', r(1 - 4 / 5)],
    ]);
  });

  it('a wrong speaker, and none', () => {
    const wrong = costed((document) => {
      at(document.events[0], 'content').speaker = 'PERSON_1';
    });
    expect(told(wrong)[0]?.slice(0, 2)).toEqual([
      'wrong-speaker',
      'DIALOGUE_1 is given to PERSON_1, in the reference to PERSON_2',
    ]);
    expect(wrong[0]?.changes).toContainEqual({ metric: 'speaker_f1', delta: 1 });
    const none = costed((document) => {
      delete at(document.events[0], 'content').speaker;
    });
    expect(told(none)[0]?.[1]).toBe('DIALOGUE_1 has no speaker, in the reference to PERSON_2');
  });

  it('a field that is absent in several units is one cause', () => {
    const causes = costed((document) => {
      for (const one of document.shots) delete at(one).camera;
      at(document.shots[0]).shot_transfer = 5;
    });
    // 3 arrays, 2 x 4, 5 + 4 + 4, 3 x 7, 6 x 2 = 57 fields.
    expect(told(causes)).toEqual([
      ['field', 'SHOT_1, SHOT_2 and SHOT_3 have no camera', 'sgc', r(3 / 57)],
      ['field', 'The shot_transfer of SHOT_1 is not a string', 'sgc', r(1 / 57)],
    ]);
    expect(causes[0]?.fix?.title).toBe('Mend every camera');
    expect(causes[1]?.fix).toBeNull();
  });

  it('a time that cannot be read takes the reference’s', () => {
    const causes = costed((document) => {
      at(document.shots[2]).time_range = ['soon', 'later'];
    });
    expect(told(causes)[0]?.slice(0, 2)).toEqual([
      'untestable',
      'SHOT_3 has a time that cannot be read, so it counts for nothing',
    ]);
    expect(causes[0]?.fix).toBeNull();
    expect(causes[0]?.headline?.delta).toBeGreaterThan(0);
  });

  it('repeats in lists cost nothing, and are told all the same', () => {
    const causes = costed((document) => {
      at(document.shots[0]).references_in_shot = ['PERSON_1', 'PERSON_2', 'PERSON_1', 'PERSON_2'];
    });
    expect(told(causes)).toEqual([
      ['duplicate-link', 'SHOT_1 lists PERSON_1 and PERSON_2 more than once', undefined, null],
    ]);
    expect(causes[0]?.changes).toEqual([]);
    expect(causes[0]?.diagnostics).toHaveLength(2);
  });

  it('a second definition that is a unit of its own is renamed, not removed', () => {
    const causes = costed((document) => {
      at(document.events[2]).event_id = 'SFX_1';
    });
    const cause = causes.find(({ kind }) => kind === 'duplicate-unit');
    expect(plain(cause?.sentence ?? [])).toBe('SFX_1 is defined twice');
    expect(cause?.fix).toBeNull();
    expect(cause?.mend).toHaveLength(1);
  });

  it('the tracks that are missing', () => {
    const text = JSON.stringify({ references: [], shots: [] });
    const [cause] = costAllCauses(text, JSON.stringify(reference()), DEFAULT_SETTINGS, kernels).causes;
    expect(plain(cause?.sentence ?? [])).toBe('The document has no array “events”');
    expect(JSON.parse(applyEdits(text, cause?.fix?.edits ?? []))).toEqual({ references: [], events: [], shots: [] });
    const [empty] = costAllCauses('{}', JSON.stringify(reference()), DEFAULT_SETTINGS, kernels).causes;
    expect(JSON.parse(applyEdits('{}', empty?.fix?.edits ?? []))).toEqual({ references: [], events: [], shots: [] });
    const [none] = costAllCauses('sorry', JSON.stringify(reference()), DEFAULT_SETTINGS, kernels).causes;
    expect([none?.kind, none?.fix, none?.changes]).toEqual(['gate', null, []]);
  });

  it('an unreadable reference leaves nothing to say', () => {
    expect(costAllCauses(JSON.stringify(reference()), '{', DEFAULT_SETTINGS, kernels).causes).toEqual([]);
  });
});

describe('a document in a string', () => {
  const pairs: [string, string, string][] = [
    ...EXAMPLES.flatMap(({ id, reference: ours, predictions }) =>
      predictions.map(({ id: name, text }) => [`${id} / ${name}`, text, ours] as [string, string, string]),
    ),
    ['many faults', faultyPair().prediction, faultyPair().reference],
  ];

  it.each(pairs)('%s has the same causes at the same cost as outside', (_, text, ours) => {
    // What is not wrapped twice: fences and wrappers of their own stay as they are.
    if (!text.startsWith('{\n  "references"') && !text.startsWith('{\n  "shots"')) return;
    const bare = costAllCauses(text, ours, DEFAULT_SETTINGS, kernels).causes;
    if (bare[0]?.kind === 'gate') return;
    const wrapped = costAllCauses(JSON.stringify({ caption: text }), ours, DEFAULT_SETTINGS, kernels).causes;
    const shape = (causes: readonly CostedCause[]) =>
      causes.map(({ id, changes }) => ({ id, changes })).sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(shape(wrapped)).toEqual(shape(bare));
  });
});

describe('the registry', () => {
  it('has one entry a kind', () => {
    const kinds = COMPARED_CAUSES.map(({ kind }) => kind);
    expect(['gate', ...kinds].sort()).toEqual([...CAUSE_KINDS].sort());
  });
});

describe('documents at the limit', () => {
  const many = (count: number, shift: number): string => {
    const document = {
      references: [] as Json[],
      events: Array.from({ length: count }, (_, n) => sound(`SFX_${n + 1}`, [n + shift, n + shift + 0.5])),
      shots: Array.from({ length: count }, (_, n) =>
        shot(`SHOT_${n + 1}`, [n, n + 1], [], [`SFX_${count - n}`], ['PERSON_9']),
      ),
    };
    return JSON.stringify(document);
  };

  it('are looked through in time, and the rest is counted', () => {
    const { causes, leftOut } = costAllCauses(many(3000, 0.5), many(3000, 0), DEFAULT_SETTINGS, kernels, { limit: 3 });
    expect(causes).toHaveLength(3);
    expect(leftOut).toBeGreaterThan(3000);
  }, 60_000);
});
