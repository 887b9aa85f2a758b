import { embeddings, ownRange, rangeEdit, sourceOf, type TextEdit } from './edit';
import { type Json, type Layout, printJson } from './editPrint';
import { embeddedSource, ownPosition, type Source } from './source';
import type { JsonArray, JsonNode, JsonObject, JsonString } from './tree';

const SPACE_BEFORE = /\s*$/;
const INDENTATION = /^[ \t]*/;

/**
 * Builds edits of one text from its nodes. The result is valid JSON again and keeps the layout around it: one comma
 * goes or comes with each element, and new elements are written as their neighbours are. Nodes of a document in a
 * string are edited inside that string, with its escapes. Edits of different nodes can be applied together, unless
 * one node lies in the other or two calls change one list.
 */
export class NodeEditor {
  private readonly sources = new Map<JsonString | undefined, Source>();

  constructor(readonly text: string) {}

  /** The source a node was written in. */
  source(node: JsonNode): Source {
    const innermost = embeddings(node).at(-1);
    const known = this.sources.get(innermost);
    if (known) return known;
    const source = sourceOf(this.text, node);
    this.sources.set(innermost, source);
    return source;
  }

  /** Writes another value in a node's place. */
  replace(node: JsonNode, value: Json): TextEdit {
    const source = this.source(node);
    const { start, end } = ownRange(source, node);
    return rangeEdit(source, start, end, printJson(value, layoutAt(source.text, start)));
  }

  /** Exchanges a part of a string, given as offsets into the text as pasted, for text that needs no escapes of its own. */
  replaceWithin(node: JsonString, offset: number, length: number, text: string): TextEdit {
    const source = this.source(node);
    return rangeEdit(source, ownPosition(source, offset), ownPosition(source, offset + length), text);
  }

  /** Exchanges a part of a string, given in units of its value, for text that needs no escapes of its own. */
  replaceUnits(node: JsonString, start: number, end: number, text: string): TextEdit {
    const source = this.source(node);
    const { map } = embeddedSource(source, node);
    const at = (unit: number): number => ownPosition(source, map?.[unit] ?? node.start + 1 + unit);
    return rangeEdit(source, at(start), at(end), text);
  }

  /** Takes elements out of an array, each with one comma and its white space. */
  removeItems(array: JsonArray, items: readonly JsonNode[]): TextEdit[] {
    return this.changeItems(array, items, []);
  }

  /** Takes elements out of an array and puts others at its end. */
  changeItems(array: JsonArray, removed: readonly JsonNode[], added: readonly Json[]): TextEdit[] {
    const gone = new Set(removed);
    const source = this.source(array);
    const { start, end } = ownRange(source, array);
    if (array.items.some((item) => !gone.has(item))) {
      return [...removals(source, array.items, gone), ...this.insertItems(array, array.items.length, added)];
    }
    if (array.items.length === 0 && added.length === 0) return [];
    const layout = emptyLayout(source, array, added);
    const written = added.map((value) => printJson(value, layout));
    const close = layout.tall ? layout.gap.slice(0, layout.gap.length - layout.unit.length) : '';
    const content =
      written.length === 0 ? '' : (layout.tall ? layout.gap : '') + written.join(`,${layout.gap}`) + close;
    return [rangeEdit(source, start + 1, end - 1, content)];
  }

  /** Puts elements into an array, before the element that now has that index, or at the end. */
  insertItems(array: JsonArray, index: number, values: readonly Json[]): TextEdit[] {
    if (values.length === 0) return [];
    const { items } = array;
    const sample = items[index] ?? items.at(-1);
    if (sample === undefined) return this.changeItems(array, [], values);
    const source = this.source(array);
    const layout = itemLayout(source, array, sample);
    const written = values.map((value) => printJson(value, layout));
    const { start, end } = ownRange(source, sample);
    if (sample === items[index]) {
      return [rangeEdit(source, start, start, written.map((text) => `${text},${layout.gap}`).join(''))];
    }
    return [rangeEdit(source, end, end, written.map((text) => `,${layout.gap}${text}`).join(''))];
  }

  /** Takes a member out of an object, with one comma and its white space. */
  removeMember(object: JsonObject, key: string): TextEdit[] {
    const source = this.source(object);
    const members = inTextOrder(object);
    const member = object.members.get(key);
    if (member === undefined) return [];
    const ranges = members.map(({ keyStart, value }) => ({ start: keyStart, end: value.end, self: value }));
    const { start, end } = ownRange(source, object);
    if (members.length === 1) return [rangeEdit(source, start + 1, end - 1, '')];
    return removals(source, ranges, new Set(ranges.filter(({ self }) => self === member.value)));
  }

  /** Writes a member: in the place of the one of that key, else after the first of `after` that is there, else last. */
  setMember(object: JsonObject, key: string, value: Json, after: readonly string[] = []): TextEdit {
    const present = object.members.get(key)?.value;
    if (present !== undefined) return this.replace(present, value);
    const source = this.source(object);
    const ordered = inTextOrder(object);
    const before = after.map((name) => object.members.get(name)).find((member) => member !== undefined);
    const sample = before ?? ordered.at(-1);
    if (sample === undefined) {
      const layout = layoutAt(source.text, ownPosition(source, object.start));
      const at = ownRange(source, object);
      return rangeEdit(source, at.start + 1, at.end - 1, `${JSON.stringify(key)}: ${printJson(value, layout)}`);
    }
    const keyAt = ownPosition(source, sample.keyStart);
    const gap = spaceBefore(source.text, 0, keyAt);
    const colon = source.text.slice(ownPosition(source, sample.keyEnd), ownPosition(source, sample.value.start));
    const base = layoutAt(source.text, keyAt);
    const layout = { ...base, gap: gap === '' ? base.gap : gap, tall: gap.includes('\n'), colon };
    const at = ownPosition(source, sample.value.end);
    return rangeEdit(source, at, at, `,${gap}${JSON.stringify(key)}${colon}${printJson(value, layout)}`);
  }
}

interface Placed {
  readonly start: number;
  readonly end: number;
}

/** Takes some of the parts of a list out, not all. */
function removals<Part extends Placed>(source: Source, parts: readonly Part[], gone: ReadonlySet<Part>): TextEdit[] {
  const at = (offset: number): number => ownPosition(source, offset);
  const edits: TextEdit[] = [];
  for (let index = 0; index < parts.length; index++) {
    const first = parts[index];
    if (first === undefined || !gone.has(first)) continue;
    let next = index + 1;
    for (let part = parts[next]; part !== undefined && gone.has(part); part = parts[next]) next++;
    const kept = parts[next];
    const before = parts[index - 1];
    if (kept !== undefined) edits.push(rangeEdit(source, at(first.start), at(kept.start), ''));
    else if (before !== undefined) edits.push(rangeEdit(source, at(before.end), at(parts.at(-1)?.end ?? 0), ''));
    index = next;
  }
  return edits;
}

function inTextOrder(object: JsonObject) {
  return [...object.members.values()].sort((a, b) => a.keyStart - b.keyStart);
}

/** White space just before a place, no further back than `from`. */
function spaceBefore(text: string, from: number, at: number): string {
  return SPACE_BEFORE.exec(text.slice(Math.max(from, at - 400), at))?.[0] ?? '';
}

/** As the elements of an array are laid out, seen from one of them. */
function itemLayout(source: Source, array: JsonArray, sample: JsonNode): Layout {
  const { text } = source;
  const { start, end } = ownRange(source, sample);
  const lead = spaceBefore(text, ownPosition(source, array.start) + 1, start);
  const alone = array.items[0] === sample;
  const written = text.slice(start, end);
  const base = layoutAt(text, start);
  // The first of a list on one line has no space before it; the second tells.
  const second = array.items[1];
  const between = second && spaceBefore(text, end, ownPosition(source, second.start));
  const gap = lead.includes('\n') || !alone ? lead : (between ?? base.comma);
  return { ...base, gap, tall: written.includes('\n') };
}

/** As elements of a list that has none would be laid out: objects one a line in a text of many lines. */
function emptyLayout(source: Source, array: JsonArray, values: readonly Json[]): Layout {
  const base = layoutAt(source.text, ownPosition(source, array.start));
  const plain = values.every((value) => typeof value !== 'object' || value === null);
  return base.tall && !plain ? { ...base, gap: base.gap + base.unit } : { ...base, gap: base.comma, tall: false };
}

/** What the text around a place shows: its indentation, and whether there are spaces and lines at all. */
function layoutAt(text: string, at: number): Layout {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const indentation = INDENTATION.exec(text.slice(lineStart, lineStart + 400))?.[0] ?? '';
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const around = text.slice(Math.max(0, at - 2000), at + 2000);
  const compact = /":[^\s]/.test(around) && !/":\s/.test(around);
  const first = /[{[]\r?\n([ \t]+)/.exec(text)?.[1] ?? '  ';
  return {
    gap: newline + indentation,
    unit: first.length <= 8 ? first : '  ',
    colon: compact ? ':' : ': ',
    comma: compact ? '' : ' ',
    tall: text.includes('\n'),
  };
}
