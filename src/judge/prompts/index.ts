import { eventDescription } from './eventDescription';
import { referenceAlignment } from './referenceAlignment';
import { referenceQuality } from './referenceQuality';
import { shotFact } from './shotFact';
import { subshotMatch } from './subshotMatch';
import { subshotQuality } from './subshotQuality';
import type { Task } from './task';

/** All tasks, in the order of the contract. @see contract §7 */
export const TASKS: readonly Task[] = [
  referenceAlignment,
  referenceQuality,
  eventDescription,
  subshotMatch,
  subshotQuality,
  shotFact,
];
