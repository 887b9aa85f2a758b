/** A document before it is printed. Every number in our examples is a time in seconds. */
export type Json = string | number | readonly Json[] | { readonly [key: string]: Json };

/** Small objects that read better on one line. */
const INLINE_KEYS: ReadonlySet<string> = new Set(['appearance_anchor', 'camera']);

/**
 * A document as a model would print it: two spaces a level, lists of plain values and the keys above on one line,
 * seconds with at least one decimal. The same document gives the same text.
 */
export function print(document: Json): string {
  return printValue(document, '');
}

function printValue(value: Json, indent: string): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(1) : String(value);
  const inner = `${indent}  `;
  if (isList(value)) {
    if (value.every((item) => typeof item !== 'object')) return printInline(value);
    return `[\n${value.map((item) => inner + printValue(item, inner)).join(',\n')}\n${indent}]`;
  }
  const members = Object.entries(value).map(([key, member]) => {
    const text = INLINE_KEYS.has(key) ? printInline(member) : printValue(member, inner);
    return `${inner}${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${members.join(',\n')}\n${indent}}`;
}

function printInline(value: Json): string {
  if (typeof value !== 'object') return printValue(value, '');
  if (isList(value)) return `[${value.map(printInline).join(', ')}]`;
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${printInline(member)}`);
  return `{${members.join(', ')}}`;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
