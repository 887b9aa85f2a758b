import { dialogueError } from './dialogueError';
import { eventRecovery } from './eventRecovery';
import { eventShotLink } from './eventShotLink';
import type { ErrorFamily } from './family';
import { identityDrift } from './identityDrift';
import { referenceRecovery } from './referenceRecovery';
import { referenceUse } from './referenceUse';
import { schema } from './schema';
import { shotRecovery } from './shotRecovery';

/** Every family, in the order of the paper's Table A.8. @see contract §5 Error families */
export const FAMILIES: readonly ErrorFamily[] = [
  schema,
  referenceRecovery,
  referenceUse,
  identityDrift,
  shotRecovery,
  eventRecovery,
  eventShotLink,
  dialogueError,
];
