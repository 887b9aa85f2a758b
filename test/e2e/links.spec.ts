import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectToFit } from './support/page';
import { openWorkbench, pageErrors, pane } from './support/workbench';

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Links', exact: true });

const cell = (page: Page, name: string): Locator =>
  panel(page).locator('.link-matrix').getByRole('button', { name, exact: true });

async function openLinks(page: Page): Promise<void> {
  await openWorkbench(page);
  await page.getByRole('link', { name: 'Links', exact: true }).click();
  await expect(panel(page).locator('.link-matrix')).toBeVisible();
}

test('the five states are told apart, and counted as the score counts them', async ({ page }) => {
  await openLinks(page);
  for (const [state, count] of [
    ['correct', 4],
    ['missing', 2],
    ['wrong', 0],
    ['disjoint', 1],
    ['dangling', 0],
  ] as const) {
    await expect(panel(page).locator(`[data-links="${state}"]`)).toHaveAttribute('data-count', String(count));
    await expect(panel(page).locator(`.link-matrix .cell.${state}`)).toHaveCount(count);
    await expect(panel(page).locator(`.edge-button.${state}`)).toHaveCount(count);
  }
  await expect(panel(page)).toContainText('4 of 5 predicted links are right');
  await expect(panel(page)).toContainText('4 of 6 reference links were found');
  await expect(panel(page).locator('.evsa-formula')).toContainText('72.73');
});

test('a link selects its event and its own place in the list', async ({ page }) => {
  const errors = pageErrors(page);
  await openLinks(page);
  await cell(page, 'SFX_1 to SHOT_3: disjoint').click();
  await expect(cell(page, 'SFX_1 to SHOT_3: disjoint')).toHaveAttribute('aria-current', 'true');
  await expect(panel(page).locator('.link-matrix tr.selected th')).toContainText('SFX_1');
  // Not the whole event is marked in the prediction but the line of the list that names it.
  const line = pane(page, 'prediction').locator('.view-line', { hasText: /active_events.*DIALOGUE_1.*SFX_1/ });
  await expect(line).toBeInViewport();
  await expect(pane(page, 'prediction').locator('.unit-lines')).toHaveCount(1);

  // The graph marks the same link, and its event stands out in the tables.
  await expect(panel(page).locator('.edge-button[aria-current="true"]')).toHaveAttribute(
    'aria-label',
    'SFX_1 to SHOT_3: disjoint',
  );
  await page.getByRole('link', { name: 'Units', exact: true }).click();
  await expect(page.locator('[data-table="events"] .unit-row.selected')).toContainText('SFX_1');
  expect(errors).toEqual([]);
});

test('matrix and graph are walked by keyboard, and the table says the same', async ({ page }) => {
  await openLinks(page);
  await cell(page, 'DIALOGUE_1 to SHOT_1: correct').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'SFX_1 to SHOT_3: disjoint')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(page, 'SFX_1 to SHOT_3: disjoint')).toHaveAttribute('aria-current', 'true');

  const edges = panel(page).locator('.edge-button');
  await edges.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(edges.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(edges.nth(1)).toHaveAttribute('aria-current', 'true');

  await panel(page).getByRole('radio', { name: 'Table' }).check();
  await expect(panel(page).locator('.link-table tbody tr')).toHaveCount(7);
  await expect(panel(page).locator('.link-table tbody tr', { hasText: 'disjoint' })).toContainText('never overlap');
});

test('nothing keeps anybody out, in either theme and any shape, and nothing overflows a phone', async ({ page }) => {
  await openLinks(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const shape of ['Both', 'Table']) {
      await panel(page).getByRole('radio', { name: shape }).check();
      const { violations } = await new AxeBuilder({ page }).include('.links-view').analyze();
      expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFit(page);
});
