import { field } from '../../json/tree';
import { TOLERANCE } from '../alignment/pairs';
import { intersection } from '../canonical/times';
import type { Lint } from './lint';
import { isOriginal } from './units';

/** Seconds that an event may share with a shot that does not list it. @see contract §5 Warnings */
const ALLOWED = 0.1;
/** Reported one by one for each shot; a loop of thousands of events is summed up. */
const MOST_PER_SHOT = 50;

/** @see contract §5 Warnings */
export const missingActiveEvent: Lint = {
  code: 'link.missing-active-event',
  run: ({ shots, events }, findings) => {
    const byStart = events.filter(isOriginal).sort((a, b) => a.start - b.start || a.index - b.index);
    for (const shot of shots.filter(isOriginal)) {
      const listed = new Set(shot.events.map((link) => link.event));
      const place = field(shot.node, 'active_events') ?? shot.node;
      let missing = 0;
      for (const event of byStart) {
        if (event.start >= shot.end) break;
        if (intersection(event, shot) <= ALLOWED + TOLERANCE || listed.has(event)) continue;
        missing++;
        if (missing > MOST_PER_SHOT) continue;
        const shared = `from ${Math.max(event.start, shot.start)} to ${Math.min(event.end, shot.end)} s`;
        findings.on(
          place,
          'link.missing-active-event',
          `${event.id} is heard in ${shot.id} ${shared}, but not listed.`,
        );
      }
      if (missing > MOST_PER_SHOT) {
        const rest = missing - MOST_PER_SHOT;
        findings.on(place, 'link.missing-active-event', `${rest} more events are heard in ${shot.id}, but not listed.`);
      }
    }
  },
};
