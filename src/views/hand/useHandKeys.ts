import { type RefObject, useEffect } from 'react';
import type { AnswerKind } from '../../judge/prompts/task';
import { commandOf, type HandCommand } from './answers';

/** What takes keys for itself: fields, lists and everything that scrolls sideways. */
const TAKES_KEYS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], dialog, .scroll, pre';

/**
 * The keys of the page: they work while the focus is in its panel, or nowhere. Not while something is typed, and not
 * with a modifier, so that the browser and the editors keep theirs.
 */
export function useHandKeys(
  page: RefObject<HTMLElement | null>,
  answer: AnswerKind | undefined,
  onCommand: (command: HandCommand) => void,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (answer === undefined || event.defaultPrevented || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
      const panel = page.current?.closest('.panel') ?? page.current;
      if (!panel?.contains(target) && !target.contains(panel)) return;
      if (target.closest(TAKES_KEYS) || (key.startsWith('Arrow') && target.matches('[type="radio"]'))) return;
      const command = commandOf(key, answer);
      // A key that is held down walks through the questions, but answers only one.
      if (!command || (event.repeat && command.kind !== 'step')) return;
      event.preventDefault();
      onCommand(command);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}
