import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { arrival, expectText, makeLink } from './support/kept';
import { metricCell, metricValue, replaceText } from './support/page';
import { openPerfect, openWorkbench, pageErrors } from './support/workbench';

test('a link opens to the same texts, settings, tab and score, and says so', async ({ page, context }) => {
  const errors = pageErrors(page);
  await openWorkbench(page, './#/links');
  const before = page.url();
  const value = await metricValue(page, 'evsa_f1');
  const link = await makeLink(page);
  // Making a link is no reason to change the address; copying it is.
  expect(page.url()).toBe(before);
  expect(link).toMatch(/#v1\.[\w-]+$/);

  const reader = await context.newPage();
  await reader.goto(link);
  await expect(arrival(reader, 'reproduced')).toContainText('Score reproduced: all 45 numbers');
  await expect(reader.locator('.report')).toHaveAttribute('data-tab', 'links');
  expect(await metricValue(reader, 'evsa_f1')).toBe(value);
  expect(reader.url()).toBe(link);
  expect(errors).toEqual([]);
});

test('the share dialog tells the length, copies, and the address then holds the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPerfect(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await expect(dialog.locator('[data-link-length]')).toHaveAttribute('data-link-length', String(link.length));
  await expect(dialog).not.toContainText('Many chats');
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect(page.url()).toBe(link);
  await page.keyboard.press('Escape');
  await replaceText(page, 'prediction', '{"references": [], "events": [], "shots": []}');
  await expect(metricCell(page, 'shot_f1')).toHaveAttribute('data-value', '0');
  expect(page.url()).toBe(link);
});

test('a long link is warned about, and past 32 kB a file is offered instead', async ({ page }) => {
  await openWorkbench(page);
  // Letters that hardly pack.
  const noise = (length: number): string =>
    Array.from({ length }, (_, at) => String.fromCharCode(97 + ((at * at * 7 + at * 13 + (at >> 3)) % 26))).join('');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog).toContainText('Many chats');
  await page.keyboard.press('Escape');
  const random = await page.evaluate(() => {
    const bytes = crypto.getRandomValues(new Uint8Array(40_000));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  });
  await replaceText(page, 'prediction', `{"x": "${random}${noise(10)}"}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog).toContainText('Send it as a file');
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.capscope\.json$/);
  expect(readFileSync(await download.path(), 'utf8')).toContain(random);
});

test('a broken link says what is wrong and overwrites nothing', async ({ page }) => {
  await openWorkbench(page);
  await replaceText(page, 'prediction', '{"mine": 1}');
  const link = await makeLink(page);
  await page.waitForTimeout(1000);
  for (const [broken, words] of [
    [link.slice(0, -40), /not complete/],
    [`${link.slice(0, -4)}!${link.slice(-3)}`, /no link has/],
    [link.replace('#v1.', '#v7.'), /newer Capscope/],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(broken);
    const notice = page.locator('.share-notice[role="alert"]');
    await expect(notice).toContainText(words);
    expect(page.url()).toBe(broken);
  }
  await page.getByRole('button', { name: 'Bring back my draft' }).click();
  await expectText(page, 'prediction', '{"mine": 1}');
  await expect(page.locator('.share-notice')).toHaveCount(0);
});

test('a link beats the draft, which can be brought back', async ({ page }) => {
  await openWorkbench(page);
  const link = await makeLink(page);
  await replaceText(page, 'prediction', '{"mine": 1}');
  await expect(page.locator('[data-gate="fail"], [data-metric="gate_pass"][data-value="0"]').first()).toBeAttached();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
  await expect(arrival(page, 'reproduced')).toBeVisible();
  await page.getByRole('button', { name: 'Bring back my draft' }).click();
  await expectText(page, 'prediction', '{"mine": 1}');
  expect(page.url()).not.toContain('#v1');
});

test('a link from another version lists what differs and why', async ({ page }) => {
  await openWorkbench(page);
  const link = await makeLink(page);
  const changed = await page.evaluate(async (hash) => {
    const bytes = Uint8Array.from(atob(hash.slice(4).replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    const inflate = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const state = JSON.parse(await new Response(inflate).text());
    state.expected.metrics.evsa_f1 = 0.123;
    state.expected.signature = state.expected.signature.replace(/capscope:[^|]*/, 'capscope:0.0.1');
    const deflate = new Blob([JSON.stringify(state)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const packed = new Uint8Array(await new Response(deflate).arrayBuffer());
    const binary = [...packed].map((byte) => String.fromCharCode(byte)).join('');
    return `#v1.${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
  }, new URL(link).hash);
  await page.goto('about:blank');
  await page.goto(`./${changed}`);
  const notice = page.locator('.share-notice', { has: arrival(page, 'differs') });
  await expect(notice).toContainText('1 number differs');
  await expect(notice).toContainText("The sender's version of Capscope was 0.0.1");
  await expect(notice.getByRole('row', { name: /EVSA/ })).toContainText('12.30');
});

test('examples and units have addresses', async ({ page }) => {
  await page.goto('./#/example/identity-13?view=identity');
  await expect(metricCell(page, 'ccc')).toBeAttached();
  await expect(page.locator('.report')).toHaveAttribute('data-tab', 'identity');
  await page.goto('about:blank');
  await page.goto('./#/example/no-such-example');
  await expect(page.locator('.share-notice')).toContainText('There is no example');
});

test('every export carries version and signature', async ({ page }) => {
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  for (const [format, ending] of [
    ['Markdown', '.md'],
    ['CSV', '.csv'],
    ['JSON', '.json'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('dialog')
        .getByRole('button', { name: `Save the report as ${format}` })
        .click(),
    ]);
    expect(download.suggestedFilename().endsWith(ending)).toBe(true);
    const text = readFileSync(await download.path(), 'utf8');
    expect(text).toMatch(/capscope:\d+\.\d+\.\d+\|contract:/);
  }
});
