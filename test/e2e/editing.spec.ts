import { expect, test } from '@playwright/test';
import { ACTIVE_EVENTS_LINE, CAPTION } from './support/caption';
import { editorBox, metricCell, metricValue, replaceText } from './support/page';
import {
  goToLine,
  gutterMarks,
  openMessages,
  openPerfect,
  openProblems,
  openWorkbench,
  pane,
  problemsTab,
  selectedText,
} from './support/workbench';

test('a typed fault gets a mark on its line and an entry in the list; mending it clears both', async ({ page }) => {
  await openPerfect(page);
  await openProblems(page);
  await expect(page.getByRole('heading', { name: 'No faults found' })).toBeVisible();
  await openMessages(page);

  await goToLine(page, 'prediction', ACTIVE_EVENTS_LINE);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.insertText('7');
  const row = page.locator('.row[data-code="id.dangling-event"]');
  await expect(row).toContainText('SFX_17');
  await expect(row).toContainText(`${ACTIVE_EVENTS_LINE}:`);
  await expect.poll(() => gutterMarks(page, 'prediction')).toContainEqual([ACTIVE_EVENTS_LINE, 'error']);
  await expect(pane(page, 'prediction').locator('.squiggly-error')).not.toHaveCount(0);

  await page.keyboard.press('Backspace');
  await expect(row).toHaveCount(0);
  await expect(problemsTab(page)).toHaveAttribute('data-problems', '0');
  await expect.poll(() => gutterMarks(page, 'prediction')).toEqual([]);
  await expect(pane(page, 'prediction').locator('.squiggly-error')).toHaveCount(0);
});

test('a broken text keeps the last good report, stale, then shows the located fault', async ({ page }) => {
  await openPerfect(page);
  await goToLine(page, 'prediction', ACTIVE_EVENTS_LINE);
  await page.keyboard.insertText(',');

  const verdict = page.locator('.verdict');
  await expect(verdict).toHaveAttribute('data-stale', 'true');
  await expect(page.locator('[data-gate="pass"]')).toBeVisible();
  expect(await metricValue(page, 'evsa_f1')).toBe(1);

  await expect(page.locator('[data-gate="fail"]')).toBeVisible();
  await expect(verdict).toHaveAttribute('data-stale', 'false');
  expect(await metricValue(page, 'evsa_f1')).toBe(0);
  await expect.poll(() => gutterMarks(page, 'prediction')).toEqual([[ACTIVE_EVENTS_LINE, 'error']]);

  await page.getByRole('button', { name: `line ${ACTIVE_EVENTS_LINE}:` }).click();
  await expect(editorBox(page, 'prediction')).toBeFocused();

  await page.keyboard.press('ControlOrMeta+Z');
  await expect(page.locator('[data-gate="pass"]')).toBeVisible();
  await expect.poll(() => metricValue(page, 'evsa_f1')).toBe(1);
  await expect.poll(() => gutterMarks(page, 'prediction')).toEqual([]);
});

test('a row of the list selects its exact place in the right editor', async ({ page }) => {
  await openPerfect(page);
  await replaceText(page, 'prediction', CAPTION.replace('["SFX_1"]', '["SFX_1", "SFX_9"]'));
  await replaceText(page, 'reference', CAPTION.replace('"ref_id": "PERSON_1"', '"ref_id": "person-01"'));
  await openMessages(page);

  await page.locator('.row[data-code="id.dangling-event"]').click();
  await expect(editorBox(page, 'prediction')).toBeFocused();
  await expect.poll(() => selectedText(page, 'prediction')).toMatch(/^"?SFX_9"?$/);
  await expect(page.locator('.row.selected')).toHaveAttribute('data-code', 'id.dangling-event');
  await expect(pane(page, 'prediction').locator('.peek')).toBeVisible();

  await page.locator('.row[data-side="reference"][data-code="id.malformed"]').click();
  await expect(editorBox(page, 'reference')).toBeFocused();
  await expect.poll(() => selectedText(page, 'reference')).toMatch(/^"?person-01"?$/);
  await expect(pane(page, 'prediction').locator('.peek')).toHaveCount(0);
});

test('the list can be filtered by severity and by side', async ({ page }) => {
  await openPerfect(page);
  await replaceText(page, 'prediction', `\`\`\`json\n${CAPTION.replace('["SFX_1"]', '["SFX_1", "SFX_9"]')}\n\`\`\``);
  await openMessages(page);
  await expect(page.locator('.row')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Errors 1' }).check({ force: true });
  await expect(page.locator('.row')).toHaveCount(1);
  await page.getByRole('radio', { name: 'Reference' }).check({ force: true });
  await expect(page.locator('.row')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Nothing of this kind' })).toBeVisible();
});

test('formatting changes white space only and can be undone', async ({ page }) => {
  await openPerfect(page);
  const minified = JSON.stringify(JSON.parse(CAPTION));
  await replaceText(page, 'prediction', minified);
  await page.getByRole('button', { name: 'Format the prediction' }).click();
  await expect(pane(page, 'prediction').locator('.line-numbers', { hasText: /^12$/ })).toBeVisible();
  await expect(metricCell(page, 'evsa_f1')).toHaveAttribute('data-value', '1');
  await editorBox(page, 'prediction').focus();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(pane(page, 'prediction').locator('.line-numbers')).toHaveCount(1);
});

test('keys are completed and explained from the schema', async ({ page }) => {
  await openWorkbench(page);
  await replaceText(page, 'prediction', '{"references": [{\n\n}], "events": [], "shots": []}');
  await goToLine(page, 'prediction', 2);
  await page.keyboard.press('Control+Space');
  const suggestions = page.locator('.suggest-widget .monaco-list-row');
  await expect(suggestions.filter({ hasText: 'ref_id' })).toBeVisible({ timeout: 15_000 });
  await page.keyboard.press('Escape');

  await replaceText(page, 'prediction', CAPTION);
  await pane(page, 'prediction').getByText('"event_id"').hover();
  await expect(page.locator('.monaco-hover', { hasText: 'active_events' })).toBeVisible({ timeout: 15_000 });
});

test('what is typed before Monaco has loaded is kept', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/codeEditor-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('./');
  const box = page.getByRole('textbox', { name: 'Prediction, JSON' });
  await expect(metricCell(page, 'sgc')).toBeAttached();
  await box.fill(CAPTION.replace('SHOT_1', 'SHOT_7'));
  await page.getByRole('textbox', { name: 'Reference, JSON' }).fill(CAPTION);
  await expect(metricCell(page, 'evsa_f1')).toHaveAttribute('data-value', '1');
  await box.focus();
  release();
  await expect(page.locator('.plain')).toHaveCount(0);
  await expect(editorBox(page, 'reference')).toBeAttached();
  await expect(pane(page, 'prediction').getByText('SHOT_7')).toBeVisible();
  await expect(metricCell(page, 'evsa_f1')).toHaveAttribute('data-value', '1');
});
