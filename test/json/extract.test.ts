import { describe, expect, it } from 'vitest';
import { extractDocument, startsDocument } from '../../src/json/extract';

const DOC = '{"a": 1}';

/** The document's text, the fence and the prose of a text, as they stand in it. */
function parts(text: string) {
  const { outcome, fence, prose } = extractDocument({ text, map: undefined });
  const slice = (range: { start: number; end: number }): string => text.slice(range.start, range.end);
  const document =
    outcome === 'none'
      ? 'none'
      : 'value' in outcome
        ? slice(outcome.value)
        : `${outcome.fault.kind}@${outcome.fault.range.start}`;
  return { document, fence: fence && slice(fence), prose: prose.map(slice) };
}

describe('what stands around a document', () => {
  it.each([
    ['nothing', DOC, undefined, []],
    ['white space', `\u00a0\n${DOC}\u3000\n`, undefined, []],
    ['a byte-order mark', `\uFEFF${DOC}`, undefined, []],
    ['a think block', `<think>{no} \`\`\`json</think>\n${DOC}`, undefined, []],
    ['mark, think block and fence', `\uFEFF<think>a</think>\n\`\`\`json\n${DOC}\n\`\`\`\n`, '```json', []],
    ['a second think block', `<think>a</think><think>b</think>${DOC}`, undefined, ['<think>b</think>']],
    ['a fence', `\`\`\`json\n${DOC}\n\`\`\``, '```json', []],
    ['a bare fence', `\`\`\`\n${DOC}\n\`\`\``, '```', []],
    ['a longer fence', `\`\`\`\`json\n${DOC}\n\`\`\`\``, '````json', []],
    ['a fence in one line', `\`\`\`json ${DOC} \`\`\``, '```json', []],
    ['a fence with a title', `\`\`\`json title="x"\n${DOC}\n\`\`\``, '```json title="x"', []],
    ['a fence that never closes', `\`\`\`json\n${DOC}`, '```json', []],
    ['a fence that closes after prose', `\`\`\`json\n${DOC}\nso\n\`\`\``, '```json', ['so']],
    ['prose inside and after a fence', `\`\`\`\nhm ${DOC} ok\n\`\`\`\nBye.`, '```', ['hm', 'ok', 'Bye.']],
    ['prose before and after a fence', `So:\n\`\`\`\n${DOC}\n\`\`\`\nBye.`, '```', ['So:', 'Bye.']],
    ['a closed fence before', `\`\`\`\nSee below\n\`\`\`\n${DOC}`, '```', ['See below']],
    ['prose', `Here: ${DOC}\nDone.`, undefined, ['Here:', 'Done.']],
    ['an extra brace', `${DOC}}`, undefined, ['}']],
    ['a second document', `${DOC}\n${DOC}`, undefined, [DOC]],
    ['a bracket that does not lead', `Result: [${DOC}]`, undefined, ['Result: [', ']']],
    ['a list of numbers', `[1] ${DOC}`, undefined, ['[1]']],
    ['two leading brackets', `[[${DOC}]]`, undefined, ['[[', ']]']],
  ])('%s', (_, text, fence, prose) => {
    expect(parts(text)).toEqual({ document: DOC, fence, prose });
  });

  it('a fence that opens after the first brace is prose', () => {
    const { document, fence } = parts(`{"b": 2} \`\`\`json\n${DOC}\n\`\`\``);
    expect([document, fence]).toEqual(['{"b": 2}', undefined]);
  });

  it('an unclosed think block is prose', () => {
    expect(parts(`<think>a ${DOC}`)).toEqual({ document: DOC, fence: undefined, prose: ['<think>a'] });
  });

  it.each([
    ['[ {"a": 1} ]', '[ {"a": 1} ]', undefined],
    ['[]', '[]', undefined],
    ['```json\n[\n]\n```', '[\n]', '```json'],
    ['```json\n[{}]\n```', '[{}]', '```json'],
  ])('a leading bracket starts the document: %j', (text, document, fence) => {
    expect(parts(text)).toEqual({ document, fence, prose: [] });
  });
});

describe('no document', () => {
  it.each(['', '  \n', 'nothing here', 'null', '"{"'.slice(0, 1), '[1, 2]', '<think>{}</think>', '```json\n```'])(
    '%j',
    (text) => {
      expect(parts(text).document).toBe('none');
      expect(startsDocument(text)).toBe(false);
    },
  );
});

describe('a fault', () => {
  it.each([
    ['{"a": 1', 'truncated@7'],
    ['{"a": "x \u00a0\n', 'truncated@8'],
    ['```json\n{"a": 1\n```', 'truncated@15'],
    ['```json\n{"a": "x\n\n```\nDone.', 'truncated@16'],
    ['```json\n{"a": 1,\n\n```', 'truncated@16'],
    ['```json\n{"a": 1,}\n```', 'syntax@16'],
    // Not in a fence: what follows is text in the wrong place.
    ['{"a": 1\n```', 'syntax@8'],
    ['{"a": 1 Done.', 'syntax@8'],
  ])('%j: %s', (text, document) => {
    expect(parts(text).document).toBe(document);
  });

  it('leaves only the prose before the start', () => {
    expect(parts('So: {"a": 1,} bye').prose).toEqual(['So:']);
  });
});
