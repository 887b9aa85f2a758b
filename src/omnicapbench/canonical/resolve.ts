import type { JsonNode, JsonString } from '../../json/tree';
import type { Findings } from '../findings';
import { numberStart, readId } from './ids';
import { findMentions, type MentionRule } from './mentions';
import { overlaps, type Span } from './times';
import type { AnnotatedText, EventLink, ReferenceEntity, ReferenceUse, SoundEvent, Speaker, TextPiece } from './units';

/** First definitions that are testable: what ids of a document lead to. @see contract §3.3 */
export type Defined<Unit> = ReadonlyMap<string, Unit>;

/** What the mentions of a document may lead to. */
export interface MentionScope {
  readonly references: Defined<ReferenceEntity>;
  /** Ids of events and shots: a text may name them, but that is no use. */
  readonly silent: ReadonlySet<string>;
  readonly rule: MentionRule;
}

const EMPTY_TEXT: AnnotatedText = { text: '', pieces: [], uses: [] };

/** Resolves the distinct reference ids of a shot's list, inline objects of the dialect included. */
export function resolveReferenceList(
  ids: readonly ListedId[],
  references: Defined<ReferenceEntity>,
  findings: Findings,
): ReferenceUse[] {
  return ids.map(({ id, node }) => {
    const entity = references.get(id);
    if (entity === undefined) findings.on(node, 'id.dangling-reference', `No reference ${id} is defined.`);
    return { id, entity };
  });
}

/** Resolves the distinct event ids of a shot's list. @see contract §3.3 link.disjoint */
export function resolveEventList(
  ids: readonly ListedId[],
  shot: Span,
  events: Defined<SoundEvent>,
  findings: Findings,
): EventLink[] {
  return ids.map(({ id, node }) => {
    const event = events.get(id);
    const disjoint = event !== undefined && !overlaps(shot, event);
    if (event === undefined) findings.on(node, 'id.dangling-event', `No event ${id} is defined.`);
    if (event !== undefined && disjoint) {
      const times = `${id} sounds from ${event.start} to ${event.end} s, this shot lasts from ${shot.start} to ${shot.end} s`;
      findings.on(node, 'link.disjoint', `${times}: the link cannot be true.`);
    }
    return { id, node, event, disjoint };
  });
}

/** An id in a link list, canonical, with its place. */
export interface ListedId {
  readonly id: string;
  readonly node: JsonNode;
}

/** The distinct ids of a link list; what is no list is empty, what is no id is passed over. @see contract §1, §3.3 */
export function listedIds(
  list: JsonNode | undefined,
  read: (element: JsonNode) => JsonNode | undefined,
  findings: Findings,
): ListedId[] {
  const ids = new Map<string, ListedId>();
  for (const element of list?.kind === 'array' ? list.items : []) {
    const node = read(element);
    const reading = readId(node);
    if (node === undefined || reading === undefined) continue;
    if (reading.malformed) findings.on(node, 'id.malformed', `Read as ${reading.id}.`);
    if (ids.has(reading.id)) findings.on(node, 'link.duplicate', `${reading.id} is listed already; it counts once.`);
    else ids.set(reading.id, { id: reading.id, node });
  }
  return [...ids.values()];
}

/** Resolves a dialogue's speaker. @see contract §3.3 */
export function resolveSpeaker(
  node: JsonNode | undefined,
  references: Defined<ReferenceEntity>,
  findings: Findings,
): Speaker | undefined {
  const reading = readId(node);
  if (node === undefined || reading === undefined) return undefined;
  const entity = references.get(reading.id);
  const isId = entity !== undefined || looksLikeId(reading.id);
  if (!isId) return { kind: 'label', label: node.kind === 'string' ? node.value.trim().toUpperCase() : reading.id };
  if (reading.malformed) findings.on(node, 'id.malformed', `Read as ${reading.id}.`);
  if (entity !== undefined) return { kind: 'reference', entity };
  findings.on(node, 'id.dangling-speaker', `The speaker ${reading.id} is no defined reference.`);
  return { kind: 'dangling', id: reading.id };
}

/** Letters and underscores, then `_` and digits. @see contract §3.3 */
function looksLikeId(id: string): boolean {
  const at = numberStart(id);
  return at > 1 && at < id.length && id[at - 1] === '_' && !/[^\p{L}_]/u.test(id.slice(0, at));
}

/** Cuts a text at its mentions and resolves them. @see contract §3.3 Mentions */
export function annotate(node: JsonNode | undefined, scope: MentionScope, findings: Findings): AnnotatedText {
  if (node?.kind !== 'string') return EMPTY_TEXT;
  const { value } = node;
  const pieces: TextPiece[] = [];
  const uses = new Map<string, ReferenceUse>();
  let at = 0;
  for (const { id, malformed, start, end } of findMentions(value, scope.rule)) {
    if (malformed) findings.within(node, start, end, 'id.malformed', `Read as ${id}.`);
    if (start > at) pieces.push({ kind: 'text', text: value.slice(at, start) });
    at = end;
    const use = resolveMention(id, node, start, end, scope, findings);
    if (use && !uses.has(id)) uses.set(id, use);
    pieces.push(use ? { kind: 'use', use } : { kind: 'silent' });
  }
  if (at < value.length) pieces.push({ kind: 'text', text: value.slice(at) });
  return { text: value, pieces, uses: [...uses.values()] };
}

/** A use, or undefined for a mention of a defined event or shot. */
function resolveMention(
  id: string,
  node: JsonString,
  start: number,
  end: number,
  scope: MentionScope,
  findings: Findings,
): ReferenceUse | undefined {
  const entity = scope.references.get(id);
  if (entity === undefined && scope.silent.has(id)) return undefined;
  if (entity === undefined) findings.within(node, start, end, 'id.dangling-mention', `Nothing defines ${id}.`);
  return { id, entity };
}
