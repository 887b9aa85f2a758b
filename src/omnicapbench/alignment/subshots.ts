import { comparable } from '../../text/similarity';
import { tokenize } from '../../text/tokens';
import type { ReferenceEntity, ReferenceUse, Shot, Subshot } from '../canonical/units';
import type { Settings } from '../settings';
import { bestCandidates, type ReadySubshot } from './bestCandidates';
import type { MapWarning } from './manual';
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
  /** Verdicts of a judge about subshots that are not there. */
  readonly warnings: readonly MapWarning[];
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
  const judged = settings.sub_matcher === 'judge' ? new JudgedTargets(settings.sub_map) : undefined;
  for (const { reference, prediction } of shots) {
    const ours = reference.subshots.map((subshot) => withText(subshot, referenceToken));
    const theirs = prediction.subshots.map((subshot) => withText(subshot, predictedToken));
    const best = bestCandidates(ours, theirs, settings, judged);
    for (const pair of best.ours) recall.push(pair);
    for (const pair of best.theirs) precision.push(pair);
  }
  const warnings = judged?.warnings(shots) ?? [];
  return { recall: recall.sort(byTarget), precision: precision.sort(byTarget), warnings };
}

/** How a judge's verdicts name a subshot. */
function nameOf({ shotId, index }: Subshot): string {
  return `${shotId}/${index}`;
}

/** The targets that a judge found a counterpart of. @see contract §7 */
export class JudgedTargets {
  private readonly recall: ReadonlySet<string>;
  private readonly precision: ReadonlySet<string>;

  constructor({ recall, precision }: Settings['sub_map']) {
    this.recall = new Set(recall);
    this.precision = new Set(precision);
  }

  hasReference(subshot: Subshot): boolean {
    return this.recall.has(nameOf(subshot));
  }

  hasPrediction(subshot: Subshot): boolean {
    return this.precision.has(nameOf(subshot));
  }

  /** Verdicts about subshots that no matched shot has: the texts have changed since, or the map is somebody else's. */
  warnings(shots: readonly Pair<Shot>[]): MapWarning[] {
    const unknown = (side: 'reference' | 'prediction', names: ReadonlySet<string>): MapWarning[] => {
      const there = new Set(shots.flatMap((pair) => pair[side].subshots.map(nameOf)));
      return [...names]
        .filter((name) => !there.has(name))
        .map((name) => ({
          code: 'map.unknown',
          message: `The judge's verdict on ${name} is not used: no matched shot of the ${side} has that subshot.`,
        }));
    };
    return [...unknown('reference', this.recall), ...unknown('prediction', this.precision)];
  }
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
