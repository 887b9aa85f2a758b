import { expect, type Page, test } from '@playwright/test';
import { expectText } from './support/kept';
import { metricCell, replaceText } from './support/page';
import { openWorkbench, pageErrors } from './support/workbench';

/** More than the pause after which the page saves. */
const rest = (page: Page): Promise<void> => page.waitForTimeout(1000);

const openWork = (page: Page): Promise<void> => page.getByRole('button', { name: 'Your work', exact: true }).click();

test('what is typed survives a reload, also one right after the last key', async ({ page }) => {
  await openWorkbench(page);
  await replaceText(page, 'prediction', '{"first": 1}');
  await rest(page);
  await page.reload();
  await expectText(page, 'prediction', '{"first": 1}');
  await replaceText(page, 'prediction', '{"second": 2}');
  await page.reload();
  await expectText(page, 'prediction', '{"second": 2}');
  await expect(page.locator('.share-notice')).toHaveCount(0);
});

test('settings survive a reload too', async ({ page }) => {
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('dialog').getByRole('spinbutton').first().fill('0.77');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Settings/ })).toContainText('1 changed');
  await rest(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /Settings/ })).toContainText('1 changed');
});

test('a crashed tab comes back', async ({ page, context }) => {
  await openWorkbench(page);
  await replaceText(page, 'prediction', '{"before the crash": 1}');
  await rest(page);
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await openWorkbench(next);
  await next.getByRole('button', { name: 'Bring back my draft' }).click();
  await expectText(next, 'prediction', '{"before the crash": 1}');
});

test('two tabs keep a draft each, and a closed one is offered', async ({ page, context }) => {
  const other = await context.newPage();
  await openWorkbench(page);
  await openWorkbench(other);
  await replaceText(page, 'prediction', '{"one": 1}');
  await replaceText(other, 'prediction', '{"two": 2}');
  await rest(other);
  await page.reload();
  await expectText(page, 'prediction', '{"one": 1}');
  await expect(page.getByRole('button', { name: 'Bring back my draft' })).toHaveCount(0);
  await other.reload();
  await expectText(other, 'prediction', '{"two": 2}');
  await other.close();

  const third = await context.newPage();
  await openWorkbench(third);
  await third.getByRole('button', { name: 'Bring back my draft' }).click();
  await expectText(third, 'prediction', '{"two": 2}');
  await expectText(page, 'prediction', '{"one": 1}');
});

test('an example in place of typed text leaves the text as a draft', async ({ page, context }) => {
  await openWorkbench(page);
  await replaceText(page, 'prediction', '{"typed": 1}');
  await rest(page);
  await page.getByRole('button', { name: 'Examples', exact: true }).click();
  await page.locator('[data-example="perfect"]').first().click();
  await expect(metricCell(page, 'evsa_f1')).toHaveAttribute('data-value', '1');
  await openWork(page);
  const draft = page.getByRole('dialog').locator('[data-work="draft"]');
  await expect(draft).toHaveCount(1);
  await draft.locator('.work-name').click();
  await expectText(page, 'prediction', '{"typed": 1}');
  await context.close();
});

test('works are saved, renamed, duplicated, replaced, deleted and brought back', async ({ page }) => {
  const errors = pageErrors(page);
  await openWorkbench(page);
  await replaceText(page, 'prediction', '{"run": 1}');
  await openWork(page);
  const dialog = page.getByRole('dialog', { name: 'Your work' });
  const names = dialog.locator('[data-work="document"] .work-name strong');
  await dialog.getByRole('textbox', { name: 'Save what is on screen as' }).fill('run 1');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(names).toHaveText(['run 1']);
  await dialog.getByRole('button', { name: 'Duplicate run 1' }).click();
  await expect(names).toHaveText(['run 1 copy', 'run 1']);
  await dialog.getByRole('button', { name: 'Rename run 1 copy' }).click();
  await dialog.getByRole('textbox', { name: 'New name of run 1 copy' }).fill('run 2');
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['run 2', 'run 1']);
  await dialog.getByRole('button', { name: 'Delete run 1' }).click();
  await expect(names).toHaveText(['run 2']);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(names).toHaveText(['run 2', 'run 1']);
  await page.keyboard.press('Escape');

  await page.reload();
  await openWorkbench(page, './#/timeline');
  await replaceText(page, 'prediction', '{"run": 3}');
  await rest(page);
  await openWork(page);
  await dialog.locator('.work-name', { hasText: 'run 1' }).click();
  await expectText(page, 'prediction', '{"run": 1}');
  expect(errors).toEqual([]);
});

test('a blocked store is told once and the page works', async ({ page }) => {
  const errors = pageErrors(page);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await openWorkbench(page);
  const notice = page.locator('[data-trouble="blocked"]');
  await expect(notice).toBeVisible();
  await page.locator('.share-notice').getByRole('button', { name: 'Dismiss' }).click();
  await replaceText(page, 'prediction', '{"references": [], "events": [], "shots": []}');
  await expect(metricCell(page, 'shot_f1')).toHaveAttribute('data-value', '0');
  await rest(page);
  await expect(notice).toHaveCount(0);
  await openWork(page);
  await expect(page.getByRole('dialog')).toContainText('keeps nothing for this page');
  expect(errors).toEqual([]);
});

test('a full store is told, and the page works', async ({ page }) => {
  const errors = pageErrors(page);
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await openWorkbench(page);
  await replaceText(page, 'prediction', '{"references": [], "events": [], "shots": []}');
  await expect(page.locator('[data-trouble="full"]')).toBeVisible();
  await expect(metricCell(page, 'shot_f1')).toHaveAttribute('data-value', '0');
  expect(errors).toEqual([]);
});
