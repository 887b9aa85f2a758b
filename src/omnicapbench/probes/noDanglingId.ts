import { edgesOf } from '../metrics/evsa';
import type { Probe } from './probe';
import { referenceUses } from './uses';

/** @see contract §5 Probes */
export const noDanglingId: Probe = {
  id: 'NoDanglingID',
  definition: 'Every id that a list, a speaker or a text uses is defined.',
  run: ({ prediction }) => {
    const uses = referenceUses(prediction);
    const links = edgesOf(prediction);
    return {
      checked: uses.length + links.length,
      failures: [
        ...uses.filter((use) => !use.defined).map((use) => use.node),
        ...links.filter(({ link }) => link.event === undefined).map(({ link }) => link.node),
      ],
    };
  },
};
