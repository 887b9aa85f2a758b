import { METRIC_IDS, type MetricId } from '../../omnicapbench/metrics/ids';
import type { Report } from '../../omnicapbench/report';
import type { SharedState } from './state';

/** A number that came out otherwise than the sender saw it. */
export interface Differing {
  readonly id: MetricId;
  readonly expected: number | null;
  readonly found: number | null;
}

/** A part of the signature that is not the sender's. */
export interface SignatureChange {
  /** As written in the signature, e.g. `shot`. */
  readonly part: string;
  /** What it says, e.g. "shot threshold". */
  readonly what: string;
  /** Null where the sender's, or ours, has no such part. */
  readonly expected: string | null;
  readonly found: string | null;
}

/** What became of the sender's score here. */
export type Reproduction =
  /** The link was made before there was a score. */
  | { readonly kind: 'unscored' }
  /** Every number the sender had is the same here. */
  | { readonly kind: 'reproduced'; readonly count: number; readonly changes: readonly SignatureChange[] }
  | {
      readonly kind: 'differs';
      readonly differing: readonly Differing[];
      readonly changes: readonly SignatureChange[];
    };

/** Below this a difference is rounding, as for the thresholds of the contract. */
const SAME = 1e-9;

/** What the parts of a signature are called in a sentence. */
const PARTS: Readonly<Record<string, string>> = {
  capscope: 'version of Capscope',
  contract: 'version of the scoring contract',
  gate: 'gate',
  ref: 'matching of references',
  sub: 'matching of subshots',
  shot: 'shot threshold',
  event: 'event threshold',
  dlg: 'dialogue threshold',
  delta: 'subshot window',
  tok: 'cutting into words',
  evsa: 'scope of EVSA precision',
  ccc: 'scope of CCC',
  dur: 'duration of the clip',
  repair: 'repair of broken texts',
  posthoc: 'making of the prediction out of prose',
};

/** Lays the score that was sent beside the one that came out here. Numbers this version does not know are passed over. */
export function compareReproduced(
  expected: SharedState['expected'],
  report: Pick<Report, 'signature' | 'metrics'>,
): Reproduction {
  if (expected === null) return { kind: 'unscored' };
  const known = METRIC_IDS.filter((id) => Object.hasOwn(expected.metrics, id));
  if (known.length === 0) return { kind: 'unscored' };
  const changes = compareSignatures(expected.signature, report.signature);
  const differing = known.flatMap((id): readonly Differing[] => {
    const sent = expected.metrics[id] ?? null;
    const found = report.metrics[id].value;
    return isSame(sent, found) ? [] : [{ id, expected: sent, found }];
  });
  if (differing.length > 0) return { kind: 'differs', differing, changes };
  return { kind: 'reproduced', count: known.length, changes };
}

function isSame(a: number | null, b: number | null): boolean {
  return a === null || b === null ? a === b : Math.abs(a - b) < SAME;
}

/** The parts in which two signatures differ, in the order of ours, then what only the sender's has. */
export function compareSignatures(expected: string, found: string): readonly SignatureChange[] {
  if (expected === found) return [];
  const [sent, ours] = [partsOf(expected), partsOf(found)];
  const names = [...new Set([...ours.keys(), ...sent.keys()])];
  return names.flatMap((part): readonly SignatureChange[] => {
    const pair = { expected: sent.get(part) ?? null, found: ours.get(part) ?? null };
    const what = Object.hasOwn(PARTS, part) ? (PARTS[part] ?? part) : part;
    return pair.expected === pair.found ? [] : [{ part, what, ...pair }];
  });
}

function partsOf(signature: string): ReadonlyMap<string, string> {
  return new Map(
    signature.split('|').map((part): [string, string] => {
      const colon = part.indexOf(':');
      return colon === -1 ? [part, ''] : [part.slice(0, colon), part.slice(colon + 1)];
    }),
  );
}
