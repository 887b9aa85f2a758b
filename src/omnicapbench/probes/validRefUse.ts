import type { Probe } from './probe';
import { referenceUses } from './uses';

/** @see contract §5 Probes */
export const validRefUse: Probe = {
  id: 'ValidRefUse',
  definition: 'Every reference that a list, a speaker or a text uses is defined.',
  run: ({ prediction }) => {
    const uses = referenceUses(prediction);
    return { checked: uses.length, failures: uses.filter((use) => !use.defined).map((use) => use.node) };
  },
};
