import { LineIndex } from '../json/lines';
import type { Kernels } from '../kernel/kernels';
import type { CanonicalDocument } from './canonical/units';
import type { Place } from './diagnostics';
import { Findings } from './findings';
import { ratio } from './metrics/ratio';
import { readPair } from './read';
import type { Track } from './reading/dialect';
import { readDocument } from './reading/document';
import { repairLog } from './reading/extraction';
import type { Gate, MetricValue, Report } from './report';
import { evaluate } from './score';
import type { Settings } from './settings';
import { signatureOf } from './signature';

/** Caps on output tokens that the paper names: in A.1.2, and two in Table A.7. */
export const TOKEN_CAPS = [4096, 32_768, 65_536] as const;

/** Whether a track was written to its end, is the one in which the text stops, or was never begun. */
export type TrackFate = 'complete' | 'cut' | 'unreached';

/** What a truncated prediction would score for what it does hold, and how much of the clip it never came to. Plain JSON. */
export interface Salvage {
  /** Ends in `repair:on`. */
  readonly signature: string;
  readonly gate: Gate;
  /** Of the text closed after its last complete unit. The score of the text itself stays 0. */
  readonly metrics: Report['metrics'];
  /** Where the kept text ends, and how many UTF-16 code units after it are lost. */
  readonly cut: Omit<Place, 'path'>;
  readonly tracks: Readonly<Record<Track, TrackFate>>;
  /** Up to when the prediction tells of the clip, in seconds: the least of its shots and its events. */
  readonly reached: number;
  /** D in seconds, when anything tells it. */
  readonly duration: number | null;
  /** Seconds after `reached` over D. */
  readonly timeAfterCut: MetricValue;
  /** Units of the reference that lie after the cut, over all of the track; `all` pools the four. */
  readonly unitsAfterCut: Readonly<Record<'references' | 'events' | 'shots' | 'subshots' | 'all', MetricValue>>;
  readonly tokens: TokenEstimate;
}

/** How long the output was, against the cap it may have run into. */
export interface TokenEstimate {
  readonly estimate: number;
  readonly cap: number;
  /** estimate / cap; may be over 1, since both are rough. */
  readonly share: number;
}

/**
 * Tells truncation from omission: what a prediction that was cut would score up to there, and which share of clip
 * and reference lies after the cut. Null for a text that is not cut, or of which nothing is complete, and when the
 * reference fails the gate.
 * @see contract §2.7
 */
export function salvage(
  predictionText: string,
  referenceText: string,
  settings: Settings,
  kernels: Kernels,
  tokenCap: number,
): Salvage | null {
  const repairs = repairLog();
  const reading = readDocument(predictionText, new Findings('prediction', predictionText), repairs);
  const { kind, cut } = repairs;
  if (kind !== 'truncated' || cut === undefined || reading.kind === 'unreadable') return null;
  const repaired = { ...settings, repair: true };
  const pair = readPair(predictionText, referenceText, repaired);
  const reference = pair.reference.graph;
  const prediction = pair.prediction.graph;
  if (reference === undefined || prediction === undefined) return null;
  const { gate, metrics } = evaluate(pair, repaired, kernels);

  const fate = (track: Track): TrackFate =>
    track === cut.open ? 'cut' : cut.added.includes(track) ? 'unreached' : 'complete';
  const tracks = { references: fate('references'), events: fate('events'), shots: fate('shots') };
  const end = pair.duration ?? 0;
  const shotsEnd = reachOf(tracks.shots, prediction.shots, end);
  const eventsEnd = reachOf(tracks.events, prediction.events, end);
  const reached = Math.min(shotsEnd, eventsEnd);
  const { offset } = cut;
  return {
    signature: signatureOf(repaired),
    gate,
    metrics,
    cut: { offset, length: predictionText.length - offset, ...new LineIndex(predictionText).position(offset) },
    tracks,
    reached,
    duration: pair.duration ?? null,
    timeAfterCut: ratio(Math.max(0, end - reached), end),
    unitsAfterCut: unitsAfter(reference, prediction, tracks, shotsEnd, eventsEnd),
    tokens: tokenEstimate(predictionText, tokenCap),
  };
}

/** Up to when a track tells: to the end when it is complete, to its last unit's end when it is cut. */
function reachOf(fate: TrackFate, units: readonly { readonly end: number }[], duration: number): number {
  if (fate === 'complete') return duration;
  return fate === 'unreached' ? 0 : units.reduce((latest, unit) => Math.max(latest, unit.end), 0);
}

/**
 * Shots, subshots and events lie after the cut when they start where their track's own reach ends, or later.
 * Reference entities have no time: of a cut track those are counted that are more than the prediction had come to.
 */
function unitsAfter(
  reference: CanonicalDocument,
  prediction: CanonicalDocument,
  tracks: Salvage['tracks'],
  shotsEnd: number,
  eventsEnd: number,
): Salvage['unitsAfterCut'] {
  const after = (units: readonly { readonly start: number }[], fate: TrackFate, reach: number): number =>
    fate === 'complete' ? 0 : units.filter((unit) => fate === 'unreached' || unit.start >= reach).length;
  const subshots = reference.shots.flatMap((shot) => shot.subshots);
  const total = reference.references.length;
  const had = tracks.references === 'unreached' ? 0 : Math.min(total, prediction.references.length);
  const counts = {
    references: [tracks.references === 'complete' ? 0 : total - had, total],
    events: [after(reference.events, tracks.events, eventsEnd), reference.events.length],
    shots: [after(reference.shots, tracks.shots, shotsEnd), reference.shots.length],
    subshots: [after(subshots, tracks.shots, shotsEnd), subshots.length],
  } as const;
  const sum = (index: 0 | 1): number => Object.values(counts).reduce((all, count) => all + count[index], 0);
  return {
    references: ratio(...counts.references),
    events: ratio(...counts.events),
    shots: ratio(...counts.shots),
    subshots: ratio(...counts.subshots),
    all: ratio(sum(0), sum(1)),
  };
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * A rough count of output tokens, the whole text as pasted: a quarter of a token for each ASCII character, one for
 * each Chinese, Japanese or Korean character, half a token for any other. Tokenizers differ by a third and more
 * on JSON, so this tells an output near its cap from a short one, and no more.
 */
export function tokenEstimate(text: string, cap: number): TokenEstimate {
  let quarters = 0;
  for (const char of text) {
    if ((char.codePointAt(0) ?? 0) < 128) quarters += 1;
    else quarters += UNSPACED.test(char) ? 4 : 2;
  }
  const estimate = Math.ceil(quarters / 4);
  return { estimate, cap, share: cap > 0 ? estimate / cap : 0 };
}
