import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectToFit, replaceText } from './support/page';
import { openWorkbench, pageErrors, pane, type Side } from './support/workbench';

/** Opens the first example (the EVSA case with a bit of every fault) at its timeline. */
async function openTimeline(page: Page): Promise<void> {
  await openWorkbench(page, './#/timeline');
  await expect(cell(page)).toBeAttached();
}

/** The one cell that Tab reaches. */
const cell = (page: Page): Locator => page.locator('.timeline-cell[tabindex="0"]');
const readout = (page: Page): Locator => page.getByRole('region', { name: 'Under the cursor' });
const body = (page: Page): Locator => page.locator('.timeline-body');
const ruler = (page: Page): Promise<string[]> => page.locator('.timeline-ruler text').allTextContents();

/** The lines that an editor marks as the selected unit, as one text. */
const marked = (page: Page, side: Side): Promise<string> =>
  pane(page, side).evaluate((element) => {
    const marks = [...element.querySelectorAll('.unit-lines')].map((mark) => mark.getBoundingClientRect());
    const lines = [...element.querySelectorAll('.view-line')].map((line) => ({
      top: line.getBoundingClientRect().top,
      text: line.textContent ?? '',
    }));
    return lines
      .filter(({ top }) => marks.some((mark) => top >= mark.top - 2 && top < mark.bottom - 2))
      .sort((a, b) => a.top - b.top)
      .map(({ text }) => text)
      .join('\n');
  });

async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include('.timeline').analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

test('units are stepped through by keyboard, and the cursor follows', async ({ page }) => {
  const errors = pageErrors(page);
  await openTimeline(page);
  await cell(page).focus();
  await expect(cell(page)).toHaveAccessibleName(
    'Reference shot SHOT_1, 0.00 to 0.60 s, matched with SHOT_1, tIoU 0.86',
  );
  await page.keyboard.press('ArrowRight');
  await expect(cell(page)).toBeFocused();
  await expect(cell(page)).toHaveAccessibleName(/^Reference shot SHOT_2, .*tIoU 0\.92$/);
  await expect(readout(page)).toContainText('1.90 s');
  await page.keyboard.press('ArrowDown');
  await expect(cell(page)).toHaveAccessibleName(/^Predicted shot SHOT_2, 0\.70 to 3\.10 s/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(cell(page)).toHaveAccessibleName(/^Reference subshot 1 of SHOT_5/);
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(cell(page)).toHaveAccessibleName(/^Reference shot SHOT_1/);
  expect(errors).toEqual([]);
});

test('what is selected on the timeline is marked in both editors', async ({ page }) => {
  await openTimeline(page);
  await cell(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.timeline-cell[aria-selected="true"]')).toHaveCount(2);
  await expect.poll(() => marked(page, 'prediction')).toContain('"SHOT_2"');
  await expect.poll(() => marked(page, 'reference')).toContain('"SHOT_2"');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await expect.poll(() => marked(page, 'prediction')).toContain('"SHOT_3"');
});

test('a press on a bar selects it', async ({ page }) => {
  await openTimeline(page);
  const box = await body(page).boundingBox();
  if (!box) throw new Error('the lanes are not shown');
  // The third shot of the reference, by its place on the clock.
  await page.mouse.click(box.x + 0.43 * box.width, box.y + 20);
  await expect(page.locator('.timeline-cell[aria-selected="true"]').first()).toHaveAccessibleName(/shot SHOT_3/);
  await expect.poll(() => marked(page, 'reference')).toContain('"SHOT_3"');
});

test('what is selected elsewhere is brought into view', async ({ page }) => {
  await openTimeline(page);
  await page.getByRole('button', { name: 'As a table' }).click();
  await cell(page).focus();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('+');
  await expect.poll(() => ruler(page)).not.toContain('9');
  await page
    .getByRole('row', { name: /^SHOT_5 shot prediction/ })
    .getByRole('button')
    .click();
  await expect(cell(page)).toHaveAccessibleName(/SHOT_5/);
});

test('zoom, pan and fit, by keys, buttons and the wheel', async ({ page }) => {
  await openTimeline(page);
  const fit = page.getByRole('button', { name: 'Fit', exact: true });
  const whole = await ruler(page);
  await expect(fit).toHaveAttribute('aria-pressed', 'true');
  await cell(page).focus();
  await page.keyboard.press('+');
  await expect(fit).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('0');
  await expect.poll(() => ruler(page)).toEqual(whole);

  const box = await body(page).boundingBox();
  if (!box) throw new Error('the lanes are not shown');
  await page.mouse.move(box.x + 0.5 * box.width, box.y + 20);
  const under = await readout(page).textContent();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect(fit).toHaveAttribute('aria-pressed', 'false');
  await page.mouse.move(box.x + 0.5 * box.width, box.y + 21);
  expect(await readout(page).textContent()).toBe(under);

  const time = async (): Promise<number> =>
    Number.parseFloat((await page.locator('.timeline-time').textContent()) ?? '');
  const before = await time();
  await page.mouse.down();
  await page.mouse.move(box.x + 0.3 * box.width, box.y + 21, { steps: 5 });
  await page.mouse.up();
  // The time that was taken hold of is still under the pointer.
  expect(Math.abs((await time()) - before)).toBeLessThan(0.1);
  await page.mouse.wheel(120, 0);
  await page.mouse.move(box.x + 0.3 * box.width, box.y + 20);
  await expect.poll(time).toBeGreaterThan(before);
  await fit.click();
  await expect.poll(() => ruler(page)).toEqual(whole);
});

test('a prediction that fails the gate leaves the reference alone, and nothing at all says what is missing', async ({
  page,
}) => {
  await openTimeline(page);
  await replaceText(page, 'prediction', 'nothing of use');
  await expect(page.getByText('The prediction fails the gate')).toBeVisible();
  await expect(cell(page)).toHaveAccessibleName(/^Reference shot SHOT_1, .* missed$/);
  await replaceText(page, 'reference', 'nor here');
  await expect(page.getByRole('heading', { name: 'Nothing on the clock yet' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the timeline: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openTimeline(page);
    await cell(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'As a table' }).click();
    await expect(page.getByRole('table', { name: 'All units of both documents, track by track' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });
}

test('at 390 px the lane names stay, the lanes scroll beside them, and the page does not overflow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTimeline(page);
  await expectToFit(page);
  expect((await body(page).boundingBox())?.width).toBeLessThan(260);
  await cell(page).focus();
  await page.keyboard.press('End');
  await expect(cell(page)).toHaveAccessibleName(/SHOT_5/);
  await expect.poll(() => ruler(page)).toContain('9');
  await expectToFit(page);
  expect(await barriers(page)).toEqual([]);
});
