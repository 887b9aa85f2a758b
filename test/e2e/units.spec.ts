import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectToFit, metricValue } from './support/page';
import { openWorkbench, pageErrors } from './support/workbench';

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Units', exact: true });

const table = (page: Page, kind: 'references' | 'events' | 'shots'): Locator =>
  panel(page).locator(`[data-table="${kind}"]`);

/** The button that selects a row. */
const pick = (page: Page, kind: 'references' | 'events' | 'shots', id: string): Locator =>
  table(page, kind).getByRole('button', { name: id, exact: true }).first();

async function openUnits(page: Page, example?: string, prediction?: string): Promise<void> {
  await openWorkbench(page);
  if (example !== undefined) {
    await page.getByRole('button', { name: 'Examples' }).click();
    await page.locator(`[data-example="${example}"][data-prediction="${prediction}"]`).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Units', exact: true }).click();
  await expect(table(page, 'references').locator('.unit-row').first()).toBeVisible();
}

/** Ids of the rows on screen, in their order. */
function idsOf(page: Page, kind: 'references' | 'events' | 'shots'): Promise<string[]> {
  return table(page, kind).locator('.pick').allTextContents();
}

/** What axe finds that keeps somebody out. */
async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include('.units-view').analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

test('a row selects its pair, and a pair selected elsewhere shows in its row', async ({ page }) => {
  const errors = pageErrors(page);
  await openUnits(page);
  await pick(page, 'events', 'SFX_1').click();
  await expect(pick(page, 'events', 'SFX_1')).toHaveAttribute('aria-current', 'true');
  await expect(panel(page).locator('.unit-row.selected')).toHaveCount(1);

  // The same pair stands out in the links, and what is chosen there comes back here.
  await page.getByRole('link', { name: 'Links', exact: true }).click();
  await expect(page.locator('.link-matrix tr.selected th')).toContainText('SFX_1');
  await page
    .locator('.link-matrix')
    .getByRole('button', { name: /^DIALOGUE_1: / })
    .click();
  await page.getByRole('link', { name: 'Units', exact: true }).click();
  await expect(pick(page, 'events', 'DIALOGUE_1')).toHaveAttribute('aria-current', 'true');
  await expect(pick(page, 'events', 'DIALOGUE_1')).toBeInViewport();
  expect(errors).toEqual([]);
});

test('a dialogue is laid word against word, with its error rate written out', async ({ page }) => {
  await openUnits(page);
  const events = table(page, 'events');
  await expect(events.locator('.words-rate')).toContainText('(0 + 2 + 0) / 19 = 10.53 %');
  await expect(events.locator('.word.delete')).toHaveText([/it/, /is/]);
  await expect(events).toContainText('0 substituted, 2 deleted, 0 inserted, of 19 words');
});

test('columns sort up, down and back, and states filter', async ({ page }) => {
  await openUnits(page);
  const before = await idsOf(page, 'references');
  const head = table(page, 'references').getByRole('button', { name: 'Score', exact: true });
  const cell = table(page, 'references').getByRole('columnheader', { name: 'Score' });
  await head.click();
  await expect(cell).toHaveAttribute('aria-sort', 'ascending');
  expect(await idsOf(page, 'references')).toEqual(['PERSON_1', 'SCENE_1', 'PERSON_2', 'OBJECT_1', 'PERSON_3']);
  await head.click();
  await expect(cell).toHaveAttribute('aria-sort', 'descending');
  // What has no score stays last.
  expect(await idsOf(page, 'references')).toEqual(['OBJECT_1', 'PERSON_2', 'SCENE_1', 'PERSON_1', 'PERSON_3']);
  await head.click();
  await expect(cell).not.toHaveAttribute('aria-sort');
  expect(await idsOf(page, 'references')).toEqual(before);

  await panel(page)
    .getByRole('radio', { name: /^Unsupported/ })
    .check();
  expect(await idsOf(page, 'references')).toEqual(['PERSON_3']);
  await expect(table(page, 'events')).toContainText('The filter hides all of them.');
  // The shot of the one subshot stays above it.
  expect(await idsOf(page, 'shots')).toEqual(['SHOT_2', 'subshot 2']);
});

test('a mapping by hand changes the score and the signature, and can be taken back', async ({ page }) => {
  await openUnits(page, 'identity-drift', 'split');
  const before = await metricValue(page, 'ccc');
  const select = panel(page).getByLabel('Predicted counterpart of PERSON_2');
  await expect(select).toHaveValue('PERSON_2');
  await select.selectOption('PERSON_4');
  await expect(panel(page).getByText('Mapping set by hand')).toBeVisible();
  await expect(page.locator('.signature')).toContainText(/ref:manual#[0-9a-f]{8}/);
  await expect.poll(() => metricValue(page, 'ccc')).not.toBe(before);
  await expect(select).toHaveValue('PERSON_4');
  await expect(table(page, 'references')).toContainText('paired by hand');

  await select.selectOption('');
  await expect(select).toHaveValue('');
  await expect(table(page, 'references')).toContainText('paired with nothing by hand');

  await panel(page).getByRole('button', { name: 'Reset' }).click();
  await expect(panel(page).getByText('Mapping set by hand')).toHaveCount(0);
  await expect(page.locator('.signature')).toContainText('ref:lexical@0.25');
  await expect.poll(() => metricValue(page, 'ccc')).toBe(before);
});

test('the tables are walked by keyboard, one tab stop each', async ({ page }) => {
  await openUnits(page);
  await pick(page, 'references', 'PERSON_1').focus();
  await page.keyboard.press('ArrowDown');
  await expect(pick(page, 'references', 'PERSON_2')).toBeFocused();
  await page.keyboard.press('End');
  await expect(pick(page, 'references', 'PERSON_3')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(pick(page, 'references', 'PERSON_1')).toHaveAttribute('aria-current', 'true');
  // From the row to its own select, then out of the table.
  await page.keyboard.press('Tab');
  await expect(panel(page).getByLabel('Predicted counterpart of PERSON_1')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[data-table]')?.getAttribute('data-table'))).toBe(
    'events',
  );
});

test('nothing keeps anybody out, in either theme, and nothing overflows a phone', async ({ page }) => {
  await openUnits(page);
  await pick(page, 'events', 'DIALOGUE_1').click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await barriers(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFit(page);
});
