import { expect, type Page } from '@playwright/test';
import { editorBox } from './page';

/** What an editor holds, Monaco's or the plain one. */
export async function textOf(page: Page, side: 'prediction' | 'reference'): Promise<string> {
  const box = editorBox(page, side);
  await box.waitFor({ state: 'attached' });
  return box.evaluate((element) => {
    if (element instanceof HTMLTextAreaElement && element.classList.contains('plain')) return element.value;
    const lines = [...(element.closest('.editor')?.querySelectorAll('.view-line') ?? [])];
    const top = (line: Element): number => line.getBoundingClientRect().top;
    return lines
      .sort((a, b) => top(a) - top(b))
      .map((line) => line.textContent?.replace(/\s/g, ' ') ?? '')
      .join('\n');
  });
}

/** Waits until an editor holds this somewhere on its screen. */
export async function expectText(page: Page, side: 'prediction' | 'reference', part: string): Promise<void> {
  await expect.poll(() => textOf(page, side)).toContain(part);
}

/** Opens the Share dialog and reads the link in it. */
export async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  return link;
}

/** The line of the page that says what came of a link. */
export const arrival = (page: Page, kind: 'reproduced' | 'differs' | 'unscored') =>
  page.locator(`[data-reproduction="${kind}"]`);

/** Drops files where the pointer would be: on the page, or on an editor. */
export async function dropFiles(
  page: Page,
  files: readonly { readonly name: string; readonly content: string | readonly number[] }[],
  target = 'body',
): Promise<void> {
  await page
    .locator(target)
    .first()
    .evaluate((element, dropped) => {
      const dataTransfer = new DataTransfer();
      for (const { name, content } of dropped) {
        const part = typeof content === 'string' ? content : new Uint8Array(content);
        dataTransfer.items.add(new File([part], name));
      }
      for (const type of ['dragover', 'drop']) {
        element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }
    }, files);
}
