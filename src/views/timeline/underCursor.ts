import type { Hue } from '../../ui/hue';
import type { View } from './clock';
import { itemsUnder } from './hit';
import type { Item, LaneKind, Link, LinkState, PlacedItem, TimelineLayout } from './model';

/** One thing under the cursor. */
export interface ReadoutEntry {
  readonly id: string;
  readonly kind: LaneKind;
  readonly hue: Hue;
  readonly title: string;
  readonly text: string;
  /** Overlap of the pair. */
  readonly tiou: number | null;
  /** What is worth saying beyond that: its fate, its link. */
  readonly note: string;
}

/** What is under a time, lane by lane. A pair of which both sides are there is one entry. */
export function readUnder(layout: TimelineLayout, view: View, time: number): readonly ReadoutEntry[] {
  const under = itemsUnder(layout, view, time);
  const here = new Map(under.map((item) => [item.id, item]));
  const links = linkWords(layout.links, here);
  const standIns = new Set(under.flatMap(({ alias }) => alias ?? []));
  return under.flatMap((item): ReadoutEntry[] => {
    const partner = item.partner === null ? undefined : here.get(item.partner);
    // The reference's item speaks for the pair, unless it was found from the other side only.
    if (item.unit.side === 'prediction' && partner?.partner === item.id) return [];
    // Whoever stands in another's place is named there.
    if (item.kind === 'identity' && item.unit.side === 'prediction' && standIns.has(item.title)) return [];
    const notes = [fateOf(item, partner), links.get(item.id) ?? (partner && links.get(partner.id)) ?? ''];
    return [
      {
        id: item.id,
        kind: item.kind,
        hue: item.hue,
        title: item.title,
        text: item.text,
        tiou: item.tiou,
        note: notes.filter((note) => note !== '').join(', '),
      },
    ];
  });
}

function fateOf(item: PlacedItem, partner: PlacedItem | undefined): string {
  if (item.alias !== null) return `named ${item.alias}`;
  if (item.state !== 'matched') return item.state;
  if (partner === undefined)
    return item.unit.side === 'reference' ? 'here in the reference only' : 'here in the prediction only';
  return partner.title === item.title ? '' : `named ${partner.title}`;
}

const SAID: Readonly<Record<LinkState, string>> = {
  correct: 'linked',
  missing: 'link missing',
  wrong: 'wrong link',
  disjoint: 'disjoint link',
};

/** Of an event and a shot that are both under the cursor, what their link is; by event. */
function linkWords(links: readonly Link[], here: ReadonlyMap<string, Item>): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const { event, shot, state } of links) {
    if (here.has(event) && here.has(shot)) words.set(event, SAID[state]);
  }
  return words;
}

export const KIND_WORD: Readonly<Record<LaneKind, string>> = {
  shot: 'shot',
  subshot: 'subshot',
  dialogue: 'dialogue',
  sound: 'sound',
  identity: 'identity',
};
