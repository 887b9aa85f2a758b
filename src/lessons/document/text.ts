/** A whole caption document, small enough to be read at a glance and laid out for a narrow box. */
export const DOCUMENT = `{
  "references": [
    {"ref_id": "PERSON_1", "type": "person",
     "semantic_description": "the potter",
     "appearance_anchor": {"id_features": {
       "detail_description": "Slate apron, grey braid"}}},
    {"ref_id": "OBJECT_1", "type": "object",
     "semantic_description": "the vase",
     "appearance_anchor": {"id_features": {
       "detail_description": "Tall, unglazed, cracked"}}}
  ],
  "events": [
    {"event_id": "DIALOGUE_1", "type": "dialogue",
     "time_range": [0.5, 3.5],
     "content": {"line": "It only knocks.",
                 "speaker": "PERSON_1"}},
    {"event_id": "SFX_1", "type": "sfx",
     "time_range": [4.6, 5.4],
     "content": {"description": "[OBJECT_1] splits"}}
  ],
  "shots": [
    {"shot_id": "SHOT_1", "time_range": [0, 4],
     "shot_transfer": "opens", "camera": "close-up",
     "visual_description": [{"sub_shot_time": [0, 4],
       "sub_shot_content": "[PERSON_1] taps [OBJECT_1]."}],
     "active_events": ["DIALOGUE_1"],
     "references_in_shot": ["PERSON_1", "OBJECT_1"]},
    {"shot_id": "SHOT_2", "time_range": [4, 7],
     "shot_transfer": "cut", "camera": "wide",
     "visual_description": [{"sub_shot_time": [4, 7],
       "sub_shot_content": "[OBJECT_1] falls in two."}],
     "active_events": ["SFX_1"],
     "references_in_shot": ["OBJECT_1"]}
  ]
}
`;
