import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { editorBox, expectToFit, LOOKS, metricCell } from './support/page';
import { openProblems, openWorkbench, pane } from './support/workbench';

/** What axe finds that keeps somebody out, in the whole page or in one part of it. */
async function barriers(page: Page, part = 'body'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`));
}

for (const { colorScheme, viewport } of LOOKS) {
  test(`axe finds nothing serious: ${colorScheme}, ${viewport.width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await openWorkbench(page);
    expect(await barriers(page)).toEqual([]);
    await page.locator('#row-evsa_f1').getByRole('button').click();
    await openProblems(page);
    expect(await barriers(page)).toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious in the dialogs: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openWorkbench(page);
    for (const name of ['Examples', 'Settings', 'Help and shortcuts']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      // Nothing else can be reached while it is open.
      expect(await barriers(page, 'dialog')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}

test('nothing overflows the page at 390 px, on any tab or in any dialog', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWorkbench(page);
  await expectToFit(page);
  await openProblems(page);
  await expectToFit(page);
  for (const name of ['Examples', 'Settings', 'Help and shortcuts']) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectToFit(page);
    const body = page.getByRole('dialog').locator('.dialog-body');
    expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
  }
});

test('on a narrow screen editors are read first and edited on demand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWorkbench(page);
  await expect(pane(page, 'reference').locator('.code')).toBeHidden();
  await page.getByRole('button', { name: 'Edit the reference' }).click();
  await expect(pane(page, 'reference').locator('.view-line').first()).toBeVisible();
  await editorBox(page, 'reference').focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('{');
  await expect(page.locator('[data-gate="fail"], .error-notice').first()).toBeVisible();
  await page.getByRole('button', { name: 'Done with the reference' }).click();
  await expect(page.getByRole('button', { name: 'Edit the reference' })).toBeVisible();
});

test('the page can be walked by keyboard alone', async ({ page }) => {
  await openWorkbench(page);
  const seen: string[] = [];
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    seen.push(
      await page.evaluate(() => {
        const at = document.activeElement;
        return at?.getAttribute('aria-label') || at?.textContent?.trim().slice(0, 40) || at?.tagName || '';
      }),
    );
  }
  const order = [
    'Skip to the content',
    'Capscope',
    'Learn',
    'Examples',
    'Settings',
    'Prediction, JSON',
    'Reference, JSON',
  ];
  const places = order.map((name) => seen.findIndex((at) => at.startsWith(name)));
  expect(places, seen.join(' | ')).toEqual([...places].sort((a, b) => a - b));
  expect(places, seen.join(' | ')).not.toContain(-1);
  for (const name of ['Resize the editors', 'Signature', 'Copy the signature', 'Score', 'Problems']) {
    expect(
      seen.some((at) => at.startsWith(name)),
      `${name} in ${seen.join(' | ')}`,
    ).toBe(true);
  }
});

test('keys open help, go round the panes and move the divider', async ({ page }) => {
  await openWorkbench(page);
  await page.locator('body').press('?');
  await expect(page.getByRole('dialog', { name: 'Help and shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('F6');
  await expect(editorBox(page, 'prediction')).toBeFocused();
  await page.keyboard.insertText('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('F6');
  await expect(editorBox(page, 'reference')).toBeFocused();
  await page.keyboard.press('F6');
  await expect(page.locator('.report')).toBeFocused();

  const divider = page.getByRole('separator', { name: 'Resize the editors' });
  const before = (await pane(page, 'prediction').boundingBox())?.width ?? 0;
  await divider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(divider).toHaveAttribute('aria-valuenow', '39');
  expect((await pane(page, 'prediction').boundingBox())?.width ?? 0).toBeGreaterThan(before);
});

test('a chosen theme holds, also over a reload and in the editor', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openWorkbench(page);
  const background = () =>
    page
      .locator('.monaco-editor')
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('button', { name: /^Theme: light/ }).click();
  await expect.poll(background).not.toBe(light);
  await page.reload();
  await expect(metricCell(page, 'sgc')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
