import { readFileSync } from 'node:fs';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { expect, type Page, type Request } from '@playwright/test';
import { CAPTION } from './support/caption';
import {
  askAll,
  callsTo,
  chooseServer,
  chooseTasks,
  countsOf,
  expectRun,
  failureNote,
  fillSetup,
  holdKey,
  leaveEditorsOut,
  MODEL,
  openJudge,
  runButton,
  setupField,
  test,
} from './support/judge';
import { type JudgeServer, type Script, startJudgeServer } from './support/judgeServer';
import { arrival, dropFiles, makeLink } from './support/kept';
import { metricCell } from './support/page';
import { pageErrors } from './support/workbench';

// A test here loads the page several times, in tabs of its own.
test.describe.configure({ timeout: 60_000 });

/** What is looked for; the key goes on with characters that look otherwise in JSON and in an address. */
const CANARY = 'sk-canary-7f3a91c4e2';
const KEY = `${CANARY}/b"d+5=`;

/** What stands where a key stood. */
const MASK = '••••';

/** The place where storages keep a key, by the origin of its service. */
const shelf = (url: string): string => `capscope.judge.key.${new URL(url).origin}`;

/** Everything that is read, each text under the name of its place. */
type Places = Readonly<Record<string, string>>;

/** The places that hold a text. */
const placesOf = (places: Places, text: string): string[] =>
  Object.entries(places)
    .filter(([, held]) => held.includes(text))
    .map(([place]) => place);

/** Opens every fold of the tab, so that what is in it is there to be read. */
async function unfold(page: Page): Promise<void> {
  await page.locator('.judge-view').evaluate((view) => {
    for (const fold of view.querySelectorAll('details')) fold.open = true;
  });
}

/** What a page shows and what a browser keeps of it: the document, fields, address, history and every storage. */
function readPage(page: Page): Promise<Places> {
  return page.evaluate(async () => {
    const places: Record<string, string> = {
      document: document.documentElement.outerHTML,
      title: document.title,
      address: location.href,
      decoded: decodeURIComponent(location.href),
      history: JSON.stringify(history.state) ?? '',
      name: window.name,
      cookies: document.cookie,
      requests: performance
        .getEntries()
        .map(({ name }) => name)
        .join('\n'),
    };
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
      const place = `value of ${field.dataset.setup ?? field.type}`;
      places[place] = `${places[place] ?? ''}\n${field.value}`;
    }
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage }))
      for (const [key, value] of Object.entries(storage)) places[`${name} ${key}`] = `${key}\n${value}`;

    const request = <Value>(asked: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await request(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        const at = db.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([request(at.getAllKeys()), request(at.getAll())]);
        places[`database ${name}/${store}`] = JSON.stringify([keys, values]);
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cached = await (await caches.open(name)).keys();
      places[`cache ${name}`] = cached.map(({ url }) => url).join('\n');
    }
    return places;
  });
}

/** Presses something that saves a file, and reads the file. */
async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return `${download.suggestedFilename()}\n${readFileSync(await download.path(), 'utf8')}`;
}

/** What a press puts on the clipboard. */
async function copied(page: Page, press: () => Promise<void>): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await press();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  return page.evaluate(() => navigator.clipboard.readText());
}

/** What a link holds. */
const unpacked = (link: string): string =>
  inflateRawSync(Buffer.from(link.slice(link.indexOf('#v1.') + 4), 'base64url')).toString('utf8');

const packed = (state: unknown): string =>
  `#v1.${deflateRawSync(Buffer.from(JSON.stringify(state))).toString('base64url')}`;

/** Writes down everything that is posted to a worker or through a port, from before the first script on. */
async function recordMessages(page: Page): Promise<readonly string[]> {
  const messages: string[] = [];
  await page.exposeFunction('recordMessage', (text: string) => void messages.push(text));
  await page.addInitScript(() => {
    const text = (_: string, value: unknown): unknown => {
      if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value);
      if (ArrayBuffer.isView(value)) return new TextDecoder('latin1').decode(value);
      if (value instanceof Map || value instanceof Set) return [...value];
      return typeof value === 'bigint' ? String(value) : value;
    };
    for (const { prototype } of [Worker, MessagePort, BroadcastChannel]) {
      const post = prototype.postMessage;
      Object.defineProperty(prototype, 'postMessage', {
        value(this: unknown, ...sent: unknown[]) {
          // The page's own timers post nothing but null.
          if (sent[0] !== null) Reflect.get(globalThis, 'recordMessage')(JSON.stringify(sent[0], text));
          Reflect.apply(post, this, sent);
        },
      });
    }
  });
  return messages;
}

/** Where a request holds the canary: its address, its body, or a header by name. */
async function leaksOf(request: Request): Promise<string[]> {
  const headers = await request.allHeaders().catch(() => request.headers());
  return placesOf({ url: request.url(), body: request.postData() ?? '', ...headers }, CANARY);
}

/** A judge that cannot keep a secret: first it refuses the key aloud, then it quotes it in all that it says. */
const tellsTheKey: Script = ({ system }, count) => {
  if (count === 0) {
    const message = `Incorrect API key provided: ${KEY}. In an address: ?key=${encodeURIComponent(KEY)}`;
    return { status: 401, body: JSON.stringify({ error: { message, code: 'invalid_api_key', param: KEY } }) };
  }
  const tag = system.includes('<match>')
    ? '<match>1</match>'
    : system.includes('<score>')
      ? '<score>4</score>'
      : '<map>R1=P1</map>';
  return {
    answer: `${tag} You sent ${KEY}, in JSON ${JSON.stringify(KEY)}, in an address ${encodeURIComponent(KEY)}.`,
  };
};

/** Calls that carry the key as they should, and everything else about them that holds it. */
function keyOnServer(server: JudgeServer): { readonly carried: number; readonly leaks: readonly string[] } {
  let carried = 0;
  const leaks = server.requests.flatMap(({ method, path, headers, body }) => {
    const { authorization, ...others } = headers;
    if (method === 'POST' && authorization === `Bearer ${KEY}`) carried += 1;
    else if (authorization?.includes(CANARY)) return [`authorization of ${method}`];
    return placesOf({ path, body, others: JSON.stringify(others) }, CANARY);
  });
  return { carried, leaks };
}

test('the key is in no output of the page, whatever the service answers', async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const errors = pageErrors(page);
  const messages = await recordMessages(page);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  const outputs: Record<string, string> = {};
  const read = async (when: string): Promise<void> => {
    for (const [place, text] of Object.entries(await readPage(page))) outputs[`${place}, ${when}`] = text;
  };

  await openJudge(page);
  await chooseServer(page, server);
  // While it is typed it is in the field, which shows that this scan finds it, and nowhere else.
  await setupField(page, 'key').fill(KEY);
  expect(placesOf(await readPage(page), CANARY)).toEqual(['value of key']);
  await holdKey(page, KEY);
  await read('held');

  server.script(tellsTheKey);
  await runButton(page, 'ask').click();
  await expectRun(page, 'stopped');
  await expect(failureNote(page, 'wrong-key')).toContainText(`Incorrect API key provided: ${MASK}`);
  await read('refused');
  await runButton(page, 'resume').click();
  await expectRun(page, 'done');
  expect((await countsOf(page)).unjudged).toBe(0);
  await unfold(page);
  await expect(page.locator('[data-verdict]').first()).toContainText(`You sent ${MASK}`);
  await read('judged');
  outputs.markdown = await copied(page, () => page.getByRole('button', { name: 'Copy as Markdown' }).click());
  outputs.json = await saved(page, () => page.getByRole('button', { name: 'Save as JSON' }).click());
  outputs.answer = await copied(page, () => page.getByRole('button', { name: 'Copy: The answer' }).first().click());
  await page.getByRole('button', { name: 'Pair references by the judge’s map' }).click();
  await expect(page.locator('.signature')).toContainText(`ref:judge#${MODEL}@`);
  for (const name of ['By hand', 'Audit', 'Captions']) {
    await page.getByRole('radio', { name }).check({ force: true });
    await unfold(page);
    await read(name);
  }

  await page.getByRole('link', { name: 'Timeline', exact: true }).click();
  outputs.svg = await saved(page, () => page.getByRole('button', { name: 'Save SVG' }).click());
  await read('timeline');
  outputs.link = unpacked(await makeLink(page));
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  for (const name of ['Markdown', 'CSV', 'JSON']
    .map((format) => `Save the report as ${format}`)
    .concat(['Save the example as a Capscope file']))
    outputs[name] = await saved(page, () => page.getByRole('button', { name }).click());
  // The draft is saved a moment after a change.
  await expect
    .poll(async () => (await readPage(page))['database capscope/contents'])
    .toContain('"ref_matcher":"judge"');
  await read('at the end');
  outputs.messages = messages.join('\n');
  outputs.console = said.join('\n');

  expect(placesOf(outputs, CANARY)).toEqual([]);
  // The scan reads what it says: the judge's name is where it belongs, and so is what stands for the key.
  for (const place of [
    'document, judged',
    'localStorage capscope.judge, held',
    'database capscope-judge/verdicts, at the end',
    'database capscope/contents, at the end',
    'json',
    'link',
    'messages',
    'Save the report as JSON',
    'Save the example as a Capscope file',
  ])
    expect(outputs[place], place).toContain(MODEL);
  for (const place of ['document, judged', 'database capscope-judge/verdicts, at the end', 'json', 'answer'])
    expect(outputs[place], place).toContain(MASK);

  const calls = requests.filter((request) => request.url().startsWith(server.origin));
  expect(calls.length).toBeGreaterThan(40);
  for (const request of requests) {
    const allowed = calls.includes(request) && request.method() === 'POST' ? ['authorization'] : [];
    expect(await leaksOf(request), `${request.method()} ${request.url()}`).toEqual(allowed);
  }
  expect(keyOnServer(server)).toEqual({ carried: callsTo(server).length, leaks: [] });
  expect(callsTo(server).every(({ headers }) => headers.cookie === undefined && headers.referer === undefined)).toBe(
    true,
  );
  expect(errors).toEqual([]);
});

/** Names the service at an address, and looks whether there is a key for it. */
async function expectHeld(page: Page, url: string, is: boolean): Promise<void> {
  await fillSetup(page, { url });
  await expect(page.locator(`[data-key-held="${is}"]`)).toBeVisible();
}

const keptIn = async (page: Page): Promise<string[]> => placesOf(await readPage(page), CANARY);

test('a key lasts as long as was asked, in the tabs that were meant, and goes to its own origin alone', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const other = await startJudgeServer();
  const [memory, session] = [server.url('openai'), other.url('openai')];
  const device = memory.replace('127.0.0.1', 'localhost');
  await leaveEditorsOut(page);
  await openJudge(page);
  await chooseServer(page, server);
  await chooseTasks(page, ['shot-fact']);
  await holdKey(page, KEY);
  expect(await keptIn(page)).toEqual([]);

  // Another origin has no key, and none is sent to it; not even one that was typed for it remains in the field.
  await expectHeld(page, session, false);
  await setupField(page, 'key').fill(KEY);
  await expectHeld(page, memory, true);
  await expectHeld(page, session, false);
  await expect(setupField(page, 'key')).toHaveValue('');
  await askAll(page);
  expect(callsTo(other)).toHaveLength(5);
  expect(other.requests.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
  expect(keyOnServer(other)).toEqual({ carried: 0, leaks: [] });
  expect(server.requests).toEqual([]);
  await fillSetup(page, { url: memory });
  await askAll(page);
  expect(keyOnServer(server)).toEqual({ carried: 5, leaks: [] });
  expect(callsTo(other)).toHaveLength(5);

  await fillSetup(page, { url: session });
  await page.getByRole('radio', { name: 'Until this tab is closed' }).check();
  await holdKey(page, KEY);
  await fillSetup(page, { url: device });
  await page.getByRole('radio', { name: 'On this device until I forget it' }).check();
  await holdKey(page, KEY);
  const places = [`localStorage ${shelf(device)}`, `sessionStorage ${shelf(session)}`];
  expect(await keptIn(page)).toEqual(places);

  await page.reload();
  await expectHeld(page, memory, false);
  await expectHeld(page, session, true);
  await expectHeld(page, device, true);
  expect(await keptIn(page)).toEqual(places);

  const tab = await context.newPage();
  await leaveEditorsOut(tab);
  await openJudge(tab);
  await expectHeld(tab, memory, false);
  await expectHeld(tab, session, false);
  await expectHeld(tab, device, true);
  expect(await keptIn(tab)).toEqual([`localStorage ${shelf(device)}`]);

  // What was kept on the device is forgotten in every tab, also in one that is open.
  await page.getByRole('button', { name: 'Forget', exact: true }).click();
  await expectHeld(page, device, false);
  await expectHeld(tab, session, false);
  await expectHeld(tab, device, false);
  expect(await keptIn(tab)).toEqual([]);
  await expectHeld(page, session, true);
  await page.getByRole('button', { name: 'Forget', exact: true }).click();
  await expectHeld(page, session, false);
  expect(await keptIn(page)).toEqual([]);

  // A report about a crash has settings and sizes in it, and nothing of what the browser keeps.
  await fillSetup(tab, { url: device });
  await tab.getByRole('radio', { name: 'On this device until I forget it' }).check();
  await holdKey(tab, KEY);
  await tab.route(/\.wasm$/, (route) => route.abort());
  await tab.reload();
  const report = await copied(tab, () => tab.getByRole('button', { name: 'Copy the report' }).click());
  expect(report).toMatch(/^Capscope stopped: [\s\S]*settings: /);
  expect(report).not.toContain(CANARY);
  await other.close();
});

test('a link reproduces judged scores without a call, and can set neither service nor key', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  await leaveEditorsOut(page);
  await openJudge(page);
  await chooseServer(page, server);
  await holdKey(page, KEY);
  await chooseTasks(page, ['reference-alignment', 'subshot-match']);
  await askAll(page);
  await page.getByRole('button', { name: 'Match subshots by the judge' }).click();
  await expect(page.locator('.signature')).toContainText('sub:judge#');
  await page.getByRole('button', { name: 'Pair references by the judge’s map' }).click();
  await expect(page.locator('.signature')).toContainText('ref:judge#');
  await expect(page.locator('.verdict')).toHaveAttribute('data-stale', 'false');
  const signature = await page.locator('.signature code').textContent();
  const link = await makeLink(page);
  const before = server.requests.length;

  const fresh = await browser.newContext({ serviceWorkers: 'block', ...(baseURL !== undefined && { baseURL }) });
  const reader = await fresh.newPage();
  await leaveEditorsOut(reader);
  await reader.goto(link);
  await expect(arrival(reader, 'reproduced')).toContainText('Score reproduced');
  await expect(reader.locator('.report')).toHaveAttribute('data-tab', 'judge');
  await expect(reader.locator('.signature code')).toHaveText(signature ?? '');
  expect(signature).toMatch(/\|ref:judge#testmodel-7b@p1\|sub:judge#testmodel-7b@p1\|/);
  await expect(reader.locator('[data-adoption="references"], [data-judge-task]').first()).toBeVisible();
  const asAtTheFirstVisit = async (): Promise<void> => {
    await expect(reader.locator('[data-run-state]')).toHaveAttribute('data-run-state', 'none');
    await expect(reader.locator('[data-key-held="false"]')).toBeAttached();
    await expect(setupField(reader, 'url')).toHaveValue('https://api.openai.com/v1');
    await expect(setupField(reader, 'model')).toHaveValue('');
    expect(await reader.evaluate(() => localStorage.getItem('capscope.judge'))).toBeNull();
  };
  await asAtTheFirstVisit();

  // What somebody puts into a link by hand, in the hope that a page sends texts or takes a key from it.
  const state = JSON.parse(unpacked(link));
  const judge = { provider: 'openai', baseUrl: server.url('openai'), model: 'theirs', key: KEY, run: true };
  const goTo = (hash: string): Promise<void> =>
    reader.evaluate((to) => {
      location.hash = to;
    }, hash);
  const notice = reader.locator('.share-notice[role="alert"]');
  for (const [forged, where] of [
    [{ ...state, judge }, 'document'],
    [{ ...state, settings: { ...state.settings, judge_url: judge.baseUrl, judge_key: KEY } }, 'settings'],
    [{ ...state, expected: { ...state.expected, judge } }, 'expected'],
  ] as const) {
    await goTo(packed(forged));
    await expect(notice).toContainText(`It holds something else than an example (${where}: `);
  }
  const file = { capscope: '0.1.0', format: 1, signature: null, state: { ...state, judge } };
  await dropFiles(reader, [{ name: 'forged.capscope.json', content: JSON.stringify(file) }]);
  await expect(reader.getByText(/It is no complete Capscope file/)).toBeVisible();
  await reader.keyboard.press('Escape');
  await goTo(`#/judge?url=${encodeURIComponent(judge.baseUrl)}&model=theirs&key=1&run=1`);
  await asAtTheFirstVisit();
  expect(server.requests.length).toBe(before);
  await fresh.close();
});

test('a page in a frame has no Judge tab', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const text = { name: '', text: CAPTION };
  const state = {
    protocol: 'omnicapbench',
    prediction: text,
    reference: text,
    settings: {},
    unit: null,
    expected: null,
  };
  await page.goto(`./?embed=1${packed({ ...state, view: 'judge' })}`);
  await expect(metricCell(page, 'sgc')).toBeAttached();
  await expect(page.getByRole('link', { name: 'Timeline' })).toBeVisible();
  await expect(page.locator('.report')).toHaveAttribute('data-tab', 'score');
  await expect(page.getByRole('link', { name: 'Judge' })).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = '#/judge';
  });
  await page.getByRole('link', { name: 'Units' }).click();
  await expect(page.locator('.report')).toHaveAttribute('data-tab', 'units');
  await expect(page.locator('[data-judge-page], input[type="password"]')).toHaveCount(0);
  expect(requests.filter((url) => url.includes('JudgeTab'))).toEqual([]);
});
