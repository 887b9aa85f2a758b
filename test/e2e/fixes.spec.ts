import { expect, type Page, test } from '@playwright/test';
import { editorBox, metricCell, metricValue, replaceText } from './support/page';
import { SPOILED, type Spoiled, TWO_SHOTS } from './support/twoShots';
import {
  goToLine,
  openExample,
  openMessages,
  openProblems,
  openWorkbench,
  pageErrors,
  pane,
  problemsTab,
  wholeText,
} from './support/workbench';

const fixButton = (page: Page, scope: string, name: string) =>
  page.locator(scope).getByRole('button', { name, exact: true }).first();

const undo = async (page: Page): Promise<void> => {
  await editorBox(page, 'prediction').focus();
  await page.keyboard.press('ControlOrMeta+Z');
};

/** Puts a clean caption on both sides. */
async function openClean(page: Page): Promise<void> {
  await openWorkbench(page);
  await replaceText(page, 'reference', TWO_SHOTS);
  await replaceText(page, 'prediction', TWO_SHOTS);
  await expect(problemsTab(page)).toHaveAttribute('data-problems', '0');
}

/** Spoils the prediction, mends it by the button of its row, and takes that back. */
async function mendAndUndo(page: Page, { code, title, text, mended, reviewed }: Spoiled): Promise<void> {
  await replaceText(page, 'prediction', text);
  const row = `.row[data-code="${code}"]`;
  await fixButton(page, row, title).click();
  if (reviewed) await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(page.locator(row)).toHaveCount(0);
  await expect(editorBox(page, 'prediction')).toBeFocused();
  expect(await wholeText(page, 'prediction')).toBe(mended);
  await undo(page);
  await expect(page.locator(row).first()).toBeVisible();
  expect(await wholeText(page, 'prediction')).toBe(text);
}

const half = Math.ceil(SPOILED.length / 2);
for (const [part, spoiled] of [SPOILED.slice(0, half), SPOILED.slice(half)].entries()) {
  test(`each quick fix mends its fault by a button, as one undoable edit, part ${part + 1}`, async ({ page }) => {
    const errors = pageErrors(page);
    await openClean(page);
    await openMessages(page);
    for (const one of spoiled) await test.step(one.name, () => mendAndUndo(page, one));
    expect(errors).toEqual([]);
  });
}

test('a fix is scored at once, and undo in the editor takes the score back', async ({ page }) => {
  await openWorkbench(page);
  await openProblems(page);
  const before = await metricValue(page, 'evsa_f1');
  await fixButton(page, '.row[data-kind="disjoint-link"]', 'Remove SFX_1 from SHOT_3').click();
  await expect.poll(() => metricValue(page, 'evsa_f1')).toBeCloseTo(4 / 5, 12);
  await expect(page.locator('[data-group="disjoint-link"]')).toHaveCount(0);
  await undo(page);
  await expect.poll(() => metricValue(page, 'evsa_f1')).toBe(before);
  await expect(page.locator('[data-group="disjoint-link"]')).toBeVisible();
});

test('a fix of several places is shown before it is done, and can be left', async ({ page }) => {
  await openWorkbench(page);
  await openProblems(page);
  const merge = fixButton(page, '.row[data-kind="identity-split"]', 'Merge PERSON_3 into PERSON_1');
  await merge.click();
  const dialog = page.getByRole('dialog', { name: 'Merge PERSON_3 into PERSON_1' });
  await expect(dialog.locator('.hunks > li')).toHaveCount(5);
  await expect(dialog.locator('.hunks > li').filter({ hasText: 'line 116' }).locator('ins')).toContainText('PERSON_1');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(merge).toBeFocused();
  expect(await metricValue(page, 'ccc')).toBe(0.875);

  await merge.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await merge.click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => metricValue(page, 'ccc')).toBe(1);
  await undo(page);
  await expect.poll(() => metricValue(page, 'ccc')).toBe(0.875);
});

test('one button mends a whole group in one step', async ({ page }) => {
  await openWorkbench(page);
  await openExample(page, 'untidy-ids', 'malformed');
  await openProblems(page);
  const group = page.locator('[data-group="id.malformed"]');
  await expect(group.locator('.row').first()).toBeVisible();
  const count = await group.locator('.row').count();
  expect(count).toBeGreaterThan(5);
  const text = await wholeText(page, 'prediction');
  await group.getByRole('button', { name: `Rename all ${count}…` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(group).toHaveCount(0);
  await expect(problemsTab(page)).toHaveAttribute('data-problems', '0');
  expect(await wholeText(page, 'prediction')).toContain('"references_in_shot": ["PERSON_1", "OBJECT_1"]');
  await undo(page);
  await expect(group.locator('.row')).toHaveCount(count);
  expect(await wholeText(page, 'prediction')).toBe(text);
});

test('causes of one kind have one button when one action solves them all', async ({ page }) => {
  await openClean(page);
  await replaceText(
    page,
    'prediction',
    TWO_SHOTS.replace('["DIALOGUE_1"]', '["SFX_1"]').replace(
      '["SFX_1"], "references_in_shot": ["PERSON_2"]',
      '["DIALOGUE_1"], "references_in_shot": ["PERSON_2"]',
    ),
  );
  await openProblems(page);
  const links = page.locator('[data-group="disjoint-link"]');
  await expect(links.locator('.row')).toHaveCount(2);
  await links.getByRole('button', { name: 'Remove both…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(links).toHaveCount(0);
  expect(
    JSON.parse(await wholeText(page, 'prediction')).shots.map(
      (shot: { active_events: string[] }) => shot.active_events,
    ),
  ).toEqual([[], []]);
});

test('all quick fixes that go together can be reviewed and done at once', async ({ page }) => {
  await openWorkbench(page);
  await openProblems(page);
  await page.getByRole('button', { name: 'Review 6 quick fixes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply 6 quick fixes' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(metricCell(page, 'evsa_f1')).toHaveAttribute('data-value', '1');
  await expect(metricCell(page, 'sgc')).toHaveAttribute('data-value', '1');
  await expect(problemsTab(page)).toHaveAttribute('data-problems', '0');
});

test('the message under the faulty line tells the cost and carries the fix', async ({ page }) => {
  await openWorkbench(page);
  const peek = pane(page, 'prediction').locator('.peek');
  await expect(peek).toContainText('the link cannot be true. Costs 7.27 EVSA F1.');
  await peek.getByRole('button', { name: 'Remove SFX_1 from SHOT_3' }).click();
  await expect.poll(() => metricValue(page, 'evsa_f1')).toBeCloseTo(4 / 5, 12);
  await expect(peek).toHaveCount(0);
  await expect(editorBox(page, 'prediction')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => metricValue(page, 'evsa_f1')).toBeCloseTo(8 / 11, 12);
});

test('the editor offers the fixes of its line by keyboard', async ({ page }) => {
  const errors = pageErrors(page);
  await openWorkbench(page);
  await goToLine(page, 'prediction', 97);
  await page.keyboard.press('ControlOrMeta+.');
  const action = page.locator('.action-widget').getByText('Remove SFX_1 from SHOT_3');
  await expect(action).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => metricValue(page, 'evsa_f1')).toBeCloseTo(4 / 5, 12);
  await expect(editorBox(page, 'prediction')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => metricValue(page, 'evsa_f1')).toBeCloseTo(8 / 11, 12);

  // A line without a fault has none.
  await goToLine(page, 'prediction', 98);
  await page.keyboard.press('ControlOrMeta+.');
  await expect(page.locator('.monaco-editor').getByText(/^No (quick fixes|code actions) available$/)).toBeVisible();
  expect(errors).toEqual([]);
});

test('fixes work in the plain text box too, and can be undone there', async ({ page }) => {
  await page.route(/codeEditor-.*\.js$/, (route) => route.abort());
  await page.goto('./');
  const box = page.getByRole('textbox', { name: 'Prediction, JSON' });
  await openProblems(page);
  const before = await box.inputValue();
  await fixButton(page, '.row[data-kind="disjoint-link"]', 'Remove SFX_1 from SHOT_3').click();
  await expect.poll(() => metricValue(page, 'evsa_f1')).toBeCloseTo(4 / 5, 12);
  expect(await box.inputValue()).toBe(before.replace('["DIALOGUE_1", "SFX_1"]', '["DIALOGUE_1"]'));
  await expect(box).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => metricValue(page, 'evsa_f1')).toBeCloseTo(8 / 11, 12);
  expect(await box.inputValue()).toBe(before);
});

test('a fix that was made for another text is not carried out', async ({ page }) => {
  await openWorkbench(page);
  await openProblems(page);
  const button = fixButton(page, '.row[data-kind="disjoint-link"]', 'Remove SFX_1 from SHOT_3');
  await expect(button).toBeVisible();
  await goToLine(page, 'prediction', 1);
  // A key and a press in one moment, before the text can be scored.
  await page.keyboard.insertText('\n');
  await button.evaluate((element) => {
    if (element instanceof HTMLElement) element.click();
  });
  const text = await wholeText(page, 'prediction');
  expect(() => JSON.parse(text)).not.toThrow();
});
