import { type CompleteShape, canonicalize } from './canonical/document';
import { clipDuration } from './canonical/duration';
import type { CanonicalDocument } from './canonical/units';
import type { Side } from './diagnostics';
import { Findings } from './findings';
import { LINTS } from './lints';
import { readDocument } from './reading/document';
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
export function readPair(
  predictionText: string,
  referenceText: string,
  settings: Pick<Settings, 'duration' | 'repair'>,
): ReadPair {
  const ours = measure(referenceText, new Findings('reference', referenceText));
  const theirs = measure(predictionText, new Findings('prediction', predictionText));
  const duration = settings.duration ?? (ours.shape && clipDuration(ours.shape));
  const reference = ours.shape && canonicalize(ours.shape, { clamp: false }, ours.findings);
  const prediction = theirs.shape && canonicalize(theirs.shape, { clamp: true, duration }, theirs.findings);
  if (prediction) for (const lint of LINTS) lint.run(prediction, theirs.findings);
  return {
    reference: { compliance: ours.compliance, graph: reference, findings: ours.findings },
    prediction: { compliance: theirs.compliance, graph: prediction, findings: theirs.findings },
    duration,
  };
}

interface Measured {
  readonly compliance: Compliance;
  readonly shape: CompleteShape | undefined;
  readonly findings: Findings;
}

function measure(text: string, findings: Findings): Measured {
  const reading = readDocument(text, findings);
  if (reading.kind === 'unreadable') return { compliance: { required: 0, present: 0 }, shape: undefined, findings };
  const { references, events, shots } = reading.shape;
  const compliance = measureCompliance(reading.shape, findings);
  return { compliance, findings, shape: references && events && shots ? { references, events, shots } : undefined };
}
