import { LineIndex } from '../json/lines';
import { embeddedSource, type Source } from '../json/source';
import { type JsonNode, type JsonObject, type JsonString, keyRange, pathOf, type TextRange } from '../json/tree';
import { DIAGNOSTIC_SEVERITY, type Diagnostic, type DiagnosticCode, type Place, type Side } from './diagnostics';

interface Finding {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly range: TextRange;
  readonly node: JsonNode | undefined;
  /** A key below the node that is not there. */
  readonly missing: string | undefined;
}

/**
 * Collects the faults and notes of one document. Callers name nodes; lines, columns and paths are worked out once,
 * at the end.
 */
export class Findings {
  private readonly found: Finding[] = [];
  private source: Source;
  private lineIndex: LineIndex | undefined;

  constructor(
    readonly side: Side,
    private readonly text: string,
  ) {
    this.source = { text, map: undefined };
  }

  /** From here on nodes come from this source: a document that stood in a string of the text. */
  enter(source: Source): void {
    this.source = source;
  }

  /** A fault of the text itself, before there are nodes. */
  at(range: TextRange, code: DiagnosticCode, message: string): void {
    this.found.push({ code, message, range, node: undefined, missing: undefined });
  }

  /** A fault of a value; objects and arrays are marked at their opening bracket. `range` marks another place. */
  on(node: JsonNode, code: DiagnosticCode, message: string, range: TextRange = mark(node)): void {
    this.found.push({ code, message, range, node, missing: undefined });
  }

  /** A fault of a part of a string, given in units of its decoded value. */
  within(node: JsonString, start: number, end: number, code: DiagnosticCode, message: string): void {
    const unescaped = this.source.map === undefined && node.end - node.start === node.value.length + 2;
    const map = unescaped ? undefined : embeddedSource(this.source, node).map;
    const place = (unit: number): number => map?.[unit] ?? node.start + 1 + unit;
    this.on(node, code, message, { start: place(start), end: place(end) });
  }

  /** A required key that an object lacks, or holds null under. */
  missing(node: JsonObject, key: string, code: DiagnosticCode, message: string): void {
    const at = keyRange(node, key) ?? mark(node);
    this.found.push({ code, message, range: at, node, missing: key });
  }

  /** In the order of the text; at one place, in the order they were found. */
  diagnostics(): Diagnostic[] {
    const sorted = [...this.found].sort((a, b) => a.range.start - b.range.start);
    return sorted.map(({ code, message, range, node, missing }) => ({
      code,
      severity: DIAGNOSTIC_SEVERITY[code],
      side: this.side,
      message,
      path: [...(node ? pathOf(node) : []), ...(missing === undefined ? [] : [missing])],
      ...this.place(range),
    }));
  }

  /** Where a value stands in its document and in the text. */
  locate(node: JsonNode): Place {
    return { path: pathOf(node), ...this.place(mark(node)) };
  }

  /** The whole of a value. */
  extent(node: JsonNode): Place {
    return { path: pathOf(node), ...this.place(node) };
  }

  private place({ start, end }: TextRange): Omit<Place, 'path'> {
    this.lineIndex ??= new LineIndex(this.text);
    return { offset: start, length: end - start, ...this.lineIndex.position(start) };
  }
}

function mark(node: JsonNode): TextRange {
  const container = node.kind === 'object' || node.kind === 'array';
  return { start: node.start, end: container ? node.start + 1 : node.end };
}
