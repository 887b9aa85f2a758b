import { expect, type Locator, type Page } from '@playwright/test';
import type { Prompt } from '../../src/judge/prompts/task';
import type { ProviderId } from '../../src/judge/providers/provider';
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
  leaveEditorsOut,
  MODEL,
  openJudge,
  openVerdict,
  previewOf,
  runButton,
  runPart,
  semanticCell,
  stopTime,
  taskRow,
  test,
  verdictOf,
} from './support/judge';
import type { Step } from './support/judgeServer';
import { editorBox, foreignRequests, metricValue, replaceText } from './support/page';
import { pageErrors } from './support/workbench';

test.beforeEach(({ page }) => leaveEditorsOut(page));

/** Questions about the pair of the first visit, no two of them equal. */
const ALL = 43;

const KEY = 'sk-test-0123456789abcdef';

/** What the judge finds covered, by words of the target. What is not named gets a 5. */
const SCORES: readonly (readonly [task: string, target: string, score: number])[] = [
  ['reference-quality', 'Ceramicist in a slate apron', 3],
  ['reference-quality', 'Apprentice with cropped black hair', 4],
  ['reference-quality', 'Tall unglazed vase with a crack', 4],
  ['reference-quality', 'Young apprentice', 2],
  ['reference-quality', 'whitewashed brick', 4],
  ['event-description', 'A dull knock', 3],
  ['subshot-quality', 'watches from the drying shelves', 4],
  ['subshot-quality', '[PERSON_1] taps', 2],
  ['subshot-quality', 'one half drops to the bench', 4],
  ['subshot-quality', '[PERSON_1] and [PERSON_2] look down', 1],
  ['subshot-quality', '[PERSON_3] taps', 1],
  ['shot-fact', 'medium, static', 4],
  ['shot-fact', 'medium, slow push in', 2],
  ['shot-fact', 'wide, static', 1],
];

/** The semantic numbers that follow: a score s counts (s - 1) / 4. */
const VALUES: Readonly<Record<string, { readonly value: number; readonly of: number }>> = {
  // 5, 4, 2, 5, 1
  shot_fact: { value: 3 / 5, of: 5 },
  // vase 5, potter 3, apprentice 4
  subject_recall: { value: 2.25 / 3, of: 3 },
  // vase 4, potter 5, apprentice 2
  subject_precision: { value: 2 / 3, of: 3 },
  subject_mean: { value: (2.25 / 3 + 2 / 3) / 2, of: 6 },
  scene_recall: { value: 3 / 4, of: 1 },
  scene_precision: { value: 1, of: 1 },
  scene_mean: { value: 7 / 8, of: 2 },
  // 5, 5, 4, 2, 4, 1
  subshot_quality_recall: { value: 3.75 / 6, of: 6 },
  // the radio of SHOT_2 is unmatched, and not asked about; 5, 5, 5, 1, 5, 5
  subshot_quality_precision: { value: 5 / 6, of: 6 },
  nondialogue: { value: 1 / 2, of: 1 },
  // By rule: 2 of 19 words are missing.
  dialogue: { value: 17 / 19, of: 0 },
};

/** The line of a question that holds what is asked about. */
const targetOf = ({ user }: Prompt): string => user.split('\n').find((line) => line.startsWith('<target>')) ?? '';

/** Which task a question of scores belongs to, by what only its message holds. */
function taskOf({ user }: Prompt): string {
  if (user.includes('<camera>')) return 'shot-fact';
  if (user.includes('<target_type>')) return 'event-description';
  return user.includes('<seconds>') ? 'subshot-quality' : 'reference-quality';
}

function scored(prompt: Prompt): Step {
  if (!prompt.system.includes('<score>')) return {};
  const [, , score] =
    SCORES.find(([task, target]) => task === taskOf(prompt) && targetOf(prompt).includes(target)) ?? [];
  return { answer: `<score>${score ?? 5}</score> As the script has it.` };
}

interface Shape {
  readonly shape: ProviderId;
  readonly path: string;
  /** The header of the key, and what it holds. */
  readonly key: readonly [name: string, value: string];
  /** The temperature in a body, wherever this shape has it. */
  readonly temperature: RegExp;
}

const SHAPES: readonly Shape[] = [
  {
    shape: 'openai',
    path: '/v1/chat/completions',
    key: ['authorization', `Bearer ${KEY}`],
    temperature: /,"temperature":0,"max_tokens":1024\}$/,
  },
  {
    shape: 'anthropic',
    path: '/v1/messages',
    key: ['x-api-key', KEY],
    temperature: /^\{"model":"testmodel-7b","max_tokens":1024,"temperature":0,/,
  },
  {
    shape: 'gemini',
    path: `/v1beta/models/${MODEL}:generateContent`,
    key: ['x-goog-api-key', KEY],
    temperature: /,"generationConfig":\{"temperature":0,"maxOutputTokens":1024\}\}$/,
  },
];

for (const { shape, path, key, temperature } of SHAPES) {
  test(`a full run over the ${shape} shape: previewed, asked once each, and counted right`, async ({
    page,
    context,
    server,
  }) => {
    const errors = pageErrors(page);
    // It goes to every port of this host, unless a call leaves it behind.
    await context.addCookies([{ name: 'visitor', value: 'cookie-canary', domain: '127.0.0.1', path: '/' }]);
    server.script(scored);
    await openJudge(page);
    const structural = await metricValue(page, 'evsa_f1');
    await chooseServer(page, server, shape);
    await fillSetup(page, { key: KEY });
    await expectCalls(page, ALL);
    await expect(previewOf(page)).toContainText('43 calls');
    await expect(page.locator('[data-judge-destination]')).toHaveText(server.origin + path);
    await expect(runButton(page, 'ask')).toHaveText('Ask 43 questions');
    expect(server.requests).toEqual([]);

    await askAll(page);
    expect(await countsOf(page)).toEqual({ judged: ALL, unjudged: 0, total: ALL });
    const calls = callsTo(server);
    expect(calls).toHaveLength(ALL);
    expect(new Set(calls.map(({ body }) => body)).size).toBe(ALL);
    for (const { path: asked, headers, body } of calls) {
      expect(asked).toBe(path);
      expect(headers[key[0]]).toBe(key[1]);
      expect(body).toMatch(temperature);
      expect(body).not.toContain(KEY);
    }
    const asks = server.requests.filter(({ method }) => method === 'OPTIONS');
    expect(asks.length).toBeGreaterThan(0);
    expect(server.requests).toHaveLength(calls.length + asks.length);
    for (const { method, path: asked, headers } of server.requests) {
      expect(asked).toBe(path);
      expect(headers.cookie).toBeUndefined();
      expect(headers.referer).toBeUndefined();
      // What asks for leave names the header of the key, and does not hold it.
      if (method !== 'OPTIONS') continue;
      expect(headers['access-control-request-headers']).toContain(key[0]);
      expect(JSON.stringify(headers)).not.toContain(KEY);
    }

    for (const [id, { value, of }] of Object.entries(VALUES)) {
      const cell = semanticCell(page, id);
      await expect(cell, id).toHaveAttribute('data-value', String(value));
      await expect(cell, id).toHaveAttribute('data-judged', String(of));
      await expect(cell, id).toHaveAttribute('data-total', String(of));
    }
    await expect(page.locator('[data-judge-signature]')).toHaveText(
      /^capscope:[^|]+\|contract:.*\|judge#testmodel-7b@p1$/,
    );
    // The judge's word changes no structural number.
    expect(await metricValue(page, 'evsa_f1')).toBe(structural);
    expect(errors).toEqual([]);
  });
}

test('nothing is sent without a press of Ask, whatever else is done', async ({ page, baseURL, server }) => {
  const foreign = foreignRequests(page, baseURL ?? '');
  await openJudge(page);
  await chooseServer(page, server);
  await page.locator('[data-setup="model"]').press('Enter');
  // By the Enter key, as after a paste.
  await page.locator('[data-setup="key"]').fill(KEY);
  await page.locator('[data-setup="key"]').press('Enter');
  await expect(page.locator('[data-key-held="true"]')).toBeVisible();
  await expect(runButton(page, 'ask')).toBeEnabled();

  await openPrompts(page);
  await unfold(page.locator('.ask-prompts details').first());
  await page.getByText('How to start the server').click();
  await taskRow(page, 'shot-fact').getByRole('checkbox').uncheck();
  await expectCalls(page, ALL - 5);
  for (const name of ['By hand', 'Audit', 'Captions', 'Ask a model']) {
    await page.getByRole('radio', { name }).check({ force: true });
  }
  await page.getByRole('link', { name: 'Units', exact: true }).click();
  await expect(page.locator('[data-judge-page]')).toHaveCount(0);
  await page.goBack();
  await expect(runButton(page, 'ask')).toBeEnabled();
  // A key in memory does not outlive the page, and the setup does.
  await page.reload();
  await expectCalls(page, ALL - 5);
  await expect(runButton(page, 'ask')).toBeEnabled();
  await page.waitForTimeout(500);

  expect(server.requests).toEqual([]);
  expect(foreign).toEqual([]);
  await expectRun(page, 'none');
});

test('the prompts that are shown are what is sent, to the letter', async ({ page, server }) => {
  await openJudge(page);
  await chooseServer(page, server);
  await chooseTasks(page, ['event-description', 'subshot-match', 'shot-fact']);
  await expectCalls(page, 20);
  await openPrompts(page);
  const shown: string[] = [];
  for (const group of await page.locator('.ask-prompts > section').all()) {
    const [instructions, ...questions] = await group.locator('details').all();
    if (!instructions) throw new Error('a group of prompts has no instructions');
    const system = await unfold(instructions);
    for (const question of questions) {
      const user = await unfold(question);
      const messages = [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ];
      shown.push(JSON.stringify({ model: MODEL, messages, temperature: 0, max_tokens: 1024 }));
    }
  }
  expect(shown).toHaveLength(20);

  await askAll(page);
  expect(
    callsTo(server)
      .map(({ body }) => body)
      .sort(),
  ).toEqual(shown.sort());
});

test('no call starts while a run is paused, and what a cancelled run left is all that the next one asks', async ({
  page,
  server,
}) => {
  // Six answers, then a slow pace; after ten answers the judge falls silent.
  server.script((_, count) => (count < 6 ? {} : { delay: count < 10 ? 1200 : 60_000 }));
  await openJudge(page);
  await chooseServer(page, server);
  await fillSetup(page, { concurrency: 2 });
  await runButton(page, 'ask').click();
  await expect.poll(() => callsTo(server).length).toBeGreaterThan(6);
  await runButton(page, 'pause').click();
  await expectRun(page, 'paused');
  // Calls that were under way may still come back.
  await expect(runPart(page)).not.toContainText('under way');
  const whilePaused = callsTo(server).length;
  expect(whilePaused).toBeGreaterThan(6);
  expect(whilePaused).toBeLessThan(11);
  expect((await countsOf(page)).judged).toBe(whilePaused);
  await page.waitForTimeout(500);
  expect(callsTo(server)).toHaveLength(whilePaused);
  await expect(runButton(page, 'resume')).toHaveText(`Resume, ${ALL - whilePaused} left`);

  await runButton(page, 'resume').click();
  await expectRun(page, 'running');
  // Ten are answered, and two under way.
  await expect.poll(() => callsTo(server).length).toBe(12);
  await expect.poll(async () => (await countsOf(page)).judged).toBe(10);
  await runButton(page, 'cancel').click();
  await expectRun(page, 'cancelled');
  expect(await countsOf(page)).toEqual({ judged: 10, unjudged: 0, total: ALL });
  await page.waitForTimeout(300);
  expect(callsTo(server)).toHaveLength(12);
  await expectCalls(page, ALL - 10);
  await expect(previewOf(page)).toContainText('33 calls; 10 answers are kept from before and cost nothing');
  const answered = new Set(
    callsTo(server)
      .slice(0, 10)
      .map(({ body }) => body),
  );

  server.script([]);
  await askAll(page);
  expect(await countsOf(page)).toEqual({ judged: ALL, unjudged: 0, total: ALL });
  const again = callsTo(server).slice(12);
  expect(again).toHaveLength(ALL - 10);
  expect(again.filter(({ body }) => answered.has(body))).toEqual([]);
});

test('what was answered costs nothing after a reload, and one changed field opens one question', async ({
  page,
  server,
}) => {
  server.script(scored);
  await openJudge(page);
  await chooseServer(page, server);
  await askAll(page);
  await expect(verdictOf(page, 'shot-fact:shot:SHOT_3')).toContainText('2 of 5');
  const before = server.requests.length;
  // The last answers are written a moment after they are shown.
  await expect(page.getByText('43 verdicts on all documents')).toBeVisible();

  await page.reload();
  await expect(verdictOf(page, 'shot-fact:shot:SHOT_3')).toContainText('2 of 5');
  await expect(verdictOf(page, 'shot-fact:shot:SHOT_3')).toContainText('As the script has it.');
  expect(await countsOf(page)).toEqual({ judged: ALL, unjudged: 0, total: ALL });
  await expect(semanticCell(page, 'shot_fact')).toHaveAttribute('data-value', '0.6');
  await expectCalls(page, 0);
  await expect(previewOf(page)).toContainText('none; 43 answers are kept from before and cost nothing');
  await expect(runButton(page, 'ask')).toBeDisabled();
  await expect(page.locator('[data-judge-reason]')).toHaveText('Everything is answered.');

  const text = await editorBox(page, 'prediction').inputValue();
  expect(text.split('medium, push in')).toHaveLength(2);
  await replaceText(page, 'prediction', text.replace('medium, push in', 'medium, slowly pushing in'));
  await expectCalls(page, 1);
  await expect(taskRow(page, 'shot-fact')).toHaveAttribute('data-judged', '4');
  expect(await countsOf(page)).toEqual({ judged: ALL - 1, unjudged: 0, total: ALL });
  await expect(verdictOf(page, 'shot-fact:shot:SHOT_3')).toHaveCount(0);
  await expect(verdictOf(page, 'shot-fact:shot:SHOT_4')).toHaveCount(1);
  // 5, 4, 5, 1
  await expect(semanticCell(page, 'shot_fact')).toHaveAttribute('data-value', String(2.75 / 4));
  expect(server.requests).toHaveLength(before);

  server.script([{ answer: '<score>4</score> The speed is there now.' }]);
  await askAll(page);
  await expect(verdictOf(page, 'shot-fact:shot:SHOT_3')).toContainText('4 of 5');
  await expect(semanticCell(page, 'shot_fact')).toHaveAttribute('data-value', String(3.5 / 5));
  const calls = callsTo(server);
  expect(calls).toHaveLength(ALL + 1);
  expect(calls.at(-1)?.body).toContain('medium, slowly pushing in');

  // The text before has its answers still.
  await replaceText(page, 'prediction', text);
  await expect(verdictOf(page, 'shot-fact:shot:SHOT_3')).toContainText('2 of 5');
  await expectCalls(page, 0);
  expect(callsTo(server)).toHaveLength(ALL + 1);
});

const HOSTILE = '<img src="x" onerror="window.caught = 1"><script>window.caught = 1</script> javascript:alert(1)';

test('malformed answers are asked for five times and never scored, hostile ones are text', async ({ page, server }) => {
  const errors = pageErrors(page);
  const huge = `${'covered '.repeat(50_000)}to the end`;
  let tries = 0;
  server.script((prompt) => {
    const target = targetOf(prompt);
    if (target.includes('opens')) return { answer: `<score>4</score> ${HOSTILE}` };
    if (target.includes('medium, static')) return { answer: '<score>5</score> No: <score>1</score>' };
    if (target.includes('push in')) return { answer: `I would say <b>4 of 5</b>. ${HOSTILE}` };
    if (target.includes('handheld')) return { answer: `<score>2</score> ${huge}` };
    tries += 1;
    return { answer: tries === 1 ? '<score>9</score> Outstanding.' : '<score>3</score> Half of it.' };
  });
  await openJudge(page);
  await chooseServer(page, server);
  await chooseTasks(page, ['shot-fact']);
  await fillSetup(page, { concurrency: 16 });
  await stopTime(page);
  await runButton(page, 'ask').click();
  // Five questions; three of them once more; two of those up to the fifth time.
  for (const [calls, wait] of [
    [5, 1],
    [8, 2],
    [10, 4],
    [12, 8],
  ] as const) {
    await expect.poll(() => callsTo(server).length).toBe(calls);
    await expectRun(page, 'waiting');
    await page.clock.runFor(wait * 1000);
  }
  await expectRun(page, 'done');
  expect(callsTo(server)).toHaveLength(14);

  expect(await countsOf(page)).toEqual({ judged: 3, unjudged: 2, total: ALL });
  const cell = semanticCell(page, 'shot_fact');
  // 4, 2, 3: what could not be read is no part of it.
  await expect(cell).toHaveAttribute('data-value', '0.5');
  await expect(cell).toHaveAttribute('data-judged', '3');
  await expect(cell).toHaveAttribute('data-total', '5');

  const twice = await openVerdict(page, 'shot-fact:shot:SHOT_2');
  await expect(twice).toHaveAttribute('data-outcome', 'unjudged');
  await expect(twice).toContainText('The answer holds more than one answer tag. 5 attempts.');
  await expect(twice.locator('pre').first()).toHaveText('<score>5</score> No: <score>1</score>');
  const prose = await openVerdict(page, 'shot-fact:shot:SHOT_3');
  await expect(prose).toHaveAttribute('data-outcome', 'unjudged');
  await expect(prose).toContainText('does not begin with <score>1</score> to <score>5</score>. 5 attempts.');
  await expect(prose.locator('pre').first()).toHaveText(`I would say <b>4 of 5</b>. ${HOSTILE}`);

  const hostile = await openVerdict(page, 'shot-fact:shot:SHOT_1');
  await expect(hostile).toHaveAttribute('data-outcome', 'judged');
  await expect(hostile.locator('.ask-said')).toHaveText(HOSTILE);
  const long = await openVerdict(page, 'shot-fact:shot:SHOT_4');
  await expect(long.locator('.ask-said')).toHaveText(/^covered .{580,600}…$/);
  await expect(long.locator('pre').first()).not.toContainText('to the end');
  await long.getByRole('button', { name: /^Show all 400,\d{3} characters$/ }).click();
  await expect(long.locator('pre').first()).toContainText('to the end');
  const mended = verdictOf(page, 'shot-fact:shot:SHOT_5');
  await expect(mended).toHaveAttribute('data-outcome', 'judged');
  await expect(mended).toContainText('Half of it.');

  await expect(page.locator('.judge-view :is(img, script, b)')).toHaveCount(0);
  expect(await page.evaluate(() => 'caught' in window)).toBe(false);
  expect(errors).toEqual([]);

  await page.getByRole('radio', { name: 'Unjudged 2' }).check({ force: true });
  await expect(page.locator('[data-verdict]')).toHaveCount(2);
  // What went unjudged may be asked again, and nothing else is.
  await expectCalls(page, 2);
  server.script([]);
  await askAll(page);
  expect(await countsOf(page)).toEqual({ judged: 5, unjudged: 0, total: ALL });
  await expect(failureNote(page, 'malformed')).toHaveCount(0);
});

test('no more calls are under way than the setup allows', async ({ page, server }) => {
  let [underway, most] = [0, 0];
  const measure = (): Step => {
    underway += 1;
    most = Math.max(most, underway);
    return {
      delay: 30,
      answer: () => {
        underway -= 1;
        return '<score>4</score>';
      },
    };
  };
  await openJudge(page);
  await chooseServer(page, server);
  await chooseTasks(page, ['reference-quality', 'subshot-quality']);
  for (const concurrency of [1, 2]) {
    [underway, most] = [0, 0];
    server.script(measure);
    await fillSetup(page, { concurrency });
    // Another model has answered nothing yet.
    await fillSetup(page, { model: `model-of-${concurrency}` });
    await expectCalls(page, 20);
    await askAll(page);
    expect(most).toBe(concurrency);
  }
  expect(callsTo(server)).toHaveLength(40);
});

async function openPrompts(page: Page): Promise<void> {
  await page.getByText(/^Show the prompts of \d+ questions$/).click();
  await expect(page.locator('.ask-prompts')).toBeVisible();
}

/** Folds a prompt out. @returns what it shows */
async function unfold(fold: Locator): Promise<string> {
  await fold.locator('summary').click();
  return (await fold.locator('pre').textContent()) ?? '';
}
