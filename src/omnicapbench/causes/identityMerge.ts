import { field } from '../../json/tree';
import { unitKey } from '../keys';
import type { CauseKind } from './cause';
import { type CauseContext, freshId, referenceItems } from './context';
import type { Merge } from './identity';
import { renameMentions } from './identitySplit';
import { list, named, say } from './sentence';

/** Two entities told as one. @see contract §5 Probes ConsistentCoreference */
export const identityMerge: CauseKind = {
  kind: 'identity-merge',
  find: (context) =>
    context.merges.map((merge) => () => {
      const { entity, match, other, shots } = merge;
      const [first] = shots;
      const node = (first && referenceItems(first, match.id)[0]) ?? match.node;
      const where = list(shots.map((shot) => named('shot', shot.id)));
      return {
        id: `identity-merge:${match.id}:${other.id}`,
        kind: 'identity-merge',
        sentence: say`${named('reference', match.id)} also stands for another, the reference's ${named('reference', other.id)}, in ${where}`,
        side: 'prediction',
        place: context.place('prediction', node),
        units: [
          { side: 'prediction', key: unitKey('reference', match.id) },
          { side: 'reference', key: unitKey('reference', entity.id) },
          { side: 'reference', key: unitKey('reference', other.id) },
        ],
        diagnostics: [],
        fix: null,
        mend: part(context, merge),
      };
    }),
};

/** Defines the other entity as the reference does, and uses it where it was meant. */
function part(context: CauseContext, { match, other, shots }: Merge) {
  const draft = context.draft();
  const id = freshId(other.id, context.taken);
  const track = match.node.parent;
  if (track?.kind !== 'array') return null;
  draft.append(track, context.copier.reference(other, id));
  for (const shot of shots) {
    for (const item of referenceItems(shot, match.id)) draft.replace(item, id);
    for (const { node, content } of shot.subshots) {
      const text = node.kind === 'string' ? node : field(node, 'sub_shot_content');
      renameMentions(context, draft, text, content, match.id, id);
    }
  }
  return draft.finish();
}
