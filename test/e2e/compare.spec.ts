import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { CAPTION } from './support/caption';
import { expectToFit, metricValue, replaceText } from './support/page';
import { openWorkbench, pageErrors } from './support/workbench';

const openCompare = (page: Page): Promise<void> => page.getByRole('link', { name: 'Compare', exact: true }).click();

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Compare', exact: true });

/** One number's row in the table of both. */
const compared = (page: Page, id: string): Locator => panel(page).locator(`[data-compared="${id}"]`);

/** A count in the sentence above the table, e.g. the number that rose. */
async function count(page: Page, name: string): Promise<number> {
  return Number.parseInt((await panel(page).locator(`[data-count="${name}"]`).textContent()) ?? '', 10);
}

async function loadPrediction(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: 'Examples' }).click();
  await page.locator(`[data-example="evsa-case"][data-prediction="${id}"]`).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function pin(page: Page): Promise<void> {
  await openCompare(page);
  await panel(page).getByRole('button', { name: 'Pin this report' }).click();
  await expect(panel(page).getByRole('button', { name: 'Unpin' })).toBeVisible();
}

async function chooseOther(page: Page, label: string): Promise<void> {
  await panel(page).getByRole('radio', { name: 'Two predictions' }).check();
  await panel(page).getByLabel('Second prediction').selectOption({ label });
}

/** What axe finds that keeps somebody out. */
async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include('.compare').analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`));
}

test('a pinned baseline shows what a later report changed, number by number and unit by unit', async ({ page }) => {
  const errors = pageErrors(page);
  await openWorkbench(page);
  await pin(page);
  await expect(panel(page)).toContainText('All 45 numbers are the same.');
  await expect(panel(page)).toContainText('Every unit and every link stands as it did.');

  await loadPrediction(page, 'gemini-3.1-pro');
  const evsa = compared(page, 'evsa_f1');
  await expect(evsa).toContainText('72.73');
  await expect(evsa).toContainText('100.00');
  await expect(evsa.locator('[data-delta]')).toHaveText(/^▲up 27\.27$/);
  await expect(evsa.locator('[data-delta]')).toHaveClass(/up/);
  expect(await count(page, 'up')).toBeGreaterThan(await count(page, 'down'));
  await expect(panel(page).locator('[data-caution]')).toHaveCount(0);

  // PERSON_3 was in no reference; its row has nothing left to select. The links it mended do.
  const better = panel(page).locator('[data-change="better"]');
  await expect(better.filter({ hasText: 'PERSON_3' })).toContainText('unsupported');
  await expect(better.filter({ hasText: 'PERSON_3' }).getByRole('button')).toHaveCount(0);
  const mended = better.filter({ hasText: 'missing' }).first().getByRole('button');
  await mended.click();
  await expect(mended).toHaveAttribute('aria-pressed', 'true');

  await panel(page).getByRole('button', { name: 'Replace with this report' }).click();
  await expect(panel(page)).toContainText('All 45 numbers are the same.');
  await panel(page).getByRole('button', { name: 'Unpin' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Pin this report as the baseline' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a baseline under other settings or another reference comes with a warning in words', async ({ page }) => {
  await openWorkbench(page);
  await pin(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByLabel('Shot overlap', { exact: true }).fill('0.97');
  await page.keyboard.press('Escape');
  await expect(panel(page).locator('[data-caution]')).toContainText('shot 0.30 → 0.97');
  await expect(panel(page).locator('[data-caution]')).toContainText('the settings alone');
  await expect(compared(page, 'shot_f1').locator('[data-delta]')).toHaveClass(/down/);
  await expect(panel(page).locator('[data-change="worse"]').first()).toContainText('matched');

  await replaceText(page, 'reference', CAPTION);
  await expect(panel(page).locator('[data-caution]').filter({ hasText: 'reference text differs' })).toBeVisible();
});

test('two predictions stand side by side, the better one marked', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWorkbench(page);
  await openCompare(page);
  await chooseOther(page, 'Gemini 3.1-Pro');
  const evsa = compared(page, 'evsa_f1');
  await expect(evsa.locator('td.better')).toHaveText(/better: 100\.00$/);
  await expect(evsa).toContainText('72.73');
  await expect(panel(page).locator('[data-compared]')).toHaveCount(45);
  expect(await count(page, 'b')).toBeGreaterThan(await count(page, 'a'));

  await panel(page).getByLabel('Only what differs').check();
  await expect(compared(page, 'shot_f1')).toHaveCount(0);
  await panel(page).getByRole('radio', { name: 'By size' }).check();
  const sizes = await panel(page)
    .locator('[data-compared] [data-delta]')
    .evaluateAll((elements) => elements.map((element) => Math.abs(Number(element.getAttribute('data-delta')))));
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));

  const unit = panel(page).locator('[data-unit="subshot:SHOT_2/1"]');
  await expect(unit).toContainText('missed');
  await unit.getByRole('button').click();
  await expect(unit.getByRole('button')).toHaveAttribute('aria-pressed', 'true');

  await panel(page).getByRole('button', { name: 'Copy as Markdown' }).click();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).toMatch(/^\| Family \| Metric \|[\s\S]*\| 72\.73 \| \*\*100\.00\*\* \| \+27\.27 \|/);

  await panel(page).getByRole('button', { name: 'Clear' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Two predictions, one reference' })).toBeVisible();
});

test('the second prediction may be pasted, and follows the reference', async ({ page }) => {
  await openWorkbench(page);
  await replaceText(page, 'reference', CAPTION);
  await expect.poll(() => metricValue(page, 'evsa_f1')).toBe(0);
  await openCompare(page);
  await chooseOther(page, 'A text of your own');
  await panel(page).getByLabel('Its text, as the model printed it').fill(CAPTION);
  await panel(page).getByRole('button', { name: 'Score it' }).click();
  await expect(compared(page, 'evsa_f1').locator('td.better')).toHaveText(/100\.00$/);
  await replaceText(page, 'reference', CAPTION.replace('SFX_1"]', 'SFX_9"]'));
  await expect(compared(page, 'evsa_f1')).not.toContainText('100.00');
});

test('can be used by keyboard alone', async ({ page }) => {
  await openWorkbench(page, './#/compare');
  await panel(page).getByRole('radio', { name: 'Since a baseline' }).focus();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Pin this report' })).toBeFocused();
  await page.keyboard.press('Enter');
  await panel(page).getByRole('radio', { name: 'Since a baseline' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel(page).getByRole('radio', { name: 'Two predictions' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByLabel('Second prediction')).toBeFocused();
});

for (const [colorScheme, width, height] of [
  ['light', 1440, 900],
  ['dark', 390, 844],
] as const) {
  test(`keeps nobody out and in the page: ${colorScheme}, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    await openWorkbench(page, './#/compare');
    expect(await barriers(page)).toEqual([]);
    await chooseOther(page, 'Gemini 3.1-Pro');
    await expect(panel(page).locator('[data-compared]')).toHaveCount(45);
    expect(await barriers(page)).toEqual([]);
    await expectToFit(page);
    await panel(page).getByRole('radio', { name: 'Since a baseline' }).check();
    await panel(page).getByRole('button', { name: 'Pin this report' }).click();
    await panel(page).getByLabel('Only what differs').uncheck();
    expect(await barriers(page)).toEqual([]);
    await expectToFit(page);
  });
}
