/** Every fault and note the scorer can report, with its severity. @see contract §2 to §5 */
export const DIAGNOSTIC_SEVERITY = {
  'json.no-document': 'error',
  'json.truncated': 'error',
  'json.syntax': 'error',
  'json.duplicate-key': 'warning',
  'json.fence': 'info',
  'json.prose': 'warning',
  'limit.size': 'error',
  'limit.depth': 'error',
  'limit.units': 'error',
  'dialect.wrapper': 'info',
  'dialect.caption-string': 'info',
  'dialect.array': 'info',
  'dialect.shot-references': 'info',
  'dialect.inline-reference': 'info',
  'dialect.string-id-features': 'info',
  'schema.no-track': 'error',
  'schema.not-an-object': 'error',
  'schema.missing-field': 'error',
  'schema.wrong-type': 'error',
  'schema.unknown-type': 'warning',
  'type.alias': 'info',
  'id.malformed': 'info',
  'id.duplicate': 'error',
  'id.dangling-reference': 'error',
  'id.dangling-event': 'error',
  'id.dangling-speaker': 'error',
  'id.dangling-mention': 'error',
  'time.coerced': 'warning',
  'time.malformed': 'error',
  'time.reversed': 'error',
  'time.out-of-range': 'warning',
  'time.zero-length': 'warning',
  'time.shot-overlap': 'warning',
  'time.shot-gap': 'warning',
  'link.duplicate': 'warning',
  'link.disjoint': 'error',
  'link.unlinked-event': 'warning',
  'link.unused-reference': 'warning',
  'link.missing-active-event': 'warning',
  'map.unknown': 'warning',
  'map.type': 'warning',
  'map.repeat': 'warning',
} as const satisfies Record<string, Severity>;

export type Severity = 'error' | 'warning' | 'info';

export type DiagnosticCode = keyof typeof DIAGNOSTIC_SEVERITY;

/** Which of the two documents a thing belongs to. */
export type Side = 'prediction' | 'reference';

/** Where something stands, for a program and for a person. @see contract §9 */
export interface Place {
  /** Keys and indices from the document's root; empty for the document itself. */
  readonly path: readonly (string | number)[];
  /** UTF-16 code units from the start of the text as pasted. */
  readonly offset: number;
  /** UTF-16 code units; 0 for a point. */
  readonly length: number;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
}

/** One fault or note at its exact place in the text. @see contract §9 */
export interface Diagnostic extends Place {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly side: Side;
  /** A plain sentence for a person. */
  readonly message: string;
}
