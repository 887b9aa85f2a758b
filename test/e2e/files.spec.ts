import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { CAPTION } from './support/caption';
import { arrival, dropFiles, expectText } from './support/kept';
import { metricCell, replaceText } from './support/page';
import { openPerfect, openWorkbench, pane } from './support/workbench';

test('a pair dropped anywhere opens at once when the names say which is which', async ({ page }) => {
  await openWorkbench(page);
  await dropFiles(page, [
    { name: 'clip_gt.json', content: CAPTION },
    { name: 'clip_pred.json', content: CAPTION },
  ]);
  await expect(metricCell(page, 'evsa_f1')).toHaveAttribute('data-value', '1');
  await expect(pane(page, 'prediction')).toContainText('clip_pred.json');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a file over an editor goes there; one without a side asks', async ({ page }) => {
  await openWorkbench(page);
  await dropFiles(page, [{ name: 'x.json', content: '{"dropped": 1}' }], '.editor[data-side="reference"]');
  await expectText(page, 'reference', '{"dropped": 1}');
  await dropFiles(page, [{ name: 'y.json', content: '{"asked": 1}' }]);
  const dialog = page.getByRole('dialog', { name: 'Open' });
  await dialog.getByRole('combobox', { name: 'Prediction' }).selectOption('');
  await dialog.getByRole('combobox', { name: 'Reference' }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expectText(page, 'reference', '{"asked": 1}');
  await expect(dialog).toHaveCount(0);
});

test('a .jsonl asks for its line, an archive opens its pair', async ({ page }) => {
  await openWorkbench(page);
  const lines = Array.from({ length: 300 }, (_, at) => `{"id": "clip-${at}", "n": ${at}}`).join('\n');
  await dropFiles(page, [{ name: 'predictions.jsonl', content: lines }]);
  const dialog = page.getByRole('dialog', { name: 'Open' });
  await expect(dialog).toContainText('The first 200 of 300 lines');
  await dialog.getByRole('listbox').selectOption('18');
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expectText(page, 'prediction', '"clip-17"');

  const zip = zipSync({ 'a/pred.json': strToU8(CAPTION), 'a/ref.json': strToU8(CAPTION) });
  await dropFiles(page, [{ name: 'pair.zip', content: [...zip] }]);
  await expect(metricCell(page, 'evsa_f1')).toHaveAttribute('data-value', '1');
});

test('what cannot be opened is told in words', async ({ page }) => {
  await openWorkbench(page);
  const before = await page.locator('.verdict').first().textContent();
  await dropFiles(page, [{ name: 'clip.png', content: [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10] }]);
  const dialog = page.getByRole('dialog', { name: 'Open' });
  await expect(dialog).toContainText('clip.png: It is a PNG image, not a text.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await page.locator('.verdict').first().textContent()).toBe(before);

  await dropFiles(page, [{ name: 'pred.txt', content: [0xff, 0xfe, 0x7b, 0, 0x7d, 0] }]);
  await expect(page.locator('.share-notice')).toContainText('UTF-16');
  await expectText(page, 'prediction', '{}');
});

test('files can be picked, and a Capscope file opens to the same state', async ({ page }) => {
  await openPerfect(page);
  await page.getByRole('link', { name: 'Units' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the example as a Capscope file' }).click(),
  ]);
  const saved = readFileSync(await download.path());
  await page.keyboard.press('Escape');
  await replaceText(page, 'prediction', '{"other": 1}');
  await page.getByRole('link', { name: 'Score' }).click();

  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'example.capscope.json',
    mimeType: 'application/json',
    buffer: saved,
  });
  await expect(metricCell(page, 'evsa_f1')).toHaveAttribute('data-value', '1');
  await expect(page.locator('.report')).toHaveAttribute('data-tab', 'units');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(arrival(page, 'differs')).toHaveCount(0);
});
