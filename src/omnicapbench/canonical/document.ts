import { field, type JsonNode } from '../../json/tree';
import type { Findings } from '../findings';
import { detailDescription, type Shape } from '../reading/dialect';
import { readReferenceType } from '../vocabulary';
import { eventDrafts, readEvent } from './events';
import { mentionRule } from './mentions';
import { type Name, nameUnits } from './naming';
import type { Defined, MentionScope } from './resolve';
import { readShot, shotDrafts } from './shots';
import type { TimeBounds } from './times';
import type { CanonicalDocument, DroppedUnit, ReferenceEntity, TrackUnit } from './units';

/** A document whose three tracks are there. */
export type CompleteShape = { readonly [Track in keyof Shape]: NonNullable<Shape[Track]> };

/**
 * Builds the scored graph: ids, times, links, in this order. Faults are reported; untestable units are left out.
 * @see contract §3
 */
export function canonicalize(shape: CompleteShape, bounds: TimeBounds, findings: Findings): CanonicalDocument {
  const names = {
    references: nameUnits(shape.references, 'ref_id', 'REF', findings),
    events: nameUnits(shape.events, 'event_id', 'EVENT', findings),
    shots: nameUnits(shape.shots, 'shot_id', 'SHOT', findings),
  };
  const references = shape.references.flatMap((node, index) => readReference(node, index, names.references[index]));
  const sounds = eventDrafts(shape.events, names.events, bounds, findings);
  const cuts = shotDrafts(shape.shots, names.shots, bounds, findings);

  const definedReferences = defined(references);
  const scope: MentionScope = {
    references: definedReferences,
    silent: new Set([...defined(sounds).keys(), ...defined(cuts).keys()]),
    rule: mentionRule(
      givenIds(names.references),
      givenIds(names.events),
      givenIds(names.shots),
      generatedIds([...names.references, ...names.events, ...names.shots]),
    ),
  };
  const events = sounds.map((draft) => readEvent(draft, scope, findings));
  const definedEvents = defined(events);
  const shots = cuts.map((draft) => readShot(draft, scope, definedEvents, findings));
  const failures = shape.references.filter((node) => usableDetail(node) === undefined);
  const dropped = [
    ...leftOut('reference', shape.references, names.references, references),
    ...leftOut('event', shape.events, names.events, events),
    ...leftOut('shot', shape.shots, names.shots, shots),
  ];
  return { references, events, shots, dropped, referenceSupport: { checked: shape.references.length, failures } };
}

/** Units that a link can lead to, by id. */
function defined<Unit extends TrackUnit>(units: readonly Unit[]): Defined<Unit> {
  return new Map(units.filter((unit) => unit.linkable).map((unit) => [unit.id, unit]));
}

function leftOut(
  track: DroppedUnit['track'],
  nodes: readonly JsonNode[],
  names: readonly Name[],
  kept: readonly TrackUnit[],
): DroppedUnit[] {
  const indices = new Set(kept.map((unit) => unit.index));
  return nodes.flatMap((node, index) => {
    const id = names[index]?.id;
    return id === undefined || indices.has(index) ? [] : [{ track, id, index, node, range: field(node, 'time_range') }];
  });
}

function givenIds(names: readonly Name[]): string[] {
  return names.filter((name) => name.definition === 'first').map((name) => name.id);
}

/** Generated ids that a link can lead to. */
function generatedIds(names: readonly Name[]): string[] {
  return names.filter((name) => name.definition === 'generated' && name.linkable).map((name) => name.id);
}

function readReference(node: JsonNode, index: number, name: Name | undefined): ReferenceEntity[] {
  const detail = usableDetail(node);
  if (node.kind !== 'object' || name === undefined || detail === undefined) return [];
  const { group } = readReferenceType(field(node, 'type'));
  return [{ ...name, index, node, group, detail }];
}

function usableDetail(node: JsonNode): string | undefined {
  const detail = detailDescription(node)?.node;
  return detail?.kind === 'string' && detail.value.trim() !== '' ? detail.value : undefined;
}
