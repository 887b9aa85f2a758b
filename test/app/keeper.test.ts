import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import 'fake-indexeddb/auto';
import { tabOf } from '../../src/app/routes';
import { createKeeper } from '../../src/app/start/keeper';
import type { Keeper } from '../../src/app/start/keeping';
import { createOpening } from '../../src/app/start/opening';
import { pathOf, pathOfView } from '../../src/app/start/useAddress';
import type { Outcome } from '../../src/engine/worker/client';
import type { Subject } from '../../src/engine/worker/protocol';
import { findExample, OPENING } from '../../src/examples';
import { DEFAULT_SETTINGS, SettingsSchema } from '../../src/omnicapbench/settings';
import { signatureOf } from '../../src/omnicapbench/signature';
import { writeCapscopeFile } from '../../src/share/files/capscopeFile';
import { readFiles } from '../../src/share/files/read';
import { encodeFragment } from '../../src/share/permalink/permalink';
import * as tools from '../../src/share/tools';
import type { Locks } from '../../src/share/workspace/presence';
import { lockPresence } from '../../src/share/workspace/presence';
import { createSession, type Session } from '../../src/state/session';
import { stateWith } from '../share/example';
import { reportWith, scoredWith } from '../state/reports';

/** A browser with one store and one lock manager for all its tabs. */
function browser() {
  const held = new Map<string, object>();
  return {
    /** A new tab; `shelf` is what it keeps over a reload. */
    tab(shelf = new Map<string, string>()) {
      const owner = {};
      const locks: Locks = {
        async request(name, _options, callback) {
          if (held.has(name)) return callback(null);
          held.set(name, owner);
          await callback({ name });
          held.delete(name);
          return undefined;
        },
        query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
      };
      return {
        shelf,
        locks,
        /** The tab is closed, or has crashed: its locks are free. */
        die() {
          for (const [name, of] of held) if (of === owner) held.delete(name);
        },
      };
    },
  };
}

type Tab = ReturnType<ReturnType<typeof browser>['tab']>;

interface Page {
  readonly session: Session;
  readonly keeper: Keeper;
  type(text: string): void;
  go(fragment: string): Promise<void>;
  readonly fragment: () => string;
  readonly text: () => string;
}

const pages: Keeper[] = [];

/** The page in a tab, with a scorer that gives everything half marks at once. */
async function visit(tab: Tab, fragment = ''): Promise<Page> {
  let address = fragment;
  const session = createSession((onOutcome: (outcome: Outcome) => void) => ({
    submit(subject: Subject) {
      const signature = signatureOf(SettingsSchema.parse(subject.settings));
      const scored = { ...scoredWith(1, []), subject, report: { ...reportWith([]), signature } };
      queueMicrotask(() => onOutcome({ kind: 'scored', revision: 1, scored }));
      return 1;
    },
    cancel: () => undefined,
    warm: () => undefined,
    dispose: () => undefined,
  }));
  const show = (id: string, wanted: string | null): boolean => {
    const example = findExample(id);
    const prediction = example?.predictions.find((one) => one.id === wanted) ?? example?.predictions[0];
    if (!example || !prediction) return false;
    session.load(
      {
        prediction: { text: prediction.text, name: prediction.title },
        reference: { text: example.reference, name: example.title },
      },
      { example: id, prediction: prediction.id },
    );
    return true;
  };
  const keeper = createKeeper({
    session,
    tools: async () => tools,
    presence: lockPresence(tab.locks),
    shelf: {
      getItem: (key) => tab.shelf.get(key) ?? null,
      setItem: (key, value) => void tab.shelf.set(key, value),
    },
    address: {
      fragment: () => address,
      view: () => tabOf(pathOf(address, keeper.store.get().view)),
      show(view) {
        address = `#${pathOfView(view)}`;
      },
      write(next) {
        address = next;
      },
    },
    loadExample: show,
    loadOpening: () => void show(OPENING.example, OPENING.prediction),
  });
  pages.push(keeper);
  await keeper.start();
  return {
    session,
    keeper,
    type(text) {
      session.touch('prediction', () => text);
    },
    async go(next) {
      address = next;
      await keeper.follow();
    },
    fragment: () => address,
    text: () => session.store.get().documents.prediction.text,
  };
}

/** More than the debounce and the autosave together. */
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 650));

const OPENING_TEXT = findExample(OPENING.example)?.predictions.find(({ id }) => id === OPENING.prediction)?.text;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  for (const keeper of pages.splice(0)) keeper.store.get().workspace?.close();
  vi.unstubAllGlobals();
});

const expected = {
  signature: signatureOf(DEFAULT_SETTINGS),
  metrics: { evsa_f1: 0.5, ccc: 0.5 },
};

describe('the draft of a tab', () => {
  it('survives a reload, with settings and selected unit', async () => {
    const tab = browser().tab();
    const before = await visit(tab);
    expect(before.text()).toBe(OPENING_TEXT);
    before.type('{"typed": 1}');
    before.session.changeSettings({ shot_tiou: 0.5 });
    before.session.selectUnit({ side: 'prediction', key: 'shot:SHOT_1' });
    await rest();
    tab.die();
    const after = await visit(tab, '#/timeline');
    expect(after.text()).toBe('{"typed": 1}');
    expect(after.session.store.get()).toMatchObject({
      settings: { shot_tiou: 0.5 },
      unit: { unit: { side: 'prediction', key: 'shot:SHOT_1' } },
      choice: OPENING,
    });
    expect(after.keeper.store.get()).toMatchObject({ arrival: null, offered: [] });
  });

  it('is saved when the page is left in the middle of a word', async () => {
    const tab = browser().tab();
    const before = await visit(tab);
    before.type('{"half": ');
    await new Promise((resolve) => setTimeout(resolve, 130));
    before.keeper.leave();
    tab.die();
    const after = await visit(tab);
    expect(after.text()).toBe('{"half": ');
  });

  it('is not overwritten by another tab, and is offered there once its own is gone', async () => {
    const { tab } = browser();
    const [first, second] = [tab(), tab()];
    const one = await visit(first);
    one.type('{"one": 1}');
    await rest();
    const two = await visit(second);
    expect(two.text()).toBe(OPENING_TEXT);
    expect(two.keeper.store.get().offered).toEqual([]);
    two.type('{"two": 2}');
    await rest();
    one.type('{"one": 11}');
    await rest();
    first.die();
    second.die();

    const third = await visit(tab());
    const { offered } = third.keeper.store.get();
    expect(offered).toHaveLength(2);
    await third.keeper.bringBack(offered[0]?.id ?? '');
    expect(third.text()).toBe('{"one": 11}');
    expect(third.keeper.store.get().offered.map(({ id }) => id)).toEqual([offered[1]?.id]);
    // The one that was brought back is this tab's now.
    const fourth = await visit(tab());
    expect(fourth.keeper.store.get().offered.map(({ id }) => id)).toEqual([offered[1]?.id]);
  });

  it('is copied, not shared, when the browser duplicates a tab', async () => {
    const { tab } = browser();
    const first = tab();
    const one = await visit(first);
    one.type('{"one": 1}');
    await rest();
    const copy = tab(new Map(first.shelf));
    const two = await visit(copy);
    expect(two.text()).toBe('{"one": 1}');
    expect(two.keeper.store.get().own).not.toBe(one.keeper.store.get().own);
    two.type('{"two": 2}');
    await rest();
    first.die();
    expect((await visit(first)).text()).toBe('{"one": 1}');
  });

  it('stays as another draft when an example takes the place of what was typed', async () => {
    const { tab } = browser();
    const first = tab();
    const page = await visit(first);
    page.type('{"typed": 1}');
    await rest();
    page.session.load({ prediction: { name: 'other', text: '{}' } }, null);
    await rest();
    first.die();
    const next = await visit(tab());
    const [kept] = next.keeper.store.get().offered;
    await next.keeper.bringBack(kept?.id ?? '');
    expect(next.text()).toBe('{"typed": 1}');
  });

  it('is let go when nothing was typed', async () => {
    const { tab } = browser();
    const first = tab();
    const page = await visit(first, '#/example/perfect');
    await rest();
    first.die();
    expect(page.session.store.get().choice?.example).toBe('perfect');
    expect((await visit(tab())).keeper.store.get().offered).toEqual([]);
  });
});

describe('a link', () => {
  const sent = stateWith({ view: 'links', unit: { side: 'reference', key: 'shot:S' }, expected });

  it('shows the same texts, tab and unit, and says that the score is reproduced', async () => {
    const page = await visit(browser().tab(), await encodeFragment({ ...sent, settings: { ...DEFAULT_SETTINGS } }));
    expect(page.text()).toBe(sent.prediction.text);
    expect(page.keeper.store.get()).toMatchObject({
      view: 'links',
      arrival: { kind: 'link', reproduction: { kind: 'reproduced', count: 2 } },
    });
    expect(page.session.store.get().unit?.unit).toEqual(sent.unit);
    expect(page.session.store.get().settings).toEqual({});
  });

  it('lists what differs', async () => {
    const other = { ...expected, metrics: { evsa_f1: 0.25 } };
    const page = await visit(browser().tab(), await encodeFragment({ ...sent, expected: other }));
    expect(page.keeper.store.get().arrival).toMatchObject({
      reproduction: { kind: 'differs', differing: [{ id: 'evsa_f1', expected: 0.25, found: 0.5 }] },
    });
  });

  it('beats the draft, which is kept and can be brought back', async () => {
    const tab = browser().tab();
    const before = await visit(tab);
    before.type('{"typed": 1}');
    await rest();
    tab.die();
    const page = await visit(tab, await encodeFragment(sent));
    expect(page.text()).toBe(sent.prediction.text);
    const [draft] = page.keeper.store.get().offered;
    await page.keeper.bringBack(draft?.id ?? '');
    expect(page.text()).toBe('{"typed": 1}');
    expect(page.keeper.store.get()).toMatchObject({ arrival: null, offered: [] });
    expect(page.fragment()).toBe('#/');
  });

  it('pasted over typed text keeps what was typed, to the last key', async () => {
    const page = await visit(browser().tab());
    page.type('{"typed": 1}');
    await new Promise((resolve) => setTimeout(resolve, 130));
    await page.go(await encodeFragment(sent));
    expect(page.text()).toBe(sent.prediction.text);
    const [draft] = page.keeper.store.get().offered;
    await page.keeper.bringBack(draft?.id ?? '');
    expect(page.text()).toBe('{"typed": 1}');
  });

  it('that was changed comes back changed after a reload, and as it was sent when asked', async () => {
    const tab = browser().tab();
    const fragment = await encodeFragment(sent);
    const before = await visit(tab, fragment);
    before.type('{"changed": 1}');
    await rest();
    tab.die();
    const page = await visit(tab, fragment);
    expect(page.text()).toBe('{"changed": 1}');
    expect(page.keeper.store.get().arrival).toEqual({ kind: 'changed-link', fragment });
    await page.keeper.openAsSent();
    expect(page.text()).toBe(sent.prediction.text);
    expect(page.keeper.store.get().offered).toHaveLength(1);
  });

  it('that cannot be read overwrites nothing', async () => {
    const tab = browser().tab();
    const before = await visit(tab);
    before.type('{"typed": 1}');
    await rest();
    tab.die();
    const broken = (await encodeFragment(sent)).slice(0, -30);
    const page = await visit(tab, broken);
    expect(page.keeper.store.get().arrival).toMatchObject({ kind: 'broken-link', problem: expect.any(String) });
    expect(page.text()).toBe(OPENING_TEXT);
    page.type('{"typed meanwhile": 1}');
    await rest();
    const { offered } = page.keeper.store.get();
    expect(offered).toHaveLength(1);
    expect(page.fragment()).toBe(broken);
    await page.keeper.bringBack(offered[0]?.id ?? '');
    expect(page.text()).toBe('{"typed": 1}');
    tab.die();
    const next = await visit(browser().tab());
    expect(next.keeper.store.get().offered.length).toBeGreaterThanOrEqual(1);
  });

  it('made of what is on screen opens to the same after a reload', async () => {
    const tab = browser().tab();
    const before = await visit(tab);
    before.type('{"typed": 1}');
    await rest();
    const work = before.keeper.present();
    if (!work) throw new Error('nothing on screen');
    const fragment = await encodeFragment(work.state);
    before.keeper.shared(fragment);
    expect(before.fragment()).toBe(fragment);
    tab.die();
    const page = await visit(tab, fragment);
    expect(page.text()).toBe('{"typed": 1}');
    await vi.waitFor(() =>
      expect(page.keeper.store.get()).toMatchObject({ arrival: { reproduction: { kind: 'reproduced' } }, offered: [] }),
    );
  });

  it('is not opened again by the way back to it', async () => {
    const fragment = await encodeFragment(sent);
    const page = await visit(browser().tab(), fragment);
    page.type('{"typed": 1}');
    await rest();
    await page.go('#/timeline');
    await page.go(fragment);
    expect(page.text()).toBe('{"typed": 1}');
  });
});

describe('an example by its address', () => {
  it('opens with its prediction, tab and unit', async () => {
    const page = await visit(browser().tab(), '#/example/identity-13?view=identity&unit=reference/reference:PERSON_1');
    expect(page.session.store.get()).toMatchObject({
      choice: { example: 'identity-13' },
      unit: { unit: { side: 'reference', key: 'reference:PERSON_1' } },
    });
    expect(page.keeper.store.get().view).toBe('identity');
  });

  it('that there is none of is told', async () => {
    const page = await visit(browser().tab(), '#/example/no-such');
    expect(page.keeper.store.get().arrival).toEqual({ kind: 'unknown-example', example: 'no-such' });
    expect(page.text()).toBe(OPENING_TEXT);
  });
});

describe('without a store', () => {
  it('the page works, and the user is told once', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const page = await visit(browser().tab());
    expect(page.keeper.store.get().trouble?.kind).toBe('blocked');
    const told = vi.fn();
    page.keeper.store.subscribe(told);
    page.type('{"typed": 1}');
    await rest();
    expect(page.text()).toBe('{"typed": 1}');
    expect(page.keeper.present()?.state.prediction.text).toBe('{"typed": 1}');
    expect(told).not.toHaveBeenCalled();
  });

  it('that has room, being full is told once and forgotten when a save goes well again', async () => {
    const page = await visit(browser().tab());
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    page.type('{"typed": 1}');
    await rest();
    expect(page.keeper.store.get().trouble?.kind).toBe('full');
    put.mockRestore();
    page.type('{"typed": 2}');
    await rest();
    expect(page.keeper.store.get().trouble).toBeNull();
  });
});

describe('files', () => {
  const file = (name: string, text: string): File => new File([text], name);

  it('that are clear are opened at once; the typed text is kept', async () => {
    const page = await visit(browser().tab());
    const opening = createOpening({ session: page.session, keeper: page.keeper, read: async () => readFiles });
    page.type('{"typed": 1}');
    await rest();
    await opening.take([file('pred.json', '{"p": 1}'), file('gt.json', '{"r": 1}')], null);
    const { documents } = page.session.store.get();
    expect(documents.prediction).toMatchObject({ name: 'pred.json', text: '{"p": 1}', edited: false });
    expect(documents.reference.text).toBe('{"r": 1}');
    expect(opening.store.get()).toEqual({ reading: false, asking: null, notes: [] });
    await rest();
    const listed = await page.keeper.store.get().workspace?.list();
    expect(listed?.ok && listed.value.filter(({ edited }) => edited)).toHaveLength(1);
  });

  it('that are not clear are asked about', async () => {
    const page = await visit(browser().tab());
    const opening = createOpening({ session: page.session, keeper: page.keeper, read: async () => readFiles });
    await opening.take([file('a.json', '{"p": 1}')], null);
    expect(opening.store.get().asking).toMatchObject({ kind: 'texts', sides: null });
    expect(page.text()).toBe(OPENING_TEXT);
    opening.choose({ reference: { name: 'a.json', text: '{"p": 1}' } });
    expect(page.session.store.get().documents.reference.text).toBe('{"p": 1}');
    expect(opening.store.get().asking).toBeNull();
  });

  it('of the product open to the same state', async () => {
    const page = await visit(browser().tab());
    const opening = createOpening({ session: page.session, keeper: page.keeper, read: async () => readFiles });
    const state = stateWith({ view: 'units', settings: { ...DEFAULT_SETTINGS, delta: 2 } });
    await opening.take([file('x.capscope.json', writeCapscopeFile(state))], null);
    expect({ ...page.keeper.present()?.state, expected: null }).toEqual(state);
    expect(page.fragment()).toBe('#/units');
  });
});
