import { type CompleteShape, canonicalize } from './canonical/document';
import { clipDuration } from './canonical/duration';
import type { CanonicalDocument } from './canonical/units';
import type { Side } from './diagnostics';
import { Findings } from './findings';
import { LINTS } from './lints';
import type { Lint } from './lints/lint';
import { readDocument } from './reading/document';
import { repairLog } from './reading/extraction';
import { type Compliance, measureCompliance } from './requirements';
import type { Settings } from './settings';

/** One text after reading: what was measured of it, and its graph when it passed the document gate. */
export interface ReadSide {
  readonly compliance: Compliance;
  readonly graph: CanonicalDocument | undefined;
  readonly findings: Findings;
}

/** Both texts as graphs. Depends on two settings only, so that a sweep over the others reads once. */
export interface ReadPair extends Readonly<Record<Side, ReadSide>> {
  /** D: the clip's length in seconds, if anything tells it. */
  readonly duration: number | undefined;
}

/** Reads both texts; the prediction's times are clamped to the clip the reference (or the setting) tells. @see contract §2, §3 */
export function readPair(predictionText: string, referenceText: string, settings: ReadSettings): ReadPair {
  return readAgainst(readReference(referenceText, settings), predictionText, settings);
}

/** The settings that reading depends on. */
export type ReadSettings = Pick<Settings, 'duration' | 'repair'>;

/** A reference text after reading, and the clip's length: what many predictions can be read against. */
export interface ReadReference {
  readonly side: ReadSide;
  readonly duration: number | undefined;
}

/** Reads the reference. It is never repaired: a broken yardstick is an error. @see contract §2.6, §2.7 */
export function readReference(text: string, settings: ReadSettings): ReadReference {
  const { compliance, shape, findings } = measure(text, new Findings('reference', text), false);
  const duration = settings.duration ?? (shape && clipDuration(shape));
  const graph = shape && canonicalize(shape, { clamp: false }, findings);
  return { side: { compliance, graph, findings }, duration };
}

/**
 * Reads a prediction against a reference. With `repair` a text that cannot be read is repaired. The lints only add
 * warnings: who is after the score alone leaves them out.
 * @see contract §2.7
 */
export function readAgainst(
  { side, duration }: ReadReference,
  text: string,
  settings: ReadSettings,
  lints: readonly Lint[] = LINTS,
): ReadPair {
  const { compliance, shape, findings } = measure(text, new Findings('prediction', text), settings.repair);
  const graph = shape && canonicalize(shape, { clamp: true, duration }, findings);
  if (graph) for (const lint of lints) lint.run(graph, findings);
  return { reference: side, prediction: { compliance, graph, findings }, duration };
}

interface Measured {
  readonly compliance: Compliance;
  readonly shape: CompleteShape | undefined;
  readonly findings: Findings;
}

function measure(text: string, findings: Findings, repair: boolean): Measured {
  const reading = readDocument(text, findings, repair ? repairLog() : undefined);
  if (reading.kind === 'unreadable') return { compliance: { required: 0, present: 0 }, shape: undefined, findings };
  const { references, events, shots } = reading.shape;
  const compliance = measureCompliance(reading.shape, findings);
  return { compliance, findings, shape: references && events && shots ? { references, events, shots } : undefined };
}
