import { field } from '../../json/tree';
import { TOLERANCE } from '../alignment/pairs';
import { brief } from '../brief';
import { intersection, type Span, type SpanArrays, spanArrays } from '../canonical/times';
import type { SoundEvent } from '../canonical/units';
import type { Lint } from './lint';
import { isOriginal } from './units';

/** Seconds that an event may share with a shot that does not list it. @see contract §5 Warnings */
const ALLOWED = 0.1;
/** Reported one by one for each shot; a loop of thousands of events is summed up. */
const MOST_PER_SHOT = 50;
/** One id may stand in thousands of messages, and each is a string of its own. */
const LONGEST_ID = 120;

/** @see contract §5 Warnings */
export const missingActiveEvent: Lint = {
  code: 'link.missing-active-event',
  run: ({ shots, events }, findings) => {
    const byStart = events.filter(isOriginal).sort((a, b) => a.start - b.start || a.index - b.index);
    const spans = spanArrays(byStart);
    for (const shot of shots.filter(isOriginal)) {
      const listed = new Set(shot.events.flatMap(({ event }) => (event && isOriginal(event) ? event : [])));
      const unlisted = (event: SoundEvent): boolean => isHeard(event, shot) && !listed.has(event);
      const missing = countHeard(spans, shot) - [...listed].filter((event) => isHeard(event, shot)).length;
      const place = field(shot.node, 'active_events') ?? shot.node;
      const name = brief(shot.id, LONGEST_ID);
      for (const event of firstOf(byStart, unlisted, Math.min(missing, MOST_PER_SHOT))) {
        const shared = `from ${Math.max(event.start, shot.start)} to ${Math.min(event.end, shot.end)} s`;
        findings.on(
          place,
          'link.missing-active-event',
          `${brief(event.id, LONGEST_ID)} is heard in ${name} ${shared}, but not listed.`,
        );
      }
      if (missing > MOST_PER_SHOT) {
        const rest = missing - MOST_PER_SHOT;
        findings.on(place, 'link.missing-active-event', `${rest} more events are heard in ${name}, but not listed.`);
      }
    }
  },
};

function isHeard(event: Span, shot: Span): boolean {
  return intersection(event, shot) > ALLOWED + TOLERANCE;
}

/** How many of the events, by start, are heard in a shot. Numbers alone: there may be a hundred million pairs. */
function countHeard({ starts, ends }: SpanArrays, shot: Span): number {
  const { start, end } = shot;
  let heard = 0;
  for (let k = 0; k < starts.length; k++) {
    const from = starts[k] ?? 0;
    if (from >= end) break;
    if (Math.min(ends[k] ?? 0, end) - Math.max(from, start) > ALLOWED + TOLERANCE) heard++;
  }
  return heard;
}

/** The first items of a kind, no more than asked for. */
function firstOf<Item>(items: readonly Item[], test: (item: Item) => boolean, most: number): Item[] {
  const found: Item[] = [];
  for (const item of items) {
    if (found.length >= most) break;
    if (test(item)) found.push(item);
  }
  return found;
}
