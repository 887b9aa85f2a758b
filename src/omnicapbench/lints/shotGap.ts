import { field } from '../../json/tree';
import { TOLERANCE } from '../alignment/pairs';
import type { Lint } from './lint';
import { inTimeOrder } from './shotOrder';

/** Seconds that may pass between two shots. @see contract §5 Warnings */
const ALLOWED = 0.5;

/** @see contract §5 Warnings */
export const shotGap: Lint = {
  code: 'time.shot-gap',
  run: ({ shots }, findings) => {
    let end = Number.POSITIVE_INFINITY;
    for (const shot of inTimeOrder(shots)) {
      if (shot.start - end > ALLOWED + TOLERANCE) {
        const place = field(shot.node, 'time_range') ?? shot.node;
        findings.on(place, 'time.shot-gap', `No shot covers the time from ${end} to ${shot.start} s.`);
      }
      end = end === Number.POSITIVE_INFINITY ? shot.end : Math.max(end, shot.end);
    }
  },
};
