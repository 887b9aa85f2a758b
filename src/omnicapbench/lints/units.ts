import type { TrackUnit } from '../canonical/units';

/** Lints look past second definitions, which are faults already; their links and mentions count all the same. */
export function isOriginal({ definition }: TrackUnit): boolean {
  return definition !== 'repeat';
}
