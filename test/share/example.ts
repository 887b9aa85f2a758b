import { DEFAULT_SETTINGS } from '../../src/omnicapbench/settings';
import type { SharedState } from '../../src/share/permalink/state';
import type { Work } from '../../src/share/workspace/entry';

/** A state with what a test cares about. */
export function stateWith(part: Partial<SharedState> = {}): SharedState {
  return {
    protocol: 'omnicapbench',
    prediction: { name: 'mine', text: '{"references": []}' },
    reference: { name: 'theirs', text: '{"references": [1]}' },
    settings: DEFAULT_SETTINGS,
    view: 'score',
    unit: null,
    expected: null,
    ...part,
  };
}

export function workWith(prediction: string, part: Partial<SharedState> = {}): Work {
  return { state: stateWith({ prediction: { name: 'mine', text: prediction }, ...part }), choice: null };
}
