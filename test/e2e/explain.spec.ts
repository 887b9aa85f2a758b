import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { editorBox, expectToFit, LOOKS, metricCell, replaceText } from './support/page';
import { openWorkbench, pageErrors, pane } from './support/workbench';

/** Opens the "?" of a row and gives what it opened, with the numbers in it. */
async function explain(page: Page, id: string): Promise<Locator> {
  await page
    .locator(`#row-${id}`)
    .getByRole('button', { name: /^Explain/ })
    .click();
  const explanation = page.locator(`[data-explained="${id}"]`);
  await expect(explanation.locator('.formulas')).toBeVisible();
  return explanation;
}

/** What an editor marks as the selected unit or part. */
const marked = (page: Page, side: 'prediction' | 'reference'): Locator =>
  pane(page, side).locator('.unit-lines').first();

test('EVSA is worked out with the numbers of the document', async ({ page }) => {
  const errors = pageErrors(page);
  await openWorkbench(page);
  const fraction = page.locator('#row-evsa_f1 td[title="2 × 4 / (5 + 6)"]');
  await expect(fraction).toHaveText('8/11');

  const explanation = await explain(page, 'evsa_f1');
  await expect(explanation.locator('[data-formula="evsa_precision"]')).toContainText('4 correct / 5 predicted links');
  await expect(explanation.locator('[data-formula="evsa_recall"]')).toContainText('4 correct / 6 links');
  await expect(explanation.locator('[data-formula="evsa_f1"]')).toContainText('2 × 4 / (5 + 6) = 8/11');
  await expect(explanation.locator('[data-formula="evsa_f1"]')).toContainText('72.73');
  await expect(explanation).toContainText('case study B.4.2');
  await expect(explanation).toContainText('Qwen3.5-Omni-Flash in the paper');
  await explanation.locator('summary').click();
  await expect(explanation.locator('.conventions dd').first()).toContainText("Inferred from the paper's tables");
  // The explanation repeats numbers, but not as the number itself.
  await expect(page.locator('[data-metric="evsa_f1"]')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('its rows lead to the entry of the list, and select the unit on every tab', async ({ page }) => {
  await openWorkbench(page);
  const explanation = await explain(page, 'evsa_f1');
  const wrong = explanation.getByRole('button', { name: /wrong: SFX_1 in SHOT_3/ });
  await wrong.click();
  await expect(wrong).toHaveAttribute('aria-pressed', 'true');
  await expect(marked(page, 'prediction')).toBeVisible();
  await expect(explanation.locator('[aria-pressed="true"]')).toHaveCount(1);

  const missing = explanation.getByRole('button', { name: /missing: DIALOGUE_1 in SHOT_5/ });
  await missing.click();
  await expect(missing).toHaveAttribute('aria-pressed', 'true');
  await expect(wrong).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('link', { name: 'Units' }).click();
  await expect(page.locator('.units-view [aria-current="true"]').first()).toContainText('DIALOGUE_1');
  await page.getByRole('link', { name: 'Score' }).click();
  await expect(missing).toBeVisible();
});

test('follows the text, and keeps the old numbers until the new ones are there', async ({ page }) => {
  await openWorkbench(page);
  const explanation = await explain(page, 'evsa_f1');
  const text = await page.evaluate(() => document.querySelector('[data-explained]')?.textContent ?? '');
  expect(text).toContain('8/11');
  await page.getByRole('button', { name: 'Examples' }).click();
  await page.locator('[data-example="evsa-case"][data-prediction="gemini-3.1-pro"]').click();
  await expect(explanation.locator('[data-formula="evsa_f1"]')).toContainText('2 × 6 / (6 + 6) = 12/12');
  await expect(explanation).toContainText('Gemini 3.1-Pro in the paper');
});

test('a failed gate is explained by its fault, which is a button', async ({ page }) => {
  await openWorkbench(page);
  await replaceText(page, 'prediction', '{"references": [');
  await expect(page.locator('.gate[data-gate="fail"]')).toBeVisible();
  const explanation = await explain(page, 'shot_f1');
  await expect(explanation.locator('[data-formula="shot_f1"]')).toContainText('0, since the prediction fails the gate');
  await explanation
    .getByRole('button', { name: /line 1/ })
    .first()
    .click();
  await expect(editorBox(page, 'prediction')).toBeFocused();
});

test('a long list folds, and scrolls inside itself once it is whole', async ({ page }) => {
  await openWorkbench(page);
  const explanation = await explain(page, 'subshot_f1');
  const rows = explanation.locator('.folded-rows').first();
  await expect(rows.locator('li')).toHaveCount(8);
  await explanation.getByRole('button', { name: 'Show all 14' }).click();
  await expect(rows.locator('li')).toHaveCount(14);
  expect(await rows.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(320);
  await explanation.getByRole('button', { name: 'Show the first 8' }).click();
  await expect(rows.locator('li')).toHaveCount(8);
});

test('the published means follow the example until a model is chosen', async ({ page }) => {
  await openWorkbench(page);
  const paper = (id: string): Locator => page.locator(`#row-${id} td.num`).last();
  await expect(paper('evsa_f1')).toHaveText('35.58');
  await expect(paper('ref_f1')).toContainText('–');
  await page.getByLabel('Paper:').selectOption('Gemini 2.5-Pro');
  await expect(paper('evsa_f1')).toHaveText('43.74');
  await expect(page.locator('.score-footer')).toContainText('mean over 786 videos');
  await page.getByLabel('Paper:').selectOption('no model');
  await expect(page.getByRole('columnheader', { name: 'Paper mean' })).toHaveCount(0);
});

test('numbers show what the last change did', async ({ page }) => {
  await openWorkbench(page);
  await expect(page.getByRole('columnheader', { name: /^Change/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Shot overlap', { exact: true }).fill('0.86');
  await page.keyboard.press('Escape');
  await expect(page.locator('#row-shot_f1 .delta')).toContainText('20.00');
  await expect(page.locator('#row-sgc .delta')).toHaveCount(0);
});

test('the table and the report can be saved', async ({ page }) => {
  await openWorkbench(page);
  const save = async (name: string): Promise<{ name: string; text: string }> => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const download = await waiting;
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  };
  const csv = await save('Save all numbers as CSV');
  expect(csv.name).toBe('capscope-score.csv');
  const lines = csv.text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(46);
  expect(lines.find((line) => line.startsWith('evsa_precision,'))).toMatch(/^evsa_precision,0\.8,4,5,\d.*,capscope:/);
  const json = await save('Save the report as JSON');
  expect(json.name).toBe('capscope-report.json');
  expect(JSON.parse(json.text)).toMatchObject({ metrics: { evsa_precision: { numerator: 4, denominator: 5 } } });
});

test('an explanation can be opened, walked and left by keyboard', async ({ page }) => {
  await openWorkbench(page);
  const why = page.locator('#row-evsa_f1').getByRole('button');
  await why.focus();
  await page.keyboard.press('Enter');
  const explanation = page.locator('[data-explained="evsa_f1"]');
  await expect(explanation.locator('.formulas')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(explanation.locator('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(explanation.locator('button').first()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Shift+Tab');
  await expect(why).toBeFocused();
  await page.keyboard.press('Space');
  await expect(explanation).toHaveCount(0);
});

for (const {
  colorScheme,
  viewport: { width },
} of LOOKS) {
  test(`explanations keep nobody out: ${colorScheme}, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await openWorkbench(page);
    const explanation = await explain(page, 'evsa_f1');
    await explain(page, 'subshot_f1');
    await page.getByRole('button', { name: 'Show all 14' }).click();
    await explanation.locator('.why-row').nth(2).click();
    await explanation.locator('summary').click();
    await expect(metricCell(page, 'evsa_f1')).toBeAttached();
    const { violations } = await new AxeBuilder({ page }).include('.report').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([]);
    await expectToFit(page);
    const box = await explanation.boundingBox();
    expect((box?.x ?? -1) + (box?.width ?? 9999)).toBeLessThanOrEqual(width);
  });
}
