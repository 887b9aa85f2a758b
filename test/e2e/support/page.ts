import { expect, type Locator, type Page } from '@playwright/test';

/** The element that shows one metric; its `data-value` is the raw fraction, or `null` when it does not apply. */
export const metricCell = (page: Page, id: string): Locator => page.locator(`[data-metric="${id}"]`).first();

/** What the page says a metric's value is; waits until there is a score. */
export async function metricValue(page: Page, id: string): Promise<number | null> {
  const text = await metricCell(page, id).getAttribute('data-value');
  if (text === null) throw new Error(`the element of ${id} has no data-value`);
  return text === 'null' ? null : Number(text);
}

/**
 * The text box of one editor, Monaco's or the plain one it replaces, by its label. Monaco's has no size: it can be
 * attached and focused, but `fill` and waits for visibility time out.
 */
export const editorBox = (page: Page, side: 'prediction' | 'reference'): Locator =>
  page.getByRole('textbox', { name: new RegExp(side, 'i') }).first();

/** Replaces an editor's whole text by a paste: typing would be changed by Monaco's automatic indents and brackets. */
export async function replaceText(page: Page, side: 'prediction' | 'reference', text: string): Promise<void> {
  const box = editorBox(page, side);
  await box.waitFor({ state: 'attached' });
  await box.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await box.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    // Monaco takes the event; a plain text box does nothing with a synthetic one.
    if (!element.dispatchEvent(event) || !(element instanceof HTMLTextAreaElement)) return;
    // The setter of the prototype,
    // because React puts its own on the element and would not notice the change.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, pasted);
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  }, text);
}

/** Collects what the page asks of any other origin; a page that keeps its word leaves it empty. */
export function foreignRequests(page: Page, ownUrl: string): readonly string[] {
  const { origin } = new URL(ownUrl);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    // data: and blob: stay in the page.
    if (url.protocol.startsWith('http') && url.origin !== origin) foreign.push(request.url());
  });
  return foreign;
}

/** The page is no wider than its window. Polled: after a resize the scripts lay out a moment later than the styles. */
export async function expectToFit(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);
}

/**
 * Both themes and both widths, once each: colours do not depend on the width, nor the layout on the theme, and an
 * examination for accessibility is the dearest thing a test can do.
 */
export const LOOKS = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;
