import { field, type JsonNode } from '../../json/tree';
import { canonicalId } from '../canonical/ids';
import { findMentions } from '../canonical/mentions';
import type { AnnotatedText, Shot } from '../canonical/units';
import { unitKey } from '../keys';
import type { CauseKind, Part } from './cause';
import { type CauseContext, referenceItems, standsIn } from './context';
import type { Draft } from './draft';
import { lists, type Split } from './identity';
import { list, named, say, seconds } from './sentence';

/** One entity told as two. @see contract §5 Probes ConsistentCoreference */
export const identitySplit: CauseKind = {
  kind: 'identity-split',
  find: (context) =>
    context.splits.map((split) => () => {
      const { entity, match, other, shots } = split;
      const edits = merge(context, split);
      const [first] = shots;
      const node = (first && referenceItems(first, other.id)[0]) ?? other.node;
      return {
        id: `identity-split:${entity.id}:${other.id}`,
        kind: 'identity-split',
        sentence: sentenceOf(context, split),
        side: 'prediction',
        place: context.place('prediction', node),
        units: [
          { side: 'prediction', key: unitKey('reference', match.id) },
          { side: 'prediction', key: unitKey('reference', other.id) },
          { side: 'reference', key: unitKey('reference', entity.id) },
        ],
        diagnostics: context.reported(['link.unused-reference', 'id.duplicate'], standsIn(other.node)),
        fix: edits && { id: 'merge-ids', title: `Merge ${other.id} into ${match.id}`, edits },
        mend: edits,
      };
    }),
};

function sentenceOf({ prediction }: CauseContext, { match, other, shots }: Split): Part[] {
  const [first] = shots;
  const known = prediction.shots.filter((shot) => lists(shot, match));
  const before = named('reference', match.id);
  const after = named('reference', other.id);
  if (first && known.length > 0 && known.every((shot) => shot.start < first.start)) {
    return say`${before} becomes ${after} after the cut at ${seconds(first.start)} s`;
  }
  return say`${before} is called ${after} in ${list(shots.map((shot) => named('shot', shot.id)))}`;
}

/** Calls the stand-in by its right id wherever it is used, and takes its definition away. */
function merge(context: CauseContext, { match, other }: Split) {
  const draft = context.draft();
  const { prediction } = context;
  draft.remove(other.node);
  for (const shot of prediction.shots) rename(draft, shot, other.id, match.id, lists(shot, match));
  for (const event of prediction.events) {
    if (event.speaker?.kind === 'reference' && event.speaker.entity === other) {
      const speaker = field(field(event.node, 'content'), 'speaker');
      if (speaker) draft.replace(speaker, match.id);
    }
    const text = field(field(event.node, 'content'), 'description');
    renameMentions(context, draft, text, event.description, other.id, match.id);
  }
  for (const shot of prediction.shots) {
    for (const { node, content } of shot.subshots) {
      const text = node.kind === 'string' ? node : field(node, 'sub_shot_content');
      renameMentions(context, draft, text, content, other.id, match.id);
    }
  }
  return draft.finish();
}

function rename(draft: Draft, shot: Shot, from: string, to: string, listed: boolean): void {
  referenceItems(shot, from).forEach((item, index) => {
    if (listed || index > 0 || item.kind === 'object') draft.remove(item);
    else draft.replace(item, to);
  });
}

/** Exchanges the mentions of one id in a text for another. */
export function renameMentions(
  { fixes: { editor }, mentions }: CauseContext,
  draft: Draft,
  node: JsonNode | undefined,
  content: AnnotatedText,
  from: string,
  to: string | undefined,
): void {
  if (node?.kind !== 'string' || !content.text.toUpperCase().includes(from.replace(/_?[0-9]+$/, ''))) return;
  for (const { id, start, end } of findMentions(node.value, mentions)) {
    if (canonicalId(id) !== from) continue;
    const bracketed = node.value[start] === '[';
    const written = to === undefined ? '' : bracketed ? `[${to}]` : to;
    draft.add(editor.replaceUnits(node, start, end, written));
  }
}
