import { expect, type Locator, type Page, test } from '@playwright/test';
import { EXAMPLES } from '../../src/examples';
import { metricValue, replaceText } from './support/page';
import { openWorkbench, pageErrors } from './support/workbench';

async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings' }).click();
  return page.getByRole('dialog', { name: 'Settings' });
}

const given = (dialog: Locator, setting: string, choice: string): Locator =>
  dialog.locator(`[data-setting="${setting}"] [data-alternative="${choice}"]`);

test('every choice says what it would give, and gives it', async ({ page }) => {
  const errors = pageErrors(page);
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Examples' }).click();
  await page.locator('[data-example="identity-drift"]').first().click();
  const dialog = await openSettings(page);
  await expect(given(dialog, 'ccc', 'matched')).not.toContainText('…');
  const foretold = await given(dialog, 'ccc', 'cross-shot').textContent();
  await dialog.getByLabel(/^Cross-shot/).check();
  await expect(page.locator('.signature')).toContainText('ccc:cross-shot');
  const value = await metricValue(page, 'ccc');
  expect(foretold).toContain(value === null ? 'n/a' : (100 * value).toFixed(2));
  await expect(given(dialog, 'gate', 'strict')).toContainText(/\d|n\/a/);
  expect(errors).toEqual([]);
});

test('a cut text can be scored as far as it goes', async ({ page }) => {
  await openWorkbench(page);
  const text = EXAMPLES.find(({ id }) => id === 'evsa-case')?.predictions[0]?.text ?? '';
  await replaceText(page, 'prediction', text.slice(0, -300));
  await expect(page.locator('.gate[data-gate="fail"]')).toBeVisible();
  const dialog = await openSettings(page);
  await expect(given(dialog, 'repair', 'false')).toContainText('0.00');
  await dialog.getByLabel(/^On: What can be saved/).check();
  await expect(page.locator('.signature')).toContainText('repair:on');
  await expect(page.locator('.gate[data-gate="pass"]')).toBeVisible();
  await expect.poll(() => metricValue(page, 'shot_f1')).toBeGreaterThan(0.5);
});

test('the verdict stays in sight beside the panel, and follows it', async ({ page }) => {
  await openWorkbench(page);
  const dialog = await openSettings(page);
  const right = await dialog.evaluate((element) => element.getBoundingClientRect().right);
  const left = await page.locator('.verdict').evaluate((element) => element.getBoundingClientRect().left);
  expect(right).toBeLessThanOrEqual(left);
  await dialog.getByLabel('Subshot window', { exact: true }).fill('0');
  await expect(page.locator('.signature')).toContainText('delta:0.0');
  await dialog.getByLabel('Clip length', { exact: true }).fill('6');
  await expect(page.locator('.signature')).toContainText('dur:6.0');
  await dialog.getByRole('button', { name: /Reset/ }).click();
  await expect(page.locator('.signature')).toContainText('delta:1.0');
  await expect(page.locator('.signature')).toContainText('dur:auto');
  await expect(dialog.getByLabel('Clip length', { exact: true })).toHaveValue('');
});

test('the panel can be used by keyboard alone', async ({ page }) => {
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByLabel('Shot overlap', { exact: true }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.signature')).toContainText('shot:0.31');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('slider', { name: 'Shot overlap, slider' })).toBeFocused();
  await dialog.getByLabel(/^Event: Links/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.signature')).toContainText('evsa:aligned');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Settings/ })).toBeFocused();
});
