import { expect, test } from '@playwright/test';
import { CAPTION } from './support/caption';
import { editorBox, metricCell, metricValue, replaceText } from './support/page';
import { openMessages, openPerfect, openProblems, pageErrors, problemsTab } from './support/workbench';

const LONE_SURROGATE = '\ud83d';

/** What can be pasted, whether the gate passes, and a code that says what is wrong. */
const TEXTS: readonly (readonly [name: string, text: string, passes: boolean, code: string])[] = [
  ['an empty text', '', false, 'json.no-document'],
  ['white space', ' \n\t\n', false, 'json.no-document'],
  ['prose', 'I cannot help with that. Here is a poem instead.', false, 'json.no-document'],
  ['a truncated text', CAPTION.slice(0, 700), false, 'json.truncated'],
  ['nesting 10,000 deep', '{"references":'.concat('['.repeat(10_000), ']'.repeat(10_000), '}'), false, 'limit.depth'],
  ['NaN', CAPTION.replace('[0.5, 2.0]', '[NaN, 2.0]'), false, 'json.syntax'],
  [
    'an array where an object belongs',
    CAPTION.replace('{"description": "An oven door closes"}', '[[]]'),
    true,
    'schema.wrong-type',
  ],
  ['arrays of arrays for units', '{"references":[[]],"events":[[]],"shots":[[[]]]}', true, 'schema.not-an-object'],
  ['an object where an array belongs', '{"references":{},"events":{},"shots":{}}', false, 'schema.no-track'],
  ['duplicate keys', CAPTION.replace('"camera"', '"camera": "x", "camera"'), true, 'json.duplicate-key'],
  ['a number', '42', false, 'json.no-document'],
];

test('survives whatever is pasted, and says what is wrong with it', async ({ page }) => {
  test.setTimeout(90_000);
  const errors = pageErrors(page);
  await openPerfect(page);
  await openMessages(page);
  for (const [name, text, passes, code] of TEXTS) {
    await test.step(name, async () => {
      if (text === '') {
        await editorBox(page, 'prediction').focus();
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.press('Delete');
      } else {
        await replaceText(page, 'prediction', text);
      }
      await expect(page.locator(`.row[data-code="${code}"]`).first()).toBeVisible();
      await expect(page.locator(`[data-gate="${passes ? 'pass' : 'fail'}"]`)).toBeVisible();
      await expect.poll(() => metricValue(page, 'gate_pass')).toBe(passes ? 1 : 0);
    });
    await test.step(`${name}: still alive, the next text is scored`, async () => {
      await replaceText(page, 'prediction', CAPTION);
      await expect(metricCell(page, 'evsa_f1')).toHaveAttribute('data-value', '1');
      await expect(problemsTab(page)).toHaveAttribute('data-problems', '0');
    });
    expect(errors, name).toEqual([]);
  }
});

test('lone surrogates survive the editor and the scorer', async ({ page }) => {
  const errors = pageErrors(page);
  await openPerfect(page);
  const text = CAPTION.replace('["PERSON_1"]', `["PERSON_1", "X${LONE_SURROGATE}_9"]`).replace(
    'An oven',
    `${LONE_SURROGATE}An`,
  );
  await replaceText(page, 'prediction', text);
  await openMessages(page);
  await page.locator('.row[data-code="id.dangling-reference"]').click();
  await expect(metricCell(page, 'shot_f1')).toHaveAttribute('data-value', '1');
  expect(errors).toEqual([]);
});

test('an empty side teaches, and offers an example', async ({ page }) => {
  await openPerfect(page);
  await editorBox(page, 'reference').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('heading', { name: 'Paste a reference' })).toBeVisible();
  await page.getByRole('button', { name: 'Open an example' }).click();
  await page.locator('[data-example="evsa-case"]').first().click();
  await expect(metricCell(page, 'evsa_f1')).toHaveAttribute('data-value', '1');
  await expect(page.getByRole('heading', { name: 'Paste a reference' })).toHaveCount(0);
});

test('8 MiB are refused in words, and the page stays usable', async ({ page }) => {
  test.setTimeout(90_000);
  const errors = pageErrors(page);
  await openPerfect(page);
  const filler = `"filler": "${'lorem ipsum '.repeat(720_000)}",`;
  await replaceText(page, 'prediction', CAPTION.replace('{', `{${filler}`));
  await openMessages(page);
  await expect(page.locator('.row[data-code="limit.size"]')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('[data-gate="fail"]')).toBeVisible();
  await replaceText(page, 'prediction', CAPTION);
  await expect(metricCell(page, 'evsa_f1')).toHaveAttribute('data-value', '1', { timeout: 30_000 });
  expect(errors).toEqual([]);
});

test('many thousand faults are counted up to a limit and listed in part', async ({ page }) => {
  test.setTimeout(90_000);
  const errors = pageErrors(page);
  await openPerfect(page);
  const ids = Array.from({ length: 12_000 }, (_, index) => `"SFX_${index + 2}"`);
  await replaceText(page, 'prediction', CAPTION.replace('["SFX_1"]', `[\n${ids.join(',\n')}\n]`));
  const link = page.getByRole('link', { name: /^Problems/ });
  // Of one code no more than 2,000 are reported.
  await expect(link).toContainText(/2\d{3}/, { timeout: 30_000 });
  await openProblems(page);
  await expect(page.locator('.row[data-kind="dangling-id"]')).toHaveCount(200, { timeout: 30_000 });
  await openMessages(page);
  await expect(page.locator('.row')).toHaveCount(200);
  await page.getByRole('button', { name: 'Show 200 more' }).click();
  await expect(page.locator('.row')).toHaveCount(400);
  expect(errors).toEqual([]);
});
