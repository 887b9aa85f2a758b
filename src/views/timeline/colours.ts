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

/** Offers a picture as a file. */
export function saveSvg(svg: string): void {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'capscope-timeline.svg';
  link.click();
  // The download has begun when the click returns; some browsers read on for a moment.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
