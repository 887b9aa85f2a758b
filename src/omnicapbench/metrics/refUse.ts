import type { GraphMetric } from './metric';
import { mean } from './ratio';
import { refUseEvent } from './refUseEvent';
import { refUseShot } from './refUseShot';
import { refUseSubshot } from './refUseSubshot';

const PARTS = [refUseShot, refUseSubshot, refUseEvent] as const;

/** ref_use. @see contract §5 */
export const refUse: GraphMetric = {
  kind: 'graph',
  id: 'ref_use',
  title: 'RefUse',
  family: 'visual',
  subject: 'reference',
  outputs: ['ref_use'],
  definition: 'Whether matched units use the same references: the mean of its parts in shots, subshots and events.',
  unit: 'mean over shots, subshots, events',
  sources: [{ kind: 'C', where: 'the mean of the parts that apply' }],
  parameters: [...new Set(PARTS.flatMap((part) => part.parameters))],
  compute: (evaluation) => ({
    ref_use: mean(PARTS.flatMap((part) => Object.values(part.compute(evaluation))).flatMap(({ value }) => value ?? [])),
  }),
  countInReference: (reference, settings, output) =>
    PARTS.reduce((sum, part) => sum + part.countInReference(reference, settings, output), 0),
};
