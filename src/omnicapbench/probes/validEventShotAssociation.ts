import { edgesOf } from '../metrics/evsa';
import type { Probe } from './probe';

/** @see contract §5 Probes */
export const validEventShotAssociation: Probe = {
  id: 'ValidEventShotAssociation',
  definition: 'Every link from a shot to a defined event overlaps it in time.',
  run: ({ prediction }) => {
    const links = edgesOf(prediction).filter(({ link }) => link.event !== undefined);
    return { checked: links.length, failures: links.flatMap(({ link }) => (link.disjoint ? link.node : [])) };
  },
};
