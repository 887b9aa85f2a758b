import { afterEach, describe, expect, it } from 'vitest';
import { channelPresence, type Locks, lockPresence, type Presence } from '../../src/share/workspace/presence';

/** A lock manager as the browser's, for tabs in one process. */
function lockManager(): Locks & { drop(name: string): void } {
  const held = new Set<string>();
  return {
    async request(name, _options, callback) {
      if (held.has(name)) return callback(null);
      held.add(name);
      await callback({ name });
      held.delete(name);
      return undefined;
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
    drop: (name) => void held.delete(name),
  };
}

const channels: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

const kinds: readonly (readonly [string, () => () => Presence])[] = [
  [
    'locks',
    () => {
      const locks = lockManager();
      return () => lockPresence(locks);
    },
  ],
  [
    'a channel',
    () => () => {
      const channel = new BroadcastChannel('capscope.test');
      channels.push(channel);
      return channelPresence(channel as unknown as Parameters<typeof channelPresence>[0]);
    },
  ],
];

describe.each(kinds)('presence by %s', (_, browser) => {
  it('gives a draft to one tab alone', async () => {
    const tab = browser();
    const [one, two] = [tab(), tab()];
    expect(await one.claim('a')).toBe(true);
    expect(await one.claim('a')).toBe(true);
    expect(await two.claim('a')).toBe(false);
    expect(await two.claim('b')).toBe(true);
    expect([...(await one.living())].sort()).toEqual(['a', 'b']);
  });

  it('lets go of a draft when the tab takes another', async () => {
    const tab = browser();
    const [one, two] = [tab(), tab()];
    await one.claim('a');
    await one.claim('b');
    expect(await two.claim('a')).toBe(true);
    expect([...(await two.living())].sort()).toEqual(['a', 'b']);
  });
});

it('waits a moment for a page that is just being reloaded', async () => {
  const locks = lockManager();
  await lockPresence(locks).claim('a');
  setTimeout(() => locks.drop('capscope.draft.a'), 60);
  expect(await lockPresence(locks).claim('a')).toBe(true);
});
