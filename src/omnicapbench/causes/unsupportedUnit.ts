import type { TextEdit } from '../../json/edit';
import { field, type JsonNode } from '../../json/tree';
import type { ReferenceEntity, Shot, SoundEvent, Subshot } from '../canonical/units';
import { subshotKey, type UnitKey, unitKey } from '../keys';
import type { Cause, CauseKind, Part } from './cause';
import { type CauseContext, eventItems, referenceItems, standsIn } from './context';
import { unmatched } from './displaced';
import { named, quote, say, seconds } from './sentence';

/** A unit of the prediction that the reference does not have. Its subshots and links go with it. */
export const unsupportedUnit: CauseKind = {
  kind: 'unsupported-unit',
  find: (context) => {
    const { dialogues, sounds, shots, subshots } = unmatched(context);
    return [
      ...inventedReferences(context).map((entity) => () => aboutReference(context, entity)),
      ...[...dialogues.unsupported, ...sounds.unsupported].map((event) => () => aboutEvent(context, event)),
      ...shots.unsupported.map((shot) => () => aboutShot(context, shot)),
      ...subshots.flatMap(({ unsupported }) => unsupported.map((subshot) => () => aboutSubshot(context, subshot))),
    ];
  },
};

function inventedReferences({ prediction, alignment, splits }: CauseContext): ReferenceEntity[] {
  const split = new Set(splits.map(({ other }) => other));
  return prediction.references.filter(
    (entity) => !alignment.references.toReference.has(entity) && !split.has(entity) && entity.definition !== 'repeat',
  );
}

function aboutReference(context: CauseContext, entity: ReferenceEntity): Cause {
  const draft = context.draft();
  draft.remove(entity.node);
  for (const shot of context.prediction.shots) draft.remove(...referenceItems(shot, entity.id));
  const what = say`${named('reference', entity.id)} is nobody and nothing of the reference: ${quote(entity.detail)}`;
  return causeOf(context, unitKey('reference', entity.id), entity.node, what, draft.finish());
}

function aboutEvent(context: CauseContext, event: SoundEvent): Cause {
  const draft = context.draft();
  draft.remove(event.node);
  if (event.linkable) for (const shot of context.prediction.shots) draft.remove(...eventItems(shot, event.id));
  const told = event.dialogue ? event.line : event.description.text;
  const words = told.trim() === '' ? '' : `: ${quote(told)}`;
  const time = `${seconds(event.start)}–${seconds(event.end)} s`;
  const what = say`${named('event', event.id)} (${time}) is never heard in the reference${words}`;
  return causeOf(context, unitKey('event', event.id), event.node, what, draft.finish());
}

function aboutShot(context: CauseContext, shot: Shot): Cause {
  const draft = context.draft();
  draft.remove(shot.node);
  const time = `${seconds(shot.start)}–${seconds(shot.end)} s`;
  const what = say`${named('shot', shot.id)} (${time}) has no counterpart in the reference`;
  return causeOf(context, unitKey('shot', shot.id), shot.node, what, draft.finish());
}

function aboutSubshot(context: CauseContext, subshot: Subshot): Cause {
  const what = say`${named('shot', subshot.shotId)} tells of ${quote(subshot.content.text)}, which the reference never shows`;
  return causeOf(context, subshotKey(subshot), subshot.node, what, withoutSubshot(context, subshot));
}

function withoutSubshot(context: CauseContext, { node }: Subshot): readonly TextEdit[] | null {
  const draft = context.draft();
  // The text of a whole shot is its visual_description: an empty list is well-typed and tells nothing.
  if (node.parent?.kind === 'array') draft.remove(node);
  else draft.replace(node, []);
  return draft.finish();
}

function causeOf(
  context: CauseContext,
  key: UnitKey,
  node: JsonNode,
  sentence: readonly Part[],
  mend: readonly TextEdit[] | null,
): Cause {
  const id = field(node, 'ref_id') ?? field(node, 'event_id');
  return {
    id: `unsupported-unit:${key}`,
    kind: 'unsupported-unit',
    sentence,
    side: 'prediction',
    place: context.place('prediction', node),
    units: [{ side: 'prediction', key }],
    diagnostics: id ? context.reported(['link.unused-reference', 'link.unlinked-event'], standsIn(id)) : [],
    fix: null,
    mend,
  };
}
