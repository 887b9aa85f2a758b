import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { createVerdictCache } from '../../../src/judge/cache/cache';
import { type Judge, promptKey, verdictKey } from '../../../src/judge/cache/keys';
import type { Item } from '../../../src/judge/prompts/task';

const JUDGE: Judge = { provider: 'openai http://localhost:1', model: 'm', promptVersion: 'p1' };

const item = (id: string, user = id): Item => ({
  id,
  task: 'shot-fact',
  answer: 'score',
  direction: null,
  title: id,
  reference: null,
  prediction: null,
  group: null,
  prompt: { system: 's', user },
  labels: null,
});

let databases = 0;
const fresh = () => `judge-test-${databases++}`;

describe('the key of a verdict', () => {
  it('changes with provider, model, prompt version, prompt and repeat, and with nothing else', () => {
    const base = verdictKey(JUDGE, item('a'), 0);
    expect(verdictKey({ ...JUDGE }, { ...item('b', 'a') }, 0)).toBe(base);
    const others = [
      verdictKey({ ...JUDGE, provider: 'openai http://localhost:2' }, item('a'), 0),
      verdictKey({ ...JUDGE, model: 'n' }, item('a'), 0),
      verdictKey({ ...JUDGE, promptVersion: 'p2' }, item('a'), 0),
      verdictKey(JUDGE, item('a', 'other'), 0),
      verdictKey(JUDGE, item('a'), 1),
    ];
    expect(new Set([base, ...others]).size).toBe(6);
    // Not the concatenation of the two texts.
    const split = (system: string, user: string) => promptKey({ prompt: { system, user } });
    expect(split('ab', 'c')).not.toBe(split('a', 'bc'));
  });
});

describe('the cache of verdicts', () => {
  it('gives back what was kept, across pages, for equal prompts', async () => {
    const name = fresh();
    const first = createVerdictCache(name);
    await first.keep(JUDGE, item('a'), 0, '<score>4</score>');
    const second = createVerdictCache(name);
    expect(await second.find(JUDGE, [item('a'), item('twin', 'a'), item('b')], 0)).toEqual(
      new Map([
        ['a', '<score>4</score>'],
        ['twin', '<score>4</score>'],
      ]),
    );
    expect(await second.find(JUDGE, [item('a')], 1)).toEqual(new Map());
    expect(await second.find({ ...JUDGE, model: 'n' }, [item('a')], 0)).toEqual(new Map());
    expect(second.trouble()).toBeNull();
  });

  it('lists every judge of a question, and forgets on demand', async () => {
    const cache = createVerdictCache(fresh());
    const person: Judge = { provider: 'person', model: 'Ada', promptVersion: 'p1' };
    await cache.keep(JUDGE, item('a'), 0, 'x');
    await cache.keep(JUDGE, item('a'), 1, 'y');
    await cache.keep(person, item('a'), 0, 'z');
    await cache.keep(person, item('b'), 0, 'w');
    const listed = await cache.all([item('a')]);
    expect(listed.map(({ raw }) => raw).sort()).toEqual(['x', 'y', 'z']);
    await cache.remove(person, item('a'), 0);
    expect((await cache.all([item('a')])).length).toBe(2);
    expect(await cache.count()).toBe(3);
    await cache.clear();
    expect(await cache.count()).toBe(0);
    expect(await cache.all([item('a')])).toEqual([]);
  });

  it('leaves out what has not its shape', async () => {
    const name = fresh();
    const cache = createVerdictCache(name);
    await cache.keep(JUDGE, item('a'), 0, 'x');
    const db = await openDB(name, 1);
    await db.put('verdicts', { key: verdictKey(JUDGE, item('b'), 0), prompt: promptKey(item('b')), raw: 7 });
    db.close();
    expect(await createVerdictCache(name).find(JUDGE, [item('a'), item('b')], 0)).toEqual(new Map([['a', 'x']]));
  });

  it('works in memory when the browser keeps nothing, and says so', async () => {
    const spy = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    });
    try {
      const cache = createVerdictCache(fresh());
      await cache.keep(JUDGE, item('a'), 0, 'x');
      expect(await cache.find(JUDGE, [item('a')], 0)).toEqual(new Map([['a', 'x']]));
      expect((await cache.all([item('a')])).length).toBe(1);
      expect(await cache.count()).toBe(1);
      expect(cache.trouble()).toContain('The operation is insecure');
    } finally {
      spy.mockRestore();
    }
  });
});
