import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { expectToFit, replaceText } from './support/page';
import { openWorkbench, pageErrors, selectedText } from './support/workbench';

test('families count what failed over what applies, beside the rate of the paper', async ({ page }) => {
  const errors = pageErrors(page);
  await openWorkbench(page);
  for (const [family, failed, applicable, rate, paper] of [
    ['schema', 0, 1, '0.0 %', '3.8 %'],
    ['reference-recovery', 1, 9, '11.1 %', '31.7 %'],
    ['reference-use', 5, 24, '20.8 %', '34.1 %'],
    ['identity-drift', 1, 4, '25.0 %', '65.2 %'],
    ['shot-recovery', 2, 24, '8.3 %', '26.2 %'],
    ['event-recovery', 0, 4, '0.0 %', '36.2 %'],
    ['event-shot-link', 2, 2, '100.0 %', '44.5 %'],
    ['dialogue-error', 1, 1, '100.0 %', '7.0 %'],
  ] as const) {
    const row = page.locator(`[data-family="${family}"]`);
    await expect(row).toHaveAttribute('data-failed', String(failed));
    await expect(row).toHaveAttribute('data-applicable', String(applicable));
    await expect(row.getByRole('cell').nth(2), family).toHaveText(rate);
    await expect(row.getByRole('cell').nth(3), family).toHaveText(paper);
  }
  expect(errors).toEqual([]);
});

test('a family opens its places, and a place is selected on both sides', async ({ page }) => {
  await openWorkbench(page);
  const open = page.locator('[data-family="event-shot-link"]').getByRole('button', { name: 'Event-shot link' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  const places = page.locator('#family-event-shot-link').getByRole('button');
  await expect(places).toHaveCount(3);
  await page.keyboard.press('Tab');
  await expect(places.first()).toBeFocused();
  await places.nth(2).click();
  await expect(places.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#family-event-shot-link [aria-pressed="true"]')).toHaveCount(1);
  await expect(page.locator('.editor[data-side="prediction"] .unit-lines').first()).toBeVisible();
  await page.getByRole('link', { name: 'Units' }).click();
  await expect(page.locator('.units-view [aria-current="true"]').first()).toContainText('SFX_1');
});

test('after a failed gate only the schema applies, and its place is the fault', async ({ page }) => {
  await openWorkbench(page);
  await replaceText(page, 'prediction', '{"references": []}');
  const schema = page.locator('[data-family="schema"]');
  await expect(schema).toHaveAttribute('data-failed', '1');
  await expect(page.locator('[data-family="event-shot-link"]')).toHaveAttribute('data-applicable', '0');
  await expect(page.locator('[data-family="event-shot-link"]')).toContainText('n/a');
  await schema.getByRole('button', { name: 'Schema' }).click();
  await page.locator('#family-schema').getByRole('button').first().click();
  await expect.poll(() => selectedText(page, 'prediction')).not.toBe('');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`families keep nobody out: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await openWorkbench(page);
    await page.locator('[data-family="reference-use"]').getByRole('button').click();
    await expect(page.locator('#family-reference-use').getByRole('button')).toHaveCount(5);
    const { violations } = await new AxeBuilder({ page }).include('.families').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([]);
    await expectToFit(page);
  });
}
