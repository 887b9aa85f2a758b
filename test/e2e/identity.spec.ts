import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectToFit } from './support/page';
import { openWorkbench, pageErrors } from './support/workbench';

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Identity', exact: true });

const button = (page: Page, name: string | RegExp): Locator => panel(page).getByRole('button', { name, exact: true });

async function openIdentity(page: Page, prediction: 'split' | 'merged'): Promise<void> {
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Examples' }).click();
  await page.locator(`[data-example="identity-drift"][data-prediction="${prediction}"]`).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Identity', exact: true }).click();
  await expect(panel(page).locator('.cell-grid')).toBeVisible();
}

test('a split is named, drawn and led to', async ({ page }) => {
  const errors = pageErrors(page);
  await openIdentity(page, 'split');
  await expect(panel(page).getByText('2/4 = 50.00')).toBeVisible();
  await expect(button(page, 'PERSON_1 in SHOT_4: reference only, PERSON_4 stands in')).toHaveClass(/drift/);
  await expect(button(page, 'PERSON_1 in SHOT_1: in both')).toHaveClass(/both/);

  const callouts = panel(page).getByRole('list', { name: 'Splits and merges' });
  await expect(callouts).toContainText('PERSON_1 becomes PERSON_4 in SHOT_4 and SHOT_5: split.');
  await callouts.getByRole('button').click();
  await expect(button(page, /^SHOT_4, /)).toHaveAttribute('aria-current', 'true');

  // The shot is selected everywhere.
  await page.getByRole('link', { name: 'Units', exact: true }).click();
  await expect(page.locator('[data-table="shots"] .unit-row.selected')).toContainText('SHOT_4');
  expect(errors).toEqual([]);
});

test('a merge is named, and the lost entity says why it does not count', async ({ page }) => {
  await openIdentity(page, 'merged');
  await expect(panel(page).getByRole('list', { name: 'Splits and merges' })).toContainText(
    'PERSON_1 also stands for PERSON_3 in SHOT_3: merged.',
  );
  await expect(panel(page).locator('tbody tr', { hasText: 'PERSON_3' })).toContainText('no counterpart');
  await expect(button(page, 'PERSON_1 in SHOT_3: prediction only')).toBeVisible();
});

test('the grid is walked with the arrow keys and Enter selects', async ({ page }) => {
  await openIdentity(page, 'split');
  const grid = panel(page).locator('.cell-grid');
  await expect(grid.locator('button[tabindex="0"]')).toHaveCount(1);
  await button(page, 'PERSON_1 in SHOT_1: in both').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(button(page, 'PERSON_2 in SHOT_2: in both')).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(button(page, 'SCENE_1 in SHOT_5: in both')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, /^SHOT_5, /)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(button(page, 'SCENE_1, SCENE_1 in the prediction')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(grid.locator('tr.selected')).toContainText('SCENE_1');
});

test('nothing keeps anybody out, in either theme, and the grid scrolls inside itself on a phone', async ({ page }) => {
  await openIdentity(page, 'split');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).include('.identity-view').analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFit(page);
  const scroller = panel(page).locator('.cell-scroll');
  expect(await scroller.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
});
