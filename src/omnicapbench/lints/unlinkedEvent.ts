import { field } from '../../json/tree';
import type { Lint } from './lint';
import { isOriginal } from './units';

/** @see contract §5 Warnings */
export const unlinkedEvent: Lint = {
  code: 'link.unlinked-event',
  run: ({ events, shots }, findings) => {
    const linked = new Set(shots.flatMap((shot) => shot.events.map((link) => link.event)));
    for (const event of events) {
      if (!isOriginal(event) || linked.has(event)) continue;
      const place = field(event.node, 'event_id') ?? event.node;
      findings.on(place, 'link.unlinked-event', `No shot lists ${event.id} in its active_events.`);
    }
  },
};
