import { findIds, type Hue, hueOfId } from '../ui/hue';

/** A token of one line: where it starts, and the name the theme knows it by. */
export interface LineToken {
  readonly startIndex: number;
  readonly scopes: string;
}

const LEXEME = /"[^"\\]*(?:\\.?[^"\\]*)*"?|[-+\w.]+|[{}[\],:]/g;
const COLON_NEXT = /\s*:/y;

/** Keys whose strings are ids, whatever the ids look like. */
const KEY_HUE: Readonly<Record<string, Hue>> = {
  ref_id: 'ref',
  references_in_shot: 'ref',
  references: 'ref',
  speaker: 'ref',
  event_id: 'event',
  active_events: 'event',
  shot_id: 'shot',
};

/**
 * The tokens of one line of a caption document: keys muted, ids in their track's hue, all else plain. JSON strings
 * do not run over lines, so a line needs nothing of the one before it and an edit never re-reads the whole text.
 */
export function tokenizeLine(line: string): LineToken[] {
  const tokens: LineToken[] = [];
  let keyHue: Hue | undefined;
  let reached = 0;
  const push = (startIndex: number, end: number, scopes: string): void => {
    if (startIndex > reached) tokens.push({ startIndex: reached, scopes: '' });
    tokens.push({ startIndex, scopes });
    reached = end;
  };
  for (const match of line.matchAll(LEXEME)) {
    const lexeme = match[0];
    const start = match.index;
    const end = start + lexeme.length;
    if (lexeme[0] !== '"') {
      push(start, end, /^[{}[\],:]$/.test(lexeme) ? 'delimiter' : 'constant');
      continue;
    }
    COLON_NEXT.lastIndex = end;
    if (COLON_NEXT.test(line)) {
      keyHue = KEY_HUE[lexeme.slice(1, -1)];
      push(start, end, 'key');
    } else {
      pushString(lexeme, start, keyHue, push);
    }
  }
  if (reached < line.length) tokens.push({ startIndex: reached, scopes: '' });
  return tokens;
}

/** A string value, cut at the ids in it. */
function pushString(
  lexeme: string,
  start: number,
  keyHue: Hue | undefined,
  push: (start: number, end: number, scopes: string) => void,
): void {
  const inner = lexeme.slice(1, lexeme.length > 1 && lexeme.endsWith('"') ? -1 : undefined);
  const innerStart = start + 1;
  const whole = hueOfId(inner) ?? (/\s/.test(inner) ? undefined : keyHue);
  const found = whole ? [{ start: 0, end: inner.length, hue: whole }] : findIds(inner);
  let reached = start;
  for (const id of found) {
    if (!id.hue || id.end === id.start) continue;
    if (innerStart + id.start > reached) push(reached, innerStart + id.start, 'string');
    push(innerStart + id.start, innerStart + id.end, `id.${id.hue}`);
    reached = innerStart + id.end;
  }
  if (reached < start + lexeme.length) push(reached, start + lexeme.length, 'string');
}
