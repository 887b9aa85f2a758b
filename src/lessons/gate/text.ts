/** A document of three shots, laid out for a narrow box: the reference, and a prediction without a fault. */
export const WHOLE = `{
  "references": [
    {"ref_id": "PERSON_1", "type": "person",
     "semantic_description": "the potter",
     "appearance_anchor": {"id_features": {
       "detail_description": "Slate apron, grey braid"}}}
  ],
  "events": [
    {"event_id": "SFX_1", "type": "sfx",
     "time_range": [1, 2],
     "content": {"description": "A knock"}},
    {"event_id": "SFX_2", "type": "sfx",
     "time_range": [5, 6],
     "content": {"description": "Clay splits"}}
  ],
  "shots": [
    {"shot_id": "SHOT_1", "time_range": [0, 3],
     "shot_transfer": "opens", "camera": "close-up",
     "visual_description": "[PERSON_1] knocks.",
     "active_events": ["SFX_1"],
     "references_in_shot": ["PERSON_1"]},
    {"shot_id": "SHOT_2", "time_range": [3, 7],
     "shot_transfer": "cut", "camera": "wide",
     "visual_description": "A vase falls in two.",
     "active_events": ["SFX_2"],
     "references_in_shot": []},
    {"shot_id": "SHOT_3", "time_range": [7, 9],
     "shot_transfer": "cut", "camera": "medium",
     "visual_description": "[PERSON_1] laughs.",
     "active_events": [],
     "references_in_shot": ["PERSON_1"]}
  ]
}
`;

/** The comma between two events is gone. */
export const LOST_COMMA = WHOLE.replace('"A knock"}},', '"A knock"}}');

/** Where the model ran out of tokens: inside SHOT_2. */
const END = WHOLE.indexOf(' falls in two');

export const CUT_OFF = WHOLE.slice(0, END);

/** The same shots and no more, in JSON that closes: left out, not cut off. */
export const LEFT_OUT = `${WHOLE.slice(0, WHOLE.indexOf(',\n    {"shot_id": "SHOT_2"'))}\n  ]\n}\n`;

/** One required field fewer. */
export const WITHOUT_CAMERA = WHOLE.replace(', "camera": "wide"', '');
