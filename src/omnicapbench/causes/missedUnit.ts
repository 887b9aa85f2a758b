import type { TextEdit } from '../../json/edit';
import { field, type JsonArray, type JsonNode } from '../../json/tree';
import { overlaps } from '../canonical/times';
import type { ReferenceEntity, Shot, SoundEvent, Subshot } from '../canonical/units';
import { subshotKey, type UnitKey, unitKey } from '../keys';
import type { Cause, CauseKind, Part } from './cause';
import { type CauseContext, freshId } from './context';
import { unmatched } from './displaced';
import { lists } from './identity';
import { named, quote, say, seconds } from './sentence';

/** A unit of the reference that the prediction does not have. A shot's subshots, and an event's links, go with it. */
export const missedUnit: CauseKind = {
  kind: 'missed-unit',
  find: (context) => {
    const { dialogues, sounds, shots, subshots } = unmatched(context);
    return [
      ...missedReferences(context).map((entity) => () => aboutReference(context, entity)),
      ...[...dialogues.missed, ...sounds.missed].map((event) => () => aboutEvent(context, event)),
      ...shots.missed.map((shot) => () => aboutShot(context, shot)),
      ...subshots.flatMap(({ missed }) => missed.map((subshot) => () => aboutSubshot(context, subshot))),
    ];
  },
};

function missedReferences({ reference, prediction, alignment, merges }: CauseContext): ReferenceEntity[] {
  const leftOut = new Set(prediction.dropped.flatMap(({ track, id }) => (track === 'reference' ? id : [])));
  const merged = new Set(merges.map((merge) => merge.other));
  return reference.references.filter(
    (entity) => !alignment.references.toPrediction.has(entity) && !merged.has(entity) && !leftOut.has(entity.id),
  );
}

function aboutReference(context: CauseContext, entity: ReferenceEntity): Cause {
  const { alignment, reference, copier } = context;
  const draft = context.draft();
  const track = trackOf(context, 'references');
  const id = freshId(entity.id, context.taken);
  if (track) draft.append(track, copier.reference(entity, id));
  // Whoever had told of it would have listed it in its shots.
  for (const shot of reference.shots) {
    const mapped = alignment.shots.toPrediction.get(shot);
    if (mapped && lists(shot, entity)) draft.list(mapped.node, 'references_in_shot', id);
  }
  const what = say`The reference's ${named('reference', entity.id)} is missing: ${quote(entity.detail)}`;
  return causeOf(context, unitKey('reference', entity.id), entity.node, what, track ? draft.finish() : null);
}

function aboutEvent(context: CauseContext, event: SoundEvent): Cause {
  const { alignment, prediction, reference, copier } = context;
  const draft = context.draft();
  const track = trackOf(context, 'events');
  const id = freshId(event.id, context.taken);
  if (track) draft.insert(track, indexByStart(prediction.events, event), copier.event(event, id));
  for (const shot of reference.shots) {
    const mapped = alignment.shots.toPrediction.get(shot);
    const listed = shot.events.some((link) => link.event === event && !link.disjoint);
    if (mapped && listed && overlaps(mapped, event)) draft.list(mapped.node, 'active_events', id);
  }
  const told = event.dialogue ? event.line : event.description.text;
  const time = `at ${seconds(event.start)}–${seconds(event.end)} s`;
  const words = told.trim() === '' ? '' : `: ${quote(told)}`;
  const what = say`The reference's ${named('event', event.id)} ${time} is missing${words}`;
  return causeOf(context, unitKey('event', event.id), event.node, what, track ? draft.finish() : null);
}

function aboutShot(context: CauseContext, shot: Shot): Cause {
  const draft = context.draft();
  const track = trackOf(context, 'shots');
  const id = freshId(shot.id, context.taken);
  if (track) draft.insert(track, indexByStart(context.prediction.shots, shot), context.copier.shot(shot, id));
  const time = `${seconds(shot.start)}–${seconds(shot.end)} s`;
  const what = say`The reference's ${named('shot', shot.id)} (${time}) is missing`;
  return causeOf(context, unitKey('shot', shot.id), shot.node, what, track ? draft.finish() : null);
}

function aboutSubshot(context: CauseContext, subshot: Subshot): Cause {
  const pair = context.alignment.shots.pairs.find(({ reference }) => reference.subshots.includes(subshot));
  const what = say`${named('shot', pair?.prediction.id ?? subshot.shotId)} leaves out ${quote(subshot.content.text)}`;
  const mend = pair ? withSubshot(context, pair.prediction, subshot) : null;
  return causeOf(context, subshotKey(subshot), subshot.node, what, mend);
}

function withSubshot(context: CauseContext, shot: Shot, subshot: Subshot): readonly TextEdit[] | null {
  const draft = context.draft();
  const visual = field(shot.node, 'visual_description');
  const copy = context.copier.subshot(subshot);
  if (visual?.kind === 'array') draft.insert(visual, indexByStart(shot.subshots, subshot), copy);
  else if (visual?.kind === 'string') draft.replace(visual, visual.value.trim() === '' ? [copy] : [visual.value, copy]);
  return draft.finish();
}

function causeOf(
  context: CauseContext,
  key: UnitKey,
  node: JsonNode,
  sentence: readonly Part[],
  mend: readonly TextEdit[] | null,
): Cause {
  return {
    id: `missed-unit:${key}`,
    kind: 'missed-unit',
    sentence,
    side: 'reference',
    place: context.place('reference', node),
    units: [{ side: 'reference', key }],
    diagnostics: [],
    fix: null,
    mend,
  };
}

/** The raw position at which a unit of that start belongs, where the track is in order of time. */
function indexByStart(
  units: readonly { readonly start: number; readonly index: number }[],
  { start }: { readonly start: number },
): number {
  const after = units.filter((unit) => unit.start > start).map((unit) => unit.index);
  return Math.min(...after, Number.MAX_SAFE_INTEGER);
}

/** A track's array in the prediction. */
export function trackOf({ fixes }: CauseContext, track: 'references' | 'events' | 'shots'): JsonArray | undefined {
  for (const unit of fixes.units) {
    const document = unit.parent?.kind === 'array' ? unit.parent.parent : undefined;
    const array = field(document, track);
    if (array?.kind === 'array' && field(document, 'shots')?.kind === 'array') return array;
  }
  return undefined;
}
