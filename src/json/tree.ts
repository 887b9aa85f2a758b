/**
 * A strict JSON value with its place in the text. Offsets are UTF-16 code units into the text as pasted, also
 * for a document that stood inside a string of another. Every node knows its parent, so that a path is found by
 * walking up and costs nothing until somebody asks for it.
 */
export type JsonNode = JsonObject | JsonArray | JsonString | JsonNumber | JsonBoolean | JsonNull;

interface Place {
  /** First code unit of the value. */
  start: number;
  /** One past its last code unit. */
  end: number;
  /** The object or array that holds it; undefined for the document. */
  parent: JsonObject | JsonArray | undefined;
  /** Key or index in the parent. */
  key: string | number;
}

/** One `"key": value` of an object. */
export interface JsonMember {
  /** The key's own range, quotes included. */
  readonly keyStart: number;
  readonly keyEnd: number;
  readonly value: JsonNode;
}

export interface JsonObject extends Place {
  readonly kind: 'object';
  /** The last of equal keys, at the position of the first. */
  readonly members: Map<string, JsonMember>;
}

export interface JsonArray extends Place {
  readonly kind: 'array';
  readonly items: JsonNode[];
}

export interface JsonString extends Place {
  readonly kind: 'string';
  readonly value: string;
}

export interface JsonNumber extends Place {
  readonly kind: 'number';
  /** May be infinite: JSON has numbers that no double holds. */
  readonly value: number;
}

export interface JsonBoolean extends Place {
  readonly kind: 'boolean';
  readonly value: boolean;
}

export interface JsonNull extends Place {
  readonly kind: 'null';
}

/** A range of the text, in UTF-16 code units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Keys and indices from the document's root to the node. */
export function pathOf(node: JsonNode): (string | number)[] {
  const path: (string | number)[] = [];
  for (let at: JsonNode = node; at.parent !== undefined; at = at.parent) path.push(at.key);
  return path.reverse();
}

/** The value under a key, or undefined when the node is no object, lacks the key, or holds null there. */
export function field(node: JsonNode | undefined, key: string): JsonNode | undefined {
  if (node?.kind !== 'object') return undefined;
  const value = node.members.get(key)?.value;
  return value?.kind === 'null' ? undefined : value;
}

/** The range of a member's key, quotes included. */
export function keyRange(node: JsonObject, key: string): TextRange | undefined {
  const member = node.members.get(key);
  return member && { start: member.keyStart, end: member.keyEnd };
}

/** A value's kind in plain words, with its article. */
export function kindInWords(node: JsonNode): string {
  if (node.kind === 'null') return 'null';
  return node.kind === 'object' || node.kind === 'array' ? `an ${node.kind}` : `a ${node.kind}`;
}
