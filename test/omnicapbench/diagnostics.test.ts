import { describe, expect, it } from 'vitest';
import { DIAGNOSTIC_SEVERITY, type DiagnosticCode, type Side } from '../../src/omnicapbench/diagnostics';
import type { SettingsInput } from '../../src/omnicapbench/settings';
import { EMPTY, score } from './build';

/**
 * One small text for every code. What is marked is written between « and »; a point is «». The marks are taken out
 * before scoring, so that offset, length, line and column follow from where they stood.
 */
interface Example {
  readonly code: DiagnosticCode;
  readonly text: string;
  readonly path: readonly (string | number)[];
  readonly side?: Side;
  readonly other?: string;
  readonly settings?: SettingsInput;
}

const NONE = '"references": [], "events": []';
const SHOT = '"shot_transfer": "", "camera": "", "references_in_shot": []';
const PERSON = '{"ref_id": "P", "type": "person", "semantic_description": "", "id_features": "x"}';
const event = (time: string) => `{"event_id": "S", "type": "sfx", "time_range": ${time}, "content": {}}`;
const withEvent = (time: string, more = '"shots": []') => `{"references": [],\n"events": [${event(time)}], ${more}}`;

const EXAMPLES: readonly Example[] = [
  { code: 'json.no-document', text: '«»hello', path: [] },
  { code: 'json.truncated', text: '{"references": [\n  "x«»', path: [] },
  { code: 'json.truncated', text: '```json\n{"references": [«»\n```', path: [] },
  { code: 'json.syntax', text: '{"references": [],\r\n«x»}', path: [] },
  { code: 'json.duplicate-key', text: `{«"shots"»: 1, ${NONE}, "shots": []}`, path: [] },
  { code: 'json.fence', text: `Look:\n«\`\`\`json»\n{${NONE}, "shots": []}\n\`\`\``, path: [] },
  { code: 'json.prose', text: `{${NONE}, "shots": []}\n\n  «That is\nall.»\n`, path: [] },
  { code: 'limit.size', text: `«»{}${' '.repeat(8 * 1024 * 1024)}`, path: [] },
  { code: 'limit.depth', text: `{"x":\n${'['.repeat(199)}«[»`, path: [] },
  {
    code: 'limit.units',
    text: `{"references": [${'0,'.repeat(10_000)}\n«7»], "events": [], "shots": []}`,
    path: ['references', 10_000],
  },
  { code: 'dialect.wrapper', text: `{"structured_caption":\n«{»${NONE}, "shots": []}}`, path: ['structured_caption'] },
  {
    code: 'dialect.caption-string',
    text: `{"caption": «"{\\"references\\": [], \\"events\\": [], \\"shots\\": []}"»}`,
    path: ['caption'],
  },
  { code: 'dialect.array', text: `«[»{${NONE}, "shots": []}]`, path: [] },
  {
    code: 'dialect.shot-references',
    text: `{${NONE},\n"shots": [{"shot_id": "A", «"references"»: ["P"]}]}`,
    path: ['shots', 0, 'references'],
  },
  {
    code: 'dialect.inline-reference',
    text: `{${NONE}, "shots": [{"references": [«{»"ref_id": "P"}]}]}`,
    path: ['shots', 0, 'references', 0],
  },
  {
    code: 'dialect.string-id-features',
    text: `{"references": [{"id_features":\n«"x"»}], "events": [], "shots": []}`,
    path: ['references', 0, 'id_features'],
  },
  { code: 'schema.no-track', text: `«{»${NONE}}`, path: [] },
  { code: 'schema.no-track', text: `{${NONE}, "shots": «"none"»}`, path: ['shots'] },
  { code: 'schema.not-an-object', text: `{${NONE}, "shots": [\n«[»1]]}`, path: ['shots', 0] },
  {
    code: 'schema.missing-field',
    text: `{"references": [«{»"ref_id": "P", "type": "person", "id_features": "x"}], "events": [], "shots": []}`,
    path: ['references', 0, 'semantic_description'],
  },
  {
    code: 'schema.missing-field',
    text: `{"references": [], "events": [{"event_id": "S", "type": "x", "time_range": [0, 1], «"content"»: null}], "shots": []}`,
    path: ['events', 0, 'content'],
  },
  {
    code: 'schema.wrong-type',
    text: `{"references": [], "events": [{"event_id": «7», "type": "x", "time_range": [0, 1], "content": {}}], "shots": []}`,
    path: ['events', 0, 'event_id'],
  },
  {
    code: 'schema.unknown-type',
    text: `{"references": [{"ref_id": "P", "type": «"robot"», "semantic_description": "", "id_features": "x"}], "events": [], "shots": []}`,
    path: ['references', 0, 'type'],
  },
  {
    code: 'type.alias',
    text: `{"references": [{"ref_id": "P", "type": «"Man"», "semantic_description": "", "id_features": "x"}], "events": [], "shots": []}`,
    path: ['references', 0, 'type'],
  },
  {
    code: 'id.malformed',
    text: `{"references": [{"ref_id": «" p"»}], "events": [], "shots": []}`,
    path: ['references', 0, 'ref_id'],
  },
  {
    code: 'id.malformed',
    text: `{"references": [${PERSON}], "events": [], "shots": [{"time_range": [0, 1], "visual_description": "\\u00e9\\n«[person 9]»"}]}`,
    path: ['shots', 0, 'visual_description'],
  },
  {
    code: 'id.duplicate',
    text: `{"references": [${PERSON},\n{"ref_id": «"P"»}], "events": [], "shots": []}`,
    path: ['references', 1, 'ref_id'],
  },
  {
    code: 'id.dangling-reference',
    text: `{${NONE}, "shots": [{"time_range": [0, 1], "visual_description": [], "references_in_shot": [«"P"»]}]}`,
    path: ['shots', 0, 'references_in_shot', 0],
  },
  {
    code: 'id.dangling-event',
    text: `{${NONE}, "shots": [{"time_range": [0, 1], "visual_description": [], "active_events": [«"S"»]}]}`,
    path: ['shots', 0, 'active_events', 0],
  },
  {
    code: 'id.dangling-speaker',
    text: `{"references": [], "events": [{"type": "dialogue", "time_range": [0, 1], "content": {"line": "x", "speaker": «"P_1"»}}], "shots": []}`,
    path: ['events', 0, 'content', 'speaker'],
  },
  {
    code: 'id.dangling-mention',
    text: `{${NONE}, "shots": [{"time_range": [0, 1], "visual_description": [{"sub_shot_time": [0, 1],\n"sub_shot_content": "😀 «[PERSON_9]» runs"}]}]}`,
    path: ['shots', 0, 'visual_description', 0, 'sub_shot_content'],
  },
  { code: 'time.coerced', text: withEvent('«[»"0", 1]'), path: ['events', 0, 'time_range'] },
  { code: 'time.coerced', text: withEvent('«{»"start": 0, "end": 1}'), path: ['events', 0, 'time_range'] },
  { code: 'time.malformed', text: withEvent('«"x"»'), path: ['events', 0, 'time_range'] },
  { code: 'time.reversed', text: withEvent('«[»2, 1]'), path: ['events', 0, 'time_range'] },
  { code: 'time.out-of-range', text: withEvent('«[»-1, 1]'), path: ['events', 0, 'time_range'] },
  { code: 'time.zero-length', text: withEvent('«[»1, 1]'), path: ['events', 0, 'time_range'] },
  {
    code: 'time.shot-overlap',
    text: `{${NONE}, "shots": [{"time_range": [0, 2], "visual_description": []},\n{"time_range": «[»1, 3], "visual_description": []}]}`,
    path: ['shots', 1, 'time_range'],
  },
  {
    code: 'time.shot-gap',
    text: `{${NONE}, "shots": [{"time_range": [0, 2], "visual_description": []},\n{"time_range": «[»3, 4], "visual_description": []}]}`,
    path: ['shots', 1, 'time_range'],
  },
  {
    code: 'link.duplicate',
    text: withEvent(
      '[0, 1]',
      '"shots": [{"time_range": [0, 1], "visual_description": [], "active_events": ["S", «"S"»]}]',
    ),
    path: ['shots', 0, 'active_events', 1],
  },
  {
    code: 'link.disjoint',
    text: withEvent('[0, 1]', '"shots": [{"time_range": [2, 3], "visual_description": [], "active_events": [«"S"»]}]'),
    path: ['shots', 0, 'active_events', 0],
  },
  {
    code: 'link.unlinked-event',
    text: `{"references": [], "events": [{"event_id": «"S"», "type": "x", "time_range": [0, 1], "content": {}}], "shots": []}`,
    path: ['events', 0, 'event_id'],
  },
  {
    code: 'link.unused-reference',
    text: `{"references": [{"ref_id": «"P"», "id_features": "x"}], "events": [], "shots": []}`,
    path: ['references', 0, 'ref_id'],
  },
  {
    code: 'link.missing-active-event',
    text: withEvent(
      '[0, 1]',
      `"shots": [{${SHOT}, "time_range": [0, 1], "visual_description": [], "active_events": «[»]}]`,
    ),
    path: ['shots', 0, 'active_events'],
  },
  ...(['map.unknown', 'map.type', 'map.repeat'] as const).map((code): Example => {
    const maps = { 'map.unknown': { X: 'P' }, 'map.type': { S: 'P' }, 'map.repeat': { P: 'P', Q: 'P' } };
    const scene = '{"ref_id": "S", "type": "scene", "id_features": "x"}';
    return {
      code,
      text: `«»{"references": [${PERSON}], "events": [], "shots": []}`,
      path: [],
      other: `{"references": [${PERSON}, ${PERSON.replace('"P"', '"Q"')}, ${scene}], "events": [], "shots": []}`,
      settings: { ref_matcher: 'manual', ref_map: maps[code] },
    };
  }),
  // Against the reference
  {
    code: 'link.disjoint',
    side: 'reference',
    text: withEvent('[0, 1]', '"shots": [{"time_range": [2, 3], "visual_description": [], "active_events": [«"S"»]}]'),
    path: ['shots', 0, 'active_events', 0],
  },
  // Inside a caption, in the outer text: \" is two units there.
  {
    code: 'id.dangling-reference',
    text: '{"caption": "{\\"references\\": [], \\"events\\": [],\\n\\"shots\\": [{\\"time_range\\": [0, 1], \\"visual_description\\": [], \\"references_in_shot\\": [«\\"P\\"»]}]}"}',
    path: ['caption', 'shots', 0, 'references_in_shot', 0],
  },
  {
    code: 'id.dangling-mention',
    text: '{"caption": "{\\"references\\": [], \\"events\\": [], \\"shots\\": [{\\"time_range\\": [0, 1], \\"visual_description\\": \\"a \\\\u0041 «[SFX_9]»\\"}]}"}',
    path: ['caption', 'shots', 0, 'visual_description'],
  },
];

describe.each(EXAMPLES)(
  '$code at $path',
  ({ code, text, path, side = 'prediction', other = JSON.stringify(EMPTY), settings }) => {
    const start = text.indexOf('«');
    const end = text.indexOf('»') - 1;
    const plain = text.replace(/[«»]/g, '');
    const before = plain.slice(0, start).split(/\r\n|\n/);

    it('stands where it was marked', () => {
      const { diagnostics } = side === 'prediction' ? score(plain, other, settings) : score(other, plain, settings);
      const found = diagnostics.filter((one) => one.code === code && one.side === side);
      expect(found.map(({ message: _, ...one }) => one)).toContainEqual({
        code,
        severity: DIAGNOSTIC_SEVERITY[code],
        side,
        path,
        offset: start,
        length: end - start,
        line: before.length,
        column: (before.at(-1) ?? '').length + 1,
      });
      for (const { message } of found) expect(message).toMatch(/^[^\n]+[.:]?$/);
    });
  },
);

it('every code has an example', () => {
  const shown = new Set(EXAMPLES.map(({ code }) => code));
  expect(Object.keys(DIAGNOSTIC_SEVERITY).filter((code) => !shown.has(code as DiagnosticCode))).toEqual([]);
});

it('the prediction comes first, each side in the order of its text', () => {
  const text = withEvent('[2, 1]', '"shots": [{"time_range": [3, 1]}]');
  const { diagnostics } = score(text, text);
  const sides = diagnostics.map(({ side }) => side);
  expect(sides).toEqual([...sides].sort());
  for (const side of ['prediction', 'reference']) {
    const offsets = diagnostics.filter((one) => one.side === side).map(({ offset }) => offset);
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
  }
});
