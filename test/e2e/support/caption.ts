/** A small caption without a fault, one key a line so that tests can name lines. */
export const CAPTION = `{
  "references": [
    {
      "ref_id": "PERSON_1",
      "type": "person",
      "semantic_description": "the baker",
      "appearance_anchor": {"id_features": {"detail_description": "Baker in a white apron, flour on the sleeves"}}
    }
  ],
  "events": [
    {
      "event_id": "SFX_1",
      "type": "sfx",
      "time_range": [0.5, 2.0],
      "content": {"description": "An oven door closes"}
    }
  ],
  "shots": [
    {
      "shot_id": "SHOT_1",
      "time_range": [0, 4],
      "shot_transfer": "opens",
      "camera": "wide, static",
      "visual_description": [{"sub_shot_time": [0, 4], "sub_shot_content": "[PERSON_1] slides a tray into the oven."}],
      "active_events": ["SFX_1"],
      "references_in_shot": ["PERSON_1"]
    }
  ]
}
`;

/** 1-based, of `"active_events"` in `CAPTION`. */
export const ACTIVE_EVENTS_LINE = 25;
