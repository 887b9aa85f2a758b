import { type Colour, TOKENS, type Token } from './paint';

/** The colours that the tokens have now, in the theme that is shown. */
export function resolveColours(within: Element): Colour {
  const probe = document.createElement('span');
  probe.hidden = true;
  within.append(probe);
  const colours = new Map<Token, string>();
  for (const token of TOKENS) {
    probe.style.color = `var(--${token})`;
    colours.set(token, getComputedStyle(probe).color);
  }
  probe.remove();
  return (token) => colours.get(token) ?? 'currentColor';
}
