import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { TaskId } from '../../../src/judge/prompts/task';
import type { ProviderId } from '../../../src/judge/providers/provider';
import { type JudgeServer, type Recorded, startJudgeServer } from './judgeServer';

/** A test with a judge on this machine, which ends with it. */
export const test = base.extend<{ readonly server: JudgeServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture without others is written like this
  server: async ({}, use) => {
    const server = await startJudgeServer();
    await use(server);
    await server.close();
  },
});

/** What a test fills into the setup; what is left out stays as it is. */
export interface Filled {
  /** Anything at all may be typed. */
  readonly url?: string;
  readonly model?: string;
  readonly key?: string;
  readonly concurrency?: number;
  readonly timeout?: number;
}

/** A name that no service has, so that it is found where it should be. */
export const MODEL = 'testmodel-7b';

/** What the list of services has for a server that speaks a shape of API. */
const SERVICES: Readonly<Record<ProviderId, string>> = { openai: 'custom', anthropic: 'anthropic', gemini: 'gemini' };

/**
 * Plain text boxes in place of the editors, which take most of the time that a page takes to load. By the browser's own
 * means: while a test routes anything, the browser asks no server for leave (CORS), and tests of that would prove little.
 */
export async function leaveEditorsOut(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/codeEditor-*.js', '*/editor-*.js', '*/monaco-*.js'] });
}

/** Opens the Judge tab on the pair of the first visit. */
export async function openJudge(page: Page, url = './#/judge'): Promise<void> {
  await page.goto(url);
  await expect(page.locator('[data-judge-page="ask"]')).toBeVisible();
  await expect(page.locator('[data-judge-task]').first()).toBeVisible();
}

/** One field of the setup. */
export const setupField = (page: Page, name: string): Locator => page.locator(`[data-setup="${name}"]`);

/** Chooses a server of a shape of API and names the model, as at the first visit. */
export async function chooseServer(page: Page, server: JudgeServer, shape: ProviderId = 'openai'): Promise<void> {
  await openSetup(page);
  await setupField(page, 'service').selectOption(SERVICES[shape]);
  await fillSetup(page, { url: server.url(shape), model: MODEL });
}

/** Types into the setup. */
export async function fillSetup(page: Page, { url, model, key, concurrency, timeout }: Filled): Promise<void> {
  await openSetup(page);
  if (url !== undefined) await setupField(page, 'url').fill(url);
  if (model !== undefined) await setupField(page, 'model').fill(model);
  if (key !== undefined) await holdKey(page, key);
  if (concurrency === undefined && timeout === undefined) return;
  const pace = setupField(page, 'concurrency');
  if (!(await pace.isVisible())) await page.locator('summary', { hasText: 'Pace and price' }).click();
  if (concurrency !== undefined) await pace.fill(String(concurrency));
  if (timeout !== undefined) await setupField(page, 'timeout').fill(String(timeout));
}

async function openSetup(page: Page): Promise<void> {
  const setup = page.locator('[data-judge-setup]');
  if ((await setup.getAttribute('data-judge-setup')) === 'folded') await setup.locator('summary').first().click();
  await expect(setup).toHaveAttribute('data-judge-setup', 'open');
}

/** Hands a key over for the origin of the setup. */
export async function holdKey(page: Page, key: string): Promise<void> {
  await setupField(page, 'key').fill(key);
  await page.getByRole('button', { name: 'Hold key' }).click();
  await expect(page.locator('[data-key-held="true"]')).toBeVisible();
}

/** Leaves only these tasks chosen. */
export async function chooseTasks(page: Page, tasks: readonly TaskId[]): Promise<void> {
  for (const row of await page.locator('[data-judge-task]').all()) {
    const id = await row.getAttribute('data-judge-task');
    await row.getByRole('checkbox').setChecked(tasks.some((task) => task === id));
  }
}

/** The main button of the run, or its Cancel. */
export const runButton = (page: Page, name: 'ask' | 'pause' | 'resume' | 'cancel'): Locator =>
  page.locator(`[data-judge-run="${name}"]`);

/** The part of the page that says how far a run is. */
export const runPart = (page: Page): Locator => page.locator('[data-run-state]');

export type RunState = 'none' | 'running' | 'waiting' | 'paused' | 'stopped' | 'cancelled' | 'done';

/** Waits until the run is in a state. */
export async function expectRun(page: Page, state: RunState, timeout = 10_000): Promise<void> {
  await expect(runPart(page)).toHaveAttribute('data-run-state', state, { timeout });
}

/** Presses Ask, and waits until everything has been asked. */
export async function askAll(page: Page): Promise<void> {
  await runButton(page, 'ask').click();
  await expectRun(page, 'done');
}

/** Lets the page's time stand still: it passes with `page.clock.runFor` alone, so that no wait is missed or waited for. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** Calls that Ask would make, as the preview has it. */
export const previewOf = (page: Page): Locator => page.locator('[data-judge-preview]');

/** Waits until Ask would make so many calls. */
export async function expectCalls(page: Page, count: number): Promise<void> {
  await expect(previewOf(page)).toHaveAttribute('data-judge-preview', String(count));
}

/** The row of a task; `data-judged`, `data-unjudged` and `data-total` say how far it is. */
export const taskRow = (page: Page, task: TaskId): Locator => page.locator(`[data-judge-task="${task}"]`);

/** How many questions of all tasks were judged, went unjudged, and are there. */
export function countsOf(page: Page): Promise<{ judged: number; unjudged: number; total: number }> {
  return page.locator('[data-judge-task]').evaluateAll((rows) => {
    const sum = (name: string): number =>
      rows.reduce((total, row) => total + Number(row.getAttribute(`data-${name}`)), 0);
    return { judged: sum('judged'), unjudged: sum('unjudged'), total: sum('total') };
  });
}

/** A semantic number; `data-value` is the raw fraction, or `null`. */
export const semanticCell = (page: Page, id: string): Locator => page.locator(`[data-semantic="${id}"]`);

/** One verdict by the id of its question. */
export const verdictOf = (page: Page, id: string): Locator => page.locator(`[data-verdict="${id}"]`);

/** Opens what a verdict was made of: the answer and the question. */
export async function openVerdict(page: Page, id: string): Promise<Locator> {
  const verdict = verdictOf(page, id);
  await verdict.getByText('Answer and question, to the letter').click();
  return verdict;
}

/** Why a run stopped. */
export const failureNote = (page: Page, kind: string): Locator => page.locator(`[data-failure="${kind}"]`);

/** The calls among everything that came. */
export const callsTo = (server: JudgeServer): readonly Recorded[] =>
  server.requests.filter(({ method }) => method === 'POST');
