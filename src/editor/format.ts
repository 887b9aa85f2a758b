const INDENT = '  ';

/** A flat array stays on one line up to this many characters, as time ranges and lists of ids are best read. */
const FLAT_LIMIT = 100;

/** Deeper than this the scorer reads no document, and a layout would be mostly indentation. */
const DEPTH_LIMIT = 200;

/** Brackets, marks and words; a string is found by its opening quote and read by hand. */
const LEXEME = /[{}[\],:"]|[^\s"{}[\],:]+/g;

/**
 * Lays out the JSON in a text again, changing white space alone: no key, number or character of a string is touched,
 * and neither is what stands before the first brace or after its partner (a fence, prose). Works on broken JSON too.
 */
export function formatJson(text: string): string {
  const start = text.search(/[{[]/);
  if (start < 0) return text;
  const read = readLexemes(text, start);
  return read ? text.slice(0, start) + layOut(read.lexemes) + text.slice(read.end) : text;
}

/** The lexemes from the first brace to its partner, or to the end of a text that has none; undefined when too deep. */
function readLexemes(text: string, start: number): { lexemes: string[]; end: number } | undefined {
  const lexemes: string[] = [];
  let depth = 0;
  LEXEME.lastIndex = start;
  for (let match = LEXEME.exec(text); match; match = LEXEME.exec(text)) {
    let lexeme = match[0];
    if (lexeme === '"') {
      LEXEME.lastIndex = endOfString(text, match.index);
      lexeme = text.slice(match.index, LEXEME.lastIndex);
    }
    lexemes.push(lexeme);
    if (lexeme === '{' || lexeme === '[') depth += 1;
    if (lexeme === '}' || lexeme === ']') depth -= 1;
    if (depth <= 0) return { lexemes, end: LEXEME.lastIndex };
    if (depth > DEPTH_LIMIT) return undefined;
  }
  return { lexemes, end: text.length };
}

/**
 * Behind the closing quote of the string that opens at `start`, or the text's end. By hand: a regular expression
 * overflows its stack on a string of a million escapes.
 */
function endOfString(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1);
  while (quote >= 0) {
    let slashes = quote;
    while (text[slashes - 1] === '\\') slashes -= 1;
    if ((quote - slashes) % 2 === 0) return quote + 1;
    quote = text.indexOf('"', quote + 1);
  }
  return text.length;
}

function layOut(lexemes: readonly string[]): string {
  const out: string[] = [];
  let depth = 0;
  const newLine = (): string => `\n${INDENT.repeat(depth)}`;
  for (let at = 0; at < lexemes.length; at += 1) {
    const lexeme = lexemes[at] ?? '';
    const next = lexemes[at + 1];
    if (lexeme === '{' || lexeme === '[') {
      if (next === '}' || next === ']') {
        out.push(lexeme, next);
        at += 1;
        continue;
      }
      const flat = lexeme === '[' ? flatArray(lexemes, at) : undefined;
      if (flat) {
        out.push(flat.text);
        at = flat.end;
        continue;
      }
      depth += 1;
      out.push(lexeme, newLine());
    } else if (lexeme === '}' || lexeme === ']') {
      depth = Math.max(0, depth - 1);
      out.push(newLine(), lexeme);
    } else if (lexeme === ',') {
      out.push(',');
      if (next !== '}' && next !== ']') out.push(newLine());
    } else if (lexeme === ':') {
      out.push(': ');
    } else {
      out.push(lexeme);
      // Two values without a mark between them are a fault; they must not melt into one.
      if (next !== undefined && !/^[{}[\],:]/.test(next)) out.push(' ');
    }
  }
  return out.join('');
}

/** An array of scalars that fits on a line. */
function flatArray(lexemes: readonly string[], start: number): { text: string; end: number } | undefined {
  let text = '[';
  for (let at = start + 1; at < lexemes.length; at += 1) {
    const lexeme = lexemes[at] ?? '';
    if (lexeme === ']') return { text: `${text}]`, end: at };
    if (/^[{}[:]/.test(lexeme)) return undefined;
    text += lexeme === ',' ? ', ' : lexeme;
    if (text.length > FLAT_LIMIT) return undefined;
  }
  return undefined;
}
