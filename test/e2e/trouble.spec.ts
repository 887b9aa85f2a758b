import { expect, test } from '@playwright/test';
import { metricCell } from './support/page';
import { pageErrors } from './support/workbench';

test('a scorer that cannot start is told, can be reported and tried again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const errors = pageErrors(page);
  let blocked = true;
  await context.route(/\.wasm$/, (route) => (blocked ? route.abort() : route.continue()));
  await page.goto('./');
  // Monaco keeps alerts of its own.
  const notice = page.locator('.report [role="alert"]');
  await expect(notice).toContainText('The scorer stopped');
  await notice.getByRole('button', { name: 'Copy the report' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^Capscope stopped: [\s\S]*prediction: \d+ characters/);

  blocked = false;
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(metricCell(page, 'sgc')).toBeAttached();
  await expect(notice).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('an editor that cannot load leaves the plain text boxes, which score as well', async ({ page }) => {
  const errors = pageErrors(page);
  await page.route(/codeEditor-.*\.js$/, (route) => route.abort());
  await page.goto('./');
  await expect(metricCell(page, 'sgc')).toBeAttached();
  const box = page.getByRole('textbox', { name: 'Prediction, JSON' });
  await expect(box).toHaveAttribute('title', /could not be loaded/);
  await box.fill('{"references": [], "events": [], "shots": []}');
  await expect(metricCell(page, 'shot_f1')).toHaveAttribute('data-value', '0');
  await expect(metricCell(page, 'sgc')).toHaveAttribute('data-value', '1');
  expect(errors).toEqual([]);
});
