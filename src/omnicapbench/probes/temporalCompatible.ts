import { TOLERANCE } from '../alignment/pairs';
import type { Shot, Subshot } from '../canonical/units';
import type { Probe } from './probe';
import { validEventShotAssociation } from './validEventShotAssociation';

/** Seconds by which a subshot may reach out of its shot. @see contract §5 TemporalCompatible (C) */
const SLACK = 0.5;

/** @see contract §5 Probes */
export const temporalCompatible: Probe = {
  id: 'TemporalCompatible',
  definition: `Every subshot lies in its shot (within ${SLACK} s), and every event link overlaps in time.`,
  run: (input) => {
    const links = validEventShotAssociation.run(input);
    const { shots } = input.prediction;
    const outside = shots.flatMap((shot) => shot.subshots.filter((subshot) => reachesOut(subshot, shot)));
    return {
      checked: links.checked + shots.reduce((sum, shot) => sum + shot.subshots.length, 0),
      failures: [...outside.map((subshot) => subshot.node), ...links.failures],
    };
  },
};

function reachesOut(subshot: Subshot, shot: Shot): boolean {
  return shot.start - subshot.start > SLACK + TOLERANCE || subshot.end - shot.end > SLACK + TOLERANCE;
}
