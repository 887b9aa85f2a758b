import { field, type JsonNode } from '../../json/tree';
import type { AnnotatedText, ReferenceEntity, ReferenceUse, Shot } from '../canonical/units';
import { subshotKey, type UnitKey, unitKey } from '../keys';
import { definedUses } from '../metrics/useSets';
import { shotReferences } from '../reading/dialect';
import type { Cause, CauseKind, FoundCause, Part } from './cause';
import { type CauseContext, referenceItems } from './context';
import { standsFor } from './dangling';
import { renameMentions } from './identitySplit';
import { list, named, say } from './sentence';

/**
 * Matched shots, subshots and descriptions that use other references than their counterparts. Entities without a
 * counterpart, and those that fell apart or ran together, are causes of their own.
 */
export const referenceUse: CauseKind = {
  kind: 'reference-use',
  find: (context) => [...inShots(context), ...inSubshots(context), ...inEvents(context)],
};

interface Difference {
  /** Predicted entities that should be used. */
  readonly missing: readonly ReferenceEntity[];
  /** Predicted entities that should not. */
  readonly extra: readonly ReferenceEntity[];
}

function compare(
  { alignment: { references }, splits, merges, dangling }: CauseContext,
  reference: readonly ReferenceUse[],
  prediction: readonly ReferenceUse[],
  node: JsonNode | undefined,
): Difference | undefined {
  const wanted = new Set([...definedUses(reference)].flatMap((entity) => references.toPrediction.get(entity) ?? []));
  const used = definedUses(prediction);
  const replaced = new Set(splits.flatMap((split) => (used.has(split.other) ? [split.match] : [])));
  const standing = new Set(
    merges.flatMap((merge) => (reference.some((use) => use.entity === merge.other) ? [merge.match] : [])),
  );
  const missing = [...wanted].filter(
    (entity) => !used.has(entity) && !replaced.has(entity) && !standsFor(dangling, node, entity.id),
  );
  const extra = [...used].filter(
    (entity) => !wanted.has(entity) && references.toReference.has(entity) && !standing.has(entity),
  );
  return missing.length + extra.length === 0 ? undefined : { missing, extra };
}

function inShots(context: CauseContext): FoundCause[] {
  return context.alignment.shots.pairs.flatMap(({ reference, prediction }) => {
    const difference = compare(
      context,
      reference.references,
      prediction.references,
      shotReferences(prediction.node)?.node,
    );
    return difference === undefined ? [] : [() => aboutShot(context, reference, prediction, difference)];
  });
}

function aboutShot(context: CauseContext, reference: Shot, prediction: Shot, difference: Difference): Cause {
  const { missing, extra } = difference;
  const draft = context.draft();
  for (const entity of missing) draft.list(prediction.node, 'references_in_shot', entity.id);
  for (const entity of extra) draft.remove(...referenceItems(prediction, entity.id));
  const node = extra.flatMap((entity) => referenceItems(prediction, entity.id))[0];
  const place = node ?? field(prediction.node, 'references_in_shot') ?? prediction.node;
  const keys = [unitKey('shot', prediction.id), unitKey('shot', reference.id)] as const;
  const sentence = sentenceOf(say`${named('shot', prediction.id)}`, difference, ['lists', 'does not list']);
  return causeOf(context, keys, place, sentence, draft.finish());
}

function inSubshots(context: CauseContext): FoundCause[] {
  return context.alignment.subshots.recall.flatMap(({ target, candidate }) => {
    const node = candidate.node.kind === 'string' ? candidate.node : field(candidate.node, 'sub_shot_content');
    const difference = compare(context, target.content.uses, candidate.content.uses, node);
    if (difference === undefined) return [];
    return [
      () => {
        const subject = say`A subshot of ${named('shot', candidate.shotId)}`;
        const sentence = sentenceOf(subject, difference, ['mentions', 'does not mention']);
        const mend = withMentions(context, node, candidate.content, difference);
        const keys = [subshotKey(candidate), subshotKey(target)] as const;
        return causeOf(context, keys, node ?? candidate.node, sentence, mend);
      },
    ];
  });
}

function inEvents(context: CauseContext): FoundCause[] {
  return context.alignment.events.pairs.flatMap(({ reference, prediction }) => {
    const node = field(field(prediction.node, 'content'), 'description');
    const difference = compare(context, reference.description.uses, prediction.description.uses, node);
    if (difference === undefined || node?.kind !== 'string') return [];
    return [
      () => {
        const subject = say`${named('event', prediction.id)}`;
        const sentence = sentenceOf(subject, difference, ['mentions', 'does not mention']);
        const mend = withMentions(context, node, prediction.description, difference);
        const keys = [unitKey('event', prediction.id), unitKey('event', reference.id)] as const;
        return causeOf(context, keys, node, sentence, mend);
      },
    ];
  });
}

/** Wrong mentions become the missing ones, one for one; what is left over is taken out, or added at the end. */
function withMentions(
  context: CauseContext,
  node: JsonNode | undefined,
  content: AnnotatedText,
  { missing, extra }: Difference,
) {
  const draft = context.draft();
  extra.forEach((entity, index) => {
    renameMentions(context, draft, node, content, entity.id, missing[index]?.id);
  });
  const added = missing.slice(extra.length).map((entity) => ` [${entity.id}]`);
  if (node?.kind === 'string' && added.length > 0) {
    const { editor } = context.fixes;
    draft.add(editor.replaceUnits(node, node.value.length, node.value.length, added.join('')));
  }
  return draft.finish();
}

function sentenceOf(
  subject: readonly Part[],
  { missing, extra }: Difference,
  [does, doesNot]: readonly [string, string],
): Part[] {
  const ids = (entities: readonly ReferenceEntity[]): Part[] =>
    list(entities.map((entity) => named('reference', entity.id)));
  if (missing.length === 0) return say`${subject} ${does} ${ids(extra)}, unlike the reference`;
  if (extra.length === 0) return say`${subject} ${doesNot} ${ids(missing)}, as the reference does`;
  return say`${subject} ${does} ${ids(extra)} where the reference has ${ids(missing)}`;
}

function causeOf(
  context: CauseContext,
  [prediction, reference]: readonly [UnitKey, UnitKey],
  place: JsonNode,
  sentence: readonly Part[],
  mend: Cause['mend'],
): Cause {
  return {
    id: `reference-use:${reference}:${prediction}`,
    kind: 'reference-use',
    sentence,
    side: 'prediction',
    place: context.place('prediction', place),
    units: [
      { side: 'prediction', key: prediction },
      { side: 'reference', key: reference },
    ],
    diagnostics: [],
    fix: null,
    mend,
  };
}
