import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import type { TaskId } from '../../src/judge/prompts/task';
import { CAPTION } from './support/caption';
import {
  askAll,
  callsTo,
  chooseServer,
  chooseTasks,
  expectCalls,
  expectRun,
  fillSetup,
  leaveEditorsOut,
  MODEL,
  openJudge,
  runButton,
  setupField,
  taskRow,
  test,
  verdictOf,
} from './support/judge';
import type { JudgeServer, Script } from './support/judgeServer';
import { expectText } from './support/kept';
import { expectToFit, metricCell, metricValue, replaceText } from './support/page';
import { openExample, pageErrors } from './support/workbench';

const person = (id: string, looks: string): object => ({
  ref_id: id,
  type: 'person',
  semantic_description: 'somebody',
  appearance_anchor: { id_features: { detail_description: looks } },
});

/**
 * One telling of ten seconds in a bakery: its ids end in this digit after the first one, so that the two documents
 * share none and a prompt tells which side it asks about.
 */
function telling(digit: string, others: readonly object[] = []): string {
  const [baker, courier, oven] = [`PERSON_1${digit}`, `PERSON_2${digit}`, `SFX_1${digit}`];
  const subshot = (from: number, to: number, text: string): object => ({
    sub_shot_time: [from, to],
    sub_shot_content: text,
  });
  const shot = (id: string, [from, to]: readonly [number, number], camera: string, subshots: readonly object[]) => ({
    shot_id: id,
    time_range: [from, to],
    shot_transfer: 'cut',
    camera,
    visual_description: subshots,
    active_events: from === 0 ? [oven] : [],
    references_in_shot: [from === 0 ? baker : courier],
  });
  return JSON.stringify({
    references: [
      person(baker, 'Baker in a white apron, flour on the sleeves'),
      person(courier, 'Tall courier in a yellow jacket, bicycle helmet on'),
      ...others,
    ],
    events: [
      { event_id: oven, type: 'sfx', time_range: [0.5, 2], content: { description: 'An iron oven door slams shut' } },
    ],
    shots: [
      shot(`SHOT_1${digit}`, [0, 5], 'wide, static', [
        subshot(0, 2.5, `[${baker}] slides a tray into the oven.`),
        subshot(2.5, 5, `[${baker}] wipes the long counter.`),
      ]),
      shot(`SHOT_2${digit}`, [5, 10], 'close-up, handheld', [
        subshot(5, 7.5, `[${courier}] leans a bicycle on the window.`),
        subshot(7.5, 10, `[${courier}] takes the last loaf.`),
      ]),
    ],
  });
}

/** The reference has PERSON_10, PERSON_20 and so on; the prediction PERSON_11, PERSON_21 and a person too many. */
const BAKERY = {
  reference: telling('0'),
  prediction: telling('1', [person('PERSON_31', 'Grey cat asleep on a flour sack')]),
};

const RECALL = ['SHOT_10/0', 'SHOT_10/1', 'SHOT_20/0', 'SHOT_20/1'];

const matchId = (subshot: string): string =>
  `subshot-match:${RECALL.includes(subshot) ? 'recall' : 'precision'}:subshot:${subshot}`;

/** The subshot that a prompt asks about. */
const targetOf = (user: string): string => /<target><id>"([^"]+)"/.exec(user)?.[1] ?? '';

/** A judge that finds a counterpart of these subshots, scores the two shots, and has one map for persons. */
function judge(found: readonly string[], shots: readonly [first: number, second: number] = [5, 3], map = ''): Script {
  return ({ system, user }) => {
    if (system.includes('<match>')) return { answer: `<match>${Number(found.includes(targetOf(user)))}</match> Seen.` };
    if (user.includes('<camera>'))
      return { answer: `<score>${shots[user.includes('"wide, static"') ? 0 : 1]}</score>` };
    return map !== '' && system.includes('<map>') ? { answer: `<map>${map}</map> By the clothes.` } : {};
  };
}

const signature = (page: Page): Locator => page.locator('.signature');

/** Opens one of the pages of the tab. */
async function openPage(page: Page, name: 'Ask a model' | 'By hand' | 'Audit' | 'Captions'): Promise<void> {
  await page.getByRole('radio', { name }).check({ force: true });
}

/** Opens the tab with the bakery in the editors. */
async function openBakery(page: Page): Promise<void> {
  await leaveEditorsOut(page);
  await openJudge(page);
  await replaceText(page, 'reference', BAKERY.reference);
  await replaceText(page, 'prediction', BAKERY.prediction);
  await expect(taskRow(page, 'subshot-match')).toHaveAttribute('data-total', '8');
  await expect(page.locator('.verdict')).toHaveAttribute('data-stale', 'false');
}

/** The same with a judge chosen, and only these tasks. */
async function openWithJudge(page: Page, server: JudgeServer, tasks?: readonly TaskId[]): Promise<void> {
  await openBakery(page);
  await chooseServer(page, server);
  if (tasks) await chooseTasks(page, tasks);
}

/** What axe finds that keeps somebody out, by all of its rules or by these. */
async function barriers(page: Page, rules?: string[]): Promise<string[]> {
  // There is no frame in it whose findings would have to be put together in a page of axe's own.
  const axe = new AxeBuilder({ page }).include('.judge-view').setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${target}`);
}

test('a judge pairs references and matches subshots, until the rule decides again or other texts come', async ({
  page,
  server,
}) => {
  const errors = pageErrors(page);
  await openWithJudge(page, server, ['reference-alignment']);
  expect(await metricValue(page, 'ref_recall')).toBe(1);
  expect(await metricValue(page, 'ref_precision')).toBe(2 / 3);
  const before = await metricValue(page, 'evsa_f1');
  const field = page.locator('[data-adoption="references"]');

  // Only R1=P2 holds: there is no R9 and no P7, and each label counts once.
  server.script(judge([], [5, 3], 'R1=P2 R9=P1 R2=P2 R1=P3 R2=P7'));
  await askAll(page);
  const verdict = verdictOf(page, 'reference-alignment:person');
  await expect(verdict).toContainText('1 pair');
  await expect(verdict).toContainText('PERSON_10 → PERSON_21');
  const dropped = page.getByRole('region', { name: 'Use as matcher' });
  for (const why of [
    'person: R9=P1: there is no R9.',
    'person: R2=P2: P2 is taken already.',
    'person: R1=P3: R1 has an entry already.',
    'person: R2=P7: R2 has an entry already.',
  ])
    await expect(dropped).toContainText(why);
  await expect(signature(page)).toContainText('ref:lexical@0.25');

  await field.getByRole('button', { name: 'Pair references by the judge’s map' }).click();
  await expect(field).toHaveAttribute('data-in-use', 'true');
  await expect(signature(page)).toContainText(`|ref:judge#${MODEL}@p1|`);
  // One pair of two entities in the reference and three in the prediction.
  await expect.poll(() => metricValue(page, 'ref_recall')).toBe(1 / 2);
  expect(await metricValue(page, 'ref_precision')).toBe(1 / 3);
  await page.getByRole('link', { name: 'Units', exact: true }).click();
  const units = page.getByRole('region', { name: 'Units', exact: true });
  await expect(units.getByText('Mapping set by a judge')).toBeVisible();
  await expect(units.getByLabel('Predicted counterpart of PERSON_10')).toHaveValue('PERSON_21');
  await expect(units.getByLabel('Predicted counterpart of PERSON_20')).toHaveValue('');
  await expect(units.locator('[data-table="references"]')).toContainText('paired by the judge');

  await page.getByRole('link', { name: 'Judge', exact: true }).first().click();
  await field.getByRole('button', { name: 'Back to lexical' }).click();
  await expect(signature(page)).toContainText('ref:lexical@0.25');
  await expect(field).toHaveAttribute('data-in-use', 'false');
  await expect.poll(() => metricValue(page, 'ref_recall')).toBe(1);
  expect(await metricValue(page, 'evsa_f1')).toBe(before);
  // The rule's pairs bring back the very questions from before.
  expect(callsTo(server)).toHaveLength(1);
  await chooseTasks(page, ['reference-alignment', 'subshot-match']);
  await expectCalls(page, 8);

  expect(await metricValue(page, 'subshot_recall')).toBe(1);
  server.script(judge(['SHOT_10/0', 'SHOT_10/1', 'SHOT_20/0', 'SHOT_11/0', 'SHOT_21/1']));
  await askAll(page);
  const subshots = page.locator('[data-adoption="subshots"]');
  await expect(subshots).toContainText('3 of 4 of the reference, 2 of 4 of the prediction');
  await subshots.getByRole('button', { name: 'Match subshots by the judge' }).click();
  await expect(subshots).toHaveAttribute('data-in-use', 'true');
  await expect(signature(page)).toContainText(`|sub:judge#${MODEL}@p1|`);
  await expect.poll(() => metricValue(page, 'subshot_recall')).toBe(3 / 4);
  expect(await metricValue(page, 'subshot_precision')).toBe(2 / 4);
  // 2 · 3/4 · 2/4 / (3/4 + 2/4)
  expect(await metricValue(page, 'subshot_f1')).toBeCloseTo(0.6, 12);

  await page.getByRole('button', { name: 'Pair references by the judge’s map' }).click();
  await expect(signature(page)).toContainText(`|ref:judge#${MODEL}@p1|sub:judge#${MODEL}@p1|`);
  await openExample(page, 'perfect', 'same');
  await expect(signature(page)).not.toContainText('judge');
  await expect(signature(page)).toContainText('ref:lexical@0.25|sub:lexical@0.3');
  await expect(metricCell(page, 'subshot_f1')).toHaveAttribute('data-value', '1');
  await expect(page.locator('[data-in-use="true"]')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('three questions are labelled by keyboard alone, one is taken back, and a reload keeps the rest', async ({
  page,
}) => {
  const errors = pageErrors(page);
  await openBakery(page);
  await chooseTasks(page, ['event-description', 'subshot-match', 'shot-fact']);
  const item = page.locator('[data-hand-item]');
  const progress = page.locator('[data-hand-progress]');
  const at = async (id: string, labelled: boolean, done: number): Promise<void> => {
    await expect(item).toHaveAttribute('data-hand-item', id);
    await expect(item).toHaveAttribute('data-labelled', String(labelled));
    await expect(progress).toHaveAttribute('data-hand-progress', `${done}/11`);
  };
  await page.getByRole('radio', { name: 'Ask a model' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-judge-page]')).toHaveAttribute('data-judge-page', 'hand');
  await at('event-description:event:SFX_10', false, 0);
  await page.keyboard.press('4');
  await at(matchId('SHOT_10/0'), false, 1);
  await page.keyboard.press('1');
  await at(matchId('SHOT_10/1'), false, 2);
  await page.keyboard.press('x');
  await at(matchId('SHOT_20/0'), false, 3);
  // No key of this question, nor of any other.
  await page.keyboard.press('5');
  await page.keyboard.press('q');
  await at(matchId('SHOT_20/0'), false, 3);
  await page.keyboard.press('p');
  await at(matchId('SHOT_10/1'), true, 3);
  await expect(page.getByRole('button', { name: /^No match/ })).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, page.getByRole('button', { name: 'Take back the verdict' }));
  await page.keyboard.press('Enter');
  await at(matchId('SHOT_10/1'), false, 2);
  await page.keyboard.press('p');
  await at(matchId('SHOT_10/0'), true, 2);

  // Letters and digits that are keys elsewhere are a note here.
  const note = page.getByRole('textbox', { name: /^Note/ });
  await tabTo(page, note);
  await page.keyboard.type('1 pan, 0 moons: x');
  await at(matchId('SHOT_10/0'), true, 2);
  await expect(note).toHaveValue('1 pan, 0 moons: x');
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await at(matchId('SHOT_10/1'), false, 2);

  await page.reload();
  await openPage(page, 'By hand');
  await at(matchId('SHOT_10/1'), false, 2);
  // (4 - 1) / 4
  await expect(page.locator('[data-hand-mean="nondialogue"]')).toHaveAttribute('data-value', '0.75');
  await page.keyboard.press('p');
  await at(matchId('SHOT_10/0'), true, 2);
  await expect(page.getByRole('button', { name: /^Match/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(note).toHaveValue('1 pan, 0 moons: x');
  expect(errors).toEqual([]);
});

test('an audit lays two models and a person beside each other, as worked out by hand', async ({ page, server }) => {
  await openWithJudge(page, server, ['subshot-match', 'shot-fact']);
  const runAs = async (model: string, script: Script): Promise<void> => {
    await fillSetup(page, { model });
    await expectCalls(page, 10);
    server.script(script);
    await askAll(page);
  };
  await runAs('model-a', judge(['SHOT_10/0', 'SHOT_10/1', 'SHOT_20/0', 'SHOT_11/0', 'SHOT_11/1'], [5, 3]));
  await runAs('model-b', judge(['SHOT_10/0', 'SHOT_10/1', 'SHOT_11/0', 'SHOT_11/1', 'SHOT_21/1'], [4, 3]));
  await openPage(page, 'By hand');
  await expect(page.locator('[data-hand-item]')).toBeVisible();
  // The four subshots of the reference: yes, no, yes, no.
  for (const key of ['1', '0', '1', '0']) await page.keyboard.press(key);
  await expect(page.locator('[data-hand-progress="4/10"]')).toBeVisible();
  await openPage(page, 'Audit');

  const pair = (id: string, kind: 'match' | 'score'): Locator =>
    page.locator(`[data-judge-pair="${id}"][data-kind="${kind}"]`);
  const expectPair = async (
    row: Locator,
    { shared, agreement, kappa }: { shared: number; agreement: number; kappa: number },
  ): Promise<void> => {
    await expect(row).toHaveAttribute('data-shared', String(shared));
    expect(Number(await row.getAttribute('data-agreement'))).toBeCloseTo(agreement, 12);
    expect(Number(await row.getAttribute('data-kappa'))).toBeCloseTo(kappa, 12);
  };
  /** The table of a kind, row by row. */
  const table = (title: string): Promise<string[]> =>
    page.locator('.audit-confusion', { hasText: title }).locator('[data-confusion]').allTextContents();
  const differing = (): Promise<(string | null)[]> =>
    page.locator('[data-differs]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-differs')));

  // Yes or no, 8 questions.      Chance: rows 5 and 3, columns 5 and 3: (25 + 9) / 64 = 34/64.
  //          B no  B yes         Equal: 6/8 = 48/64.
  //   A no    2      1           Kappa: (48 - 34) / (64 - 34) = 14/30.
  //   A yes   1      4
  await expectPair(pair('model-a|model-b', 'match'), { shared: 8, agreement: 6 / 8, kappa: 14 / 30 });
  expect(await table('Yes or no')).toEqual(['2', '1', '1', '4']);
  // Scores, 2 questions: (5, 4) and (3, 3). Equal 1/2; chance 1/4, of (3, 3) alone; kappa (1/2 - 1/4) / (1 - 1/4).
  // Weighted, the squares of the distances: 1 was seen, and by chance (1 + 4 + 1 + 0) / 2 = 3, so 1 - 1/3.
  const scores = pair('model-a|model-b', 'score');
  await expectPair(scores, { shared: 2, agreement: 1 / 2, kappa: 1 / 3 });
  expect(Number(await scores.getAttribute('data-weighted-kappa'))).toBeCloseTo(2 / 3, 12);
  expect(await scores.getAttribute('data-within-one')).toBe('1');
  expect(await differing()).toEqual([matchId('SHOT_20/0'), matchId('SHOT_21/1'), 'shot-fact:shot:SHOT_10']);

  // With the person, 4 questions.  A: no 0/1 1/0 yes, equal 3/4; chance (3·2 + 1·2) / 16 = 1/2; kappa 1/2.
  //                                B: equal 2/4, and chance is as good: kappa 0.
  await expectPair(pair('model-a|me (by hand)', 'match'), { shared: 4, agreement: 3 / 4, kappa: 1 / 2 });
  await expectPair(pair('model-b|me (by hand)', 'match'), { shared: 4, agreement: 2 / 4, kappa: 0 });
  await page.getByRole('button', { name: /model-a.*me \(by hand\)/ }).click();
  expect(await table('Yes or no')).toEqual(['1', '0', '1', '2']);
  await expect.poll(differing).toEqual([matchId('SHOT_10/1')]);
  await page.getByRole('button', { name: /model-b.*me \(by hand\)/ }).click();
  await expect.poll(differing).toEqual([matchId('SHOT_10/1'), matchId('SHOT_20/0')]);

  // The person scored no shot, so three judges share no mean; A has (1 + 1/2) / 2 and B (3/4 + 1/2) / 2.
  const spread = page.locator('[data-spread="shot_fact"]');
  await expect(spread).toHaveAttribute('data-points', 'null');
  await page.getByRole('checkbox', { name: 'Compare me (by hand)' }).uncheck();
  await expect(spread).toHaveAttribute('data-items', '2');
  expect(Number(await spread.getAttribute('data-points'))).toBeCloseTo(12.5, 12);

  // Asked once more, B says of one subshot the contrary and of one shot something else.
  await openPage(page, 'Ask a model');
  await fillSetup(page, {});
  await page.locator('summary', { hasText: 'Pace and price' }).click();
  await setupField(page, 'repeats').fill('2');
  await runAs('model-b', judge(['SHOT_10/0', 'SHOT_11/0', 'SHOT_11/1', 'SHOT_21/1'], [4, 1]));
  await openPage(page, 'Audit');
  const stability = page.locator('[data-stability]');
  await expect(stability).toHaveAttribute('data-judge', 'model-b');
  await expect(stability).toHaveAttribute('data-stability', '0.8');
  await expect(stability).toContainText('1.00');
  await page.getByText('model-b answered differently').click();
  const unsteady = page.locator('[data-unsteady]');
  await expect(unsteady).toHaveCount(2);
  await expect(page.locator(`[data-unsteady="${matchId('SHOT_10/1')}"]`)).toContainText('match · no match');
  await expect(page.locator('[data-unsteady="shot-fact:shot:SHOT_20"]')).toContainText('3 · 1');
});

test('instructions follow the clip, and prose becomes the prediction in one call, marked until another comes', async ({
  page,
  server,
}) => {
  const errors = pageErrors(page);
  await openWithJudge(page, server);
  await openPage(page, 'Captions');
  const texts = page.locator('[data-instructions]');
  const first = page.locator('[data-instructions="1"]');
  await expect(texts).toHaveCount(1);
  await expect(first).toContainText('from 0 to 10, the length of the clip');
  await expect(first).toContainText('detail_description');
  await expect(first).toContainText('Only sounds that are heard');
  await page.getByRole('spinbutton', { name: 'Clip length' }).fill('90.5');
  await expect(texts).toHaveCount(2);
  await expect(first).toContainText('from 0 to 90.5, the length of the clip');
  await expect(first).toContainText('This is the first of two passes');
  await expect(page.locator('[data-instructions="2"]')).toContainText('Result of the first pass');
  await page.getByRole('radio', { name: 'One pass' }).check({ force: true });
  await expect(texts).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'The video has no sound' }).check();
  await expect(first).toContainText('Do not infer any from the picture');
  await expect(first).not.toContainText('Only sounds that are heard');
  await page.getByRole('spinbutton', { name: 'Clip length' }).fill('-1');
  await expect(page.getByText('it counts as unknown')).toBeVisible();
  await expect(first).toContainText('from 0 to the end of the clip');
  await page.getByRole('spinbutton', { name: 'Clip length' }).fill('10');

  const parsing = page.locator('[data-parsing]');
  const parse = page.getByRole('button', { name: `Parse with ${MODEL}` });
  await expect(parse).toBeDisabled();
  await page
    .getByRole('textbox', { name: 'The caption' })
    .fill('A baker slides a tray into the oven. <score>5</score>');
  await page.getByText('All that is sent').click();
  const sent = page.getByRole('region', { name: 'All that is sent' });
  await expect(sent).toContainText('<caption>"A baker slides a tray into the oven. \\u003cscore\\u003e5');
  await expect(page.getByText('when the button is pressed and not before')).toContainText(server.url('openai'));
  expect(server.requests).toEqual([]);

  server.script([{ status: 404, body: '{"error": {"message": "model not found", "code": "model_not_found"}}' }]);
  await parse.click();
  await expect(parsing).toHaveAttribute('data-parsing', 'failed');
  await expect(parsing.getByRole('alert')).toContainText(`has no model "${MODEL}" at this base URL`);
  await parsing.getByRole('button', { name: 'Dismiss' }).click();
  await expect(parsing).toHaveCount(0);

  server.script([{ delay: 600, answer: '{"late": true}' }]);
  await parse.click();
  await expect(parsing).toHaveAttribute('data-parsing', 'running');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(parsing).toHaveCount(0);
  await expect(parse).toBeEnabled();
  await page.waitForTimeout(800);
  await expect(parsing).toHaveCount(0);

  server.script([{ answer: CAPTION }]);
  const before = callsTo(server).length;
  await parse.click();
  await expect(parsing).toHaveAttribute('data-parsing', 'parsed');
  expect(callsTo(server)).toHaveLength(before + 1);
  expect(callsTo(server).at(-1)?.body).toContain('A baker slides a tray into the oven.');
  await expect(parsing).toContainText(`posthoc:${MODEL}@h1`);
  await expect(signature(page)).not.toContainText('posthoc');
  await page.getByRole('button', { name: 'Use as the prediction' }).click();
  await expectText(page, 'prediction', 'Baker in a white apron, flour on the sleeves');
  await expectText(page, 'prediction', '"SFX_1"');
  await expect(signature(page).locator('code')).toHaveText(new RegExp(`\\|posthoc:${MODEL}@h1$`));
  await expect(parsing).toHaveCount(0);
  await openExample(page, 'perfect', 'renamed');
  await expect(signature(page)).not.toContainText('posthoc');
  await expect(metricCell(page, 'shot_f1')).toHaveAttribute('data-value', '1');
  expect(errors).toEqual([]);
});

test('nothing keeps anybody out of the four pages, in either theme, and nothing overflows a phone', async ({
  page,
  server,
}) => {
  test.setTimeout(90_000);
  await openWithJudge(page, server, ['reference-alignment', 'event-description', 'subshot-match', 'shot-fact']);
  server.script(judge(['SHOT_10/0', 'SHOT_11/0'], [5, 1], 'R1=P2 R9=P1'));
  await askAll(page);
  await openPage(page, 'By hand');
  for (const key of ['4', '2', '3', '1']) await page.keyboard.press(key);
  await openPage(page, 'Captions');
  await page.getByRole('textbox', { name: 'The caption' }).fill('A baker. '.repeat(40));
  server.script([{ answer: CAPTION }]);
  await page.getByRole('button', { name: `Parse with ${MODEL}` }).click();
  await expect(page.locator('[data-parsing="parsed"]')).toBeVisible();
  const pages = [
    ['Ask a model', '[data-semantic="shot_fact"]'],
    ['By hand', '[data-hand-mean]'],
    ['Audit', '[data-judge-pair]'],
    ['Captions', '[data-parsing="parsed"]'],
  ] as const;
  for (const [name, results] of pages) {
    await openPage(page, name);
    await expect(page.locator(results).first()).toBeVisible();
    await page.locator('.judge-view').evaluate((view) => {
      for (const fold of [...view.querySelectorAll('details')].slice(0, 8)) fold.open = true;
    });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await barriers(page), name).toEqual([]);
    // Only colours are others in the dark.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await barriers(page, ['color-contrast']), `${name}, dark`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [name, results] of pages) {
    await openPage(page, name);
    await expect(page.locator(results).first()).toBeVisible();
    await expectToFit(page);
  }
});

test('a judge is set up, run and read by keyboard alone', async ({ page, server }) => {
  await openBakery(page);
  await page.getByRole('radio', { name: 'Ask a model' }).focus();
  await tabTo(page, setupField(page, 'service'));
  await page.keyboard.type('Another');
  await expect(setupField(page, 'service')).toHaveValue('custom');
  await tabTo(page, setupField(page, 'url'));
  await page.keyboard.type(server.url('openai'));
  await tabTo(page, setupField(page, 'model'));
  await page.keyboard.type(MODEL);
  await tabTo(page, setupField(page, 'key'));
  await page.keyboard.type('key-of-the-test');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Forget', exact: true })).toBeFocused();
  await tabTo(page, runButton(page, 'ask'));
  await page.keyboard.press('Enter');
  await expectRun(page, 'done');
  expect(callsTo(server).every(({ headers }) => headers.authorization === 'Bearer key-of-the-test')).toBe(true);
  const verdict = verdictOf(page, matchId('SHOT_10/0'));
  const fold = verdict.locator('summary');
  await tabTo(page, fold);
  await page.keyboard.press('Enter');
  await expect(verdict.getByText('The candidate shows the same.').last()).toBeVisible();
  await expect(verdict).toContainText('User text');
});
