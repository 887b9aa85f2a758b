import type { Detail, DocumentDetail } from '../../omnicapbench/detail';
import type { Side } from '../../omnicapbench/diagnostics';
import { identityBlocks } from './identity';
import { inTimeOrder, itemsOf } from './items';
import {
  type BlockContent,
  type Item,
  itemId,
  type LaneKind,
  type Link,
  type Span,
  type TimelineContent,
} from './model';

const SIDES: readonly Side[] = ['reference', 'prediction'];

const KINDS: readonly { readonly kind: Exclude<LaneKind, 'identity'>; readonly title: string }[] = [
  { kind: 'shot', title: 'Shots' },
  { kind: 'subshot', title: 'Subshots' },
  { kind: 'dialogue', title: 'Dialogue' },
  { kind: 'sound', title: 'Sounds' },
];

/** Sorts all units of both documents into lanes. A kind that neither document has gets none. */
export function readTimeline(detail: Detail): TimelineContent {
  const sides = SIDES.filter((side) => detail[side] !== null);
  const items: Record<Side, readonly Item[]> = { reference: [], prediction: [] };
  for (const side of sides) {
    const document = detail[side];
    if (document) items[side] = itemsOf(side, document);
  }
  const all = [...items.reference, ...items.prediction];
  const blocks = KINDS.flatMap(({ kind, title }): BlockContent[] => {
    if (!all.some((item) => item.kind === kind)) return [];
    const lanes = sides.map((side) => ({
      id: `${kind} ${side}`,
      kind,
      side,
      name: `${side === 'reference' ? 'Reference' : 'Predicted'} ${title.toLowerCase()}`,
      items: inTimeOrder(items[side].filter((item) => item.kind === kind)),
    }));
    return [{ id: kind, kind, title, lanes, shared: null }];
  });
  return {
    blocks: [...blocks, ...identityBlocks(detail)],
    links: readLinks(detail, new Map(all.map((item) => [item.id, item]))),
    ...spans(detail.duration, all),
    untimed: sides.reduce((sum, side) => sum + untimedIn(detail[side]), 0),
  };
}

const untimedIn = (document: DocumentDetail | null): number =>
  document?.invalid.filter(({ start, end }) => start === null || end === null).length ?? 0;

/** What one sees at first, and how far one can pan. Never without length. */
function spans(duration: number | null, items: readonly Item[]): { readonly extent: Span; readonly limits: Span } {
  const clip = duration === null ? [] : [{ start: 0, end: Math.min(duration, 1e12) }];
  const scored = [...clip, ...items.filter(({ state }) => state !== 'invalid')];
  const tight = around(scored.length > 0 ? scored : items);
  const reach = tight.end - tight.start;
  // An unreadable range may be anywhere; one that is far off must not squeeze the rest to nothing.
  const near = items.filter(({ start, end }) => start >= tight.start - reach && end <= tight.end + reach);
  return { extent: widened(around([tight, ...near])), limits: widened(around([tight, ...items])) };
}

function around(spans: readonly Span[]): Span {
  let start = Number.POSITIVE_INFINITY;
  let end = Number.NEGATIVE_INFINITY;
  for (const span of spans) {
    start = Math.min(start, span.start);
    end = Math.max(end, span.end);
  }
  return start <= end ? { start, end } : { start: 0, end: 1 };
}

/** A moment is given a second around it. */
function widened({ start, end }: Span): Span {
  const room = Math.max(1, Math.abs(start) * 1e-9) / 2;
  return end - start > 1e-9 ? { start, end } : { start: start - room, end: end + room };
}

/**
 * The edges to draw. A correct edge of the reference is the prediction's; a missing one is drawn where the prediction
 * should have it when it has both units, else in the reference.
 */
function readLinks(detail: Detail, items: ReadonlyMap<string, Item>): readonly Link[] {
  return SIDES.flatMap((side) =>
    (detail[side]?.edges ?? []).flatMap(({ shot, event, state }, index): Link[] => {
      if (event === null || state === 'dangling' || (side === 'reference' && state === 'correct')) return [];
      const eventItem = items.get(itemId({ side, key: event }));
      const shotItem = items.get(itemId({ side, key: shot }));
      if (!eventItem || !shotItem) return [];
      const moved = state === 'missing' && eventItem.partner !== null && shotItem.partner !== null;
      return [
        {
          id: `${side} ${index}`,
          event: moved ? (eventItem.partner ?? '') : eventItem.id,
          shot: moved ? (shotItem.partner ?? '') : shotItem.id,
          state,
          shownFor: eventItem.partner === null ? [eventItem.id] : [eventItem.id, eventItem.partner],
        },
      ];
    }),
  );
}
