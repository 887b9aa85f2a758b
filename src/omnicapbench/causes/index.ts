import type { Kernels } from '../../kernel/kernels';
import { evaluate, type ScoredPair } from '../score';
import { disjointLink, wrongLink } from './badLink';
import type { Cause, CauseKind } from './cause';
import { causeContext } from './context';
import { danglingId } from './danglingId';
import { duplicateLink, duplicateUnit } from './duplicate';
import { fieldFault } from './fieldFault';
import { gateCauses } from './gate';
import { identityMerge } from './identityMerge';
import { identitySplit } from './identitySplit';
import { missedUnit } from './missedUnit';
import { missingLink } from './missingLink';
import { referenceUse } from './referenceUse';
import { timing } from './timing';
import { unlistedEvent } from './unlistedEvent';
import { unsupportedUnit } from './unsupportedUnit';
import { untestable } from './untestable';
import { wrongContent } from './wrongContent';
import { wrongSpeaker } from './wrongSpeaker';
import { wrongWords } from './wrongWords';

export { CAUSE_KINDS, type Cause, type CauseKindId, type CauseUnit, type DiagnosticRef, type Part } from './cause';
export { plain } from './sentence';

/** Every kind of cause in a pair that can be compared, in the order in which they are told. */
export const COMPARED_CAUSES: readonly CauseKind[] = [
  identitySplit,
  identityMerge,
  missingLink,
  disjointLink,
  wrongLink,
  wrongContent,
  missedUnit,
  unsupportedUnit,
  timing,
  untestable,
  danglingId,
  referenceUse,
  wrongSpeaker,
  wrongWords,
  fieldFault,
  duplicateUnit,
  unlistedEvent,
  duplicateLink,
];

/** Causes that were found, as many as were asked for. */
export interface FoundCauses {
  /** In the order of the kinds, in each as they were found. */
  readonly causes: readonly Cause[];
  /** How many more there are. */
  readonly leftOut: number;
}

/**
 * What a person would say is wrong with a prediction. A text that fails the document gate has that one cause; one
 * that only the strict gate fails is looked at as if it had passed. None when the reference cannot be read.
 */
export function findCauses(
  { pair, settings, evaluation }: ScoredPair,
  predictionText: string,
  kernels: Kernels,
  limit = Number.POSITIVE_INFINITY,
): FoundCauses {
  const diagnostics = pair.prediction.findings.diagnostics();
  const broken = gateCauses(predictionText, diagnostics);
  if (broken.length > 0) return { causes: broken, leftOut: 0 };
  const compared = evaluation ?? evaluate(pair, { ...settings, gate: 'document' }, kernels).evaluation;
  if (compared === undefined) return { causes: [], leftOut: 0 };
  const context = causeContext({ pair, diagnostics }, compared, predictionText, kernels);
  const found = COMPARED_CAUSES.flatMap((kind) => kind.find(context));
  return { causes: found.slice(0, limit).map((write) => write()), leftOut: Math.max(0, found.length - limit) };
}
