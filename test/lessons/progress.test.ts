import { describe, expect, it } from 'vitest';
import { createProgressStore, doneOf, progressIn, tickQuiz, tickSteps } from '../../src/lessons/progress';

function shelf(kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('progress', () => {
  it('is kept, and found again', () => {
    const place = shelf();
    const store = createProgressStore(place);
    store.update((all) => tickSteps(all, 'tiou', [2]));
    store.update((all) => tickSteps(all, 'tiou', [0, 2]));
    store.update((all) => tickQuiz(all, 'wer'));
    const again = createProgressStore(place).get();
    expect(again).toEqual({ tiou: { steps: [0, 2], answered: false }, wer: { steps: [], answered: true } });
    expect([doneOf(again, 'tiou'), doneOf(again, 'wer'), doneOf(again, 'gate')]).toEqual([2, 1, 0]);
  });

  it('is forgotten when it is emptied', () => {
    const place = shelf();
    const store = createProgressStore(place);
    store.update((all) => tickQuiz(all, 'wer'));
    store.update(() => ({}));
    expect(place.items.size).toBe(0);
  });

  it('tells nobody of what was done before', () => {
    const store = createProgressStore(undefined);
    store.update((all) => tickSteps(all, 'tiou', [1]));
    const before = store.get();
    store.update((all) => tickSteps(all, 'tiou', [1]));
    expect(store.get()).toBe(before);
  });

  it.each([
    'nonsense',
    '[]',
    '{"tiou":{"steps":["a"],"answered":false}}',
    '{"tiou":{"steps":[-1],"answered":false}}',
    'null',
  ])('starts anew where %s is kept', (text) => {
    const store = createProgressStore(shelf({ 'capscope.lessons': text }));
    expect(progressIn(store.get(), 'tiou')).toEqual({ steps: [], answered: false });
  });

  it('does without a shelf that throws', () => {
    const broken = {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    };
    const store = createProgressStore(broken);
    store.update((all) => tickQuiz(all, 'wer'));
    expect(progressIn(store.get(), 'wer').answered).toBe(true);
  });
});
