import { shortestDecimal } from '../base/decimal';
import { sha256 } from '../base/sha256';
import { VERSION } from '../base/version';
import { TOKENIZER } from '../text/tokens';
import { canonicalMap } from './alignment/manual';
import { judgeTag, signaturePart } from './judgeTag';
import type { Settings } from './settings';

/** The version of the scoring contract that this code implements. */
export const CONTRACT = 3;

/** One line that suffices to reproduce a score: all that affects it, in fixed order. @see contract §8 */
export function signatureOf(settings: Settings): string {
  const threshold = (value: number): string => shortestDecimal(value, 2);
  const time = (value: number): string => shortestDecimal(value, 1);
  return [
    `capscope:${VERSION}`,
    `contract:${CONTRACT}`,
    `gate:${settings.gate}`,
    `ref:${referenceMatcher(settings, threshold)}`,
    `sub:${subshotMatcher(settings, threshold)}`,
    `shot:${threshold(settings.shot_tiou)}`,
    `event:${threshold(settings.event_tiou)}`,
    `dlg:${threshold(settings.dialogue_score)}`,
    `delta:${time(settings.delta)}`,
    `tok:${TOKENIZER}`,
    `evsa:${settings.evsa}`,
    `ccc:${settings.ccc}`,
    `dur:${settings.duration === null ? 'auto' : time(settings.duration)}`,
    `repair:${settings.repair ? 'on' : 'off'}`,
    ...(settings.posthoc === null ? [] : [`posthoc:${signaturePart(settings.posthoc)}`]),
  ].join('|');
}

function referenceMatcher(settings: Settings, threshold: (value: number) => string): string {
  if (settings.ref_matcher === 'lexical') return `lexical@${threshold(settings.ref_threshold)}`;
  if (settings.ref_matcher === 'id') return 'id';
  if (settings.ref_matcher === 'judge') return `judge${judgeOf(settings)}`;
  return `manual#${hashMap(settings.ref_map)}`;
}

function subshotMatcher(settings: Settings, threshold: (value: number) => string): string {
  if (settings.sub_matcher === 'lexical') return `lexical@${threshold(settings.sub_threshold)}`;
  return settings.sub_matcher === 'judge' ? `judge${judgeOf(settings)}` : 'time';
}

/** A judge without a name is visible as such: nobody could reproduce it. */
function judgeOf({ judge_model, judge_prompt }: Settings): string {
  return judgeTag(judge_model ?? 'unnamed', judge_prompt ?? 'unnamed');
}

/** First 8 hex digits of the SHA-256 of the canonical map as JSON. Written out, since objects reorder numeric keys. */
function hashMap(map: Settings['ref_map']): string {
  const entries = canonicalMap(map).map((pair) => pair.map((id) => JSON.stringify(id)).join(':'));
  return sha256(`{${entries.join(',')}}`).slice(0, 8);
}
