import { field, type JsonNode, type JsonObject, kindInWords } from '../json/tree';
import type { Findings } from './findings';
import { detailDescription, type Shape, shotReferences, TRACKS } from './reading/dialect';
import { isDialogueType, readReferenceType } from './vocabulary';

/** One required field of a kind of unit. @see contract §1 */
export interface Requirement {
  readonly name: string;
  /** What a well-typed value is, for the message. */
  readonly expected: string;
  find(unit: JsonObject): JsonNode | undefined;
  accepts(value: JsonNode, unit: JsonObject): boolean;
  /** Says what is wrong with a value that is not accepted, where `expected` does not say it best. */
  report?(value: JsonNode, findings: Findings): void;
}

const nonBlank = (node: JsonNode): boolean => node.kind === 'string' && node.value.trim() !== '';
const string = (node: JsonNode): boolean => node.kind === 'string';
const object = (node: JsonNode): boolean => node.kind === 'object';
const strings = (node: JsonNode): boolean => node.kind === 'array' && node.items.every(string);

const own = (name: string, expected: string, accepts: Requirement['accepts']): Requirement => ({
  name,
  expected,
  find: (unit) => field(unit, name),
  accepts,
});

const timeRange = (name: string): Requirement =>
  own(
    name,
    'an array of two numbers',
    (node) =>
      node.kind === 'array' &&
      node.items.length === 2 &&
      node.items.every((item) => item.kind === 'number' && Number.isFinite(item.value)),
  );

const id = (name: string): Requirement => own(name, 'a non-blank string', nonBlank);

const REFERENCE: readonly Requirement[] = [
  id('ref_id'),
  {
    ...own('type', 'person, object, scene or animal', (node) => readReferenceType(node).verdict === 'known'),
    report: reportType,
  },
  own('semantic_description', 'a string', string),
  {
    name: 'appearance_anchor.id_features.detail_description',
    expected: 'a non-blank string',
    find: (unit) => detailDescription(unit)?.node,
    accepts: nonBlank,
  },
];

const EVENT: readonly Requirement[] = [
  id('event_id'),
  own('type', 'a non-blank string', nonBlank),
  timeRange('time_range'),
  own('content', 'an object', object),
];

const LINE: Requirement = {
  name: 'content.line',
  expected: 'a non-blank string',
  find: (unit) => field(field(unit, 'content'), 'line'),
  accepts: nonBlank,
};

const SHOT: readonly Requirement[] = [
  id('shot_id'),
  timeRange('time_range'),
  own('shot_transfer', 'a string', string),
  own('camera', 'an object or a string', (node) => object(node) || string(node)),
  own('visual_description', 'an array or a non-blank string', (node) => node.kind === 'array' || nonBlank(node)),
  own('active_events', 'an array of strings', strings),
  {
    name: 'references_in_shot',
    expected: 'an array of strings',
    find: (unit) => shotReferences(unit)?.node,
    accepts: (node, unit) => strings(node) || (shotReferences(unit)?.dialect === true && idsOrObjects(node)),
  },
];

const SUBSHOT: readonly Requirement[] = [
  timeRange('sub_shot_time'),
  own('sub_shot_content', 'a non-blank string', nonBlank),
];

const UNIT_REQUIREMENTS = { references: REFERENCE, events: EVENT, shots: SHOT } as const;

/** The dialect's lists hold ids or inline reference objects. */
function idsOrObjects(node: JsonNode): boolean {
  return node.kind === 'array' && node.items.every((item) => string(item) || object(item));
}

/** Required fields of a document, and how many are present and well typed. @see contract §2.6 Compliance */
export interface Compliance {
  readonly required: number;
  readonly present: number;
}

/** Checks every required field of every unit and reports what is absent or ill-typed. @see contract §1, §2.6 */
export function measureCompliance(shape: Shape, findings: Findings): Compliance {
  let required = TRACKS.length;
  let present = TRACKS.filter((track) => shape[track] !== undefined).length;
  const check = (unit: JsonNode, requirements: readonly Requirement[]): void => {
    required += requirements.length;
    if (unit.kind === 'object') present += countPresent(unit, requirements, findings);
    else findings.on(unit, 'schema.not-an-object', `Expected an object, found ${kindInWords(unit)}.`);
  };
  for (const track of TRACKS) {
    for (const unit of shape[track] ?? []) {
      const dialogue = track === 'events' && isDialogueType(field(unit, 'type'));
      check(unit, dialogue ? [...EVENT, LINE] : UNIT_REQUIREMENTS[track]);
      const visual = track === 'shots' ? field(unit, 'visual_description') : undefined;
      if (visual?.kind !== 'array') continue;
      for (const subshot of visual.items) if (subshot.kind !== 'string') check(subshot, SUBSHOT);
    }
  }
  return { required, present };
}

function countPresent(unit: JsonObject, requirements: readonly Requirement[], findings: Findings): number {
  let present = 0;
  for (const requirement of requirements) {
    const value = requirement.find(unit);
    if (value === undefined) reportMissing(unit, requirement, findings);
    else if (requirement.accepts(value, unit)) present++;
    else (requirement.report ?? reportWrongType(requirement))(value, findings);
  }
  return present;
}

const reportWrongType =
  ({ name, expected }: Requirement) =>
  (value: JsonNode, findings: Findings): void => {
    const found =
      value.kind === 'string' ? 'a blank string' : value.kind === 'array' ? 'this array' : kindInWords(value);
    findings.on(value, 'schema.wrong-type', `"${name}" must be ${expected}, not ${found}.`);
  };

function reportMissing(unit: JsonObject, { name }: Requirement, findings: Findings): void {
  const keys = name.split('.');
  let holder = unit;
  while (keys.length > 1) {
    const next = field(holder, keys[0] ?? '');
    if (next?.kind !== 'object') break;
    holder = next;
    keys.shift();
  }
  findings.missing(holder, keys[0] ?? name, 'schema.missing-field', `The required field "${name}" is missing.`);
}

function reportType(value: JsonNode, findings: Findings): void {
  const reading = readReferenceType(value);
  const written = value.kind === 'string' ? JSON.stringify(value.value) : kindInWords(value);
  if (reading.verdict === 'alias') {
    findings.on(value, 'type.alias', `${written} is read as "${reading.group}".`);
  } else {
    const message = `${written} is no reference type (person, object, scene, animal); it matches only its like.`;
    findings.on(value, 'schema.unknown-type', message);
  }
}
