import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { ACTIVE_EVENTS_LINE, CAPTION } from './support/caption';
import { editorBox, expectToFit, LOOKS, metricCell, replaceText } from './support/page';
import {
  goToLine,
  markedLines,
  openExample,
  openMessages,
  openPerfect,
  openProblems,
  openWorkbench,
  pageErrors,
  pane,
  selectedText,
} from './support/workbench';

const strip = (page: Page) => page.getByRole('region', { name: 'Costliest causes' });

/** What axe finds in a part of the page that keeps somebody out. */
async function barriers(page: Page, ...parts: readonly string[]): Promise<string[]> {
  const builder = parts.reduce((all, part) => all.include(part), new AxeBuilder({ page }));
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`));
}

test('the strip tells the three costliest causes with what each costs', async ({ page }) => {
  const errors = pageErrors(page);
  await openWorkbench(page);
  const causes = strip(page).getByRole('button');
  await expect(causes).toHaveCount(3);
  await expect(causes.nth(0)).toHaveText(
    /−19\.58 EVSA F1.*DIALOGUE_1 sounds through SHOT_4 and SHOT_5, but neither lists it.*115:24/,
  );
  await expect(causes.nth(1)).toHaveText(/−14\.29 Subshot F1.*SHOT_2 tells at 2–3\.1 s.*78:9/);
  await expect(causes.nth(2)).toHaveText(/−12\.50 CCC.*PERSON_1 becomes PERSON_3 after the cut at 5\.5 s.*116:30/);
  const costs = await causes.evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-cost'))));
  for (const [index, cost] of [12 / 13 - 8 / 11, 1 / 7, 1 / 8].entries()) expect(costs[index]).toBeCloseTo(cost, 12);
  // Ids wear their tracks' hues.
  await expect(causes.nth(0).locator('code.event')).toHaveText('DIALOGUE_1');
  await expect(causes.nth(0).locator('code.shot')).toHaveText(['SHOT_4', 'SHOT_5']);
  await expect(causes.nth(2).locator('code.ref')).toHaveText(['PERSON_1', 'PERSON_3']);
  expect(errors).toEqual([]);
});

test('a cause of the strip selects its characters, its unit in both texts, and that in the other tabs', async ({
  page,
}) => {
  await openWorkbench(page);
  await strip(page).getByRole('button').first().click();
  await expect(editorBox(page, 'prediction')).toBeFocused();
  await expect.poll(() => selectedText(page, 'prediction')).toBe('[');
  await expect(pane(page, 'prediction').locator('.peek')).toContainText('neither lists it. Costs 19.58 EVSA F1.');
  await expect.poll(() => markedLines(page, 'prediction')).toContain(115);
  await expect.poll(() => markedLines(page, 'reference')).not.toEqual([]);
  await page.getByRole('link', { name: 'Units', exact: true }).click();
  await expect(page.locator('[data-table="shots"] .unit-row.selected').first()).toContainText('SHOT_4');
});

test('a row selects its place and unit everywhere, in the text it belongs to', async ({ page }) => {
  await openWorkbench(page);
  await openProblems(page);
  const row = page.locator('.row[data-kind="disjoint-link"]');
  await row.locator('.row-main').click();
  await expect(row).toHaveClass(/selected/);
  await expect.poll(() => selectedText(page, 'prediction')).toBe('"SFX_1"');
  await expect.poll(() => markedLines(page, 'prediction')).toContain(97);
  await expect.poll(() => markedLines(page, 'reference')).not.toEqual([]);
  await page.getByRole('link', { name: 'Units', exact: true }).click();
  await expect(page.locator('[data-table="shots"] .unit-row.selected').first()).toContainText('SHOT_3');

  // What is missing stands in the reference.
  await openExample(page, 'evsa-case', 'qwen3-omni-captioner');
  await openProblems(page);
  const missed = page.locator('.row[data-kind="missed-unit"]');
  await expect(missed).toContainText('reference 21:5');
  await missed.locator('.row-main').click();
  await expect(editorBox(page, 'reference')).toBeFocused();
  await expect.poll(() => markedLines(page, 'reference')).toContain(21);
  await expect(pane(page, 'prediction').locator('.peek')).toHaveCount(0);
});

test('causes stand in groups, costliest first, each metric they change one press away', async ({ page }) => {
  await openWorkbench(page);
  await openProblems(page);
  const groups = page.locator('[data-group]');
  await expect(groups.first()).toHaveAttribute('data-group', 'missing-link');
  expect(await groups.evaluateAll((all) => all.map((one) => one.getAttribute('data-group')))).toEqual([
    'missing-link',
    'wrong-content',
    'identity-split',
    'disjoint-link',
    'dangling-id',
    'field',
    'wrong-words',
    'timing',
  ]);
  const identity = page.locator('[data-group="identity-split"]');
  await expect(identity.getByRole('heading')).toHaveText('Identity lost across a cut');
  const cost = identity.getByRole('button', { name: /−12\.50 CCC/ });
  await expect(cost).toHaveAttribute('aria-expanded', 'false');
  await cost.click();
  await expect(identity.locator('.changes')).toContainText('CCC +12.50');
  await expect(identity.locator('.changes')).toContainText('Reference F1 +11.11');
  const field = page.locator('[data-group="field"]');
  await expect(field.locator('header .cost')).toHaveText(/worst −1\.23 Compliance/);
  await field
    .getByRole('button', { name: /−1\.23 Compliance/ })
    .first()
    .click();
  await expect(field.locator('.changes')).toHaveText('Without it: Compliance +1.23');
  await expect(page.getByText('costs do not add up')).toBeVisible();
});

test('every diagnostic has a row under all messages, and under its cause or by itself', async ({ page }) => {
  await openWorkbench(page);
  await openExample(page, 'fenced', 'polite');
  await openMessages(page);
  await expect(page.locator('.row')).toHaveCount(3);
  await page.getByRole('radio', { name: 'By cause' }).check({ force: true });
  await expect(page.locator('.row[data-kind]')).toHaveCount(2);
  await expect(page.locator('.row[data-code]')).toHaveCount(3);
  await page.getByRole('radio', { name: 'Warnings 2' }).check({ force: true });
  await expect(page.locator('.row')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Reference', exact: true }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Nothing of this kind' })).toBeVisible();
});

test('costs follow the text: nothing costs a point, a fault does, and mending it does away with it', async ({
  page,
}) => {
  await openPerfect(page);
  await expect(strip(page)).toContainText('No cause costs a point.');
  const top = (await page.locator('.signature').boundingBox())?.y;
  await goToLine(page, 'prediction', ACTIVE_EVENTS_LINE);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.insertText('7');
  await expect(strip(page).getByRole('button').first()).toContainText('SFX_17');
  expect((await page.locator('.signature').boundingBox())?.y).toBe(top);
  await page.keyboard.press('Backspace');
  await expect(strip(page)).toContainText('No cause costs a point.');
});

test('typing is never held up by costing', async ({ page }) => {
  await openWorkbench(page);
  await replaceText(page, 'reference', CAPTION);
  await goToLine(page, 'prediction', 1);
  for (let key = 0; key < 12; key += 1) {
    await page.keyboard.insertText(' ');
    await page.waitForTimeout(40 + 30 * (key % 6));
  }
  await replaceText(page, 'prediction', CAPTION);
  await expect(metricCell(page, 'evsa_f1')).toHaveAttribute('data-value', '1');
  await expect(strip(page)).toContainText('No cause costs a point.');
});

for (const { colorScheme, viewport } of LOOKS) {
  test(`axe finds nothing serious in causes, rows and review: ${colorScheme}, ${viewport.width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await openWorkbench(page);
    await expect(strip(page).getByRole('button')).toHaveCount(3);
    expect(await barriers(page, '.verdict', '.editor[data-side="prediction"] .peek')).toEqual([]);
    await openProblems(page);
    if (viewport.width < 900) await expect(strip(page)).toBeHidden();
    for (const cost of await page.locator('button.cost').all()) await cost.click();
    expect(await barriers(page, '.panel[aria-label="Problems"]')).toEqual([]);
    await expectToFit(page);
    await page.getByRole('button', { name: 'Review 6 quick fixes' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await barriers(page, 'dialog')).toEqual([]);
    const body = page.getByRole('dialog').locator('.dialog-body');
    expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  });
}

test('the list can be walked, opened and mended by keyboard alone', async ({ page }) => {
  await openWorkbench(page);
  await openProblems(page);
  await expect(page.locator('.row').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Both' }).focus();
  const seen: string[] = [];
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    seen.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
  }
  expect(seen).toEqual([
    'Review 6 quick fixes',
    expect.stringMatching(/^−19\.58/),
    expect.stringMatching(/^DIALOGUE_1 sounds/),
    'Add DIALOGUE_1 to SHOT_4 and SHOT_5',
    expect.stringMatching(/^−14\.29/),
    expect.stringMatching(/^SHOT_2 tells/),
    expect.stringMatching(/^−12\.50/),
    expect.stringMatching(/^PERSON_1 becomes/),
  ]);
  await page.keyboard.press('Enter');
  await expect(editorBox(page, 'prediction')).toBeFocused();
  await expect(page.locator('.row[data-kind="identity-split"]')).toHaveClass(/selected/);

  await page.locator('.row[data-kind="identity-split"] .row-main').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Merge PERSON_3 into PERSON_1' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply' }).focus();
  await page.keyboard.press('Enter');
  await expect(metricCell(page, 'ccc')).toHaveAttribute('data-value', '1');
  await expect(editorBox(page, 'prediction')).toBeFocused();
});
