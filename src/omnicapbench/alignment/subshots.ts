import { comparable } from '../../text/similarity';
import { tokenize } from '../../text/tokens';
import type { ReferenceEntity, ReferenceUse, Shot, Subshot } from '../canonical/units';
import type { Settings } from '../settings';
import { bestCandidates, type ReadySubshot } from './bestCandidates';
import { compareUnits } from './order';
import type { Matching, Pair } from './pairs';

/** A subshot and its best counterpart in the matched shot. */
export interface SubshotPair {
  readonly target: Subshot;
  readonly candidate: Subshot;
  readonly similarity: number;
  readonly tiou: number;
}

/** Both directions; targets may share a candidate. Sorted by the target's start, its shot's id, its index. */
export interface SubshotAlignment {
  /** Targets are the reference's subshots. */
  readonly recall: readonly SubshotPair[];
  /** Targets are the prediction's subshots. */
  readonly precision: readonly SubshotPair[];
}

/** Finds every subshot's best counterpart inside its matched shot pair. @see contract §4 Subshots */
export function alignSubshots(
  shots: readonly Pair<Shot>[],
  toReference: Matching<ReferenceEntity>['toReference'],
  settings: Settings,
): SubshotAlignment {
  const unequal = uniqueTokens();
  const referenceToken = ({ entity }: ReferenceUse): string => (entity ? mentionToken(entity) : unequal());
  const predictedToken = ({ entity }: ReferenceUse): string => {
    const mapped = entity && toReference.get(entity);
    return mapped ? mentionToken(mapped) : unequal();
  };
  const recall: SubshotPair[] = [];
  const precision: SubshotPair[] = [];
  for (const { reference, prediction } of shots) {
    const ours = reference.subshots.map((subshot) => withText(subshot, referenceToken));
    const theirs = prediction.subshots.map((subshot) => withText(subshot, predictedToken));
    const best = bestCandidates(ours, theirs, settings);
    for (const pair of best.ours) recall.push(pair);
    for (const pair of best.theirs) precision.push(pair);
  }
  return { recall: recall.sort(byTarget), precision: precision.sort(byTarget) };
}

function byTarget(a: SubshotPair, b: SubshotPair): number {
  const key = ({ target }: SubshotPair) => ({ start: target.start, id: target.shotId, index: target.index });
  return compareUnits(key(a), key(b));
}

/** A mention as a token: no word has brackets, so that it equals nothing but a mention of the same entity. */
function mentionToken(entity: ReferenceEntity): string {
  return `[${entity.id}]`;
}

/** Tokens that equal nothing, not even each other; unlike mention tokens they are never closed. */
function uniqueTokens(): () => string {
  let count = 0;
  return () => `[?${count++}`;
}

/**
 * A text with its mentions replaced: the pieces between them are tokenized alone, silent mentions left out. Texts
 * are equal when they are after this; one that is empty then is compared as it stood, for equality alone.
 * @see contract §4 Subshots
 */
function withText(subshot: Subshot, token: (use: ReferenceUse) => string): ReadySubshot {
  const tokens: string[] = [];
  const parts: { text: boolean; value: string }[] = [];
  for (const piece of subshot.content.pieces) {
    if (piece.kind === 'text') {
      for (const token of tokenize(piece.text)) tokens.push(token);
      const last = parts.at(-1);
      if (last?.text) last.value += piece.text;
      else parts.push({ text: true, value: piece.text });
    } else if (piece.kind === 'use') {
      const value = token(piece.use);
      tokens.push(value);
      parts.push({ text: false, value });
    }
  }
  return { subshot, text: comparable(tokens, verbatim(parts) || JSON.stringify(subshot.content.text.trim())) };
}

/** The replaced text as one string; text is quoted, so that it cannot look like a mention. '' when nothing is left. */
function verbatim(parts: readonly { text: boolean; value: string }[]): string {
  const trimmed = parts.map(({ text, value }, index) => {
    const left = index === 0 ? value.trimStart() : value;
    return { text, value: index === parts.length - 1 ? left.trimEnd() : left };
  });
  return trimmed.flatMap(({ text, value }) => (text ? (value === '' ? [] : JSON.stringify(value)) : value)).join('');
}
