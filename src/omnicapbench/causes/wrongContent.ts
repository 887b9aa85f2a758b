import { field } from '../../json/tree';
import type { SoundEvent, Subshot } from '../canonical/units';
import { subshotKey, unitKey } from '../keys';
import type { Cause, CauseKind } from './cause';
import type { CauseContext } from './context';
import { type Displaced, unmatched } from './displaced';
import { named, quote, say, seconds } from './sentence';

/** Something else is told of a stretch of time than the reference tells: a missed and an unsupported unit in one. */
export const wrongContent: CauseKind = {
  kind: 'wrong-content',
  find: (context) => {
    const { subshots, dialogues } = unmatched(context);
    return [
      ...subshots.flatMap(({ displaced }) => displaced.map((pair) => () => aboutSubshot(context, pair))),
      ...dialogues.displaced.map((pair) => () => aboutLine(context, pair)),
    ];
  },
};

function aboutSubshot(context: CauseContext, { reference, prediction }: Displaced<Subshot>): Cause {
  const node = prediction.node.kind === 'string' ? prediction.node : field(prediction.node, 'sub_shot_content');
  const draft = context.draft();
  if (node) draft.replace(node, context.copier.text(reference.content));
  const { shotId, start, end } = prediction;
  const told = `${quote(prediction.content.text)} where the reference has ${quote(reference.content.text)}`;
  return {
    id: `wrong-content:${subshotKey(prediction)}`,
    kind: 'wrong-content',
    sentence: say`${named('shot', shotId)} tells at ${seconds(start)}–${seconds(end)} s of ${told}`,
    side: 'prediction',
    place: context.place('prediction', prediction.node),
    units: [
      { side: 'prediction', key: subshotKey(prediction) },
      { side: 'reference', key: subshotKey(reference) },
    ],
    diagnostics: [],
    fix: null,
    mend: draft.finish(),
  };
}

function aboutLine(context: CauseContext, { reference, prediction }: Displaced<SoundEvent>): Cause {
  const node = field(field(prediction.node, 'content'), 'line');
  const draft = context.draft();
  if (node) draft.replace(node, reference.line);
  const said = `${quote(prediction.line)}, too far from the reference's ${quote(reference.line)}`;
  return {
    id: `wrong-content:${unitKey('event', prediction.id)}`,
    kind: 'wrong-content',
    sentence: say`${named('event', prediction.id)} says ${said}`,
    side: 'prediction',
    place: context.place('prediction', node ?? prediction.node),
    units: [
      { side: 'prediction', key: unitKey('event', prediction.id) },
      { side: 'reference', key: unitKey('event', reference.id) },
    ],
    diagnostics: [],
    fix: null,
    mend: draft.finish(),
  };
}
