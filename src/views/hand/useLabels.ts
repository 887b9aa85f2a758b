import { useState } from 'react';
import type { Item } from '../../judge/prompts/task';
import type { HandLabel, JudgeDesk, JudgeState } from '../../state/judge/state';

/** The verdicts by hand, those included that are just being kept. */
export interface Labels {
  readonly labels: ReadonlyMap<string, HandLabel>;
  /** Keeps a verdict; null takes it back. */
  keep(item: Item, label: HandLabel | null): void;
}

/** Follows the labels of the desk, ahead of it by what is on its way: a quick hand must not wait for the store. */
export function useLabels(desk: JudgeDesk, kept: JudgeState['labels']): Labels {
  const [underWay, setUnderWay] = useState<ReadonlyMap<string, HandLabel | null>>(new Map());
  return {
    labels: withChanges(kept, underWay),
    keep(item, label) {
      setUnderWay((before) => new Map(before).set(item.id, label));
      const arrived = (): void =>
        setUnderWay((before) => new Map([...before].filter(([id, one]) => id !== item.id || one !== label)));
      desk.label(item, label).then(arrived, arrived);
    },
  };
}

/** Labels with changes laid over them; null takes one away. */
export function withChanges(
  kept: JudgeState['labels'],
  changes: ReadonlyMap<string, HandLabel | null>,
): JudgeState['labels'] {
  if (changes.size === 0) return kept;
  const labels = new Map(kept);
  for (const [id, label] of changes) {
    if (label) labels.set(id, label);
    else labels.delete(id);
  }
  return labels;
}
