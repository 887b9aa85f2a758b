import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DATABASE, VERSION } from '../../src/share/workspace/schema';
import { openWorkspace, type Workspace } from '../../src/share/workspace/workspace';
import 'fake-indexeddb/auto';
import oldStore from '../fixtures/workspace/store-v1.json';
import { workWith } from './example';

const opened: Workspace[] = [];

async function open(now?: () => number): Promise<Workspace> {
  const result = await openWorkspace(now);
  if (!result.ok) throw new Error(result.problem.message);
  opened.push(result.value);
  return result.value;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  for (const workspace of opened.splice(0)) workspace.close();
  vi.unstubAllGlobals();
});

const entry = (id: string, name = id) => ({ id, kind: 'document', name, edited: true }) as const;

describe('workspace', () => {
  it('keeps works over a reload, newest first', async () => {
    let clock = 1000;
    const first = await open(() => clock++);
    await first.write(entry('a', 'run 1'), workWith('{"a": 1}'));
    await first.write(entry('b', 'run 2'), workWith('{"b": 1}', { view: 'timeline' }));
    first.close();
    const second = await open();
    expect(await second.list()).toMatchObject({
      ok: true,
      value: [{ name: 'run 2', savedAt: 1001 }, { name: 'run 1' }],
    });
    expect(await second.read('b')).toEqual({ ok: true, value: workWith('{"b": 1}', { view: 'timeline' }) });
  });

  it('renames, duplicates, deletes and brings back', async () => {
    const workspace = await open();
    await workspace.write(entry('a', 'run 1'), workWith('{}'));
    expect(await workspace.rename('a', 'run one')).toMatchObject({ ok: true, value: { name: 'run one' } });
    await workspace.duplicate('a', { id: 'b', name: 'run one copy' });
    const removed = await workspace.remove('a');
    if (!removed.ok) throw new Error('not removed');
    expect(await workspace.list()).toMatchObject({ ok: true, value: [{ id: 'b', name: 'run one copy' }] });
    expect(await workspace.read('a')).toMatchObject({ ok: false, problem: { kind: 'damaged' } });
    await workspace.restore(removed.value);
    expect(await workspace.read('a')).toEqual({ ok: true, value: workWith('{}') });
    expect(await workspace.list()).toMatchObject({ value: [{ id: 'b' }, { id: 'a', name: 'run one' }] });
  });

  it('takes two texts of 8 MiB', async () => {
    const workspace = await open();
    const text = 'x'.repeat(8 * 1024 * 1024);
    const work = workWith(text, { reference: { name: 'r', text } });
    expect(await workspace.write(entry('big'), work)).toMatchObject({ ok: true, value: { size: 2 * text.length } });
    const read = await workspace.read('big');
    expect(read.ok && read.value.state.reference.text.length).toBe(text.length);
  });

  it('has asked for a write before it returns, for a page that is closing', async () => {
    const workspace = await open();
    void workspace.write(entry('last'), workWith('{"last": 1}'));
    workspace.close();
    const next = await open();
    expect(await next.read('last')).toEqual({ ok: true, value: workWith('{"last": 1}') });
  });

  it('tells other tabs, and itself, of changes', async () => {
    const [one, two] = [await open(), await open()];
    const told = vi.fn();
    one.subscribe(told);
    two.subscribe(told);
    await one.write(entry('a'), workWith('{}'));
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2));
  });

  it('leaves an entry alone that it cannot read', async () => {
    const workspace = await open();
    await workspace.write(entry('good'), workWith('{}'));
    const db = await openDB(DATABASE);
    await db.put('entries', { id: 'odd', kind: 'of a later version' });
    await db.put('contents', { state: 7 }, 'good');
    expect(await workspace.list()).toMatchObject({ ok: true, value: [{ id: 'good' }] });
    expect(await workspace.read('good')).toMatchObject({ ok: false, problem: { kind: 'damaged' } });
    expect(await db.get('entries', 'odd')).toBeDefined();
    db.close();
  });
});

describe('stores of other versions', () => {
  it('brings a store of version 1 to the present form, with nothing lost', async () => {
    const old = await openDB(DATABASE, 1, {
      upgrade(db) {
        db.createObjectStore('works', { keyPath: 'id' });
      },
    });
    for (const work of oldStore) await old.put('works', work);
    old.close();
    const workspace = await open();
    expect(await workspace.list()).toEqual({
      ok: true,
      value: [
        { id: 'b7', kind: 'draft', name: 'qwen output', savedAt: 1790000000000, edited: true, size: 36 },
        { id: 'a1', kind: 'document', name: 'run 3', savedAt: 1780000000000, edited: true, size: 37 },
      ],
    });
    for (const { id, state } of oldStore)
      expect(await workspace.read(id)).toMatchObject({ ok: true, value: { state } });
    const db = await openDB(DATABASE);
    expect([db.version, [...db.objectStoreNames]]).toEqual([VERSION, ['contents', 'entries']]);
    db.close();
  });

  it('says so when a newer Capscope has been here, and changes nothing', async () => {
    const newer = await openDB(DATABASE, VERSION + 1);
    newer.close();
    expect(await openWorkspace()).toMatchObject({ ok: false, problem: { kind: 'newer' } });
  });

  it('gives way to a newer tab and says so from then on', async () => {
    const workspace = await open();
    const newer = await openDB(DATABASE, VERSION + 1);
    expect(await workspace.write(entry('a'), workWith('{}'))).toMatchObject({ ok: false, problem: { kind: 'newer' } });
    newer.close();
  });
});

describe('a store that will not', () => {
  it('is told when it is forbidden', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(await openWorkspace()).toMatchObject({ ok: false, problem: { kind: 'blocked' } });
  });

  it('is told when it never answers', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    const opening = openWorkspace();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await opening).toMatchObject({ ok: false, problem: { kind: 'blocked' } });
    vi.useRealTimers();
  });

  it('is told when it is full, and works again when there is room', async () => {
    const workspace = await open();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await workspace.write(entry('a'), workWith('{}'))).toMatchObject({ ok: false, problem: { kind: 'full' } });
    put.mockRestore();
    expect(await workspace.write(entry('a'), workWith('{}'))).toMatchObject({ ok: true });
  });
});
