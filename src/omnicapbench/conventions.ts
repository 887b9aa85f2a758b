import type { Settings } from './settings';

/** Who says so: the paper (P), inferred from its tables (T), or our convention where it is silent (C). */
export type SourceKind = 'P' | 'T' | 'C';

/** A value of a setting and what it does. */
export interface Choice<Value> {
  readonly value: Value;
  readonly title: string;
  /** One sentence. */
  readonly meaning: string;
  /** It needs more than a click on it: it is set where that is done. */
  readonly elsewhere?: true;
}

/** The span of a number's slider. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Written behind the number. */
  readonly unit?: string;
}

/** What a setting is, why it is there, and where its default comes from. */
export interface Convention<Key extends keyof Settings = keyof Settings> {
  readonly key: Key;
  readonly title: string;
  /** One sentence. */
  readonly why: string;
  /** The value that every score has unless the reader says otherwise. */
  readonly default: Settings[Key];
  readonly source: SourceKind;
  /** Section or table of arXiv 2610.12458, or the reason of the convention. */
  readonly where: string;
  /** Of a setting that is one of a few; empty for numbers and maps. */
  readonly choices: readonly Choice<Settings[Key]>[];
  /** Of a number with a slider. */
  readonly range?: NumberRange;
  /** Without effect under these settings. */
  idle?(settings: Settings): boolean;
}

const FRACTION: NumberRange = { min: 0, max: 1, step: 0.01 };

/** Every setting of the scorer, explained. The settings dialog and the explanations of metrics read these texts. @see contract §9 */
export const CONVENTIONS: { readonly [Key in keyof Settings]: Convention<Key> } = {
  gate: {
    key: 'gate',
    title: 'Gate',
    why: 'The paper counts missing fields both as a failed document and as untestable units, so it is a choice.',
    default: 'document',
    source: 'C',
    where: 'Table A.8 counts missing fields as schema failures, Table A.9 as making the unit untestable',
    choices: [
      { value: 'document', title: 'Document', meaning: 'Fails when it cannot be read or lacks a track.' },
      { value: 'strict', title: 'Strict', meaning: 'Fails on any required field absent or ill-typed too.' },
    ],
  },
  ref_matcher: {
    key: 'ref_matcher',
    title: 'Reference matcher',
    why: 'How entities are paired decides every number that follows them; the default needs no key and gives the same each time.',
    default: 'lexical',
    source: 'C',
    where: 'the paper asks a judge (A.2.2) and pairs inside a type (Table A.5)',
    choices: [
      { value: 'lexical', title: 'Lexical', meaning: 'By the words of their descriptions.' },
      { value: 'id', title: 'Id', meaning: 'By equal ids of equal type.' },
      { value: 'manual', title: 'Manual', meaning: 'By a map made by hand.' },
      { value: 'judge', title: 'Judge', meaning: 'By the map of a model, set on the Judge tab.', elsewhere: true },
    ],
  },
  ref_map: {
    key: 'ref_map',
    title: 'Reference map',
    why: 'A map, made by hand or by a judge, says which predicted entity is meant where words and ids do not.',
    default: {},
    source: 'C',
    where: 'the paper asks a judge; a map by hand is our addition',
    choices: [],
    idle: ({ ref_matcher }) => ref_matcher !== 'manual' && ref_matcher !== 'judge',
  },
  ref_threshold: {
    key: 'ref_threshold',
    title: 'Reference similarity',
    why: 'Two entities can match from this similarity of their descriptions on; the paper leaves it to a judge, so 0.25 is ours.',
    default: 0.25,
    source: 'C',
    where: 'the paper asks a judge',
    choices: [],
    range: FRACTION,
    idle: ({ ref_matcher }) => ref_matcher !== 'lexical',
  },
  sub_matcher: {
    key: 'sub_matcher',
    title: 'Subshot matcher',
    why: 'Time alone tells whether something was described there; words tell whether it was the same thing.',
    default: 'lexical',
    source: 'C',
    where: 'the paper asks a judge inside the window',
    choices: [
      { value: 'lexical', title: 'Lexical', meaning: 'By the words of their texts, inside the window.' },
      { value: 'time', title: 'Time', meaning: 'By the window alone.' },
      { value: 'judge', title: 'Judge', meaning: 'By the verdicts of a model, set on the Judge tab.', elsewhere: true },
    ],
  },
  sub_map: {
    key: 'sub_map',
    title: 'Subshot verdicts',
    why: 'The subshots that a judge found a counterpart of; with them in the settings the score can be reproduced.',
    default: { recall: [], precision: [] },
    source: 'P',
    where: 'the paper asks a judge inside the window',
    choices: [],
    idle: ({ sub_matcher }) => sub_matcher !== 'judge',
  },
  sub_threshold: {
    key: 'sub_threshold',
    title: 'Subshot similarity',
    why: 'Two subshots can match from this similarity of their texts on; the paper leaves it to a judge, so 0.30 is ours.',
    default: 0.3,
    source: 'C',
    where: 'the paper asks a judge',
    choices: [],
    range: FRACTION,
    idle: ({ sub_matcher }) => sub_matcher !== 'lexical',
  },
  shot_tiou: {
    key: 'shot_tiou',
    title: 'Shot overlap',
    why: 'Two shots can match from this tIoU on: shared seconds over covered seconds.',
    default: 0.3,
    source: 'P',
    where: 'section 3.2; Table B.10 sweeps 0.20, 0.30, 0.50',
    choices: [],
    range: FRACTION,
  },
  event_tiou: {
    key: 'event_tiou',
    title: 'Sound overlap',
    why: 'Two events other than dialogue can match from this tIoU on: shared seconds over covered seconds.',
    default: 0.2,
    source: 'P',
    where: 'section 3.2; Table B.10 sweeps 0.10, 0.20, 0.40',
    choices: [],
    range: FRACTION,
  },
  dialogue_score: {
    key: 'dialogue_score',
    title: 'Dialogue score',
    why: 'Two lines can match from this share of right words on (1 minus the word error rate).',
    default: 0.5,
    source: 'P',
    where: 'section 3.2; Table B.10 sweeps 0.40, 0.50, 0.60',
    choices: [],
    range: FRACTION,
  },
  delta: {
    key: 'delta',
    title: 'Subshot window',
    why: "A subshot's counterpart may lie this far outside its time.",
    default: 1,
    source: 'P',
    where: 'section 3.2; Table B.10 sweeps 0.5, 1.0, 2.0',
    choices: [],
    range: { min: 0, max: 5, step: 0.1, unit: 's' },
  },
  evsa: {
    key: 'evsa',
    title: 'EVSA precision',
    why: 'The paper does not say which predicted links its precision divides by; its tables fit the first.',
    default: 'event',
    source: 'T',
    where: 'the denominator of the event-shot link in Table A.8 is the number of matched events',
    choices: [
      { value: 'event', title: 'Event', meaning: 'Links whose event is matched, to any shot.' },
      { value: 'aligned', title: 'Aligned', meaning: 'Links whose event and shot are both matched.' },
      { value: 'all', title: 'All', meaning: 'Every predicted link, dangling ones included.' },
    ],
  },
  ccc: {
    key: 'ccc',
    title: 'CCC references',
    why: 'The paper does not say which references its mean runs over; its tables fit the first.',
    default: 'matched',
    source: 'T',
    where: 'the denominator of identity drift in Table A.8 is the number of matched references',
    choices: [
      { value: 'matched', title: 'Matched', meaning: 'Every matched reference that stands in a shot.' },
      { value: 'cross-shot', title: 'Cross-shot', meaning: 'References in two shots or more, 0 where unmatched.' },
    ],
  },
  duration: {
    key: 'duration',
    title: 'Clip length',
    why: "Predicted times are cut off at the clip's end; unless it is given, that is the largest end in the reference document.",
    default: null,
    source: 'P',
    where: 'Algorithm 1: predicted times are clamped to [0, D]',
    choices: [],
  },
  repair: {
    key: 'repair',
    title: 'Repair',
    why: 'A broken text scores zero; scoring what can be saved of it tells "did not see it" from "could not fit it".',
    default: false,
    source: 'C',
    where: 'never part of the score by default',
    choices: [
      { value: false, title: 'Off', meaning: 'A text that cannot be read fails the gate.' },
      { value: true, title: 'On', meaning: 'What can be saved of a broken text is scored, and labelled so.' },
    ],
  },
  judge_model: {
    key: 'judge_model',
    title: 'Judge model',
    why: 'A judge sees what words do not show; its scores stand apart from all others.',
    default: null,
    source: 'P',
    where: 'semantic scores are judged',
    choices: [],
  },
  judge_prompt: {
    key: 'judge_prompt',
    title: 'Judge prompt',
    why: 'Another prompt gives other scores, so its version is part of the signature.',
    default: null,
    source: 'C',
    where: 'the prompts are in our own words',
    choices: [],
  },
  posthoc: {
    key: 'posthoc',
    title: 'Made from prose',
    why: 'A prediction that a judge made out of prose is no direct output of the model, so the signature says so.',
    default: null,
    source: 'P',
    where: 'captions in prose are parsed after the fact',
    choices: [],
  },
};
