import type { MetricId } from '../../src/omnicapbench/metrics/ids';
import type { ProbeId } from '../../src/omnicapbench/report';

/** What an example's prediction must score under the default settings, worked out by hand from the contract. */
export interface Expected {
  readonly gate: boolean;
  /** The diagnostics' distinct codes of the prediction, in alphabetical order; the reference's are in `REFERENCE_CODES`. */
  readonly codes: readonly string[];
  /** Metrics not named here are checked by nobody, unless `others` says what they are. */
  readonly metrics: Partial<Record<MetricId, number | null>>;
  /** Every metric that `metrics` does not name is this, or null. */
  readonly others?: 0 | 1;
  /** Predicates that fail, as [checked, failed]. */
  readonly probes?: Partial<Record<ProbeId, readonly [checked: number, failed: number]>>;
}

const DIALECT = ['dialect.inline-reference', 'dialect.shot-references', 'dialect.string-id-features'];

/** Codes found in the reference documents; those not named are clean. */
export const REFERENCE_CODES: Readonly<Record<string, readonly string[]>> = {
  // The dialect has no semantic_description and no shot_transfer.
  'mtss-bilingual': [...DIALECT, 'schema.missing-field'],
};

// MTSS. Required: 3 arrays, 4 references x 4, 3 dialogues x 5, 1 sound x 4, 3 shots x 7 = 59 (one string per shot adds
// none); absent: 4 semantic_description and 3 shot_transfer, so 52 / 59.
// Lines: 师傅来一碗馄饨 is 7 tokens, 2 of them wrong: 5/7. "one bowl you look like two my friend" is 8, "two" heard as
// "a tourist" is a substitution and an insertion: 6/8. "ok 那就两碗" is equal: 1. Mean (20/28 + 21/28 + 28/28) / 3 = 23/28.
const MTSS: Omit<Expected, 'codes'> = {
  gate: true,
  others: 1,
  metrics: {
    sgc: 52 / 59,
    dialogue_line: 23 / 28,
    // The lines still pair up (>= 0.50), and all times of events are exact: they stay among the others.
    // Shot 1: 3.1 / 3.2; shot 2: [3.1, 6] against [3.2, 6], 2.8 / 2.9; shot 3: 1. One subshot a shot, the same times.
    shot_tiou: (3.1 / 3.2 + 2.8 / 2.9 + 1) / 3,
    subshot_tiou: (3.1 / 3.2 + 2.8 / 2.9 + 1) / 3,
    // Shot 1 mentions PERSON_2, SCENE_1, PERSON_1 in the reference, two of them here: 2x2 / (3+2) = 4/5; then 1 and 1.
    ref_use_subshot: 14 / 15,
    ref_use: (1 + 14 / 15 + 1) / 3,
  },
};

/** By example and prediction. */
export const EXPECTED: Readonly<Record<string, Readonly<Record<string, Expected>>>> = {
  'evsa-case': {
    // EVSA: 6 reference edges (DIALOGUE_1 in five shots, SFX_1 in one); f1 = 2 correct / (6 + predicted).
    'gemini-3.1-pro': {
      gate: true,
      codes: [],
      metrics: {
        sgc: 1,
        evsa_f1: 1, // 2x6 / (6+6)
        ref_f1: 1,
        shot_f1: 1,
        subshot_f1: 1,
        event_f1: 1,
        dialogue_line: 1,
        speaker_f1: 1,
        ref_use_shot: 24 / 25, // SHOT_2 has 2 of 3: 2x2 / (3+2) = 4/5, the other four 1
        ccc: 11 / 12, // the studio in 2 of its 3 shots, the other three references 1
        ccc_scene: 2 / 3,
      },
    },
    'gemini-2.5-pro': {
      gate: true,
      codes: ['link.missing-active-event', 'link.unlinked-event'],
      metrics: {
        evsa_precision: 1, // 5/5
        evsa_recall: 5 / 6,
        evsa_f1: 10 / 11, // 2x5 / (6+5)
        event_f1: 1,
        event_tiou: (1 + 1.5 / 2.6) / 2, // [5.4, 7] against [5.5, 8]: 1.5 / (1.6 + 2.5 - 1.5)
        shot_f1: 1,
        dialogue_line: 1,
        ccc: 1,
      },
    },
    'qwen3.5-omni-plus': {
      gate: true,
      codes: ['link.missing-active-event', 'link.unlinked-event'],
      metrics: {
        evsa_f1: 10 / 11, // 2x5 / (6+5)
        event_f1: 1,
        shot_f1: 1,
        dialogue_line: 18 / 19, // one substitution in 5 + 7 + 7 words
        ccc: 1,
      },
    },
    'qwen3.5-omni-flash': {
      gate: true,
      codes: [
        'id.dangling-mention',
        'link.disjoint',
        'link.missing-active-event',
        'schema.missing-field',
        'type.alias',
      ],
      metrics: {
        // Required: 3 + 5 references x 4 + 5 + 4 + 5 shots x 7 + 7 subshots x 2 = 81; the alias and a missing
        // shot_transfer are not present.
        sgc: 79 / 81,
        evsa_precision: 4 / 5, // DIALOGUE_1 in 1, 2, 3 and SFX_1 in 4; SFX_1 in 3 is disjoint and counts as predicted
        evsa_recall: 4 / 6,
        evsa_f1: 8 / 11, // 2x4 / (6+5)
        ref_f1: 8 / 9, // 2x4 / (4+5)
        event_f1: 1,
        shot_f1: 1,
        subshot_f1: 6 / 7, // the ear on the clay is missed, the radio is invented: 6/7 both ways
        dialogue_line: 17 / 19, // "it is" is left out
        speaker_f1: 1,
        ref_use_shot: 5 / 6, // 1, 1, 1, 2x1/(2+2), 2x2/(3+3)
        ccc: 7 / 8, // PERSON_1 in {1, 2} of {1, 2, 4, 5}, the other three 1
        ccc_person: 3 / 4,
      },
      probes: {
        ValidEventShotAssociation: [5, 1],
        ConsistentCoreference: [4, 1], // split in SHOT_4 (and 5)
        // References: 12 in lists (2, 3, 2, 2, 3), 1 speaker, 11 mentions (1 in the knock; 2, 2, 0, 1, 2, 1, 2 in the
        // subshots); PERSON_4 dangles. And 5 event ids in lists.
        ValidRefUse: [24, 1],
        NoDanglingID: [29, 1],
      },
    },
    'qwen3-omni-instruct': {
      gate: true,
      codes: ['link.missing-active-event', 'link.unlinked-event'],
      metrics: {
        evsa_precision: 1,
        evsa_recall: 4 / 6,
        evsa_f1: 8 / 10, // 2x4 / (6+4)
        event_f1: 1,
        shot_f1: 1,
        dialogue_line: 1,
        speaker_f1: 0, // 2x0 / (1+1)
        ref_use_event: 1 / 2, // the speaker 0, the vase in the knock 1
        ccc: 1,
      },
    },
    'qwen3-omni-captioner': {
      gate: true,
      codes: ['link.missing-active-event', 'link.unlinked-event'],
      metrics: {
        evsa_f1: 8 / 10, // 2x4 / (6+4)
        event_f1: 1,
        shot_f1: 1,
        shot_tiou: (0.6 / 1 + 2 / 2.6 + 2.3 / 2.5 + 2.5 / 2.6 + 1.9 / 2) / 5,
        dialogue_line: 1,
        ref_scene_recall: 0,
        ref_scene_precision: null, // no scene is predicted
        ref_scene_f1: 0,
        ref_f1: 6 / 7, // 2x3 / (4+3)
        ref_use_shot: 64 / 75, // 1, 4/5, 2/3, 1, 4/5
        ccc: 1, // the scene is unmatched and outside the mean
        ccc_scene: null,
      },
    },
  },

  'identity-13': {
    // One reference entity in 13 shots. A lost shot lists somebody unmatched, so its list scores 0 as well.
    'ten-of-13': {
      gate: true,
      codes: [],
      metrics: {
        ccc: 10 / 13,
        ccc_person: 10 / 13,
        ref_f1: 2 / 3, // 2x1 / (1+2)
        shot_f1: 1,
        subshot_f1: 1,
        shot_tiou: (2 / 2.1 + 11 * (1.9 / 2.1) + 1.9 / 2) / 13, // inner shots are 0.1 late
        event_f1: 1,
        evsa_f1: 1, // 14 edges of 14
        speaker_f1: 1,
        ref_use_shot: 10 / 13,
        ref_use_subshot: 10 / 13,
        ref_use_event: 1, // the speaker of the last shot; the drums mention nobody
        ref_use: (10 / 13 + 10 / 13 + 1) / 3,
      },
      probes: { ConsistentCoreference: [1, 1] },
    },
    'four-of-13': {
      gate: true,
      codes: [],
      metrics: {
        ccc: 4 / 13,
        ccc_person: 4 / 13,
        ref_f1: 2 / 4, // 2x1 / (1+3)
        shot_f1: 1,
        event_f1: 1,
        evsa_f1: 1,
        speaker_f1: 0, // PERSON_3 signs
        ref_use_shot: 4 / 13,
        ref_use: (4 / 13 + 4 / 13 + 0) / 3,
      },
      probes: { ConsistentCoreference: [1, 1] },
    },
  },

  perfect: {
    same: { gate: true, codes: [], metrics: {}, others: 1 },
    renamed: { gate: true, codes: [], metrics: {}, others: 1 },
  },

  'identity-drift': {
    split: {
      gate: true,
      codes: [],
      others: 1,
      metrics: {
        ccc: 9 / 10, // the cellist in {1, 2} of {1, 2, 4, 5}; girl, guard, hat, platform 1: 4.5 / 5
        ccc_person: 5 / 6, // 2.5 / 3
        ref_precision: 5 / 6,
        ref_f1: 10 / 11, // 2x5 / (5+6)
        ref_subject_precision: 4 / 5, // three persons, the hat, and PERSON_4 whom no description fits
        ref_subject_f1: 8 / 9, // 2 x 4/5 x 1 / (4/5 + 1)
        speaker_precision: 1 / 2, // two lines, the second by PERSON_4
        speaker_recall: 1 / 2,
        speaker_f1: 1 / 2,
        ref_use_shot: 17 / 20, // 1, 1, 1, 2x1/(2+2), 2x3/(4+4)
        ref_use_subshot: 5 / 6, // 1, 1, 1, 1/2, 2x2/(3+3)
        ref_use_event: 1 / 2,
        ref_use: 131 / 180, // (51/60 + 50/60 + 30/60) / 3
      },
      probes: { ConsistentCoreference: [5, 1] },
    },
    merged: {
      gate: true,
      codes: [],
      others: 1,
      metrics: {
        ccc: 19 / 20, // the cellist {1, 2, 4, 5} of {1, 2, 3, 4, 5}; girl, hat, platform 1; no guard: 3.8 / 4
        ccc_person: 9 / 10,
        ref_recall: 4 / 5,
        ref_f1: 8 / 9, // 2x4 / (5+4)
        ref_subject_recall: 3 / 4,
        ref_subject_f1: 6 / 7, // 2 x 3/4 x 1 / (3/4 + 1)
        ref_use_shot: 61 / 70, // 1, 1, 2x1/(2+2), 1, 2x3/(4+3)
        ref_use_subshot: 19 / 25, // 1, 1, 0 (PERSON_1 for the guard), 1, 2x2/(3+2)
        ref_use: (61 / 70 + 19 / 25 + 1) / 3,
      },
      probes: { ConsistentCoreference: [5, 1] },
    },
  },

  'wrong-shot': {
    // 5 reference edges: SFX_1 in 1, SFX_2 in 3, AMBIENCE_1 in 3 and 4, DIALOGUE_1 in 4.
    disjoint: {
      gate: true,
      codes: ['link.disjoint', 'link.missing-active-event'],
      others: 1,
      metrics: {
        evsa_precision: 4 / 5, // the disjoint edge counts as predicted
        evsa_recall: 4 / 5,
        evsa_f1: 8 / 10, // 2x4 / (5+5)
      },
      probes: { ValidEventShotAssociation: [5, 1], TemporalCompatible: [9, 1] }, // 4 subshots and 5 links
    },
    late: {
      gate: true,
      codes: ['link.missing-active-event'],
      others: 1,
      metrics: {
        evsa_precision: 4 / 5,
        evsa_recall: 4 / 5,
        evsa_f1: 8 / 10,
        event_tiou: 0.82, // [2.2, 3.9] against [1.4, 2.9]: 0.7 / 2.5 = 0.28, then 1, 1, 1
      },
    },
  },

  truncated: {
    'mid-sentence': { gate: false, codes: ['json.truncated'], metrics: {}, others: 0 },
    runaway: { gate: false, codes: ['json.truncated'], metrics: {}, others: 0 },
  },

  fenced: Object.fromEntries(
    Object.entries({ polite: ['json.fence', 'json.prose'], thinking: ['json.fence'], bare: [] }).map(([id, codes]) => [
      id,
      {
        gate: true,
        codes,
        others: 1,
        metrics: {
          dialogue_line: 5 / 7, // "check and mind the bishop behind it", two deleted
          event_tiou: 0.96, // [0, 5] against [0.4, 5]: 4.6 / 5 = 0.92, and 1
          ref_use_shot: 5 / 6, // 1, and one of two persons: 2x1 / (2+1)
          ref_use: 17 / 18, // (5/6 + 1 + 1) / 3
          ccc: 5 / 6, // the boy in 1 of 2 shots; the driver and the clock 1: 2.5 / 3
          ccc_person: 3 / 4,
        },
      } satisfies Expected,
    ]),
  ),

  'mtss-bilingual': {
    inline: { ...MTSS, codes: [...DIALECT, 'schema.missing-field'] },
    wrapped: {
      ...MTSS,
      codes: [...DIALECT, 'dialect.wrapper', 'schema.missing-field'],
    },
  },

  'clock-times': {
    spelled: {
      gate: true,
      codes: ['schema.wrong-type', 'time.coerced'],
      others: 1,
      metrics: { sgc: 16 / 17 }, // 3 + 3x4 + 5 + 4 + 3x7 + 3x2 = 51 required, 3 ranges ill-typed: 48 / 51
    },
    backwards: {
      gate: true,
      codes: ['time.reversed', 'time.shot-gap'],
      others: 1,
      metrics: {
        shot_recall: 2 / 3,
        shot_f1: 4 / 5, // 2x2 / (3+2)
        subshot_recall: 2 / 3,
        subshot_f1: 4 / 5,
        evsa_recall: 1 / 2, // DIALOGUE_1 in 1 and SFX_1 in 3, of four edges
        evsa_f1: 2 / 3, // 2x2 / (4+2)
        ccc: 5 / 6, // the pupil in {1} of {1, 2}; rocket and field 1
        ccc_person: 1 / 2,
      },
    },
  },

  'untidy-ids': {
    malformed: { gate: true, codes: ['id.malformed'], metrics: {}, others: 1 },
    loop: {
      gate: true,
      codes: ['id.duplicate'],
      others: 1,
      metrics: {
        event_precision: 1 / 2, // 2 of 4
        event_f1: 2 / 3, // 2x2 / (2+4)
        event_nondialogue_precision: 1 / 3,
        event_nondialogue_f1: 1 / 2, // 2x1 / (1+3)
      },
    },
    dangling: {
      gate: true,
      codes: [
        'id.dangling-event',
        'id.dangling-mention',
        'id.dangling-reference',
        'id.dangling-speaker',
        'link.missing-active-event',
        'link.unlinked-event',
        'link.unused-reference',
      ],
      others: 1,
      metrics: {
        evsa_recall: 1 / 2, // DIALOGUE_1 in 1 of two edges; SFX_7 is no event, so it is out of scope: precision 1/1
        evsa_f1: 2 / 3,
        speaker_precision: 0,
        speaker_recall: 0,
        speaker_f1: 0,
        ref_use_shot: 1 / 3, // 2x1/(2+1), 0
        ref_use_subshot: 1 / 3, // the same
        ref_use_event: 0, // the speaker; the knock mentions nothing on either side
        ref_use: 2 / 9,
        ccc: 1 / 2, // the baker {} of {1, 2}, the oven 1
        ccc_person: 0,
      },
      // References: 2 + 1 in lists, 1 speaker, 2 + 1 mentions, five of them PERSON_9; then DIALOGUE_1 and SFX_7.
      probes: { ValidRefUse: [7, 5], NoDanglingID: [9, 6] },
    },
  },
};
