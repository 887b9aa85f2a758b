import { expect, type Locator, type Page } from '@playwright/test';
import { CAPTION } from './caption';
import { editorBox, metricCell, replaceText } from './page';

export type Side = 'prediction' | 'reference';

/** Errors the page did not catch; a page that stays alive leaves it empty. */
export function pageErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  return errors;
}

export const pane = (page: Page, side: Side): Locator => page.locator(`.editor[data-side="${side}"]`);

/** Opens the page and waits until there is a score and both editors are Monaco. */
export async function openWorkbench(page: Page, url = './'): Promise<void> {
  await page.goto(url);
  await expect(metricCell(page, 'sgc')).toBeAttached();
  await expect(page.locator('.monaco-editor .view-line').first()).toBeAttached();
  await expect(page.locator('.plain')).toHaveCount(0);
}

/** Puts the faultless caption on both sides and waits for the perfect score. */
export async function openPerfect(page: Page): Promise<void> {
  await openWorkbench(page);
  await replaceText(page, 'reference', CAPTION);
  await replaceText(page, 'prediction', CAPTION);
  await expect(metricCell(page, 'evsa_f1')).toHaveAttribute('data-value', '1');
  await expect(problemsTab(page)).toHaveAttribute('data-problems', '0');
}

/** The count on the Problems tab. */
export const problemsTab = (page: Page): Locator => page.locator('[data-problems]');

export const openProblems = (page: Page): Promise<void> => page.getByRole('link', { name: /^Problems/ }).click();

/** Opens the list of every message, each a row of its own. */
export async function openMessages(page: Page): Promise<void> {
  await openProblems(page);
  await page.getByRole('radio', { name: 'All messages' }).check({ force: true });
}

/** Loads an example from the gallery. */
export async function openExample(page: Page, example: string, prediction: string): Promise<void> {
  await page.getByRole('button', { name: 'Examples' }).click();
  await page.locator(`[data-example="${example}"][data-prediction="${prediction}"]`).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** A text as its editor holds it; everything is selected after this. */
export async function wholeText(page: Page, side: Side): Promise<string> {
  await editorBox(page, side).focus();
  await page.keyboard.press('ControlOrMeta+A');
  return selectedText(page, side);
}

/** What an editor marks as the selected unit: the numbers of its lines on screen. */
export function markedLines(page: Page, side: Side): Promise<number[]> {
  return pane(page, side).evaluate((element) => {
    const numbers = [...element.querySelectorAll('.line-numbers')].map(
      (node) => [Number(node.textContent), node.getBoundingClientRect().top] as const,
    );
    return [...element.querySelectorAll('.unit-lines')].flatMap((mark) => {
      const { top, bottom } = mark.getBoundingClientRect();
      return numbers.filter(([, at]) => at > top - 4 && at < bottom - 4).map(([line]) => line);
    });
  });
}

/** Puts the caret at the end of a line, by keyboard as a person would. */
export async function goToLine(page: Page, side: Side, line: number): Promise<void> {
  await editorBox(page, side).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  for (let at = 1; at < line; at += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
}

/** The gutter marks of a side as [line number, severity], those on the screen. */
export function gutterMarks(page: Page, side: Side): Promise<(readonly [number, string])[]> {
  return pane(page, side).evaluate((element) => {
    const numbers = [...element.querySelectorAll('.line-numbers')].map(
      (node) => [Number(node.textContent), node.getBoundingClientRect().top] as const,
    );
    return [...element.querySelectorAll('.gutter-mark')].map((mark) => {
      const top = mark.getBoundingClientRect().top;
      const [line] = numbers.find(([, at]) => Math.abs(at - top) < 4) ?? [Number.NaN];
      const severity = ['error', 'warning', 'info'].find((name) => mark.classList.contains(name)) ?? '';
      return [line, severity] as const;
    });
  });
}

/** What is selected in an editor, as a copy to the clipboard would have it. */
export function selectedText(page: Page, side: Side): Promise<string> {
  return editorBox(page, side).evaluate((element) => {
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
    return clipboardData.getData('text/plain');
  });
}
