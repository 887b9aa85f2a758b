import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { type Download, expect, type Locator, type Page, test } from '@playwright/test';
import { metricValue } from './support/page';
import { openWorkbench, pageErrors } from './support/workbench';

async function openSettings(page: Page): Promise<Locator> {
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog.locator('[data-curve="shot_f1"]')).toHaveAttribute('data-value', '1');
  return dialog;
}

/** Presses a button that saves, and gives the file's name and content. */
async function saved(page: Page, button: Locator): Promise<{ readonly name: string; readonly content: Buffer }> {
  const waiting: Promise<Download> = page.waitForEvent('download');
  await button.click();
  const download = await waiting;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

const SETTINGS = ['shot_tiou', 'event_tiou', 'dialogue_score', 'ref_threshold', 'sub_threshold', 'delta'];

test('every threshold has its curve, its default marked and its value read out', async ({ page }) => {
  const errors = pageErrors(page);
  const dialog = await openSettings(page);
  for (const setting of SETTINGS) {
    const one = dialog.locator(`[data-setting="${setting}"]`);
    await expect(one.locator('.curve-plot'), setting).toHaveAttribute('aria-label', / from .+ at .+ to .+ at /);
    await expect(one.locator('.curve-plot'), setting).toContainText(/(paper|default) \d/);
    await expect(one.locator('[data-curve]').first(), setting).toHaveAttribute('data-value', /^[\d.]+$|^null$/);
  }
  expect(errors).toEqual([]);
});

test('the curve foretells the score', async ({ page }) => {
  const dialog = await openSettings(page);
  const box = dialog.getByLabel('Shot overlap', { exact: true });
  const told = dialog.locator('[data-setting="shot_tiou"] [data-curve="shot_f1"]');
  for (const [threshold, expected] of [
    ['0.5', 1],
    ['0.86', 0.8],
    ['0.94', 0.6],
    ['1', 0],
  ] as const) {
    await box.fill(threshold);
    expect(Number(await told.getAttribute('data-value')), threshold).toBeCloseTo(expected, 12);
    await expect.poll(() => metricValue(page, 'shot_f1'), { message: threshold }).toBeCloseTo(expected, 12);
  }
});

test('a slider moves by keyboard, by pointer and by number', async ({ page }) => {
  const dialog = await openSettings(page);
  const slider = dialog.getByRole('slider', { name: 'Shot overlap, slider' });
  const box = dialog.getByLabel('Shot overlap', { exact: true });
  await slider.focus();
  for (const [key, value] of [
    ['ArrowRight', '0.31'],
    ['Shift+ArrowRight', '0.41'],
    ['ArrowLeft', '0.4'],
    ['End', '1'],
    ['Shift+ArrowDown', '0.9'],
    ['Home', '0'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(box, key).toHaveValue(value);
  }
  await expect(slider).toHaveAttribute('aria-valuetext', /^0\.00, Shot F1 100\.00/);

  const place = await slider.boundingBox();
  if (!place) throw new Error('the slider has no place');
  await page.mouse.click(place.x + 8 + (place.width - 16) * 0.86, place.y + place.height / 2);
  await expect(box).toHaveValue('0.86');
  await expect(dialog.locator('[data-setting="shot_tiou"] .curve-legend')).toContainText(/Shot F1\s*80\.00/);

  await box.fill('7');
  await expect(slider).toHaveAttribute('aria-valuetext', /^0\.86,/);
  await box.blur();
  await expect(box).toHaveValue('0.86');
  await dialog.getByRole('button', { name: 'back to 0.30' }).click();
  await expect(box).toHaveValue('0.3');
});

test('a curve gives its data as a table, as CSV and as pictures', async ({ page }) => {
  const dialog = await openSettings(page);
  const curve = dialog.getByRole('figure', { name: 'Shot overlap curve' });
  await curve.locator('summary').click();
  const rows = curve.getByRole('row');
  await expect(rows.nth(1)).toContainText('100.00');
  expect(await rows.count()).toBeLessThan(101);

  const csv = await saved(page, curve.getByRole('button', { name: /CSV/ }));
  expect(csv.name).toBe('capscope-shot-overlap-curve.csv');
  const lines = csv.content.toString('utf8').trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^shot_tiou,shot_f1/);
  expect(lines).toHaveLength(102);

  const svg = await saved(page, curve.getByRole('button', { name: /SVG/ }));
  const text = svg.content.toString('utf8');
  expect(text).toContain('<title>Shot overlap curve</title>');
  expect(text).toMatch(/Capscope \d+\.\d+\.\d+/);
  expect(text).toContain('contract:3|');
  expect(text).not.toMatch(/var\(|class=|style=/);

  const png = await saved(page, curve.getByRole('button', { name: /PNG/ }));
  expect(png.content.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(png.content.length).toBeGreaterThan(2000);
});

test('the composition gives its data and its picture too, patterns included', async ({ page }) => {
  await openWorkbench(page);
  const chart = page.getByRole('figure', { name: 'Where the points go' });
  await chart.locator('summary').click();
  await expect(chart.getByRole('row').nth(1)).toContainText('audio-visual');
  const svg = await saved(page, chart.getByRole('button', { name: /SVG/ }));
  const text = svg.content.toString('utf8');
  expect(text).toContain('<pattern id="weave"');
  expect(text).toContain('url(#weave)');
  expect(text).toContain('Audio-visual 39.5 %');
  const csv = await saved(page, chart.getByRole('button', { name: /CSV/ }));
  expect(csv.content.toString('utf8').split('\r\n')).toHaveLength(8);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`curves keep nobody out: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const dialog = await openSettings(page);
    await dialog.locator('summary').first().click();
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
  });
}

test('curves fit a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  const body = page.getByRole('dialog', { name: 'Settings' }).locator('.dialog-body');
  await expect(body.locator('[data-curve="shot_f1"]')).toHaveAttribute('data-value', '1');
  await body.locator('summary').first().click();
  expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});
