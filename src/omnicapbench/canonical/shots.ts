import { field, type JsonNode } from '../../json/tree';
import type { Findings } from '../findings';
import { shotReferences } from '../reading/dialect';
import type { Name } from './naming';
import {
  annotate,
  type Defined,
  listedIds,
  type MentionScope,
  resolveEventList,
  resolveReferenceList,
} from './resolve';
import { canonicalSpan, type Span, type TimeBounds } from './times';
import type { Shot, SoundEvent, TrackUnit } from './units';

interface SubshotDraft extends Span {
  readonly index: number;
  readonly node: JsonNode;
  readonly content: JsonNode;
}

/** A testable shot whose links and texts are still to be resolved. */
export interface ShotDraft extends TrackUnit, Span {
  readonly subshots: readonly SubshotDraft[];
}

/** The testable shots of a track. Of one that is left out just its own range is checked: its subshots go with it. */
export function shotDrafts(
  nodes: readonly JsonNode[],
  names: readonly Name[],
  bounds: TimeBounds,
  findings: Findings,
): ShotDraft[] {
  return nodes.flatMap((node, index) => {
    const span = canonicalSpan(field(node, 'time_range'), bounds, findings);
    const visual = field(node, 'visual_description');
    const name = names[index];
    const described = visual?.kind === 'array' || visual?.kind === 'string';
    if (node.kind !== 'object' || !described || !span || !name) return [];
    return [{ ...name, ...span, index, node, subshots: subshotDrafts(visual, span, bounds, findings) }];
  });
}

/** Resolves a shot's links and the mentions of its subshots. */
export function readShot(draft: ShotDraft, scope: MentionScope, events: Defined<SoundEvent>, findings: Findings): Shot {
  const { node } = draft;
  const eventIds = listedIds(field(node, 'active_events'), (element) => element, findings);
  const list = shotReferences(node);
  const referenceIds = listedIds(list?.node, list?.dialect ? inlineOrId : (element) => element, findings);
  const links = resolveEventList(eventIds, draft, events, findings);
  const uses = resolveReferenceList(referenceIds, scope.references, findings);
  return {
    ...draft,
    events: links,
    references: uses,
    heard: new Set(links.flatMap(({ event, disjoint }) => (event && !disjoint ? event : []))),
    shown: new Set(uses.flatMap(({ entity }) => entity ?? [])),
    subshots: draft.subshots.map(({ content, ...subshot }) => ({
      ...subshot,
      shotId: draft.id,
      content: annotate(content, scope, findings),
    })),
  };
}

/** In the dialect's list an object stands for its ref_id; an id stands for itself. */
function inlineOrId(element: JsonNode): JsonNode | undefined {
  return element.kind === 'object' ? field(element, 'ref_id') : element;
}

/** The subshots of an array, or the implicit one of a string; a string spans its whole shot. @see contract §1 */
function subshotDrafts(visual: JsonNode, shot: Span, bounds: TimeBounds, findings: Findings): SubshotDraft[] {
  const nodes = visual.kind === 'array' ? visual.items : [visual];
  return nodes.flatMap((node, index) => {
    const implicit = node.kind === 'string';
    const span = implicit ? shot : canonicalSpan(field(node, 'sub_shot_time'), bounds, findings);
    const content = implicit ? node : field(node, 'sub_shot_content');
    if (span === undefined || content?.kind !== 'string' || content.value.trim() === '') return [];
    return [{ start: span.start, end: span.end, index, node, content }];
  });
}
