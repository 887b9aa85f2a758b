import { LineIndex } from '../json/lines';
import { embeddedSource, type Source } from '../json/source';
import { type JsonNode, type JsonObject, type JsonString, keyRange, pathOf, type TextRange } from '../json/tree';
import { brief } from './brief';
import { DIAGNOSTIC_SEVERITY, type Diagnostic, type DiagnosticCode, type Place, type Side } from './diagnostics';

interface Finding {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly range: TextRange;
  readonly node: JsonNode | undefined;
  /** A key below the node that is not there. */
  readonly missing: string | undefined;
}

/** Findings of one code that are listed one by one; a loop of thousands more is summed up where it goes on. */
export const MOST_PER_CODE = 2_000;
const LONGEST_MESSAGE = 400;
const LONGEST_KEY = 200;

/**
 * Collects the faults and notes of one document. Callers name nodes; lines, columns and paths are worked out once,
 * at the end.
 */
export class Findings {
  private readonly found: Finding[] = [];
  private readonly counts = new Map<DiagnosticCode, number>();
  /** The first finding past the limit of its code: it stands for all that follow. */
  private readonly overflow = new Map<DiagnosticCode, Finding>();
  /** The string that was marked last: its mentions come one after the other, and share one map. */
  private marked: { readonly node: JsonString; readonly map: Source['map'] } | undefined;
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
    this.add({ code, message, range, node: undefined, missing: undefined });
  }

  /** A fault of a value; objects and arrays are marked at their opening bracket. `range` marks another place. */
  on(node: JsonNode, code: DiagnosticCode, message: string, range: TextRange = mark(node)): void {
    this.add({ code, message, range, node, missing: undefined });
  }

  /** A fault of a part of a string, given in units of its decoded value. */
  within(node: JsonString, start: number, end: number, code: DiagnosticCode, message: string): void {
    const map = this.mapOf(node);
    const place = (unit: number): number => map?.[unit] ?? node.start + 1 + unit;
    this.on(node, code, message, { start: place(start), end: place(end) });
  }

  /** A required key that an object lacks, or holds null under. */
  missing(node: JsonObject, key: string, code: DiagnosticCode, message: string): void {
    const at = keyRange(node, key) ?? mark(node);
    this.add({ code, message, range: at, node, missing: key });
  }

  private add(finding: Finding): void {
    const { code } = finding;
    const count = (this.counts.get(code) ?? 0) + 1;
    this.counts.set(code, count);
    if (count > MOST_PER_CODE + 1) return;
    this.found.push(finding);
    if (count > MOST_PER_CODE) this.overflow.set(code, finding);
  }

  /** Where the units of a string stand; undefined when they stand as they are. */
  private mapOf(node: JsonString): Source['map'] {
    if (this.source.map === undefined && node.end - node.start === node.value.length + 2) return undefined;
    if (this.marked?.node !== node) this.marked = { node, map: embeddedSource(this.source, node).map };
    return this.marked.map;
  }

  /** In the order of the text; at one place, in the order they were found. */
  diagnostics(): Diagnostic[] {
    const sorted = [...this.found].sort((a, b) => a.range.start - b.range.start);
    return sorted.map((finding) => {
      const { code, range, node, missing } = finding;
      return {
        code,
        severity: DIAGNOSTIC_SEVERITY[code],
        side: this.side,
        message: brief(this.messageOf(finding), LONGEST_MESSAGE),
        path: [...(node ? pathTo(node) : []), ...(missing === undefined ? [] : [missing])],
        ...this.place(range),
      };
    });
  }

  private messageOf(finding: Finding): string {
    const rest = (this.counts.get(finding.code) ?? 0) - MOST_PER_CODE;
    if (rest < 2 || this.overflow.get(finding.code) !== finding) return finding.message;
    return `${rest} more of this kind were found, this one first; they are not listed one by one.`;
  }

  /** Where a value stands in its document and in the text. */
  locate(node: JsonNode): Place {
    return { path: pathTo(node), ...this.place(mark(node)) };
  }

  /** The whole of a value. */
  extent(node: JsonNode): Place {
    return { path: pathTo(node), ...this.place(node) };
  }

  private place({ start, end }: TextRange): Omit<Place, 'path'> {
    this.lineIndex ??= new LineIndex(this.text);
    return { offset: start, length: end - start, ...this.lineIndex.position(start) };
  }
}

/** The path with overlong keys cut: every unit's place repeats the key of a wrapper. */
function pathTo(node: JsonNode): (string | number)[] {
  return pathOf(node).map((key) => (typeof key === 'string' ? brief(key, LONGEST_KEY) : key));
}

function mark(node: JsonNode): TextRange {
  const container = node.kind === 'object' || node.kind === 'array';
  return { start: node.start, end: container ? node.start + 1 : node.end };
}
