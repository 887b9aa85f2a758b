import type {
  DocumentDetail,
  EventDetail,
  InvalidUnit,
  ShotDetail,
  SubshotDetail,
  TimedDetail,
} from '../../omnicapbench/detail';
import type { Side } from '../../omnicapbench/diagnostics';
import { otherSide } from '../../state/selection';
import { type Item, type ItemState, itemId, type LaneKind, seconds } from './model';

/** Beyond this a clock cannot be drawn; about 30 000 years. */
const FAR = 1e12;

/** The time, or the farthest that can be drawn. */
export const onClock = (time: number): number => Math.max(-FAR, Math.min(FAR, time));

export const SIDE_WORD: Readonly<Record<Side, string>> = { reference: 'Reference', prediction: 'Predicted' };

/** Seconds in words: `0.70 to 3.10 s`, `at 4.00 s`. */
export function spanWords({ start, end }: { readonly start: number; readonly end: number }): string {
  return start === end ? `at ${seconds(start)} s` : `${seconds(start)} to ${seconds(end)} s`;
}

/** Without the brackets of its mentions. */
const plain = (text: string): string => text.replace(/\[([^[\]]*)\]/g, '$1').trim();

/** `SHOT_12` as `12`; nothing when it has no number. */
const numberOf = (id: string): string => /_(\d+)(?:~\d+)?$/.exec(id)?.[1] ?? '';

export function stateOf(side: Side, { state }: { readonly state: 'matched' | 'unmatched' }): ItemState {
  return state === 'matched' ? 'matched' : side === 'reference' ? 'missed' : 'unsupported';
}

/** `subshot:SHOT_2/0` as `SHOT_2 part 1`; other keys as their id. */
export function idOfKey(key: string): string {
  const id = key.slice(key.indexOf(':') + 1);
  const slash = id.lastIndexOf('/');
  return key.startsWith('subshot:') ? `${id.slice(0, slash)} part ${Number(id.slice(slash + 1)) + 1}` : id;
}

/** How a unit fared, in words. */
function fate(unit: TimedDetail, state: ItemState): string {
  if (unit.partner === null) return state;
  const overlap = unit.tiou === null ? '' : `, tIoU ${unit.tiou.toFixed(2)}`;
  return `matched with ${idOfKey(unit.partner)}${overlap}`;
}

interface Telling {
  readonly kind: LaneKind;
  readonly hue: Item['hue'];
  readonly title: string;
  readonly text: string;
  /** What the unit is called. */
  readonly called: string;
  readonly label: (state: ItemState) => string;
  readonly short: string;
}

function item(side: Side, unit: TimedDetail, telling: Telling): Item {
  const state = stateOf(side, unit);
  const { kind, hue, title, text, called, short } = telling;
  return {
    id: itemId({ side, key: unit.key }),
    unit: { side, key: unit.key },
    kind,
    hue,
    state,
    start: onClock(unit.start),
    end: onClock(unit.end),
    title,
    text,
    label: telling.label(state),
    short,
    name: `${SIDE_WORD[side]} ${called}, ${spanWords(unit)}, ${fate(unit, state)}${text === '' ? '' : `: ${text}`}`,
    partner: unit.partner === null ? null : itemId({ side: otherSide(side), key: unit.partner }),
    tiou: unit.tiou,
    alias: null,
  };
}

const stated = (state: ItemState, text: string): string =>
  state === 'matched' ? text : text === '' ? state : `${state}: ${text}`;

function shotItem(side: Side, shot: ShotDetail): Item {
  return item(side, shot, {
    kind: 'shot',
    hue: 'shot',
    title: shot.id,
    text: '',
    called: `shot ${shot.id}`,
    label: (state) => (state === 'matched' ? shot.id : `${shot.id} ${state}`),
    short: numberOf(shot.id),
  });
}

function subshotItem(side: Side, subshot: SubshotDetail): Item {
  const text = plain(subshot.content);
  return item(side, subshot, {
    kind: 'subshot',
    hue: 'shot',
    title: subshot.id,
    text,
    called: `subshot ${subshot.index + 1} of ${subshot.id}`,
    label: (state) => stated(state, text),
    short: subshot.partner === null ? stateOf(side, subshot) : '',
  });
}

function eventItem(side: Side, event: EventDetail): Item {
  const text = plain(event.dialogue ? event.line : event.description);
  const kind = event.dialogue ? 'dialogue' : 'sound';
  return item(side, event, {
    kind,
    hue: 'event',
    title: event.id,
    text,
    called: `${kind} ${event.id}`,
    label: (state) => `${event.id}  ${stated(state, text)}`.trim(),
    short: numberOf(event.id),
  });
}

/** A unit that cannot be scored but has a readable range, in the lane where it would be; undefined without one. */
function invalidItem(side: Side, unit: InvalidUnit): Item | undefined {
  if (unit.start === null || unit.end === null || unit.track === 'reference') return undefined;
  const kind = unit.track === 'shot' ? 'shot' : /^dialogue/i.test(unit.id) ? 'dialogue' : 'sound';
  const range = `${seconds(unit.start)} to ${seconds(unit.end)} s`;
  return {
    id: itemId({ side, key: unit.key }),
    unit: { side, key: unit.key },
    kind,
    hue: unit.track,
    state: 'invalid',
    start: onClock(Math.min(unit.start, unit.end)),
    end: onClock(Math.max(unit.start, unit.end)),
    title: unit.id,
    text: '',
    label: `${unit.id} invalid`.trim(),
    short: numberOf(unit.id),
    name: `${SIDE_WORD[side]} ${kind} ${unit.id}, written ${range}, invalid: it cannot be scored`,
    partner: null,
    tiou: null,
    alias: null,
  };
}

/** All bars of a document but those of its reference entities, each lane in time order. */
export function itemsOf(side: Side, document: DocumentDetail): readonly Item[] {
  return [
    ...document.shots.map((shot) => shotItem(side, shot)),
    ...document.subshots.map((subshot) => subshotItem(side, subshot)),
    ...document.events.map((event) => eventItem(side, event)),
    ...document.invalid.flatMap((unit) => invalidItem(side, unit) ?? []),
  ];
}

/** Items in the order in which one steps through them: by start, then end, then the order of the track. */
export function inTimeOrder(items: readonly Item[]): readonly Item[] {
  return items
    .map((item, index) => ({ item, index }))
    .sort((a, b) => a.item.start - b.item.start || a.item.end - b.item.end || a.index - b.index)
    .map(({ item }) => item);
}
