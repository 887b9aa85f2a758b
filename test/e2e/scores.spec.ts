import { expect, test } from '@playwright/test';
import { METRIC_IDS } from '../../src/omnicapbench/metrics/ids';
import { subPathUrl } from './support/addresses';
import { foreignRequests, metricCell, metricValue } from './support/page';
import { openWorkbench, pageErrors } from './support/workbench';

const EVSA = [
  ['gemini-3.1-pro', '1.000'],
  ['gemini-2.5-pro', '0.909'],
  ['qwen3.5-omni-plus', '0.909'],
  ['qwen3.5-omni-flash', '0.727'],
  ['qwen3-omni-instruct', '0.800'],
  ['qwen3-omni-captioner', '0.800'],
] as const;

test('opens on a scored example and asks no other origin for anything', async ({ page, baseURL }) => {
  const foreign = foreignRequests(page, baseURL ?? '');
  const errors = pageErrors(page);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await openWorkbench(page);
  await expect(page.locator('[data-gate="pass"]')).toBeVisible();
  // Completion and hover start one more worker.
  await page.waitForTimeout(500);
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
  expect(complaints).toEqual([]);
});

test('works from a sub-path', async ({ page }) => {
  const foreign = foreignRequests(page, subPathUrl());
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  await openWorkbench(page, subPathUrl());
  expect((await metricValue(page, 'evsa_f1'))?.toFixed(3)).toBe('0.727');
  expect(failed).toEqual([]);
  expect(foreign).toEqual([]);
});

test('scores the six predictions of the EVSA case as the paper does', async ({ page }) => {
  await openWorkbench(page);
  for (const [prediction, published] of EVSA) {
    await page.getByRole('button', { name: 'Examples' }).click();
    await page.locator(`[data-example="evsa-case"][data-prediction="${prediction}"]`).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect
      .poll(async () => (await metricValue(page, 'evsa_f1'))?.toFixed(3), { message: prediction })
      .toBe(published);
  }
});

test('shows each of the 45 numbers in exactly one place', async ({ page }) => {
  await openWorkbench(page);
  const shown = await page
    .locator('[data-metric]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-metric')));
  expect([...shown].sort()).toEqual([...METRIC_IDS].sort());
  for (const id of METRIC_IDS) {
    const value = await metricValue(page, id);
    if (value !== null) expect(value, id).toBeGreaterThanOrEqual(0);
  }
  expect(await metricValue(page, 'ccc_animal')).toBeNull();
  await expect(metricCell(page, 'ccc_animal')).toHaveText('n/a');
});

test('leads from a headline number to its row, and explains it there', async ({ page }) => {
  await openWorkbench(page);
  await page.locator('[data-headline="evsa_f1"]').click();
  const row = page.locator('#row-evsa_f1');
  await expect(row).toHaveClass(/selected/);
  await expect(row).toBeInViewport();
  const why = row.getByRole('button', { name: /Explain/ });
  await why.click();
  await expect(why).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#about-evsa_f1')).toContainText(/paper|convention/i);
});

test('copies the signature and the table', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Copy the signature' }).click();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).toMatch(/^capscope:.*\|contract:3\|.*repair:off$/);
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect.poll(read).toMatch(/^\| Family \| Metric \|[\s\S]*\| Visual \| /);
});

test('follows the settings, and goes back', async ({ page }) => {
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByLabel('Shot overlap', { exact: true }).fill('0.99');
  await expect.poll(() => metricValue(page, 'shot_f1')).toBeLessThan(1);
  await expect(page.locator('.signature')).toContainText('shot:0.99');
  await dialog.getByLabel(/^Cross-shot/).check();
  await expect(page.locator('.signature')).toContainText('ccc:cross-shot');
  await dialog.getByRole('button', { name: /Reset/ }).click();
  await expect(page.locator('.signature')).toContainText('shot:0.30');
  await expect.poll(() => metricValue(page, 'shot_f1')).toBe(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
