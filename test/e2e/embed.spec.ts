import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { makeLink } from './support/kept';
import { metricCell } from './support/page';
import { openWorkbench, pageErrors } from './support/workbench';

const embedded = (link: string): string => link.replace('#', '?embed=1#');

test('an embedded link is the report alone, in a frame of another origin', async ({ page, baseURL }) => {
  const errors = pageErrors(page);
  await openWorkbench(page, './#/problems');
  const link = await makeLink(page);
  // A server of its own: a page that is only made up has no place in the network, and may not frame a local one.
  const folder = mkdtempSync(join(tmpdir(), 'capscope-blog-'));
  const frameOf = `<iframe src="${embedded(link)}" width="800" height="600"></iframe>`;
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>Blog</title>${frameOf}`);
  const blog = await serve({ folder });
  await page.goto(blog.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[data-metric="evsa_f1"]').first()).toBeAttached();
  await expect(frame.locator('[data-reproduction="reproduced"]')).toBeVisible();
  await expect(frame.locator('.report')).toHaveAttribute('data-tab', 'problems');
  await expect(frame.locator('.topbar, .editor, .divider')).toHaveCount(0);
  const out = frame.getByRole('link', { name: 'Open in Capscope' });
  expect(await out.getAttribute('href')).toBe(link);
  expect(await out.getAttribute('target')).toBe('_blank');
  expect(new URL(link).origin).toBe(new URL(baseURL ?? '').origin);

  // The tabs of the frame are not steps of the page around it.
  const steps = await page.evaluate(() => history.length);
  await frame.getByRole('link', { name: 'Timeline' }).click();
  await expect(frame.locator('.report')).toHaveAttribute('data-tab', 'timeline');
  expect(await page.evaluate(() => history.length)).toBe(steps);
  expect(errors).toEqual([]);
  await blog.close();
  rmSync(folder, { recursive: true, force: true });
});

test('an embedded page keeps nothing in the browser', async ({ page }) => {
  await openWorkbench(page);
  const link = await makeLink(page);
  await page.context().clearCookies();
  const fresh = await page.context().browser()?.newContext();
  const frame = await fresh?.newPage();
  if (!frame) throw new Error('no browser');
  await frame.goto(embedded(link));
  await expect(metricCell(frame, 'sgc')).toBeAttached();
  await frame.waitForTimeout(1000);
  const traces = await frame.evaluate(async () => [
    sessionStorage.length,
    (await indexedDB.databases()).length,
    (await navigator.serviceWorker.getRegistrations()).length,
  ]);
  expect(traces).toEqual([0, 0, 0]);
  await fresh?.close();
});

test('a frame whose link is broken says so and leads out', async ({ page }) => {
  await page.goto('./?embed=1#v1.abc');
  await expect(page.getByRole('alert')).toContainText('This report cannot be shown');
  await page.goto('./?embed=1');
  await expect(page.getByRole('alert')).toContainText('holds no link');
  await page.goto('about:blank');
  await page.goto('./?embed=1#/example/perfect');
  await expect(metricCell(page, 'evsa_f1')).toHaveAttribute('data-value', '1');
});
