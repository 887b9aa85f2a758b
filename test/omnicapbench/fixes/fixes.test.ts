import { beforeAll, describe, expect, it } from 'vitest';
import { createScorer, type ScoreText } from '../../../src/engine/scorer';
import { EXAMPLES, type Example } from '../../../src/examples';
import { applyEdits } from '../../../src/json/edit';
import { loadKernelsFromFile } from '../../../src/kernel/node';
import type { Diagnostic, DiagnosticCode } from '../../../src/omnicapbench/diagnostics';
import { type Fix, fixesFor, fixesIn, prepareFixes, QUICK_FIXES } from '../../../src/omnicapbench/fixes';
import { nearestId } from '../../../src/omnicapbench/fixes/nearest';

let score: ScoreText;

beforeAll(async () => {
  score = createScorer(await loadKernelsFromFile());
});

const REFERENCE =
  '{"references": [], "events": [], "shots": [{"shot_id": "SHOT_1", "time_range": [0, 10], "visual_description": []}]}';

/** A document with two of everything, one unit a line. */
const CLEAN = `{
  "references": [
    {"ref_id": "PERSON_1", "type": "person", "semantic_description": "a", "appearance_anchor": {"id_features": {"detail_description": "tall"}}},
    {"ref_id": "PERSON_2", "type": "person", "semantic_description": "b", "appearance_anchor": {"id_features": {"detail_description": "short"}}}
  ],
  "events": [
    {"event_id": "DIALOGUE_1", "type": "dialogue", "time_range": [0, 4], "content": {"line": "Hello there", "speaker": "PERSON_1"}},
    {"event_id": "SFX_1", "type": "sfx", "time_range": [6, 8], "content": {"description": "[PERSON_2] knocks"}}
  ],
  "shots": [
    {"shot_id": "SHOT_1", "time_range": [0, 5], "shot_transfer": "cut", "camera": "wide", "visual_description": [{"sub_shot_time": [0, 5], "sub_shot_content": "[PERSON_1] waves"}], "active_events": ["DIALOGUE_1"], "references_in_shot": ["PERSON_1", "PERSON_2"]},
    {"shot_id": "SHOT_2", "time_range": [5, 10], "shot_transfer": "cut", "camera": "wide", "visual_description": [{"sub_shot_time": [5, 10], "sub_shot_content": "[PERSON_2] leaves"}], "active_events": ["SFX_1"], "references_in_shot": ["PERSON_2"]}
  ]
}`;

const diagnosticsOf = (text: string): readonly Diagnostic[] =>
  score(text, REFERENCE).diagnostics.filter(({ side }) => side === 'prediction');

/** The first diagnostic of a code, with what can be done about it. */
function offers(
  text: string,
  code: DiagnosticCode,
): { readonly diagnostic: Diagnostic; readonly fixes: readonly Fix[] } {
  const diagnostic = diagnosticsOf(text).find((one) => one.code === code);
  if (diagnostic === undefined) throw new Error(`no ${code}`);
  return { diagnostic, fixes: fixesFor(text, 'prediction', diagnostic, REFERENCE) };
}

const codesOf = (text: string): string[] => diagnosticsOf(text).map(({ code }) => code);

/** [fault, code, what stands in the clean document, what stands there with the fault, fix, title] */
const MENDS: readonly (readonly [string, DiagnosticCode, string, string, string, string])[] = [
  [
    'an id in another spelling',
    'id.malformed',
    '"shot_id": "SHOT_2"',
    '"shot_id": "shot-02"',
    'canonicalize-id',
    'Rename to SHOT_2',
  ],
  [
    'a link in another spelling',
    'id.malformed',
    '["PERSON_2"]',
    '["<person2>"]',
    'canonicalize-id',
    'Rename to PERSON_2',
  ],
  [
    'a mention in another spelling',
    'id.malformed',
    '[PERSON_2] leaves',
    '[person 2] leaves',
    'canonicalize-id',
    'Rename to PERSON_2',
  ],
  [
    'a reversed range',
    'time.reversed',
    '[5, 10], "shot_transfer"',
    '[10, 5], "shot_transfer"',
    'swap-range',
    'Swap start and end',
  ],
  ['clock times', 'time.coerced', '[6, 8]', '["0:06", "00:08"]', 'coerce-time', 'Write [6, 8]'],
  ['a range as an object', 'time.coerced', '[6, 8]', '{"start": 6, "end": "8"}', 'coerce-time', 'Write [6, 8]'],
  [
    'a dangling reference',
    'id.dangling-reference',
    '["PERSON_1", "PERSON_2"]',
    '["PERSON_1", "PERSON_7", "PERSON_2"]',
    'drop-link',
    'Remove PERSON_7 from SHOT_1',
  ],
  [
    'a dangling event, twice',
    'id.dangling-event',
    '["SFX_1"]',
    '["MUSIC_1", "SFX_1", "music-1"]',
    'drop-link',
    'Remove MUSIC_1 from SHOT_2',
  ],
  [
    'a dangling speaker',
    'id.dangling-speaker',
    '"speaker": "PERSON_1"',
    '"speaker": "PERSON_0"',
    'retarget-link',
    'Use PERSON_1',
  ],
  [
    'a dangling reference with a neighbour',
    'id.dangling-reference',
    '["PERSON_2"]',
    '["PERSONS_2"]',
    'retarget-link',
    'Use PERSON_2',
  ],
  ['a dangling event with a neighbour', 'id.dangling-event', '["SFX_1"]', '["SFX_2"]', 'retarget-link', 'Use SFX_1'],
  [
    'a dangling mention',
    'id.dangling-mention',
    '[PERSON_2] leaves',
    '[PERSON_3] leaves',
    'retarget-link',
    'Use PERSON_2',
  ],
  [
    'a disjoint link',
    'link.disjoint',
    '["DIALOGUE_1"]',
    '["DIALOGUE_1", "SFX_1"]',
    'drop-disjoint',
    'Remove SFX_1 from SHOT_1',
  ],
  ['a missing link', 'link.missing-active-event', '["SFX_1"]', '[]', 'list-event', 'Add SFX_1 to SHOT_2'],
  [
    'a link given twice',
    'link.duplicate',
    '["PERSON_1", "PERSON_2"]',
    '["PERSON_1", "PERSON_2", "person_1"]',
    'remove-duplicate-link',
    'Remove the repeated PERSON_1 from SHOT_1',
  ],
  [
    'an alias',
    'type.alias',
    '"type": "person", "semantic_description": "b"',
    '"type": "Woman", "semantic_description": "b"',
    'use-type',
    'Use “person”',
  ],
];

describe('a quick fix gives back the clean document, to the character', () => {
  it('starts from a clean one', () => {
    expect(codesOf(CLEAN)).toEqual([]);
  });

  it.each(MENDS)('%s', (_, code, right, wrong, id, title) => {
    const text = CLEAN.replace(right, wrong);
    expect(text).not.toBe(CLEAN);
    const { fixes } = offers(text, code);
    const fix = fixes.find((one) => one.id === id);
    expect(fix?.title).toBe(title);
    expect(applyEdits(text, fix?.edits ?? [])).toBe(CLEAN);
  });

  it('a second definition goes with its line', () => {
    const line = CLEAN.split('\n')[7] ?? '';
    const text = CLEAN.replace(line, `${line},\n${line}`);
    const { fixes } = offers(text, 'id.duplicate');
    expect(fixes.map(({ title }) => title)).toEqual(['Remove the second SFX_1']);
    expect(applyEdits(text, fixes[0]?.edits ?? [])).toBe(CLEAN);
  });

  it('a missing field that may be empty is added in its place', () => {
    const text = CLEAN.replace('"shot_transfer": "cut", ', '');
    const { fixes } = offers(text, 'schema.missing-field');
    expect(fixes.map(({ title }) => title)).toEqual(['Add shot_transfer']);
    expect(applyEdits(text, fixes[0]?.edits ?? [])).toBe(CLEAN.replace('"cut"', '""'));
  });

  it('an absent list of events is made', () => {
    const text = CLEAN.replace('"active_events": ["SFX_1"], ', '');
    const { fixes } = offers(text, 'link.missing-active-event');
    expect(applyEdits(text, fixes[0]?.edits ?? [])).toBe(CLEAN);
  });

  it('a mention can be turned into plain words', () => {
    const { fixes } = offers(CLEAN.replace('[PERSON_2] leaves', '[OBJECT_3] leaves'), 'id.dangling-mention');
    expect(fixes.map(({ id, title }) => [id, title])).toEqual([['drop-mention', 'Write “an object”']]);
  });
});

describe('the text around the document', () => {
  it.each([
    ['a fence', '```json\n', '\n```', 'json.fence', 'Remove the fence'],
    ['prose', 'Here it is:\n', '\nEnjoy!', 'json.prose', 'Remove the text around the document'],
    [
      'all of it',
      '<think>Hm.</think>\nSure:\n```\n',
      '\n```\nDone.',
      'json.fence',
      'Remove the thoughts, the fence and the text around the document',
    ],
  ] as const)('%s goes', (_, before, after, code, title) => {
    const text = before + CLEAN + after;
    const { fixes } = offers(text, code);
    expect(fixes.map((fix) => fix.title)).toEqual([title]);
    expect(applyEdits(text, fixes[0]?.edits ?? [])).toBe(CLEAN);
  });

  it('goes in a string too', () => {
    const text = JSON.stringify({ caption: `Sure:\n${CLEAN}\nDone.` });
    const { fixes } = offers(text, 'json.prose');
    expect(applyEdits(text, fixes[0]?.edits ?? [])).toBe(JSON.stringify({ caption: CLEAN }));
  });
});

describe('a broken text', () => {
  it('is closed after its last complete unit', () => {
    const cut = CLEAN.slice(0, CLEAN.indexOf('"SHOT_2"') + 3);
    const { fixes } = offers(cut, 'json.truncated');
    expect(fixes.map(({ title }) => title)).toEqual(['Close the document after SHOT_1']);
    const lines = CLEAN.split('\n');
    const kept = lines.filter((line) => !line.includes('"SHOT_2"')).join('\n');
    expect(applyEdits(cut, fixes[0]?.edits ?? [])).toBe(kept.replace('},\n  ]', '}\n  ]'));
  });

  it('is repaired', () => {
    const text = CLEAN.replace('"cut",', "'cut',").replace('["SFX_1"]', '["SFX_1",]');
    const { fixes } = offers(text, 'json.syntax');
    expect(fixes.map(({ title }) => title)).toEqual(['Repair the JSON']);
    expect(applyEdits(text, fixes[0]?.edits ?? [])).toBe(CLEAN);
  });
});

describe('every fix that is offered for a gallery example', () => {
  const cases = EXAMPLES.flatMap((example) =>
    example.predictions.map(({ id, text }) => [`${example.id} / ${id}`, example, text] as [string, Example, string]),
  );

  it.each(cases)('%s: the diagnostic is gone, and no other code comes', (_, { reference }, text) => {
    const before = score(text, reference).diagnostics.filter(({ side }) => side === 'prediction');
    const context = prepareFixes(text, 'prediction', reference);
    for (const diagnostic of before) {
      for (const fix of fixesIn(context, diagnostic)) {
        const after = score(applyEdits(text, fix.edits), reference).diagnostics.filter(
          ({ side }) => side === 'prediction',
        );
        const count = (list: readonly Diagnostic[]): number =>
          list.filter(({ code, message }) => code === diagnostic.code && message === diagnostic.message).length;
        // All prose goes at once.
        const left = diagnostic.code === 'json.prose' ? 0 : count(before) - 1;
        expect([fix.title, count(after)]).toEqual([fix.title, left]);
        // Closing or repairing uncovers what could not be seen before; so does a unit that counts again.
        if (['json.truncated', 'json.syntax', 'time.reversed'].includes(diagnostic.code)) continue;
        const known = new Set<string>([...before.map(({ code }) => code), ...FOLLOWING]);
        expect(after.map(({ code }) => code).filter((code) => !known.has(code))).toEqual([]);
      }
    }
  });
});

/** A link that goes may have been the only one. */
const FOLLOWING = ['link.unlinked-event', 'link.unused-reference', 'link.missing-active-event'];

describe('the registry', () => {
  it('has distinct ids, and offers nothing for the other side', () => {
    expect(new Set(QUICK_FIXES.map(({ id }) => id)).size).toBe(QUICK_FIXES.length);
    const text = CLEAN.replace('[6, 8]', '["6", "8"]');
    const { diagnostic } = offers(text, 'time.coerced');
    expect(fixesFor(text, 'reference', diagnostic)).toEqual([]);
    expect(fixesFor(text, 'reference', { ...diagnostic, side: 'reference' })).toHaveLength(1);
  });

  it('offers nothing where the path leads nowhere', () => {
    const diagnostic = offers(CLEAN.replace('[6, 8]', '["6", "8"]'), 'time.coerced').diagnostic;
    for (const code of QUICK_FIXES.flatMap(({ codes }) => codes)) {
      expect(fixesFor(CLEAN, 'prediction', { ...diagnostic, code, path: ['shots', 9, 'x'] })).toEqual([]);
    }
  });
});

describe('the nearest id', () => {
  it.each([
    ['PERSON_4', ['PERSON_1', 'PERSON_3', 'OBJECT_4'], [], 'PERSON_3'],
    ['PERSON_4', ['PERSON_1', 'PERSON_3'], ['PERSON_1'], 'PERSON_1'],
    ['PERSN_1', ['OBJECT_1', 'PERSON_2', 'PERSON_1'], [], 'PERSON_1'],
    ['MUSIC_1', ['SFX_1', 'DIALOGUE_1'], [], undefined],
    ['PERSON_12', ['PERSON_1', 'PERSON_11'], [], 'PERSON_11'],
    ['X', [], [], undefined],
  ])('of %s in %j (preferring %j) is %s', (id, defined, preferred, expected) => {
    expect(nearestId(id, defined, new Set(preferred))).toBe(expected);
  });
});
