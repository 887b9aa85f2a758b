import type { Shot } from '../canonical/units';
import { isOriginal } from './units';

/** Shots by start, end, position: who is whose neighbour. @see contract §5 Warnings */
export function inTimeOrder(shots: readonly Shot[]): Shot[] {
  return shots.filter(isOriginal).sort((a, b) => a.start - b.start || a.end - b.end || a.index - b.index);
}
