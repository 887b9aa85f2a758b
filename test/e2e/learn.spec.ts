import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { LESSON_IDS } from '../../src/lessons/addresses';
import { expectToFit } from './support/page';
import { pageErrors } from './support/workbench';

const PAGES = [...LESSON_IDS, 'glossary'];

async function openLesson(page: Page, lesson: string): Promise<void> {
  await page.goto(`./#/learn/${lesson}`);
  await expect(
    page.locator(lesson === 'glossary' ? '.glossary' : `[data-lesson="${lesson}"] .reading`).first(),
  ).toBeVisible();
}

const answer = (page: Page): Locator => page.locator('.reading .answer').first();

/** Every shift of the layout from now on, those right after a press included: a number must not move the page. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { total: 0 };
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.total += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  return async () => {
    await page.waitForTimeout(120);
    return page.evaluate(() => (window as unknown as { seenShifts: { total: number } }).seenShifts.total);
  };
}

test('a bar moves by keyboard: the number follows and a step ticks itself', async ({ page }) => {
  const errors = pageErrors(page);
  await openLesson(page, 'tiou');
  const bar = page.getByRole('slider', { name: 'Predicted span' });
  await expect(bar).toHaveAttribute('aria-valuetext', '6.5 to 9.5 seconds');
  await expect(answer(page)).toHaveText('0.4000');
  await bar.focus();
  await page.keyboard.press('ArrowRight');
  await expect(bar).toHaveAttribute('aria-valuetext', '6.6 to 9.6 seconds');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(bar).toHaveAttribute('aria-valuetext', '6.6 to 9.5 seconds');
  await page.keyboard.press('Shift+ArrowRight');
  const shifts = await watchShifts(page);
  await expect(page.locator('[data-step="0"]')).not.toHaveClass('done');
  for (let press = 0; press < 13; press += 1) await page.keyboard.press('ArrowLeft');
  await expect(bar).toHaveAttribute('aria-valuetext', '5.3 to 8.3 seconds');
  await expect(answer(page)).toHaveText('0.8667');
  await expect(page.locator('[data-step="0"]')).toHaveClass('done');
  await expect(page.locator('[data-step="0"] .told')).toBeVisible();
  expect(await shifts()).toBe(0);
  // Spoken when it has come to rest.
  await expect(page.locator('.reading [role="status"]')).toHaveText(/^tIoU 0\.8667/);
  expect(errors).toEqual([]);
});

test('a bar is dragged by its body and by its edge', async ({ page }) => {
  await openLesson(page, 'tiou');
  const bar = page.getByRole('slider', { name: 'Predicted span' });
  const clock = await page.locator('.lesson-clock').boundingBox();
  if (!clock) throw new Error('the clock has no place');
  const x = (seconds: number): number => clock.x + (clock.width * seconds) / 10;
  const y = clock.y + 100;
  const drag = async (from: number, to: number): Promise<void> => {
    await page.mouse.move(x(from), y);
    await page.mouse.down();
    await page.mouse.move(x((from + to) / 2), y, { steps: 4 });
    await page.mouse.move(x(to), y, { steps: 4 });
    await page.mouse.up();
  };
  await drag(8, 7);
  await expect(bar).toHaveAttribute('aria-valuetext', '5.5 to 8.5 seconds');
  await drag(8.5, 8.1);
  await expect(bar).toHaveAttribute('aria-valuetext', '5.5 to 8.1 seconds');
  await expect(answer(page)).toHaveText('1.0000');
  await page.getByRole('button', { name: 'Reset the example' }).click();
  await expect(bar).toHaveAttribute('aria-valuetext', '6.5 to 9.5 seconds');
});

test('a bar is dragged by a finger', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  await openLesson(page, 'tiou');
  const clock = page.locator('.lesson-clock');
  await clock.scrollIntoViewIfNeeded();
  const box = await clock.boundingBox();
  if (!box) throw new Error('the clock has no place');
  const client = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', seconds?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: seconds === undefined ? [] : [{ x: box.x + (box.width * seconds) / 10, y: box.y + 100 }],
    });
  await touch('touchStart', 8);
  for (const at of [7.8, 7.5, 7.2, 7]) await touch('touchMove', at);
  await touch('touchEnd');
  await expect(page.getByRole('slider', { name: 'Predicted span' })).toHaveAttribute(
    'aria-valuetext',
    '5.5 to 8.5 seconds',
  );
  await context.close();
});

test('every step of every lesson can be shown, ticks itself, and moves nothing below the stage', async ({ page }) => {
  test.setTimeout(90_000);
  const errors = pageErrors(page);
  for (const lesson of LESSON_IDS) {
    await openLesson(page, lesson);
    // The formulas come by themselves; their room is there before.
    await expect(page.locator('.lesson-formulas math').first()).toBeVisible();
    const height = async (): Promise<number> => (await page.locator('.play').boundingBox())?.height ?? Number.NaN;
    const before = await height();
    const steps = page.locator('[data-step]');
    for (let step = 0; step < (await steps.count()); step += 1) {
      await steps.nth(step).getByRole('button').click();
      await expect(steps.nth(step), `${lesson}, step ${step + 1}`).toHaveClass('done');
      await expect.poll(height, { message: `${lesson}, step ${step + 1}` }).toBeCloseTo(before, 0);
    }
  }
  expect(errors).toEqual([]);
});

test('the candidates are walked one by one', async ({ page }) => {
  await openLesson(page, 'matching');
  const rows = page.locator('.candidates tbody tr');
  await expect(rows).toHaveCount(4);
  const shifts = await watchShifts(page);
  for (const fate of ['taken', 'taken', 'prediction-gone', 'taken']) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.locator('.candidates tr.selected')).toHaveAttribute('data-fate', fate);
  }
  await expect(page.locator('[data-step="0"]')).toHaveClass('done');
  expect(await shifts()).toBe(0);
  await page.getByRole('button', { name: 'Greedy loses' }).click();
  await expect(answer(page)).toHaveText('0.5000');
  const bar = page.getByRole('slider', { name: 'Predicted SHOT_1' });
  await bar.focus();
  for (let press = 0; press < 16; press += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expect(answer(page)).toHaveText('1.0000');
});

test('lines are written, and documents edited', async ({ page }) => {
  await openLesson(page, 'wer');
  await page.getByLabel('Predicted line').fill('');
  await expect(answer(page)).toHaveText('1.0000');
  await page.getByLabel('Predicted line').fill('one two three four five six seven eight');
  await expect(answer(page)).toHaveText('1.1429');
  await openLesson(page, 'gate');
  const box = page.getByRole('textbox', { name: 'A prediction, JSON' });
  const text = await box.inputValue();
  await box.fill(text.replace('"events": [', '"events" ['));
  await expect(page.locator('.outcome').getByText('fails the gate')).toBeVisible();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.json-said')).toContainText('Line 8');
});

test('a question says why; progress is remembered and can be forgotten', async ({ page }) => {
  await openLesson(page, 'gate');
  await page.getByLabel('No: a track is missing').check();
  await expect(page.locator('.because p:not([hidden])')).toContainText('Right.');
  await page.locator('[data-step="0"]').getByRole('button').click();
  const entry = page.getByRole('navigation', { name: 'Lessons' }).getByRole('link', { name: /^The gate/ });
  await expect(entry.getByRole('img')).toHaveAttribute('aria-label', '2 of 4 done');
  await page.reload();
  await expect(entry.getByRole('img')).toHaveAttribute('aria-label', '2 of 4 done');
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expect(entry.getByRole('img')).toHaveCount(0);
});

test('lessons are read through by their links; a term leads to its lesson', async ({ page }) => {
  await openLesson(page, 'document');
  for (const next of LESSON_IDS.slice(1)) {
    await page.getByRole('navigation', { name: 'Next and previous' }).locator('[rel="next"]').click();
    await expect(page.locator('[data-lesson]')).toHaveAttribute('data-lesson', next);
  }
  await expect(page.locator('.learn h1')).toBeFocused();
  await expect(page).toHaveTitle(/Capscope$/);
  await openLesson(page, 'glossary');
  await page.getByLabel('Find a term').fill('zero-length');
  await page.getByRole('link', { name: /^Zero-length span/ }).click();
  await expect(page.locator('[data-lesson]')).toHaveAttribute('data-lesson', 'tiou');
});

test('an example opens in the workbench, and the workbench leads back to the lesson', async ({ page }) => {
  await openLesson(page, 'tiou');
  await page.getByRole('button', { name: 'Open this example in the workbench' }).click();
  await expect(page.locator('[data-metric="shot_tiou"]').first()).toHaveAttribute('data-value', /^0\.(4|39999)/);
  await page.locator('#row-shot_tiou').getByRole('button').click();
  await page.locator('a[href="#/learn/tiou"]').first().click();
  await expect(page.locator('[data-lesson="tiou"]')).toBeVisible();
});

for (const [colorScheme, width, examined] of [
  ['light', 1440, PAGES],
  // All must fit; a page of each kind is enough for the other theme.
  ['dark', 390, ['document', 'matching', 'evsa', 'glossary']],
] as const) {
  test(`lessons keep nobody out and fit: ${colorScheme}, ${width} px`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    for (const lesson of PAGES) {
      await openLesson(page, lesson);
      await expectToFit(page);
      if (!examined.some((one) => one === lesson)) continue;
      const { violations } = await new AxeBuilder({ page }).include('.learn').analyze();
      const found = violations.map(({ id, nodes }) => `${lesson}: ${id}: ${nodes[0]?.html.slice(0, 160)}`);
      expect(found).toEqual([]);
    }
  });
}
