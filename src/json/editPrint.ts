import type { JsonNode } from './tree';

/** A JSON value without a place. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** How values are laid out where they are put in. */
export interface Layout {
  /** White space between a comma and what follows: a line break with its indentation, a space, or nothing. */
  readonly gap: string;
  /** One level of indentation. */
  readonly unit: string;
  /** What stands between a key and its value. */
  readonly colon: string;
  /** What stands after a comma on one line. */
  readonly comma: string;
  /** Whether objects and lists of objects take a line for each member. */
  readonly tall: boolean;
}

/** A value as JSON in the given layout. Lists of plain values stay on one line, as models write them. */
export function printJson(value: Json, layout: Layout, gap = layout.gap): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = gap + layout.unit;
  const list = isList(value);
  const entries = list
    ? value.map((item) => printJson(item, layout, deeper))
    : Object.entries(value).map(
        ([key, member]) => `${JSON.stringify(key)}${layout.colon}${printJson(member, layout, deeper)}`,
      );
  const [open, close] = list ? ['[', ']'] : ['{', '}'];
  const tall = layout.tall && entries.length > 0 && !(list && value.every(isPlain));
  return tall
    ? `${open}${deeper}${entries.join(`,${deeper}`)}${gap}${close}`
    : `${open}${entries.join(`,${layout.comma}`)}${close}`;
}

/** The value of a node. A number that no double holds is null. */
export function jsonOf(node: JsonNode): Json {
  switch (node.kind) {
    case 'object':
      return Object.fromEntries([...node.members].map(([key, { value }]) => [key, jsonOf(value)]));
    case 'array':
      return node.items.map(jsonOf);
    case 'number':
      return Number.isFinite(node.value) ? node.value : null;
    case 'null':
      return null;
    default:
      return node.value;
  }
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isPlain(value: Json): boolean {
  return typeof value !== 'object' || value === null;
}
