import { field, type JsonNode } from '../../json/tree';
import { readId } from '../canonical/ids';
import type { TrackUnit } from '../canonical/units';
import type { Diagnostic } from '../diagnostics';
import { type LinkPlace, linkPlace, nameOf } from '../fixes/context';
import { unitKey } from '../keys';
import { type Cause, type CauseKind, type FoundCause, placeOf, refOf } from './cause';
import { type CauseContext, freshId, NOWHERE, standsIn } from './context';
import { list, named, say } from './sentence';

/** An id that is defined more than once, with all its repeats. @see contract §3.1 */
export const duplicateUnit: CauseKind = {
  kind: 'duplicate-unit',
  find: (context) => {
    const { references, events, shots } = context.prediction;
    return [
      ...repeats('reference', references, context),
      ...repeats('event', events, context),
      ...repeats('shot', shots, context),
    ];
  },
};

function repeats(
  track: 'reference' | 'event' | 'shot',
  units: readonly TrackUnit[],
  context: CauseContext,
): FoundCause[] {
  const key = { reference: 'ref_id', event: 'event_id', shot: 'shot_id' }[track];
  const byId = new Map<string, TrackUnit[]>();
  for (const unit of units) {
    const id = unit.definition === 'repeat' ? readId(field(unit.node, key))?.id : undefined;
    if (id === undefined) continue;
    const known = byId.get(id);
    if (known) known.push(unit);
    else byId.set(id, [unit]);
  }
  const { references, events, shots } = context.alignment;
  const counts = (unit: TrackUnit): boolean =>
    [references.toReference, events.toReference, shots.toReference].some((map) =>
      (map as ReadonlyMap<TrackUnit, TrackUnit>).has(unit),
    );
  return [...byId].map(([id, again]) => () => {
    const draft = context.draft();
    const taken = new Set(context.taken);
    for (const unit of again) {
      const node = field(unit.node, key);
      // A repeat that the reference bears out was a unit of its own under a wrong name.
      if (counts(unit) && node) {
        const fresh = freshId(id, taken);
        taken.add(fresh);
        draft.replace(node, fresh);
      } else draft.remove(unit.node);
    }
    const edits = draft.finish();
    const times = again.length === 1 ? 'twice' : `${again.length + 1} times`;
    const first = again[0]?.node;
    const removed = again.every((unit) => !counts(unit));
    const title = again.length === 1 ? `Remove the second ${id}` : `Remove ${again.length} repeats of ${id}`;
    return {
      id: `duplicate-unit:${track}:${id}`,
      kind: 'duplicate-unit' as const,
      sentence: say`${named(track, id)} is defined ${times}`,
      side: 'prediction' as const,
      place: context.place('prediction', field(first, key) ?? first ?? NOWHERE),
      units: again.map((unit) => ({ side: 'prediction' as const, key: unitKey(track, unit.id) })),
      diagnostics: again.flatMap((unit) => context.reported(['id.duplicate'], standsIn(unit.node))),
      fix: removed && edits ? { id: 'remove-duplicate-unit', title, edits } : null,
      mend: edits,
    };
  });
}

/** A list that names something twice; one cause a list. It counts once anyway. @see contract §3.3 link.duplicate */
export const duplicateLink: CauseKind = {
  kind: 'duplicate-link',
  find: (context) => {
    const byList = new Map<object, { readonly place: ListPlace; readonly faults: Diagnostic[] }>();
    for (const fault of context.diagnostics) {
      const node = fault.code === 'link.duplicate' ? context.fixes.at(fault.path) : undefined;
      const place = node && linkPlace(node);
      if (place === undefined || place.kind === 'speaker') continue;
      const known = byList.get(place.list);
      if (known) known.faults.push(fault);
      else byList.set(place.list, { place, faults: [fault] });
    }
    return [...byList.values()].map(
      ({ place, faults }) =>
        () =>
          aboutList(context, place, faults),
    );
  },
};

type ListPlace = Exclude<LinkPlace, { readonly kind: 'speaker' }>;

function aboutList(context: CauseContext, place: ListPlace, faults: readonly Diagnostic[]): Cause {
  const { fixes } = context;
  const draft = context.draft();
  const ids = new Map<string, JsonNode[]>();
  for (const item of place.list.items) {
    const id = readId(item.kind === 'object' ? field(item, 'ref_id') : item)?.id;
    const known = id === undefined ? undefined : ids.get(id);
    if (known) known.push(item);
    else if (id !== undefined) ids.set(id, [item]);
  }
  const again = [...ids].filter(([, items]) => items.length > 1);
  for (const [, items] of again) draft.remove(...items.slice(1));
  const edits = draft.finish();
  const shot = nameOf(fixes, place.shot);
  const track = place.kind === 'events' ? 'event' : 'reference';
  const [first] = faults;
  return {
    id: `duplicate-link:${shot}:${place.kind}`,
    kind: 'duplicate-link',
    sentence: say`${named('shot', shot)} lists ${list(again.map(([id]) => named(track, id)))} more than once`,
    side: 'prediction',
    place: placeOf(first),
    units: [{ side: 'prediction', key: unitKey('shot', shot) }],
    diagnostics: faults.map(refOf),
    fix: edits && { id: 'remove-duplicate-link', title: `Remove the repeats from ${shot}`, edits },
    mend: edits,
  };
}
