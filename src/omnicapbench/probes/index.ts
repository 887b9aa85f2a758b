import { consistentCoreference } from './consistentCoreference';
import { noDanglingId } from './noDanglingId';
import type { Probe } from './probe';
import { supportFieldPresent } from './supportFieldPresent';
import { temporalCompatible } from './temporalCompatible';
import { validEventShotAssociation } from './validEventShotAssociation';
import { validRefUse } from './validRefUse';

/** The six predicates of the paper's A.2.4. @see contract §5 Probes */
export const PROBES: readonly Probe[] = [
  validRefUse,
  validEventShotAssociation,
  temporalCompatible,
  consistentCoreference,
  supportFieldPresent,
  noDanglingId,
];
