import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { subPathUrl } from './support/addresses';
import { makeLink } from './support/kept';
import { foreignRequests, metricCell, replaceText } from './support/page';
import { openWorkbench, pageErrors } from './support/workbench';

// Everywhere else the service worker is kept out, so that requests can be seen and routed.
test.use({ serviceWorkers: 'allow' });

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** Waits until the service worker has every file. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated');
}

for (const [where, url] of [
  ['at a root', () => './'],
  ['under a sub-path', subPathUrl],
] as const) {
  test(`after one visit the page works with the network off, ${where}`, async ({ page, context }) => {
    const errors = pageErrors(page);
    const foreign = foreignRequests(page, (await page.goto(url()))?.url() ?? '');
    await openWorkbench(page, url());
    await kept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(metricCell(page, 'sgc')).toBeAttached();
    await expect(page.locator('.monaco-editor .view-line').first()).toBeAttached();
    await replaceText(page, 'prediction', '{"references": [], "events": [], "shots": []}');
    await expect(metricCell(page, 'shot_f1')).toHaveAttribute('data-value', '0');
    for (const tab of ['Problems', 'Timeline', 'Units', 'Identity', 'Links', 'Compare']) {
      await page.getByRole('navigation', { name: 'Report' }).getByRole('link', { name: tab }).click();
      await expect(page.locator('.report')).toHaveAttribute('data-tab', tab.toLowerCase());
    }
    const link = await makeLink(page);
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.locator('[data-reproduction="reproduced"]')).toBeVisible();
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

test('only the files of the build are kept', async ({ page }) => {
  await openWorkbench(page);
  await kept(page);
  await page.reload();
  await expect(metricCell(page, 'sgc')).toBeAttached();
  await page.evaluate(() => fetch('./no-such-file.json').catch(() => undefined));
  const paths = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(paths).toContain('/');
  expect(paths.some((path) => path.endsWith('.wasm'))).toBe(true);
  expect(paths.filter((path) => /no-such|_headers|sw\.js|\.map$/.test(path))).toEqual([]);
});

test('a new version is offered, and comes only when it is asked for', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'capscope-'));
  cpSync(dist, folder, { recursive: true });
  const server = await serve({ folder });
  try {
    await openWorkbench(page, server.url);
    await kept(page);
    await openWorkbench(page, server.url);
    await replaceText(page, 'prediction', '{"typed": 1}');
    await expect(metricCell(page, 'gate_pass')).toHaveAttribute('data-value', '0');

    // A build with another page: another hash in the list of the service worker.
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    writeFileSync(join(folder, 'index.html'), html.replace('<body>', '<body data-version="next">'));
    const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
    const hash = /\[(['"`])\1,\s*(['"`])([0-9a-f]{16})\2\]/.exec(worker)?.[3] ?? '';
    expect(hash).not.toBe('');
    const next = worker
      .replace(hash, '0123456789abcdef')
      .replace(/build:(['"`])[0-9a-f]{16}\1/, 'build:"fedcba9876543210"');
    expect(next).toContain('fedcba9876543210');
    writeFileSync(join(folder, 'sw.js'), next);
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    const notice = page.locator('.share-notice', { hasText: 'A new version is ready' });
    await expect(notice).toBeVisible();
    await expect(page.locator('body')).not.toHaveAttribute('data-version', 'next');
    await notice.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-version', 'next');
    await expect(page.locator('.view-line', { hasText: '"typed"' })).toBeAttached();
  } finally {
    await page.goto('about:blank');
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the page can be installed: its manifest and icons are there', async ({ page, request }) => {
  await page.goto(subPathUrl());
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const address = new URL(href ?? '', subPathUrl());
  const answer = await request.get(address.href);
  expect(answer.headers()['content-type']).toContain('manifest');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'Capscope', start_url: './', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await request.get(new URL(src, address).href)).ok()).toBe(true);
});

test('the policy lets no script in from elsewhere', async ({ page, request }) => {
  const policy = (await request.get('./')).headers()['content-security-policy'] ?? '';
  const meta = await page
    .goto('./')
    .then(() => page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content'));
  expect(meta).toBe(policy);
  const rules = new Map(policy.split(';').map((rule) => [rule.trim().split(' ')[0], rule.trim().split(' ').slice(1)]));
  expect(rules.get('default-src')).toEqual(["'none'"]);
  expect(rules.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(rules.get('worker-src')).toEqual(["'self'"]);
  expect(rules.get('manifest-src')).toEqual(["'self'"]);
  const ran = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        script.textContent = 'window.ran = true';
        document.head.append(script);
        setTimeout(() => resolve(Reflect.get(window, 'ran') === true), 50);
      }),
  );
  expect(ran).toBe(false);
});
