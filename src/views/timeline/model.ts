import type { Side } from '../../omnicapbench/diagnostics';
import type { UnitRef } from '../../state/selection';
import type { Hue } from '../../ui/hue';

/** What a lane shows. */
export type LaneKind = 'shot' | 'subshot' | 'dialogue' | 'sound' | 'identity';

/** `missed` is a unit of the reference, `unsupported` one of the prediction, without a counterpart. */
export type ItemState = 'matched' | 'missed' | 'unsupported' | 'invalid';

/** A span in seconds; start <= end. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One bar of one lane. A unit has one, a reference entity as many as there are shots that show it. */
export interface Item extends Span {
  /** Unique in the timeline. */
  readonly id: string;
  readonly unit: UnitRef;
  readonly kind: LaneKind;
  readonly hue: Hue;
  readonly state: ItemState;
  /** Its id, or that of its shot. */
  readonly title: string;
  /** What is said or seen; empty when there is none. */
  readonly text: string;
  /** Drawn on the bar as far as it fits; empty on identity bars. */
  readonly label: string;
  /** Drawn when not even the start of the label fits. */
  readonly short: string;
  /** The whole of it in words. */
  readonly name: string;
  /** The counterpart's item. */
  readonly partner: string | null;
  readonly tiou: number | null;
  /** The entity that the prediction shows in the place of this lane's. */
  readonly alias: string | null;
}

/** One line of units of one document, in time order. */
export interface LaneContent {
  readonly id: string;
  readonly kind: LaneKind;
  readonly side: Side;
  /** In words, for those who do not see it: `Reference shots`. */
  readonly name: string;
  readonly items: readonly Item[];
}

/** Two lanes that face each other, or one whose other side cannot be shown. */
export interface BlockContent {
  readonly id: string;
  readonly kind: LaneKind;
  readonly title: string;
  readonly lanes: readonly LaneContent[];
  /** Of an identity block: in how many of all the shots both documents show it; null without a counterpart. */
  readonly shared: { readonly both: number; readonly any: number } | null;
}

export type LinkState = 'correct' | 'missing' | 'wrong' | 'disjoint';

/** An event-shot edge between two items. */
export interface Link {
  readonly id: string;
  readonly event: string;
  readonly shot: string;
  readonly state: LinkState;
  /** Items whose selection shows it. */
  readonly shownFor: readonly string[];
}

/** The units of both documents, sorted into lanes. */
export interface TimelineContent {
  readonly blocks: readonly BlockContent[];
  readonly links: readonly Link[];
  /** What `fit` shows. */
  readonly extent: Span;
  /** How far one can pan: the extent, and units that lie far outside. */
  readonly limits: Span;
  /** Units without a readable time: they are in the table only. */
  readonly untimed: number;
}

/** An item and where its lane packs it. */
export interface PlacedItem extends Item {
  /** 0-based; row 0 is next to the other side. */
  readonly row: number;
}

/** A lane with its geometry in px. */
export interface Lane extends Omit<LaneContent, 'items'> {
  readonly items: readonly PlacedItem[];
  readonly top: number;
  readonly height: number;
  readonly rows: number;
  readonly rowHeight: number;
  /** From the top of a row to that of the next. */
  readonly pitch: number;
}

export interface Block extends Omit<BlockContent, 'lanes'> {
  readonly lanes: readonly Lane[];
  readonly top: number;
  readonly height: number;
}

/** Everything the drawing needs besides the viewport. Vertical px start under the ruler. */
export interface TimelineLayout {
  readonly blocks: readonly Block[];
  readonly lanes: readonly Lane[];
  readonly items: ReadonlyMap<string, { readonly item: PlacedItem; readonly lane: Lane }>;
  /** Items by `side key`; an entity has many. */
  readonly byUnit: ReadonlyMap<string, readonly PlacedItem[]>;
  readonly links: readonly Link[];
  readonly extent: Span;
  readonly limits: Span;
  readonly untimed: number;
  /** Where the identity lanes begin; null without any. */
  readonly identityTop: number | null;
  readonly height: number;
}

/** The key of `TimelineLayout.byUnit`, and the id of the item of a unit that has one. */
export function itemId({ side, key }: UnitRef): string {
  return `${side} ${key}`;
}

/** Seconds as they are read out. */
export function seconds(time: number): string {
  return time.toFixed(2);
}

/** The same where room is short: a clip's times as ever, huge ones rounded. */
export function briefSeconds(time: number): string {
  return Math.abs(time) < 1e6 ? seconds(time) : time.toExponential(4).replace('e+', 'e');
}
