import type { Lint } from './lint';
import { missingActiveEvent } from './missingActiveEvent';
import { shotGap } from './shotGap';
import { shotOverlap } from './shotOverlap';
import { unlinkedEvent } from './unlinkedEvent';
import { unusedReference } from './unusedReference';

/** The warnings about a prediction's graph. @see contract §5 Warnings */
export const LINTS: readonly Lint[] = [unlinkedEvent, unusedReference, shotOverlap, shotGap, missingActiveEvent];
