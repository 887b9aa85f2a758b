import { field, type JsonNode } from '../../json/tree';
import { readRange } from '../canonical/times';
import type { DroppedUnit } from '../canonical/units';
import { fixesIn } from '../fixes';
import type { Cause, CauseKind } from './cause';
import { type CauseContext, standsIn } from './context';
import { named, say, seconds } from './sentence';

/** A unit left out for its times. What lacks another essential field is told of by the field. */
export const untestable: CauseKind = {
  kind: 'untestable',
  find: (context) =>
    context.prediction.dropped.flatMap((unit) => {
      const { range } = unit;
      const faulty =
        range !== undefined && context.reported(['time.reversed', 'time.malformed'], standsIn(range)).length > 0;
      return faulty ? [() => causeOf(context, unit, range)] : [];
    }),
};

function causeOf(context: CauseContext, unit: DroppedUnit, range: JsonNode): Cause {
  const { track, id, index, node } = unit;
  const written = readRange(range);
  const fault = context.diagnostics.find(
    ({ code, offset }) => (code === 'time.reversed' || code === 'time.malformed') && offset === range.start,
  );
  const fix = (fault && fixesIn(context.fixes, fault)[0]) ?? null;
  const why = written
    ? `ends at ${seconds(written.end)} s, before it starts at ${seconds(written.start)} s`
    : 'has a time that cannot be read';
  return {
    id: `untestable:${track}/${index}`,
    kind: 'untestable',
    sentence: say`${named(track, id)} ${why}, so it counts for nothing`,
    side: 'prediction',
    place: context.place('prediction', range),
    units: [{ side: 'prediction', key: `invalid:${track}/${index}` }],
    diagnostics: context.reported(
      ['time.reversed', 'time.malformed', 'schema.wrong-type', 'id.dangling-event'],
      (diagnostic) =>
        diagnostic.code === 'id.dangling-event'
          ? track === 'event' && diagnostic.message.includes(` ${id} `)
          : diagnostic.code === 'schema.wrong-type'
            ? written === undefined && diagnostic.offset === range.start
            : standsIn(node)(diagnostic),
    ),
    fix,
    mend: fix ? fix.edits : withTimes(context, unit, range),
  };
}

/** The times of the reference's unit of that id, else the unit goes. */
function withTimes({ reference, draft: start }: CauseContext, { track, id, node }: DroppedUnit, range: JsonNode) {
  const draft = start();
  const units = track === 'shot' ? reference.shots : reference.events;
  const same = units.find((unit) => unit.id === id);
  if (same && field(node, 'time_range') === range) draft.replace(range, [same.start, same.end]);
  else draft.remove(node);
  return draft.finish();
}
