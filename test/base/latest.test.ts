import { describe, expect, it } from 'vitest';
import { createLatest } from '../../src/base/latest';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function gated() {
  const started: string[] = [];
  const gates: (() => void)[] = [];
  const queue = createLatest<string>((item) => {
    started.push(item);
    return new Promise((resolve) => gates.push(resolve));
  });
  return { queue, started, open: () => gates.shift()?.() };
}

describe('createLatest', () => {
  it('runs one at a time and lets only the newest wait', async () => {
    const { queue, started, open } = gated();
    queue.push('a');
    queue.push('b');
    queue.push('c');
    expect(started).toEqual(['a']);
    expect(queue.busy).toBe(true);
    open();
    await settle();
    expect(started).toEqual(['a', 'c']);
    open();
    await settle();
    expect(queue.busy).toBe(false);
  });

  it('forgets what waits when it is cleared', async () => {
    const { queue, started, open } = gated();
    queue.push('a');
    queue.push('b');
    queue.clear();
    open();
    await settle();
    expect(started).toEqual(['a']);
    queue.push('c');
    expect(started).toEqual(['a', 'c']);
  });

  it('goes on after a step that failed', async () => {
    const seen: number[] = [];
    const queue = createLatest<number>(async (item) => {
      seen.push(item);
      if (item === 1) throw new Error('one');
    });
    queue.push(1);
    queue.push(2);
    await settle();
    expect(seen).toEqual([1, 2]);
    expect(queue.busy).toBe(false);
  });
});
