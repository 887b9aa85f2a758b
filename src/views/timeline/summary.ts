import type { Detail } from '../../omnicapbench/detail';
import type { LaneKind, TimelineLayout } from './model';

const PLURAL: Readonly<Record<Exclude<LaneKind, 'identity'>, string>> = {
  shot: 'shots',
  subshot: 'subshots',
  dialogue: 'dialogue lines',
  sound: 'sounds',
};

/** The timeline in a sentence or a few, for those who do not see it. */
export function summaryOf({ blocks, links }: TimelineLayout): string {
  const parts = blocks.flatMap(({ kind, lanes }) => {
    if (kind === 'identity') return [];
    const count = (state: string): number =>
      lanes.reduce((sum, { items }) => sum + items.filter((item) => item.state === state).length, 0);
    const all = lanes.map(({ side, items }) => `${items.length} in the ${side}`).join(', ');
    const faults = (['missed', 'unsupported', 'invalid'] as const)
      .filter((state) => count(state) > 0)
      .map((state) => `${count(state)} ${state}`);
    return [`${PLURAL[kind]}: ${[all, ...faults].join(', ')}`];
  });
  const disjoint = links.filter(({ state }) => state === 'disjoint').length;
  const tail = disjoint > 0 ? [`${disjoint} disjoint ${disjoint === 1 ? 'link' : 'links'}`] : [];
  return `${[...parts, ...tail].join('; ')}.`;
}

/** What keeps a document off the timeline, or nothing. */
export function whyOneSided({ reference, prediction }: Detail): string | null {
  if (reference && prediction) return null;
  if (!reference && !prediction) return null;
  return prediction
    ? 'The reference cannot be read as a caption, so the prediction is shown alone and nothing of it is matched.'
    : 'The prediction fails the gate, so none of its units counts. The reference is shown alone, all of it missed.';
}
