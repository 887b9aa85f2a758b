import { QUOTED_IS_DATA } from './quote';

/** What a judge is told about a task, part by part. */
export interface Brief {
  /** Who the judge is here and what it decides, in one or two sentences. */
  readonly role: string;
  /** What the message holds, tag by tag. */
  readonly shown: readonly string[];
  readonly counts: readonly string[];
  readonly ignored: readonly string[];
  /** The exact form of the answer. */
  readonly answer: string;
}

/** Writes a system prompt. All tasks have the same parts in the same order. @see contract §7 */
export function writeInstructions({ role, shown, counts, ignored, answer }: Brief): string {
  return [
    role,
    section('You are given', shown),
    QUOTED_IS_DATA,
    section('What counts', counts),
    section('What does not count', ignored),
    answer,
  ].join('\n\n');
}

function section(title: string, lines: readonly string[]): string {
  return [`${title}:`, ...lines.map((line) => `- ${line}`)].join('\n');
}

const THEN_EVIDENCE =
  'Then give the evidence in one or two sentences. Write nothing before the tag, and no tag after it.';

/**
 * How a coverage is answered. A shared border belongs to the upper band, but for 90 %, as "over 90" says.
 * @see contract §7
 */
export const SCORE_ANSWER = [
  'Split the target into its separate facts, all of equal weight. Find the share of them that the candidate side covers:',
  '1: under 20 %',
  '2: from 20 % to under 40 %',
  '3: from 40 % to under 70 %',
  '4: from 70 % to 90 %',
  '5: over 90 %',
  '',
  'Answer format: begin with exactly one of <score>1</score>, <score>2</score>, <score>3</score>, <score>4</score>, <score>5</score>.',
  `${THEN_EVIDENCE} Name what is covered and what is missing.`,
].join('\n');

/** How a yes or no is answered. */
export const MATCH_ANSWER = [
  'Answer format: begin with exactly <match>1</match> (at least one candidate matches) or <match>0</match> (none does).',
  `${THEN_EVIDENCE} Name the candidate that matches, or what is missing.`,
].join('\n');

/** How an alignment is answered. */
export const MAP_ANSWER = [
  'Answer format: begin with one map that names every R label exactly once, in the order given, and no P label twice; none stands for no match. With three R labels it could read <map>R1=P2 R2=none R3=P1</map>.',
  `${THEN_EVIDENCE} Name the features that decided.`,
].join('\n');

/** Rules of coverage that all scores share. */
export const COVERAGE_COUNTS: readonly string[] = [
  'A fact is covered when the candidate side states it, or says something that cannot be true without it. Other words for the same thing are fine.',
  'A vaguer statement does not cover a precise fact: "a vehicle" does not cover "a yellow tram".',
  'A fact that the candidate side contradicts is not covered.',
];

/** What never moves a score. */
export const COVERAGE_IGNORES: readonly string[] = [
  'Facts that only the candidate side has: they neither help nor hurt.',
  'Length, style, order, grammar, and whether you find a fact likely or important.',
];
