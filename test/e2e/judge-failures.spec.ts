import { createServer } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import {
  askAll,
  callsTo,
  chooseServer,
  chooseTasks,
  countsOf,
  expectCalls,
  expectRun,
  failureNote,
  fillSetup,
  holdKey,
  leaveEditorsOut,
  MODEL,
  openJudge,
  runButton,
  runPart,
  setupField,
  stopTime,
  taskRow,
  test,
} from './support/judge';
import type { Step } from './support/judgeServer';
import { pageErrors } from './support/workbench';

/** Questions of the task that these tests ask, about the pair of the first visit. */
const EIGHT = 8;

const KEY = 'sk-wrong-0123456789abcdef';

/** Two answers, and then this for every further call. */
const thenAlways =
  (step: Step) =>
  (_: unknown, count: number): Step =>
    count < 2 ? {} : step;

const error = (status: number, message: string, code: string): Step => ({
  status,
  body: JSON.stringify({ error: { message, code } }),
});

/** The run was ended by a failure: it says why, keeps what was judged, and can go on. */
async function expectStopped(page: Page, kind: string, judged: number, of = EIGHT): Promise<Locator> {
  await expectRun(page, 'stopped');
  const note = failureNote(page, kind);
  await expect(note).toBeVisible();
  await expect(note.locator('.ask-advice > li').first()).toBeVisible();
  expect((await countsOf(page)).judged).toBe(judged);
  await expect(page.locator('[data-verdict][data-outcome="judged"]')).toHaveCount(judged);
  await expect(page.locator('[data-outcome="unjudged"]')).toHaveCount(0);
  await expect(runButton(page, 'resume')).toHaveText(`Resume, ${of - judged} left`);
  return note;
}

/** Goes on, and brings the run to its end. */
async function resumeToTheEnd(page: Page, judged = EIGHT): Promise<void> {
  await runButton(page, 'resume').click();
  await expectRun(page, 'done');
  await expect(page.locator('[data-failure]')).toHaveCount(0);
  expect(await countsOf(page)).toMatchObject({ judged, unjudged: 0 });
}

test('a wrong key, an empty account, a refusal and an unknown model each stop the run, which goes on when mended', async ({
  page,
  server,
}) => {
  const errors = pageErrors(page);
  await leaveEditorsOut(page);
  await openJudge(page);
  await chooseServer(page, server);
  await fillSetup(page, { concurrency: 1, key: KEY });
  await chooseTasks(page, ['reference-quality']);
  await expectCalls(page, EIGHT);
  const host = server.origin.replace('http://', '');

  server.script(thenAlways(error(401, `Incorrect API key provided: ${KEY}.`, 'invalid_api_key')));
  await runButton(page, 'ask').click();
  const wrong = await expectStopped(page, 'wrong-key', 2);
  await expect(wrong).toContainText(`The server at ${host} does not accept the key for the model "${MODEL}"`);
  await expect(wrong).toContainText('HTTP status 401.');
  await expect(wrong).toContainText('Check that the key belongs to this provider and may use this model.');
  // What the server said of the key is shown without it.
  await expect(wrong.locator('blockquote')).toHaveText('Incorrect API key provided: ••••.');
  expect(await page.content()).not.toContain(KEY);
  // The setup holds still under a run that can go on, but for the key.
  await expect(setupField(page, 'model')).toBeDisabled();
  await page.getByRole('button', { name: 'Forget', exact: true }).click();
  await holdKey(page, 'sk-right');

  server.script(thenAlways(error(402, 'Insufficient credits', '402')));
  await runButton(page, 'resume').click();
  const empty = await expectStopped(page, 'no-credit', 4);
  await expect(empty).toContainText(`The server at ${host} says that the account has no credit left for the model`);
  await expect(empty).toContainText('Add credit there, or choose another provider.');
  expect(callsTo(server).at(-1)?.headers.authorization).toBe('Bearer sk-right');

  // OpenAI's way of saying so, with the status of a mere rate limit.
  server.script(thenAlways(error(429, 'You exceeded your current quota.', 'insufficient_quota')));
  await runButton(page, 'resume').click();
  await expect(await expectStopped(page, 'no-credit', 6)).toContainText('HTTP status 429.');

  server.script([error(400, "Unsupported value: 'temperature' does not support 0.", 'unsupported_value')]);
  await runButton(page, 'resume').click();
  const refused = await expectStopped(page, 'refused', 6);
  await expect(refused).toContainText('A model that takes no temperature of 0 cannot judge here');
  await expect(refused.locator('blockquote')).toContainText("'temperature' does not support 0");

  server.script([error(404, `The model ${MODEL} does not exist`, 'model_not_found')]);
  await runButton(page, 'resume').click();
  const unknown = await expectStopped(page, 'no-model', 6);
  await expect(unknown).toContainText(`The server at ${host} has no model "${MODEL}" at this base URL.`);
  await expect(unknown).toContainText('Check the spelling of the model as the provider lists it.');
  await resumeToTheEnd(page);
  // Each question was answered once; the five that failed were asked again.
  expect(callsTo(server)).toHaveLength(EIGHT + 5);
  expect(errors).toEqual([]);
});

test('a rate limit is waited out as the server asks, and the run goes on by itself', async ({ page, server }) => {
  await leaveEditorsOut(page);
  server.script((_, count) =>
    count === 1 ? { ...error(429, 'Slow down.', 'rate_limit'), headers: { 'retry-after': '3' } } : {},
  );
  await openJudge(page);
  await chooseServer(page, server);
  await fillSetup(page, { concurrency: 1 });
  await chooseTasks(page, ['reference-quality']);
  await stopTime(page);
  await runButton(page, 'ask').click();
  await expectRun(page, 'waiting');
  await expect(runPart(page)).toContainText('Waiting, goes on in 3 s: 1 judged, 0 unjudged of 8');
  await expect(runPart(page)).toContainText('The service asked for a slower pace');
  await expect(page.locator('[data-failure]')).toHaveCount(0);
  // No question is asked in the time, also not another one.
  await page.clock.runFor(2999);
  await expect(runPart(page)).toContainText('goes on in 1 s');
  await page.waitForTimeout(200);
  expect(callsTo(server)).toHaveLength(2);
  await page.clock.runFor(1);
  await expectRun(page, 'done');
  expect(await countsOf(page)).toMatchObject({ judged: EIGHT, unjudged: 0 });
  expect(callsTo(server)).toHaveLength(EIGHT + 1);
});

test('errors of the server and dropped connections are tried again, and the run goes on by itself', async ({
  page,
  server,
}) => {
  await leaveEditorsOut(page);
  server.script([{}, { status: 500, body: 'oops' }, { drop: true }, { drop: 'midway' }, error(503, 'Busy', 'busy')]);
  await openJudge(page);
  await chooseServer(page, server);
  await fillSetup(page, { concurrency: 1 });
  await chooseTasks(page, ['reference-quality']);
  await stopTime(page);
  await runButton(page, 'ask').click();
  // The four that failed wait for their turn; the others were asked meanwhile.
  await expectRun(page, 'waiting');
  await expect(taskRow(page, 'reference-quality')).toHaveAttribute('data-judged', '4');
  await expect(runPart(page)).toContainText('or did not answer; the calls go on by themselves.');
  expect(callsTo(server)).toHaveLength(EIGHT);
  await page.clock.runFor(1000);
  await expectRun(page, 'done');
  await expect(page.locator('[data-failure]')).toHaveCount(0);
  expect(await countsOf(page)).toMatchObject({ judged: EIGHT, unjudged: 0 });
  expect(callsTo(server)).toHaveLength(EIGHT + 4);
});

test('an answer that does not come in time is waited for no longer, five times', async ({ page, server }) => {
  await leaveEditorsOut(page);
  server.script(() => ({ delay: 60_000 }));
  await openJudge(page);
  await chooseServer(page, server);
  await fillSetup(page, { timeout: 1 });
  await chooseTasks(page, ['event-description']);
  await stopTime(page);
  await runButton(page, 'ask').click();
  for (const [call, wait] of [1, 2, 4, 8].entries()) {
    await expect.poll(() => callsTo(server).length).toBe(call + 1);
    await expectRun(page, 'running');
    await page.clock.runFor(1000);
    await expectRun(page, 'waiting');
    await expect(runPart(page)).toContainText(`Waiting, goes on in ${wait} s: 0 judged, 0 unjudged of 1`);
    await page.clock.runFor(wait * 1000);
  }
  await expect.poll(() => callsTo(server).length).toBe(5);
  await page.clock.runFor(1000);
  await expectRun(page, 'done');
  const verdict = page.locator('[data-outcome="unjudged"]');
  await expect(verdict).toContainText('did not answer within 1 s. 5 attempts.');
  expect(await countsOf(page)).toMatchObject({ judged: 0, unjudged: 1 });

  server.script([]);
  await expectCalls(page, 1);
  await askAll(page);
  expect(await countsOf(page)).toMatchObject({ judged: 1, unjudged: 0 });
});

test('a server that refuses this page: the note has the flag of each server, for this very origin', async ({
  page,
  context,
  baseURL,
  server,
}) => {
  await leaveEditorsOut(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const origin = new URL(baseURL ?? '').origin;
  server.allowPages(false);
  await openJudge(page);
  await chooseServer(page, server);
  await fillSetup(page, { key: KEY });
  await chooseTasks(page, ['reference-quality']);
  await runButton(page, 'ask').click();
  const note = await expectStopped(page, 'cors', 0);
  await expect(note).toContainText(`answers, but it does not let this page (${origin}) read the answer.`);
  await expect(note.locator('code')).toHaveText(commandsFor(origin));
  // Nothing got past the question for leave, and what looked for the server carried no key.
  expect(callsTo(server)).toEqual([]);
  expect(JSON.stringify(server.requests)).not.toContain(KEY);
  const [ollama = ''] = commandsFor(origin);
  await note.getByRole('button', { name: `Copy the command: ${ollama}` }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(ollama);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await barriers(page, '.ask-run')).toEqual([]);
  }

  server.allowPages(true);
  await resumeToTheEnd(page);
  expect(callsTo(server)).toHaveLength(EIGHT);
});

test('a port where nothing listens, a path where no API is, and a new run with the right address, which finishes', async ({
  page,
  baseURL,
  server,
}) => {
  await leaveEditorsOut(page);
  const origin = new URL(baseURL ?? '').origin;
  const dead = `http://127.0.0.1:${await freePort()}`;
  await openJudge(page);
  await chooseServer(page, server);
  await chooseTasks(page, ['reference-quality']);
  await fillSetup(page, { url: `${dead}/v1`, concurrency: 1 });
  await runButton(page, 'ask').click();
  const note = await expectStopped(page, 'unreachable', 0);
  await expect(note).toContainText(`Nothing answers at ${dead}.`);
  await expect(note.locator('code')).toHaveText(commandsFor(origin));

  await runButton(page, 'cancel').click();
  await expectRun(page, 'cancelled');
  await expect(note).toHaveCount(0);
  await fillSetup(page, { url: `${server.origin}/api` });
  await runButton(page, 'ask').click();
  // The status is that of a model that is none; the words name the address, too.
  await expect(await expectStopped(page, 'no-model', 0)).toContainText(
    'Check the base URL too: of this kind of API it mostly ends in /v1.',
  );

  await runButton(page, 'cancel').click();
  await fillSetup(page, { url: server.url('openai') });
  await askAll(page);
  expect(await countsOf(page)).toMatchObject({ judged: EIGHT, unjudged: 0 });
});

test('the port of Ollama, closed and then open: only its own command is told, and the run goes on', async ({
  page,
  baseURL,
  server,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  let down = true;
  // Whatever listens there on the machine of the tests, or nothing.
  await page.route('http://localhost:11434/**', (route) =>
    down
      ? route.abort('connectionrefused')
      : route.continue({ url: server.origin + new URL(route.request().url()).pathname }),
  );
  await leaveEditorsOut(page);
  await openJudge(page);
  await setupField(page, 'service').selectOption('ollama');
  await fillSetup(page, { model: 'qwen3:8b' });
  await chooseTasks(page, ['reference-quality']);
  await runButton(page, 'ask').click();
  const note = await expectStopped(page, 'unreachable', 0);
  await expect(note).toContainText('Nothing answers at http://localhost:11434.');
  await expect(note.locator('code')).toHaveText(commandsFor(origin).slice(0, 2));

  down = false;
  server.script(thenAlways(error(404, 'model "qwen3:8b" not found, try pulling it first', 'not_found')));
  await runButton(page, 'resume').click();
  await expectRun(page, 'stopped');
  await expect(failureNote(page, 'no-model').locator('code')).toHaveText('ollama pull qwen3:8b');
  server.script([]);
  await resumeToTheEnd(page);
});

test('a browser that goes offline, and a service without an address, stop the run, which then goes on', async ({
  page,
  context,
}) => {
  await leaveEditorsOut(page);
  const answer = JSON.stringify({ choices: [{ message: { content: '<score>4</score> Covered.' } }] });
  let asked = 0;
  let state: 'up' | 'offline' | 'gone' = 'up';
  await page.route('https://judge.invalid/**', async (route: Route) => {
    if (route.request().method() === 'POST') asked += 1;
    if (asked === 3 && state === 'up') {
      state = 'offline';
      await context.setOffline(true);
    }
    if (state !== 'up') return route.abort(state === 'offline' ? 'internetdisconnected' : 'namenotresolved');
    await route.fulfill({
      body: answer,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  await openJudge(page);
  await setupField(page, 'service').selectOption('custom');
  await fillSetup(page, { url: 'https://judge.invalid/v1', model: MODEL, concurrency: 1 });
  await expect(runButton(page, 'ask')).toBeDisabled();
  await expect(page.locator('[data-judge-reason]')).toHaveText('Give a key for this service first.');
  await holdKey(page, KEY);
  await chooseTasks(page, ['reference-quality']);
  await runButton(page, 'ask').click();
  await expect(await expectStopped(page, 'offline', 2)).toContainText('This browser is offline.');

  state = 'gone';
  await context.setOffline(false);
  await runButton(page, 'resume').click();
  const gone = await expectStopped(page, 'unreachable', 2);
  await expect(gone).toContainText('Nothing answers at https://judge.invalid.');
  await expect(gone).toContainText('Check the base URL, the network, and extensions that block calls.');
  await expect(gone.locator('code')).toHaveCount(0);

  state = 'up';
  await resumeToTheEnd(page);
});

test('addresses that no page may call are refused in words at the field, and nothing can be asked', async ({
  page,
  server,
}) => {
  await leaveEditorsOut(page);
  await openJudge(page);
  await chooseServer(page, server);
  const field = setupField(page, 'url');
  const destination = page.locator('[data-judge-destination]');
  for (const [typed, words] of [
    ['http://192.168.1.20:8000/v1', 'Plain http:// works for this machine only (localhost, 127.0.0.1)'],
    ['http://judge.example/v1', 'block it for judge.example. Use https://.'],
    ['http://[::1]:8000/v1', 'write one of them in place of "[::1]"'],
    ['localhost:11434', 'must be a whole address that begins with https:// or http://.'],
    ['https://user:secret@judge.example/v1', 'a key goes into the field for the key.'],
    ['https://judge.example/v1?key=secret', 'must end before any "?" or "#"'],
  ] as const) {
    await field.fill(typed);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const told = page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`);
    await expect(told).toContainText(words);
    await expect(destination).toHaveAttribute('data-judge-destination', '');
    await expect(page.locator('[data-judge-run="ask"]')).toBeDisabled();
    // It may hold a key that went into the wrong field.
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('secret');
  }
  await field.fill(server.url('openai'));
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await chooseTasks(page, ['event-description']);
  await askAll(page);
  expect(callsTo(server)).toHaveLength(1);
});

test('from a page over https: the browser’s block of this machine, then the server’s, each in words', async ({
  page,
  context,
  server,
}) => {
  const origin = 'https://capscope.test';
  const served = process.env.CAPSCOPE_URL ?? '';
  await leaveEditorsOut(page);
  await context.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: new URL(`.${pathname}`, served).href }) });
  });
  await openJudge(page, `${origin}/#/judge`);
  await chooseServer(page, server);
  await chooseTasks(page, ['reference-quality']);
  await runButton(page, 'ask').click();
  const blocked = await expectStopped(page, 'local-network', 0);
  await expect(blocked).toContainText(`The browser does not let this page call ${server.origin} on this machine.`);
  await expect(blocked).toContainText(`Allow the permission "Local network access" for ${origin}`);
  await expect(blocked).toContainText(
    'Or serve this page from http://localhost (npm start), which needs no permission.',
  );
  expect(server.requests).toEqual([]);

  await context.grantPermissions(['local-network-access'], { origin });
  server.allowPages(false);
  await runButton(page, 'resume').click();
  const refused = await expectStopped(page, 'cors', 0);
  await expect(refused).toContainText(`does not let this page (${origin}) read the answer.`);
  await expect(refused.locator('code')).toHaveText(commandsFor(origin));

  server.allowPages(true);
  await resumeToTheEnd(page);
  // Plain http to another machine is mixed content; the field refuses it before a browser has to.
  await setupField(page, 'url').fill('http://192.168.1.20:8000/v1');
  await expect(page.getByText("the browsers' rules against mixed content block it for 192.168.1.20")).toBeVisible();
});

/** What is to be typed, by the servers that may listen on a port that is nobody's. */
function commandsFor(origin: string): string[] {
  return [
    `OLLAMA_ORIGINS=${origin} ollama serve`,
    `launchctl setenv OLLAMA_ORIGINS "${origin}"`,
    `vllm serve ${MODEL} --allowed-origins '["${origin}"]'`,
    `llama-server -m <model.gguf> --cors-origins ${origin}`,
    'lms server start --cors',
  ];
}

/** A port on which nobody listens. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const holder = createServer();
    holder.once('error', reject);
    holder.listen(0, '127.0.0.1', () => {
      const address = holder.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      holder.close(() => resolve(port));
    });
  });
}

/** What axe finds that keeps somebody out. */
async function barriers(page: Page, part: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}
