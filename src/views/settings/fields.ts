import type { Settings } from '../../omnicapbench/settings';

/** Settings that are numbers with a slider. */
export type NumberKey = 'ref_threshold' | 'sub_threshold' | 'shot_tiou' | 'event_tiou' | 'dialogue_score' | 'delta';

/** Settings that are one choice of a few. */
export type ChoiceKey = 'gate' | 'ref_matcher' | 'sub_matcher' | 'evsa' | 'ccc';

export interface NumberField {
  readonly key: NumberKey;
  readonly title: string;
  readonly reason: string;
  readonly max: number;
  readonly step: number;
  /** Written behind the number. */
  readonly unit?: string;
  /** Without effect under these settings. */
  readonly idle?: (settings: Settings) => boolean;
}

export interface ChoiceField<Key extends ChoiceKey = ChoiceKey> {
  readonly key: Key;
  readonly title: string;
  readonly reason: string;
  readonly options: readonly { readonly value: Settings[Key]; readonly title: string; readonly meaning: string }[];
}

export const NUMBER_FIELDS: readonly NumberField[] = [
  {
    key: 'shot_tiou',
    title: 'Shot overlap',
    reason: "Two shots can match from this tIoU on; 0.30 is the paper's.",
    max: 1,
    step: 0.01,
  },
  {
    key: 'event_tiou',
    title: 'Sound overlap',
    reason: "Two events other than dialogue can match from this tIoU on; 0.20 is the paper's.",
    max: 1,
    step: 0.01,
  },
  {
    key: 'dialogue_score',
    title: 'Dialogue score',
    reason: "Two lines can match from this share of right words on (1 minus the word error rate); 0.50 is the paper's.",
    max: 1,
    step: 0.01,
  },
  {
    key: 'ref_threshold',
    title: 'Reference similarity',
    reason:
      'Two entities can match from this similarity of their descriptions on; the paper leaves it to a judge, so 0.25 is ours.',
    max: 1,
    step: 0.01,
    idle: ({ ref_matcher }) => ref_matcher !== 'lexical',
  },
  {
    key: 'sub_threshold',
    title: 'Subshot similarity',
    reason:
      'Two subshots can match from this similarity of their texts on; the paper leaves it to a judge, so 0.30 is ours.',
    max: 1,
    step: 0.01,
    idle: ({ sub_matcher }) => sub_matcher !== 'lexical',
  },
  {
    key: 'delta',
    title: 'Subshot window',
    reason: "A subshot's counterpart may lie this far outside its time; 1.0 s is the paper's.",
    max: 5,
    step: 0.1,
    unit: 's',
  },
];

const choice = <Key extends ChoiceKey>(field: ChoiceField<Key>): ChoiceField<Key> => field;

export const GATE_FIELD = choice({
  key: 'gate',
  title: 'Gate',
  reason: 'The paper counts missing fields both as a failed document and as untestable units, so it is a choice.',
  options: [
    { value: 'document', title: 'Document', meaning: 'fails when it cannot be read or lacks a track' },
    { value: 'strict', title: 'Strict', meaning: 'fails on any required field absent or ill-typed too' },
  ],
});

export const REF_MATCHER_FIELD = choice({
  key: 'ref_matcher',
  title: 'Reference matcher',
  reason:
    'How entities are paired decides every number that follows them; the default needs no key and gives the same each time.',
  options: [
    { value: 'lexical', title: 'Lexical', meaning: 'by the words of their descriptions' },
    { value: 'id', title: 'Id', meaning: 'by equal ids of equal type' },
    { value: 'manual', title: 'Manual', meaning: 'by the map below' },
  ],
});

export const SUB_MATCHER_FIELD = choice({
  key: 'sub_matcher',
  title: 'Subshot matcher',
  reason: 'Time alone tells whether something was described there; words tell whether it was the same thing.',
  options: [
    { value: 'lexical', title: 'Lexical', meaning: 'by the words of their texts, inside the window' },
    { value: 'time', title: 'Time', meaning: 'by the window alone' },
  ],
});

export const EVSA_FIELD = choice({
  key: 'evsa',
  title: 'EVSA precision',
  reason: 'The paper does not say which predicted links its precision divides by; its tables fit the first.',
  options: [
    { value: 'event', title: 'Event', meaning: 'links whose event is matched' },
    { value: 'aligned', title: 'Aligned', meaning: 'links whose event and shot are matched' },
    { value: 'all', title: 'All', meaning: 'every predicted link, dangling ones included' },
  ],
});

export const CCC_FIELD = choice({
  key: 'ccc',
  title: 'CCC references',
  reason: 'The paper does not say which references its mean runs over; its tables fit the first.',
  options: [
    { value: 'matched', title: 'Matched', meaning: 'every matched reference that stands in a shot' },
    { value: 'cross-shot', title: 'Cross-shot', meaning: 'references in two shots or more, 0 where unmatched' },
  ],
});
