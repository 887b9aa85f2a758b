import type { Diagnostic, Place } from './diagnostics';
import type { MetricId } from './metrics/ids';

/**
 * One number with what it is made of. All three are null when the metric does not apply; `numerator` and
 * `denominator` are null too for a harmonic mean, which is no ratio of counts.
 * @see contract §9
 */
export interface MetricValue {
  /** A fraction in [0, 1] (gate_pass is 0 or 1). */
  readonly value: number | null;
  /** A count, or the sum behind a mean. */
  readonly numerator: number | null;
  /** A count, or the number of items behind a mean. */
  readonly denominator: number | null;
}

/** The verdict on reading and structure, of the prediction. @see contract §2.6 */
export interface Gate {
  readonly pass: boolean;
  /** present / required, 0 when the gate fails. */
  readonly compliance: number;
  readonly required: number;
  readonly present: number;
}

/** reference id, predicted id, score in (0, 1]. Ids are canonical. */
export type MatchedPair = readonly [reference: string, prediction: string, score: number];

/** target shot id, target index, candidate shot id, candidate index, similarity, tIoU. */
export type SubshotMatch = readonly [
  targetShot: string,
  targetIndex: number,
  candidateShot: string,
  candidateIndex: number,
  similarity: number,
  tiou: number,
];

/** Matched pairs only, by reference (target) start, then id, then index. @see contract §4, §9 */
export interface Alignment {
  readonly references: readonly MatchedPair[];
  readonly events: readonly MatchedPair[];
  readonly shots: readonly MatchedPair[];
  readonly subshots: {
    /** Targets are the reference's subshots. */
    readonly recall: readonly SubshotMatch[];
    /** Targets are the prediction's subshots. */
    readonly precision: readonly SubshotMatch[];
  };
}

/** The six structural predicates. @see contract §5 Probes */
export const PROBE_IDS = [
  'ValidRefUse',
  'ValidEventShotAssociation',
  'TemporalCompatible',
  'ConsistentCoreference',
  'SupportFieldPresent',
  'NoDanglingID',
] as const;

export type ProbeId = (typeof PROBE_IDS)[number];

/** How often a predicate was tested and how often it did not hold. */
export interface ProbeCount {
  readonly checked: number;
  readonly failed: number;
}

/** The families of lost points. @see contract §5 Failure composition */
export const COMPOSITION_FAMILIES = ['format', 'entity', 'identity', 'action', 'audio', 'audio-visual'] as const;

export type CompositionFamily = (typeof COMPOSITION_FAMILIES)[number];

/** The tracks a unit can belong to. */
export type UnitTrack = 'reference' | 'event' | 'shot' | 'subshot';

/** A unit without a counterpart: of the prediction when unsupported, of the reference when missed. */
export interface UnmatchedUnit extends Place {
  readonly track: UnitTrack;
  /** The canonical id; a subshot carries its shot's. */
  readonly id: string;
  /** A subshot's position in the raw visual_description array. */
  readonly index?: number;
}

/**
 * All that the scorer says about one pair of texts. Plain JSON: the same texts and settings give the same bytes.
 * @see contract §9
 */
export interface Report {
  readonly signature: string;
  readonly gate: Gate;
  readonly metrics: Readonly<Record<MetricId, MetricValue>>;
  readonly alignment: Alignment;
  readonly probes: Readonly<Record<ProbeId, ProbeCount>>;
  readonly composition: Readonly<Record<CompositionFamily, number>>;
  readonly diagnostics: readonly Diagnostic[];
  readonly unsupported: readonly UnmatchedUnit[];
  readonly missed: readonly UnmatchedUnit[];
}
