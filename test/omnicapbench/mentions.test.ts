import { describe, expect, it } from 'vitest';
import { findMentions, mentionRule } from '../../src/omnicapbench/canonical/mentions';
import { codes, dialogue, doc, EMPTY, entity, found, type Json, probe, score, shot, sound, subshot } from './build';

/** What a document that defines PERSON_1, BACK_DOOR_2, BEEP_3 and SHOT_4 finds in a text, as it stands there. */
function finds(text: string): string[] {
  const rule = mentionRule(['PERSON_1', 'BACK_DOOR_2', 'ANNA'], ['BEEP_3'], ['SHOT_4'], ['EVENT_5']);
  return findMentions(text, rule).map(({ id, start, end }) => `${text.slice(start, end)}=${id}`);
}

describe('mentions in a text', () => {
  it.each<[string, string[]]>([
    ['[PERSON_1] meets PERSON_1', ['[PERSON_1]=PERSON_1', 'PERSON_1=PERSON_1']],
    ['[person 01] [Person-1] [person1]', ['[person 01]=PERSON_1', '[Person-1]=PERSON_1', '[person1]=PERSON_1']],
    ['[back door 2] BACK_DOOR_2', ['[back door 2]=BACK_DOOR_2', 'BACK_DOOR_2=BACK_DOOR_2']],
    // Bare ones are capitals with an underscore
    ['person_1 PERSON1 PERSON 1 Person_1', []],
    ['XPERSON_1 PERSON_1x A_PERSON_1 PERSON_1_', []],
    ['PERSON_1’s PERSON_1, éPERSON_1é', ['PERSON_1=PERSON_1', 'PERSON_1=PERSON_1', 'PERSON_1=PERSON_1']],
    ['PERSON_001', ['PERSON_001=PERSON_1']],
    // One space, hyphen or underscore between words
    ['[person  1] [ person 1] [person 1 ] [1] [person]', []],
    // Known letters, defined or not
    [
      '[Scene 9] OBJECT_9 ANIMAL_9 DIALOGUE_9 SFX_9 MUSIC_9',
      [
        '[Scene 9]=SCENE_9',
        'OBJECT_9=OBJECT_9',
        'ANIMAL_9=ANIMAL_9',
        'DIALOGUE_9=DIALOGUE_9',
        'SFX_9=SFX_9',
        'MUSIC_9=MUSIC_9',
      ],
    ],
    // The letters of a defined reference or event
    ['BACK_DOOR_9 BEEP_9 ANNA_9', ['BACK_DOOR_9=BACK_DOOR_9', 'BEEP_9=BEEP_9', 'ANNA_9=ANNA_9']],
    // Of a shot or a generated id, only the id itself
    ['SHOT_4 SHOT_9', ['SHOT_4=SHOT_4']],
    ['EVENT_5 EVENT_9', ['EVENT_5=EVENT_5']],
    // Plain text
    ['[take 2] IMG_7 [DOOR_2]', []],
    // The search goes on after the first character of what was plain text
    ['[[PERSON_1]]', ['[PERSON_1]=PERSON_1']],
    ['[the PERSON_1]', ['PERSON_1=PERSON_1']],
    ['[IMG_7[PERSON_1]', ['[PERSON_1]=PERSON_1']],
    ['PERSON_１', []],
  ])('%j', (text, expected) => {
    expect(finds(text)).toEqual(expected);
  });
});

describe('where mentions are sought', () => {
  it('in subshots, string descriptions and the descriptions of events; nowhere else', () => {
    const text = 'PERSON_9';
    const prediction = doc({
      references: [entity('REF_A', 'person', text, { semantic_description: text })],
      events: [
        dialogue('D', [0, 1], text),
        { ...sound('S', [0, 1], text) },
        { ...dialogue('E', [0, 1], 'x'), content: { line: 'x', description: text } },
      ],
      shots: [
        shot('A', [0, 1], {
          see: [subshot([0, 1], text), text],
          more: { camera: text, shot_transfer: text, description: text },
        }),
        shot('B', [1, 2], { see: text }),
      ],
    });
    const places = found(score(prediction, EMPTY), 'id.dangling-mention').map(({ path }) => path.join('.'));
    expect(places).toEqual([
      'events.1.content.description',
      'events.2.content.description',
      'shots.0.visual_description.0.sub_shot_content',
      'shots.0.visual_description.1',
      'shots.1.visual_description',
    ]);
  });
});

describe('what a mention is', () => {
  const mentioning = (text: string, id: Json = 'PERSON_1') => {
    const report = score(
      doc({
        references: [entity(id, 'person', 'x')],
        events: [sound('SFX_1', [0, 1]), sound(null, [0, 1])],
        shots: [shot('SHOT_1', [0, 1], { see: text, hear: ['SFX_1', 'EVENT_2'] })],
      }),
      EMPTY,
      { duration: 1 },
    );
    return [probe(report, 'ValidRefUse'), codes(report)];
  };

  it.each<[string, string, Json, string, string[]]>([
    ['a use', '[PERSON_1]', 'PERSON_1', '1/0', []],
    ['one use however often', 'PERSON_1 [PERSON_1]', 'PERSON_1', '1/0', []],
    ['dangling', '[PERSON_1] PERSON_2', 'PERSON_1', '2/1', ['id.dangling-mention']],
    [
      'dangling once a text, reported each time',
      'PERSON_2 PERSON_2',
      'PERSON_1',
      '1/1',
      ['id.dangling-mention', 'link.unused-reference'],
    ],
    ['of an event or shot: neither', '[SFX_1] SHOT_1', 'PERSON_1', '0/0', ['link.unused-reference']],
    ['of a generated event or reference', '[EVENT_2] [REF_1]', null, '1/0', ['schema.missing-field']],
    ['of a reference, whatever else it names', '[SFX_1]', 'SFX_1', '1/0', []],
    ['dangling, of an event', 'SFX_9', 'PERSON_1', '1/1', ['id.dangling-mention', 'link.unused-reference']],
  ])('%s', (_, text, id, uses, expected) => {
    const [checked, all] = mentioning(text, id);
    expect([checked, all]).toEqual([
      uses,
      [...new Set([...expected, ...(id === null ? [] : ['schema.missing-field'])])].sort(),
    ]);
  });
});
