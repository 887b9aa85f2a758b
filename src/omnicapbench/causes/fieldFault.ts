import { areCompatible, type TextEdit } from '../../json/edit';
import type { Json } from '../../json/editPrint';
import { jsonOf } from '../../json/editPrint';
import { field, type JsonNode, type JsonObject } from '../../json/tree';
import { readRange } from '../canonical/times';
import type { Diagnostic } from '../diagnostics';
import { fixesIn } from '../fixes';
import { nameOf, unitAround } from '../fixes/context';
import { REFERENCE_TYPES, readReferenceType } from '../vocabulary';
import { type Cause, type CauseKind, type Part, placeOf, refOf } from './cause';
import type { CauseContext } from './context';
import { list, named, say } from './sentence';

const CODES = ['schema.missing-field', 'schema.wrong-type', 'schema.unknown-type', 'type.alias'];

interface Fault {
  readonly diagnostic: Diagnostic;
  readonly unit: JsonNode;
  readonly holder: JsonObject;
  readonly key: string;
}

/** A required field that is absent or of the wrong type, in all its units at once. @see contract §1, §2.6 */
export const fieldFault: CauseKind = {
  kind: 'field',
  find: (context) => {
    // A unit that is left out for its times is told of as such.
    const ranges = new Set(context.prediction.dropped.map(({ range }) => range?.start));
    const leftOut = new Set(
      context.diagnostics.flatMap(({ code, offset }) =>
        code === 'time.malformed' && ranges.has(offset) ? offset : [],
      ),
    );
    const byName = new Map<string, Fault[]>();
    for (const diagnostic of context.diagnostics) {
      const fault = CODES.includes(diagnostic.code) ? faultOf(context, diagnostic) : undefined;
      if (fault === undefined || leftOut.has(diagnostic.offset)) continue;
      const name = fault.key;
      const known = byName.get(name);
      if (known) known.push(fault);
      else byName.set(name, [fault]);
    }
    return [...byName].map(
      ([name, faults]) =>
        () =>
          causeOf(context, name, faults),
    );
  },
};

function faultOf({ fixes }: CauseContext, diagnostic: Diagnostic): Fault | undefined {
  const { path } = diagnostic;
  const holder = fixes.at(path.slice(0, -1));
  const unit = holder && unitAround(fixes, holder);
  return holder?.kind === 'object' && unit ? { diagnostic, unit, holder, key: String(path.at(-1)) } : undefined;
}

function causeOf(context: CauseContext, name: string, faults: readonly Fault[]): Cause {
  const { fixes } = context;
  const edits: TextEdit[] = [];
  const offered: TextEdit[] = [];
  for (const fault of faults) {
    const [fix] = fixesIn(fixes, fault.diagnostic);
    if (fix) offered.push(...fix.edits);
    edits.push(...(fix?.edits ?? [fixes.editor.setMember(fault.holder, fault.key, valueFor(context, fault), AFTER)]));
  }
  const whole = areCompatible(edits) ? edits : null;
  const solved = whole !== null && offered.length === edits.length;
  const [first] = faults;
  const key = first?.key ?? '';
  return {
    id: `field:${name}`,
    kind: 'field',
    sentence: sentenceOf(context, faults),
    side: 'prediction',
    place: placeOf(first?.diagnostic),
    units: [],
    diagnostics: faults.map(({ diagnostic }) => refOf(diagnostic)),
    fix: solved
      ? { id: 'field', title: faults.length === 1 ? titleOf(context, faults) : `Mend every ${key}`, edits: whole }
      : null,
    mend: whole,
  };
}

const AFTER = ['type', 'time_range', 'shot_id', 'event_id', 'ref_id', 'sub_shot_time'];

function titleOf({ fixes }: CauseContext, [fault]: readonly Fault[]): string {
  return (fault && fixesIn(fixes, fault.diagnostic)[0]?.title) ?? '';
}

function sentenceOf(context: CauseContext, faults: readonly Fault[]): Part[] {
  const [first] = faults;
  if (first === undefined) return [];
  const { key, diagnostic, holder } = first;
  const units = [...new Set(faults.map((fault) => fault.unit))];
  const where = list(units.map((unit) => named(trackOf(unit), nameOf(context.fixes, unit))));
  const one = units.length === 1;
  if (faults.every((fault) => fault.diagnostic.code === 'schema.missing-field')) {
    return one ? say`${where} has no ${key}` : say`${where} have no ${key}`;
  }
  const value = field(holder, key);
  if (one && diagnostic.code === 'type.alias' && value?.kind === 'string') {
    return say`${where} has type “${value.value}”, read as ${readReferenceType(value).group}`;
  }
  const expected = /must be (.*), not /.exec(diagnostic.message)?.[1] ?? 'one of the known types';
  return say`The ${key} of ${where} is not ${expected}`;
}

function trackOf(unit: JsonNode): 'reference' | 'event' | 'shot' {
  const track = unit.parent?.key;
  return track === 'events' ? 'event' : track === 'shots' ? 'shot' : 'reference';
}

/** What would stand there: the times as they are read, what the reference's unit of that id has, else a bare minimum. */
function valueFor({ fixes, reference }: CauseContext, { unit, holder, key }: Fault): Json {
  const range = readRange(field(holder, key));
  if (range) return [range.start, range.end];
  const id = nameOf(fixes, unit);
  const all = [...reference.references, ...reference.events, ...reference.shots];
  const same =
    holder === unit ? all.find((other) => other.id === id && trackOf(other.node) === trackOf(unit)) : undefined;
  const value = same && field(same.node, key);
  if (value && (key === 'time_range' || key === 'type' || key === 'content')) return jsonOf(value);
  const plain = LEAST[key];
  if (key === 'ref_id' || key === 'event_id' || key === 'shot_id') return id;
  if (key === 'type' && trackOf(unit) === 'reference') {
    return REFERENCE_TYPES.find((type) => id.toLowerCase().startsWith(type)) ?? 'object';
  }
  return plain ?? 'unknown';
}

const LEAST: Readonly<Record<string, Json>> = {
  semantic_description: '',
  appearance_anchor: { id_features: { detail_description: 'unknown' } },
  id_features: { detail_description: 'unknown' },
  detail_description: 'unknown',
  type: 'sound',
  time_range: [0, 0],
  sub_shot_time: [0, 0],
  content: { line: 'unknown' },
  line: 'unknown',
  shot_transfer: '',
  camera: {},
  visual_description: [],
  active_events: [],
  references_in_shot: [],
  sub_shot_content: 'unknown',
};
