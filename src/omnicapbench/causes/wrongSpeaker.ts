import { field } from '../../json/tree';
import type { Speaker } from '../canonical/units';
import { unitKey } from '../keys';
import { isRightSpeaker } from '../metrics/speaker';
import type { CauseKind, Part } from './cause';
import { named, say } from './sentence';

/** A matched line given to somebody else than in the reference, or to nobody. */
export const wrongSpeaker: CauseKind = {
  kind: 'wrong-speaker',
  find: (context) => {
    const { alignment, copier, splits } = context;
    return alignment.events.pairs.flatMap(({ reference, prediction }) => {
      const [ours, theirs] = [reference.speaker, prediction.speaker];
      const content = field(prediction.node, 'content');
      if (!reference.dialogue || content?.kind !== 'object') return [];
      if (ours === undefined ? theirs === undefined : isRightSpeaker(ours, theirs, alignment)) return [];
      // A dangling id is a cause of its own, and so is a person that fell apart.
      if (theirs?.kind === 'dangling') return [];
      const fallen = splits.some((split) => theirs?.kind === 'reference' && theirs.entity === split.other);
      const right = copier.speaker(ours);
      if (fallen || (ours !== undefined && right === undefined)) return [];
      return [
        () => {
          const { editor } = context.fixes;
          const mend =
            right === undefined
              ? editor.removeMember(content, 'speaker')
              : [editor.setMember(content, 'speaker', right, ['line'])];
          const who = ours === undefined ? say`nobody` : [speakerPart(ours, right)];
          const said = theirs === undefined ? say`has no speaker` : say`is given to ${speakerPart(theirs)}`;
          return {
            id: `wrong-speaker:${unitKey('event', prediction.id)}`,
            kind: 'wrong-speaker' as const,
            sentence: say`${named('event', prediction.id)} ${said}, in the reference to ${who}`,
            side: 'prediction' as const,
            place: context.place('prediction', field(content, 'speaker') ?? content),
            units: [
              { side: 'prediction' as const, key: unitKey('event', prediction.id) },
              { side: 'reference' as const, key: unitKey('event', reference.id) },
            ],
            diagnostics: [],
            fix: null,
            mend,
          };
        },
      ];
    });
  },
};

function speakerPart(speaker: Speaker, id?: string): Part {
  if (speaker.kind === 'label') return { text: speaker.label };
  return named('reference', id ?? (speaker.kind === 'reference' ? speaker.entity.id : speaker.id));
}
