/** A caption without a fault, two of everything, one unit a line: each quick fix has something to mend in it. */
export const TWO_SHOTS = `{
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
}
`;

/** One way to spoil it and the quick fix that mends that. */
export interface Spoiled {
  readonly name: string;
  readonly code: string;
  readonly title: string;
  readonly text: string;
  /** The text after the fix. */
  readonly mended: string;
  /** The fix changes several places, so it is shown first. */
  readonly reviewed?: boolean;
}

const spoil = (
  name: string,
  code: string,
  title: string,
  [right, wrong]: readonly [string, string],
  mended = TWO_SHOTS,
): Spoiled => ({ name, code, title, text: TWO_SHOTS.replace(right, wrong), mended });

const KNOCK = TWO_SHOTS.split('\n')[7] ?? '';
const CUT = TWO_SHOTS.slice(0, TWO_SHOTS.indexOf('"SHOT_2"') + 3);

/** Every quick fix there is, at least once. */
export const SPOILED: readonly Spoiled[] = [
  spoil('canonicalize-id', 'id.malformed', 'Rename to PERSON_2', ['["PERSON_2"]', '["<person2>"]']),
  spoil('swap-range', 'time.reversed', 'Swap start and end', ['[5, 10], "shot_transfer"', '[10, 5], "shot_transfer"']),
  spoil('coerce-time', 'time.coerced', 'Write [6, 8]', ['[6, 8]', '["0:06", "00:08"]']),
  spoil('retarget-link', 'id.dangling-event', 'Use SFX_1', ['["SFX_1"]', '["SFX_2"]']),
  spoil('drop-link', 'id.dangling-reference', 'Remove PERSON_7 from SHOT_1', [
    '"PERSON_1", "PERSON_2"',
    '"PERSON_1", "PERSON_7", "PERSON_2"',
  ]),
  spoil(
    'drop-mention',
    'id.dangling-mention',
    'Write “an object”',
    ['[PERSON_2] leaves', '[PERSON_2] drops [OBJECT_3]'],
    TWO_SHOTS.replace('[PERSON_2] leaves', '[PERSON_2] drops an object'),
  ),
  spoil('drop-disjoint', 'link.disjoint', 'Remove SFX_1 from SHOT_1', ['["DIALOGUE_1"]', '["DIALOGUE_1", "SFX_1"]']),
  spoil('remove-duplicate-link', 'link.duplicate', 'Remove the repeated PERSON_1 from SHOT_1', [
    '"PERSON_1", "PERSON_2"',
    '"PERSON_1", "PERSON_2", "person_1"',
  ]),
  spoil('list-event', 'link.missing-active-event', 'Add SFX_1 to SHOT_2', ['["SFX_1"]', '[]']),
  spoil('use-type', 'type.alias', 'Use “person”', [
    '"person", "semantic_description": "b"',
    '"Woman", "semantic_description": "b"',
  ]),
  spoil(
    'add-field',
    'schema.missing-field',
    'Add shot_transfer',
    ['"shot_transfer": "cut", ', ''],
    TWO_SHOTS.replace('"cut"', '""'),
  ),
  spoil('remove-duplicate-unit', 'id.duplicate', 'Remove the second SFX_1', [KNOCK, `${KNOCK},\n${KNOCK}`]),
  {
    name: 'strip-surroundings',
    code: 'json.fence',
    title: 'Remove the fence',
    text: `\`\`\`json\n${TWO_SHOTS}\`\`\`\n`,
    mended: TWO_SHOTS.trimEnd(),
    reviewed: true,
  },
  {
    name: 'repair-syntax',
    code: 'json.syntax',
    title: 'Repair the JSON',
    text: TWO_SHOTS.replace('["SFX_1"]', '["SFX_1",]'),
    mended: TWO_SHOTS,
  },
  {
    name: 'close-document',
    code: 'json.truncated',
    title: 'Close the document after SHOT_1',
    text: CUT,
    mended: TWO_SHOTS.split('\n')
      .filter((line) => !line.includes('"SHOT_2"'))
      .join('\n')
      .replace('},\n  ]', '}\n  ]')
      .trimEnd(),
  },
];
