import { isLink } from '../../share/permalink/fragment';
import type { UnitRef } from '../../state/selection';

/** What the fragment of the page's address says. */
export type Address =
  /** A scored example that somebody sent; read by the permalink's own decoder. */
  | { readonly kind: 'link'; readonly fragment: string }
  | {
      readonly kind: 'example';
      readonly example: string;
      /** Null: the example's first. */
      readonly prediction: string | null;
      /** The tab; null: the first. */
      readonly view: string | null;
      readonly unit: UnitRef | null;
    }
  /** A place in the page, such as `/timeline`. */
  | { readonly kind: 'route'; readonly path: string; readonly unit: UnitRef | null };

const EXAMPLE = '/example/';

/** Reads a fragment. Anything that is neither a link nor an example is a route. Never throws. */
export function parseAddress(fragment: string): Address {
  if (isLink(fragment)) return { kind: 'link', fragment };
  const [path = '', ...rest] = `/${fragment.replace(/^#?\/?/, '')}`.split('?');
  const query = new URLSearchParams(rest.join('?'));
  const unit = parseUnit(query.get('unit'));
  const [example = '', prediction = ''] = path.startsWith(EXAMPLE) ? path.slice(EXAMPLE.length).split('/') : [];
  if (example === '') return { kind: 'route', path, unit };
  return {
    kind: 'example',
    example: decoded(example),
    prediction: prediction === '' ? null : decoded(prediction),
    view: query.get('view'),
    unit,
  };
}

/** The fragment that `parseAddress` reads as this. */
export function formatAddress(address: Address): string {
  if (address.kind === 'link') return address.fragment;
  const query = new URLSearchParams();
  if (address.kind === 'example' && address.view !== null) query.set('view', address.view);
  if (address.unit !== null) query.set('unit', `${address.unit.side}/${address.unit.key}`);
  // A slash and a colon need no escape in a fragment, and a unit is easier to read with them.
  const asked = query.size === 0 ? '' : `?${query.toString().replaceAll('%2F', '/').replaceAll('%3A', ':')}`;
  if (address.kind === 'route') return `#${address.path}${asked}`;
  const prediction = address.prediction === null ? '' : `/${encodeURIComponent(address.prediction)}`;
  return `#${EXAMPLE}${encodeURIComponent(address.example)}${prediction}${asked}`;
}

/** `prediction/shot:SHOT_1`; null when it names no side or nothing of it. */
function parseUnit(text: string | null): UnitRef | null {
  const [, side, key] = /^(prediction|reference)\/(.+)$/s.exec(text ?? '') ?? [];
  if ((side !== 'prediction' && side !== 'reference') || key === undefined) return null;
  return { side, key };
}

/** A part of a path as it was before it was escaped; as it stands when it was escaped wrongly. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** `?embed=1`: the report of a link, for another page's frame. */
export function isEmbed(search: string): boolean {
  return new URLSearchParams(search).get('embed') === '1';
}
