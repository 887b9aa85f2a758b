import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatJson } from '../../src/editor/format';

describe('formatJson', () => {
  it('indents objects and keeps flat arrays on their line', () => {
    expect(formatJson('{"shots":[{"shot_id":"SHOT_1","time_range":[0,0.70],"active_events":["A","B"]}]}')).toBe(
      [
        '{',
        '  "shots": [',
        '    {',
        '      "shot_id": "SHOT_1",',
        '      "time_range": [0, 0.70],',
        '      "active_events": ["A", "B"]',
        '    }',
        '  ]',
        '}',
      ].join('\n'),
    );
  });

  it('leaves a fence and prose alone', () => {
    expect(formatJson('Sure!\n```json\n{"a":1}\n```\nBye')).toBe('Sure!\n```json\n{\n  "a": 1\n}\n```\nBye');
    expect(formatJson('no document')).toBe('no document');
    expect(formatJson('')).toBe('');
  });

  it('keeps every number, escape, duplicate key and lone surrogate as it is written', () => {
    const text = '{"a":1.50e+3,"a":"\\u0041\\"[x]{y}","b":"\ud800"}';
    expect(formatJson(text).replace(/\n\s*/g, '').replaceAll(': ', ':')).toBe(text);
  });

  it('does not mend what is broken', () => {
    for (const text of ['{"a":1,}', '[1,,2]', '{"a" "b"}', '{"a":[1,2', '{"a":"open', '{]}', '[1 2]']) {
      expect(bare(formatJson(text))).toBe(bare(text));
    }
  });

  it('changes white space outside of strings alone, and nothing the second time', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const once = formatJson(text);
        if (/^\s*[{[]/.test(text)) expect(JSON.parse(once)).toEqual(JSON.parse(text));
        expect(formatJson(once)).toBe(once);
      }),
    );
  });

  it('leaves a text alone that is nested too deep to be a document', () => {
    const deep = '['.repeat(10_000) + ']'.repeat(10_000);
    expect(formatJson(deep)).toBe(deep);
  });

  it('reads long strings of escapes', () => {
    const text = `{"a":"${'\\n'.repeat(1_000_000)}\\\\"}`;
    expect(formatJson(text)).toBe(`{\n  "a": ${text.slice(5, -1)}\n}`);
    expect(bare(formatJson('{"a":"\\"}'))).toBe('{"a":"\\"}');
  });
});

function bare(text: string): string {
  return text.replace(/\s/g, '');
}
