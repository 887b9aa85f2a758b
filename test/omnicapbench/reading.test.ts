import { describe, expect, it } from 'vitest';
import { codes, doc, EMPTY, entity, found, type JsonRecord, score, shot } from './build';

const text = JSON.stringify(EMPTY);
const ANNA = entity('PERSON_1', 'person', 'a red coat');

/** Pass, required, present, and the codes of a prediction. */
function reading(prediction: JsonRecord | string) {
  const report = score(prediction, EMPTY);
  const { pass, required, present } = report.gate;
  return [pass, required, present, codes(report)];
}

describe('wrappers are unwrapped, again and again', () => {
  const inCaption = (inner: string): JsonRecord => ({ caption: inner });
  it.each<[string, JsonRecord | string, string[]]>([
    ['structured_caption', { structured_caption: EMPTY }, ['dialect.wrapper']],
    ['english', { structured_caption: { french: doc({ shots: [null] }), english: EMPTY } }, ['dialect.wrapper']],
    ['the first language with tracks', { structured_caption: { note: 'x', french: EMPTY } }, ['dialect.wrapper']],
    ['english that is null', { structured_caption: { english: null, french: EMPTY } }, ['dialect.wrapper']],
    ['an array of one', JSON.stringify([EMPTY]), ['dialect.array']],
    ['an array under structured_caption', { structured_caption: [EMPTY] }, ['dialect.array', 'dialect.wrapper']],
    ['caption', inCaption(text), ['dialect.caption-string']],
    ['caption with a fence', inCaption(`\`\`\`json\n${text}\n\`\`\``), ['dialect.caption-string', 'json.fence']],
    ['caption with prose', inCaption(`So ${text}`), ['dialect.caption-string', 'json.prose']],
    ['caption in a caption', inCaption(JSON.stringify(inCaption(text))), ['dialect.caption-string']],
    ['caption with an array', inCaption(`[${text}]`), ['dialect.array', 'dialect.caption-string']],
    [
      'a caption in english in a wrapper in an array',
      JSON.stringify([{ structured_caption: { english: inCaption(text) } }]),
      ['dialect.array', 'dialect.caption-string', 'dialect.wrapper'],
    ],
    ['a caption beside the tracks is left alone', { ...EMPTY, caption: 'Look {' }, []],
    ['a wrapper beside the tracks is left alone', { ...EMPTY, structured_caption: {} }, []],
  ])('%s', (_, prediction, expected) => {
    expect(reading(prediction)).toEqual([true, 3, 3, expected]);
  });

  it('a caption that is plain prose is no document', () => {
    expect(reading({ caption: 'A man.' })).toEqual([false, 3, 0, ['schema.no-track']]);
  });

  it('a fault inside a caption is the document’s, placed in the outer text', () => {
    const outer = JSON.stringify({ caption: '{"references": "é\\n",}' });
    const report = score(outer, EMPTY);
    expect(report.gate).toEqual({ pass: false, compliance: 0, required: 0, present: 0 });
    const [fault] = found(report, 'json.syntax');
    expect(fault?.offset).toBe(outer.indexOf('}"}'));
  });

  it('english is taken even when another language has the tracks', () => {
    const prediction = { structured_caption: { french: EMPTY, english: { note: 1 } } };
    expect(reading(prediction)).toEqual([false, 3, 0, ['dialect.wrapper', 'schema.no-track']]);
  });
});

describe('what is no object with three arrays', () => {
  it.each<[string, string, number, number, string[]]>([
    ['nothing', '', 0, 0, ['json.no-document']],
    ['an empty array', '[]', 0, 0, ['schema.no-track']],
    ['an empty array in a fence', '```json\n[]\n```', 0, 0, ['json.fence', 'schema.no-track']],
    ['two documents in an array', `[${text}, ${text}]`, 0, 0, ['schema.no-track']],
    ['an empty object', '{}', 3, 0, ['schema.no-track']],
    ['a track that is null', '{"references": [], "events": null, "shots": []}', 3, 2, ['schema.no-track']],
    ['a track that is an object', '{"references": [], "events": {}, "shots": []}', 3, 2, ['schema.no-track']],
    // 3 arrays + 4 fields of the event; the shots are missing, the event has nothing
    ['faults beside', '{"references": [], "events": [{}]}', 7, 2, ['schema.missing-field', 'schema.no-track']],
  ])('%s', (_, prediction, required, present, expected) => {
    expect(reading(prediction)).toEqual([false, required, present, expected]);
  });

  it('section 3 is not run on it', () => {
    const { shots: _, ...lacking } = doc({ references: [entity('person 1', 'person', 'x')] });
    expect(codes(score(lacking, EMPTY))).toEqual(['schema.no-track']);
  });
});

describe('the references of a shot in the MTSS dialect', () => {
  const { references_in_shot: _, ...bare } = shot('SHOT_1', [0, 1]);
  const BOB = entity('PERSON_2', 'person', 'a blue hat');
  const withList = (references: JsonRecord['x'], own: readonly JsonRecord[] = [ANNA]) =>
    doc({ references: own, shots: [{ ...bare, references: references ?? null }] });

  // 3 arrays, 4 fields of each reference, 7 of the shot
  it('a list of ids', () => {
    expect(reading(withList(['PERSON_1']))).toEqual([true, 14, 14, ['dialect.shot-references']]);
  });

  it('inline objects are lifted to the end of the list', () => {
    const report = score(withList([BOB, 'PERSON_1']), doc({ references: [BOB] }));
    expect(report.gate).toMatchObject({ required: 18, present: 18 });
    expect(codes(report)).toEqual(['dialect.inline-reference', 'dialect.shot-references']);
    expect(report.metrics.ref_recall.value).toBe(1);
    expect(report.probes.ValidRefUse).toEqual({ checked: 2, failed: 0 });
  });

  it('a repeat of a lifted or defined id is a use', () => {
    const twice = doc({
      references: [ANNA],
      shots: [
        { ...bare, references: [BOB, ANNA] },
        { ...shot('SHOT_2', [1, 2]), references_in_shot: null, references: [entity('person 2', 'person', 'else')] },
      ],
    });
    const report = score(twice, EMPTY);
    expect(found(report, 'dialect.inline-reference')).toHaveLength(1);
    expect(codes(report)).not.toContain('id.duplicate');
    expect(report.metrics.ref_precision.denominator).toBe(2);
    expect(report.probes.ValidRefUse).toEqual({ checked: 3, failed: 0 });
  });

  it('one without an id is skipped', () => {
    const report = score(withList([entity(null, 'person', 'x'), entity('[]', 'person', 'y')]), EMPTY);
    expect(codes(report)).toEqual(['dialect.shot-references', 'link.unused-reference']);
    expect(report.metrics.ref_precision.denominator).toBe(1);
  });

  it('references_in_shot wins, and nothing is lifted then', () => {
    const both = doc({
      references: [ANNA],
      shots: [{ ...shot('SHOT_1', [0, 1], { who: ['PERSON_1'] }), references: [BOB] }],
    });
    expect(reading(both)).toEqual([true, 14, 14, []]);
    const objects = doc({ references: [ANNA], shots: [shot('SHOT_1', [0, 1], { who: [BOB] })] });
    expect(reading(objects)).toEqual([true, 14, 13, ['link.unused-reference', 'schema.wrong-type']]);
  });

  it('the top-level list is created when absent', () => {
    const { references: __, ...rest } = withList([BOB]);
    const wrapped = { structured_caption: rest };
    expect(reading(rest)).toEqual([true, 14, 14, ['dialect.inline-reference', 'dialect.shot-references']]);
    expect(reading(wrapped)[0]).toBe(true);
    const { references: ___, ...empty } = withList(['PERSON_2']);
    expect(reading(empty)[0]).toBe(false);
  });

  it('a list that is no array is no list', () => {
    expect(reading(withList('PERSON_1'))).toEqual([true, 14, 13, ['link.unused-reference', 'schema.missing-field']]);
  });
});

describe('a string for id_features is the description', () => {
  const plain = { ref_id: 'PERSON_1', type: 'person', semantic_description: '' };
  it.each<[string, JsonRecord]>([
    ['under appearance_anchor', { ...plain, appearance_anchor: { id_features: 'a red coat' } }],
    ['at the reference', { ...plain, id_features: 'a red coat' }],
  ])('%s', (_, reference) => {
    const report = score(doc({ references: [reference] }), doc({ references: [ANNA] }));
    expect(report.gate).toMatchObject({ required: 7, present: 7 });
    expect(report.metrics.ref_f1.value).toBe(1);
    expect(codes(report)).toEqual(['dialect.string-id-features', 'link.unused-reference']);
  });
});

describe('keys that stand twice', () => {
  it('the last wins, with a warning at the earlier key', () => {
    const twice = '{"references": 5, "references": [], "events": [], "shots": []}';
    const report = score(twice, EMPTY);
    expect(report.gate.pass).toBe(true);
    expect(found(report, 'json.duplicate-key')).toMatchObject([{ offset: 1, length: 12, line: 1, column: 2 }]);
  });
});

describe('limits', () => {
  it.each<[string, JsonRecord | string, string]>([
    ['8 MiB of UTF-8', `${text}${' '.repeat(8 * 1024 * 1024)}`, 'limit.size'],
    ['8 MiB of wide characters', `${text}${'你'.repeat(2_800_000)}`, 'limit.size'],
    ['nesting', `{"x": ${'['.repeat(200)}${']'.repeat(200)}}`, 'limit.depth'],
    ['references', doc({ references: Array(10_001).fill(null) }), 'limit.units'],
    ['events', doc({ events: Array(10_001).fill(null) }), 'limit.units'],
    ['shots', doc({ shots: Array(10_001).fill(null) }), 'limit.units'],
    [
      'subshots of all shots',
      doc({ shots: [shot('A', [0, 1], { see: Array(10_000).fill('x') }), shot('B', [1, 2], { see: 'y' })] }),
      'limit.units',
    ],
  ])('%s', (_, prediction, code) => {
    expect(reading(prediction)).toEqual([false, 0, 0, [code]]);
  });

  it('just as much is read', () => {
    const report = score(doc({ shots: [shot('A', [0, 1], { see: Array(10_000).fill('x') })] }), EMPTY);
    expect(report.gate.pass).toBe(true);
    expect(report.metrics.subshot_precision.denominator).toBe(10_000);
    expect(
      score(`{"references": [], "events": [], "shots": [], "x": ${'['.repeat(199)}${']'.repeat(199)}}`, EMPTY).gate
        .pass,
    ).toBe(true);
  });
});
