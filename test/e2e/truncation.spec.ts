import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { editorBox, expectToFit, LOOKS, metricValue } from './support/page';
import { openExample, openWorkbench, pageErrors } from './support/workbench';

const panel = (page: Page) => page.getByRole('region', { name: 'Cut off, not unseen' });

const salvaged = (page: Page, id: string) => panel(page).locator(`[data-salvaged="${id}"]`);

async function openTruncated(page: Page, prediction = 'mid-sentence'): Promise<void> {
  await openWorkbench(page);
  await openExample(page, 'truncated', prediction);
  await expect(salvaged(page, 'evsa_f1')).toBeVisible();
}

test('the zero stands, and beside it what the text up to the cut would score', async ({ page }) => {
  const errors = pageErrors(page);
  await openTruncated(page);
  await expect(page.locator('[data-gate="fail"]')).toBeVisible();
  expect(await metricValue(page, 'shot_f1')).toBe(0);
  // Two of three shots, three of four subshots, three of four links.
  for (const [id, value] of Object.entries({
    sgc: 1,
    ref_f1: 1,
    shot_f1: 4 / 5,
    subshot_f1: 6 / 7,
    evsa_f1: 6 / 7,
    ccc: 5 / 8,
  })) {
    expect(Number(await salvaged(page, id).getAttribute('data-value'))).toBeCloseTo(value, 12);
  }
  await expect(panel(page)).toContainText('repair:on');
  await expect(panel(page)).toContainText('never written, not because the model left it out');
  expect(errors).toEqual([]);
});

test('tells how much of clip and reference lies after the cut, and what became of each track', async ({ page }) => {
  await openTruncated(page);
  await expect(panel(page).locator('[data-after-cut="time"]')).toHaveText('3.7 of 12 s, 30.83 %');
  const row = (track: string) => panel(page).locator(`tr[data-track="${track}"]`);
  await expect(row('references')).toHaveText(/complete\s*0\/4/);
  await expect(row('shots')).toHaveText(/cut off here\s*1\/3/);
  await expect(row('all')).toHaveText(/2\/13/);

  await openExample(page, 'truncated', 'runaway');
  await expect(row('shots')).toHaveText(/never begun\s*3\/3/);
  await expect(row('events')).toHaveText(/cut off here/);
});

test('sets the length of the output against a cap', async ({ page }) => {
  await openTruncated(page);
  const tokens = panel(page).getByRole('region', { name: 'Output tokens' });
  const estimate = Number(await tokens.locator('[data-tokens]').getAttribute('data-tokens'));
  await expect(tokens.locator('[data-token-share]')).toHaveAttribute('data-token-share', String(estimate / 4096));
  await tokens.getByRole('button', { name: '32,768 Table A.7' }).click();
  await expect(tokens.locator('[data-token-share]')).toHaveAttribute('data-token-share', String(estimate / 32_768));
  await expect(tokens.getByLabel('Cap', { exact: true })).toHaveValue('32768');
  await expect(tokens.getByRole('button', { name: '4,096 A.1.2' })).toHaveAttribute('aria-pressed', 'false');
  await tokens.getByLabel('Cap', { exact: true }).fill(String(estimate));
  await expect(tokens).toContainText('100.00 % of a cap');
  await expect(tokens).toContainText('near it');
  await tokens.getByLabel('Cap', { exact: true }).fill('');
  await expect(tokens.getByLabel('Cap', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(tokens).toContainText('100.00 % of a cap');
});

test('closing the document turns the salvaged score into the score, and undo takes it back', async ({ page }) => {
  await openTruncated(page);
  await panel(page).getByRole('button', { name: 'Close the document after SHOT_2' }).click();
  await expect(page.locator('[data-gate="pass"]')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  expect(await metricValue(page, 'shot_f1')).toBeCloseTo(4 / 5, 12);
  await editorBox(page, 'prediction').focus();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(panel(page)).toBeVisible();
  expect(await metricValue(page, 'shot_f1')).toBe(0);
});

for (const { colorScheme, viewport } of LOOKS) {
  test(`axe finds nothing serious: ${colorScheme}, ${viewport.width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openTruncated(page);
    await page.setViewportSize(viewport);
    await expect(salvaged(page, 'evsa_f1')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('.truncation').analyze();
    expect(
      violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`)),
    ).toEqual([]);
    await expectToFit(page);
  });
}
