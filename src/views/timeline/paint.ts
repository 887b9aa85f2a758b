import type { Hue } from '../../ui/hue';
import type { ItemState, LinkState } from './model';

/** The tokens the drawing uses, without the dashes in front. */
export type Token =
  | Hue
  | `${Hue}-soft`
  | `${Hue}-fill`
  | 'error'
  | 'accent'
  | 'on-accent'
  | 'text-muted'
  | 'text-strong'
  | 'border'
  | 'border-control'
  | 'surface-panel';

export const TOKENS: readonly Token[] = [
  'ref',
  'ref-soft',
  'ref-fill',
  'shot',
  'shot-soft',
  'shot-fill',
  'event',
  'event-soft',
  'event-fill',
  'error',
  'accent',
  'on-accent',
  'text-muted',
  'text-strong',
  'border',
  'border-control',
  'surface-panel',
];

/** Gives a token's colour: the page's variable, or the value it has now for a file. */
export type Colour = (token: Token) => string;

/** On the page colours stay variables, so that a change of theme draws nothing anew. */
export const pageColour: Colour = (token) => `var(--${token})`;

/** The looks of the drawing. A state differs in fill and stroke, not in hue alone. */
export type Look =
  | `unit ${Hue} ${ItemState}`
  | `run ${Hue} ${ItemState}`
  | `point ${Hue} ${ItemState}`
  | `comb ${Hue}`
  | `wedge ${Hue}`
  | `link ${LinkState}`
  | `label ${Hue | 'error' | 'muted' | 'tick'}`
  | `label over ${Hue | 'error'}`
  | 'grid'
  | 'rule'
  | 'drift'
  | 'halo'
  | 'under'
  | 'dot event'
  | 'dot error'
  | 'ring event'
  | 'cross';

/** Presentation attributes, by their React names. */
export type Attributes = Readonly<Record<string, string | number>>;

export const hatchId = (hue: Hue): string => `timeline-hatch-${hue}`;

const FONT = { fontFamily: 'var(--mono), ui-monospace, monospace', fontSize: 11 };

const OVER = (colour: Colour): Attributes => ({
  paintOrder: 'stroke',
  stroke: colour('surface-panel'),
  strokeWidth: 5,
  strokeLinejoin: 'round',
});

/** How a look is painted. */
export function attributesOf(look: Look, colour: Colour): Attributes {
  const [kind = '', second = '', third = ''] = look.split(' ');
  const hue = second as Hue;
  switch (kind) {
    case 'unit':
      return unitAttributes(hue, third as ItemState, colour);
    case 'run':
      return { fill: colour(third === 'invalid' ? 'error' : third === 'matched' ? `${hue}-soft` : `${hue}-fill`) };
    case 'point':
      return { fill: colour(third === 'invalid' ? 'error' : hue) };
    case 'comb':
      return { fill: 'none', stroke: colour(hue), strokeOpacity: 0.8 };
    case 'wedge':
      return { fill: colour(hue), fillOpacity: 0.15 };
    case 'link':
      return linkAttributes(second as LinkState, colour);
    case 'label':
      return second === 'over'
        ? { ...FONT, ...OVER(colour), fill: colour(third as Hue | 'error') }
        : { ...FONT, fill: colour(second === 'muted' || second === 'tick' ? 'text-muted' : (second as Hue)) };
    case 'grid':
      return { fill: 'none', stroke: colour('border') };
    case 'rule':
      return { fill: 'none', stroke: colour('border') };
    case 'drift':
      return { fill: 'none', stroke: colour('ref'), strokeWidth: 1.5 };
    case 'halo':
      return { fill: 'none', stroke: colour('accent'), strokeWidth: 2 };
    case 'under':
      return { fill: 'none', stroke: colour('surface-panel'), strokeWidth: 6 };
    case 'dot':
      return { fill: colour(second === 'error' ? 'error' : 'event') };
    case 'ring':
      return { fill: colour('surface-panel'), stroke: colour('event'), strokeWidth: 1.5 };
    default:
      return { fill: 'none', stroke: colour('surface-panel'), strokeWidth: 1.8 };
  }
}

function unitAttributes(hue: Hue, state: ItemState, colour: Colour): Attributes {
  const edge = { stroke: colour(hue), strokeWidth: 1.5 };
  switch (state) {
    case 'matched':
      return { ...edge, fill: colour(`${hue}-soft`) };
    case 'missed':
      return { ...edge, fill: colour('surface-panel') };
    case 'unsupported':
      return { ...edge, fill: `url(#${hatchId(hue)})` };
    case 'invalid':
      return { fill: colour('surface-panel'), stroke: colour('error'), strokeWidth: 1.5, strokeDasharray: '4 3' };
  }
}

function linkAttributes(state: LinkState, colour: Colour): Attributes {
  const line = { fill: 'none', stroke: colour('event'), strokeWidth: 2 };
  switch (state) {
    case 'correct':
      return line;
    case 'missing':
      return { ...line, strokeWidth: 1.5, strokeDasharray: '1 4', strokeLinecap: 'round' };
    case 'wrong':
      return { ...line, strokeDasharray: '9 3' };
    case 'disjoint':
      return { ...line, stroke: colour('error'), strokeDasharray: '6 4' };
  }
}
