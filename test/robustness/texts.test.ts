import { describe, expect, it } from 'vitest';
import {
  codesOf,
  documentOf,
  expectSound,
  FULL,
  filled,
  line,
  reference,
  saying,
  score,
  scoreBothWays,
} from './support';

/** What grows with the text is shown as well by a quarter of it. */
const MOST = FULL / 4;
const GENEROUS = 120_000;

describe('texts of megabytes', () => {
  it.each<[name: string, text: () => string, codes: readonly string[]]>([
    ['prose', () => 'a'.repeat(FULL), ['json.no-document']],
    ['one byte too many', () => 'a'.repeat(FULL + 1), ['limit.size']],
    ['too many bytes in few characters', () => '漢'.repeat(FULL / 2), ['limit.size']],
    ['an open string', () => `{"a":"${'a'.repeat(MOST)}`, ['json.truncated']],
    ['a giant string', () => `{"a":"${'a'.repeat(MOST)}"}`, ['schema.no-track']],
    ['tiny numbers', () => `{"a":[${filled('0,', MOST)}0]}`, ['schema.no-track']],
    ['empty arrays', () => `{"a":[${filled('[],', MOST)}0]}`, ['schema.no-track']],
    [
      'arrays in arrays',
      () => `{"a":[${filled(`${'['.repeat(150)}${']'.repeat(150)},`, MOST)}0]}`,
      ['schema.no-track'],
    ],
    ['empty objects', () => `{"a":[${filled('{},', MOST)}0]}`, ['schema.no-track']],
    ['backticks', () => '`'.repeat(FULL), ['json.fence', 'json.no-document']],
    ['fences', () => `${filled('```\n', MOST)}{`, ['json.fence', 'json.truncated']],
    [
      'fences on one line of a broken document',
      () => `\`\`\`json\n{"a": x${filled(' ```x', MOST)}`,
      ['json.fence', 'json.syntax'],
    ],
    [
      'indented fences in an open string',
      () => `\`\`\`json\n{"a":"${filled(`${' '.repeat(9_000)}\`\`\`x`, MOST)}`,
      ['json.fence', 'json.truncated'],
    ],
    ['opening brackets', () => '['.repeat(MOST), ['json.no-document']],
    ['opening braces', () => '{'.repeat(MOST), ['json.syntax']],
    ['objects in objects', () => filled('{"a":', MOST), ['limit.depth']],
    ['prose with braces', () => filled('a {b} c ', MOST), ['json.prose', 'json.syntax']],
    ['think blocks that never close', () => filled('<think>', MOST), ['json.no-document']],
    ['a think block that closes late', () => `${filled('<think>', MOST)}</think>{}`, ['schema.no-track']],
    ['spaces', () => ' '.repeat(MOST), ['json.no-document']],
    ['line breaks', () => `${'\n'.repeat(MOST)}{`, ['json.truncated']],
    ['no-break spaces', () => '\u00a0'.repeat(FULL / 2), ['json.no-document']],
    ['a bracket and spaces', () => `[${' '.repeat(MOST)}`, ['json.no-document']],
    ['escapes', () => `{"a":"${filled('\\n', MOST)}"}`, ['schema.no-track']],
    ['unicode escapes', () => `{"a":"${filled('\\u0041', MOST)}"}`, ['schema.no-track']],
    ['lone surrogates', () => filled('\ud800', FULL / 3), ['json.no-document']],
    ['NUL characters', () => '\0'.repeat(MOST), ['json.no-document']],
    ['NUL characters in a string', () => `{"a":"${'\0'.repeat(MOST)}"}`, ['json.syntax']],
    ['a number of millions of digits', () => `{"a":${'1'.repeat(MOST)}}`, ['schema.no-track']],
    ['a fraction of millions of digits', () => `{"a":1.${'1'.repeat(MOST)}}`, ['schema.no-track']],
    ['minus signs', () => `{"a":${'-'.repeat(MOST)}}`, ['json.syntax']],
    ['numbers no double holds', () => `{"a":[${filled('1e999,', MOST)}1]}`, ['schema.no-track']],
    ['one key again and again', () => `{${filled('"a":0,', MOST)}"a":0}`, ['json.duplicate-key', 'schema.no-track']],
    [
      'keys of JavaScript objects',
      () => `{${filled('"__proto__":{},"constructor":[],', MOST)}"references":[],"events":[],"shots":[]}`,
      ['json.duplicate-key'],
    ],
    ['a document cut off', () => `{"references":[${filled('{"ref_id":"PERSON_1"},', MOST)}`, ['json.truncated']],
  ])('%s', { timeout: GENEROUS }, (_, text, codes) => {
    const pasted = text();
    const report = score(pasted, '{}');
    expectSound(report, pasted);
    expect(codesOf(report)).toEqual(codes);
  });
});

describe('strings nested in strings', () => {
  const wrapped = (text: string, levels: number): string =>
    levels === 0 ? text : JSON.stringify({ caption: wrapped(text, levels - 1) });

  it('reads through many levels', { timeout: GENEROUS }, () => {
    const report = scoreBothWays(wrapped(documentOf({}), 17));
    expect(report.gate.pass).toBe(true);
    expect(report.diagnostics).toHaveLength(17);
  });

  it('marks hundreds of thousands of mentions in an escaped string', { timeout: GENEROUS }, () => {
    const report = scoreBothWays(wrapped(saying(filled('[person 1]', 1_000_000)), 1));
    expect(codesOf(report)).toContain('id.dangling-mention');
  });

  it.each([
    ['wrappers', '{"structured_caption":'.repeat(199) + '{}'.padEnd(201, '}')],
    ['arrays', '['.repeat(199) + '{}'.padEnd(201, ']')],
  ])('%s up to the limit of depth', (_, text) => {
    expect(codesOf(scoreBothWays(text))).toContain('schema.no-track');
  });
});

describe('texts that are like mentions', () => {
  it.each([
    ['mentions', '[PERSON_1]'],
    ['bare mentions', 'PERSON_1 '],
    ['unknown ids', '[XY_1]'],
    ['open brackets', '['],
    ['open brackets with letters', '[a '],
    ['letters', 'A'],
    ['words between spaces', 'a '],
    ['letters and underscores', 'AA_'],
    ['underscores and digits', '_1'],
  ])('%s', { timeout: GENEROUS }, (_, unit) => {
    scoreBothWays(saying(filled(unit, 500_000)));
    scoreBothWays(saying(`[${filled(unit, 200_000)}_1]`));
    scoreBothWays(saying(`AB_${filled(unit, 200_000)}_1 `));
  });

  it('counts all of them in the probes and lists the first ones', () => {
    const report = score(saying('[PERSON_1] '.repeat(5_000)), saying(''));
    const mentions = report.diagnostics.filter(({ code }) => code === 'id.dangling-mention');
    expect(mentions).toHaveLength(2_001);
    expect(mentions.at(-1)?.message).toMatch(/^3000 more of this kind/);
  });
});

describe('long runs in texts', () => {
  it.each([
    ['one combining mark', '\u0301'],
    ['combining marks out of order', '\u0301\u0323'],
    ['half-width voicing marks', '\uff9e\u0323'],
    ['Han', '漢'],
    ['Han with marks', '漢\u0301'],
    ['Thai', 'ที่'],
    ['a ligature of eighteen letters', '\ufdfa'],
    ['emoji', '👩‍👩‍👧'],
    ['apostrophes', "'"],
    ['words', 'amber arcade '],
    ['words with accents', 'é a '],
    ['Hangul in parts', '\u1100\u1161\u11a8'],
  ])('%s', { timeout: GENEROUS }, (_, unit) => {
    const text = saying(filled(unit, 300_000));
    const report = score(text, text);
    expectSound(report, text);
    expect(report.gate.pass).toBe(true);
  });
});

describe('long ids and times', () => {
  it.each(['0', '1', '_0', '-_', '[', ' ', 'ß', '1a', 'a1'])('ids of %j', { timeout: GENEROUS }, (unit) => {
    const id = filled(unit, 400_000);
    for (const whole of [id, `a${id}`, `${id}x`, `a${id}x`]) {
      const report = scoreBothWays(
        documentOf({
          references: [reference(whole)],
          events: [{ ...line('DIALOGUE_1', 'hello', [whole, 2]), content: { line: 'hello', speaker: whole } }],
        }),
      );
      expect(report.gate.pass).toBe(true);
    }
  });

  it('cuts them in messages and lists', () => {
    const id = 'A'.repeat(100_000);
    const text = documentOf({ references: list5(id) });
    const report = score(text, documentOf({}));
    expectSound(report, text);
    expect(report.unsupported.every((unit) => unit.id.length <= 1_000)).toBe(true);
  });
});

const list5 = (id: string) => [1, 2, 3, 4, 5].map(() => reference(id));
