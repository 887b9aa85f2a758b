import { field } from '../../json/tree';
import { TOLERANCE } from '../alignment/pairs';
import { intersection } from '../canonical/times';
import type { Lint } from './lint';
import { inTimeOrder } from './shotOrder';

/** Seconds that neighbouring shots may share. @see contract §5 Warnings */
const ALLOWED = 0.1;

/** @see contract §5 Warnings */
export const shotOverlap: Lint = {
  code: 'time.shot-overlap',
  run: ({ shots }, findings) => {
    const ordered = inTimeOrder(shots);
    ordered.forEach((shot, index) => {
      const before = ordered[index - 1];
      if (before === undefined || intersection(before, shot) <= ALLOWED + TOLERANCE) return;
      const place = field(shot.node, 'time_range') ?? shot.node;
      const text = `${shot.id} starts at ${shot.start} s, but ${before.id} lasts until ${before.end} s.`;
      findings.on(place, 'time.shot-overlap', text);
    });
  },
};
