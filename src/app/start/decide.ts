import type { Address } from './address';

/** What this tab remembers of itself over a reload. */
export interface TabMemory {
  /** The id of its draft. */
  readonly draft: string;
  /** The address the draft was opened from, when that was a link or an example. */
  readonly origin: string | null;
}

/** What the page shows first. */
export type Start =
  /** The texts of the link; another draft of this tab is kept aside. */
  | { readonly kind: 'link'; readonly fragment: string }
  | { readonly kind: 'example'; readonly address: Extract<Address, { kind: 'example' }>; readonly fragment: string }
  /** This tab's own draft, as it was left. `origin`: it has grown out of the very link that the address holds. */
  | { readonly kind: 'draft'; readonly id: string; readonly origin: string | null }
  | { readonly kind: 'opening' };

/**
 * Link, then draft, then example. A link beats a draft, but for the draft that was made from this very link: there a
 * reload must not take away what was typed since.
 */
export function decideStart(address: Address, fragment: string, memory: TabMemory | null, edited: boolean): Start {
  const addressed = address.kind !== 'route';
  if (memory !== null && (!addressed || (memory.origin === fragment && edited))) {
    return { kind: 'draft', id: memory.draft, origin: addressed ? fragment : null };
  }
  if (address.kind === 'link') return { kind: 'link', fragment };
  if (address.kind === 'example') return { kind: 'example', address, fragment };
  return { kind: 'opening' };
}

/** Whether a change of the address asks for other texts, or only leads back to where the present ones came from. */
export function asksForTexts(address: Address, fragment: string, origin: string | null): boolean {
  return address.kind !== 'route' && fragment !== origin;
}
