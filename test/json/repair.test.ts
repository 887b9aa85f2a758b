import { beforeAll, describe, expect, it } from 'vitest';
import { createScorer, type ScoreText } from '../../src/engine/scorer';
import { EXAMPLES } from '../../src/examples';
import { applyEdits } from '../../src/json/edit';
import { type DocumentKeys, repairSource } from '../../src/json/repair';
import { patchesBetween, positionsBefore, sharedStretches } from '../../src/json/repairMap';
import { MAX_REPAIR, repairSyntax } from '../../src/json/repairSyntax';
import { loadKernelsFromFile } from '../../src/kernel/node';
import { Findings } from '../../src/omnicapbench/findings';
import { mendText } from '../../src/omnicapbench/fixes/mendText';
import { readDocument } from '../../src/omnicapbench/reading/document';
import { repairLog } from '../../src/omnicapbench/reading/extraction';

const KEYS: DocumentKeys = {
  tracks: ['references', 'events', 'shots'],
  wrapper: 'structured_caption',
  embedded: 'caption',
};

let score: ScoreText;

beforeAll(async () => {
  score = createScorer(await loadKernelsFromFile());
});

/** The text after the repair that the report would be written from. */
function mended(text: string): string {
  const repair = mendText(text);
  if (repair === undefined) throw new Error('no repair');
  return applyEdits(text, repair.edits);
}

const A = '{"ref_id": "A"}';
const E = '{"event_id": "E"}';
const S = '{"shot_id": "S"}';

describe('a truncated text', () => {
  it.each([
    [
      'in a unit',
      `{"references": [${A}], "events": [${E}], "shots": [${S}, {"shot_id": "T`,
      `{"references": [${A}], "events": [${E}], "shots": [${S}]}`,
    ],
    [
      'in a nested list of a unit',
      `{"references": [], "events": [], "shots": [${S}, {"a": [1, [2`,
      `{"references": [], "events": [], "shots": [${S}]}`,
    ],
    [
      'after a unit',
      `{"references": [${A}], "events": [], "shots": [${S},`,
      `{"references": [${A}], "events": [], "shots": [${S}]}`,
    ],
    ['before any unit', '{"references": [], "events": [], "shots": [', '{"references": [], "events": [], "shots": []}'],
    [
      'in the second track',
      `{"references": [${A}], "events": [${E}, {"ev`,
      `{"references": [${A}], "events": [${E}],"shots": []}`,
    ],
    ['between the tracks', `{"references": [${A}], "ev`, `{"references": [${A}],"events": [],"shots": []}`],
    [
      'after the tracks',
      `{"references": [], "events": [], "shots": [${S}], "global_style": {"a": "b`,
      `{"references": [], "events": [], "shots": [${S}]}`,
    ],
    ['before the tracks', '{"scene_description": "A roof', '{ "references": [], "events": [], "shots": []}'],
    ['at once', '{', '{ "references": [], "events": [], "shots": []}'],
    [
      'with the lists of a dialect open',
      `{"events": [], "shots": [${S}, {"references": ["A", "B`,
      `{"events": [], "shots": [${S}],"references": []}`,
    ],
  ])('%s ends after its last complete unit', (_, text, expected) => {
    expect(mended(text).replace(/, "(events|shots|references)": \[\]/g, ',"$1": []')).toBe(
      expected.replace(/, "(events|shots|references)": \[\]/g, ',"$1": []'),
    );
    expect(JSON.parse(mended(text))).toEqual(JSON.parse(expected));
  });

  it.each([
    [
      'in its wrapper',
      `{"structured_caption": {"references": [${A}], "events": [], "shots": [${S}, {"s`,
      { structured_caption: { references: [{ ref_id: 'A' }], events: [], shots: [{ shot_id: 'S' }] } },
    ],
    [
      'in a language of its wrapper',
      `{"structured_caption": {"english": {"references": [${A}, {`,
      { structured_caption: { english: { references: [{ ref_id: 'A' }], events: [], shots: [] } } },
    ],
    [
      'before the tracks of its wrapper',
      '{"structured_caption": {"english": {"scene_description": "x',
      { structured_caption: { english: { references: [], events: [], shots: [] } } },
    ],
    [
      'after the document in its wrapper',
      `{"structured_caption": {"references": [${A}], "events": [], "shots": []}`,
      { structured_caption: { references: [{ ref_id: 'A' }], events: [], shots: [] } },
    ],
    [
      'in an array',
      `[{"references": [${A}], "events": [], "shots": [`,
      [{ references: [{ ref_id: 'A' }], events: [], shots: [] }],
    ],
  ])('%s is closed where the document stands', (_, text, expected) => {
    expect(JSON.parse(mended(text))).toEqual(expected);
  });

  it('is closed inside the string it is written in, cut at any place', () => {
    const inner = JSON.stringify(
      { references: [{ ref_id: 'A "x" \u00e9' }], events: [], shots: [{ shot_id: 'S' }, { shot_id: 'T' }] },
      null,
      1,
    );
    const whole = JSON.stringify({ id: 7, caption: inner });
    const from = whole.indexOf('shots');
    for (let at = from; at < whole.length; at++) {
      const text = mended(whole.slice(0, at));
      const outer = JSON.parse(text) as { readonly caption: string };
      const document = JSON.parse(outer.caption) as {
        readonly references: unknown;
        readonly shots: readonly unknown[];
      };
      expect(document.references).toEqual([{ ref_id: 'A "x" \u00e9' }]);
      const complete = [...whole.slice(0, at).matchAll(/\\"shot_id\\": \\".\\"\\n {2}\}/g)].length;
      expect(document.shots).toHaveLength(complete);
    }
  });

  it('keeps its fence', () => {
    const text = `Here:\n\`\`\`json\n{"references": [], "events": [], "shots": [${S}, {"sh\n\`\`\`\n`;
    expect(mended(text)).toBe(`Here:\n\`\`\`json\n{"references": [], "events": [], "shots": [${S}]}\n\`\`\`\n`);
  });

  it('closes the brackets on lines of their own where the text has such lines', () => {
    const text = '{\n  "references": [],\n  "events": [\n    {\n      "event_id": "E"\n    },\n    {\n      "event';
    expect(mended(text)).toBe(
      '{\n  "references": [],\n  "events": [\n    {\n      "event_id": "E"\n    }\n  ],\n  "shots": []\n}',
    );
  });

  it('passes the gate at every cut of every example, and counts the complete units', () => {
    for (const { reference } of EXAMPLES.slice(0, 2)) {
      const start = reference.indexOf('{') + 1;
      for (let at = start; at < reference.length - 1; at += 97) {
        const text = reference.slice(0, at);
        const report = score(text, reference, { repair: true });
        expect(report.gate.pass).toBe(true);
        expect(report.diagnostics.filter(({ code }) => code === 'json.truncated')).toHaveLength(1);
        expect(report.metrics).toEqual(score(mended(text), reference).metrics);
      }
    }
  });
});

describe('a text with faults of syntax', () => {
  const whole = {
    references: [{ ref_id: 'A' }],
    events: [],
    shots: [{ shot_id: 'S', shot_transfer: 'it said "cut"' }],
  };

  it.each([
    [
      'trailing commas',
      '{"references": [{"ref_id": "A",},], "events": [], "shots": [{"shot_id": "S", "shot_transfer": "it said \\"cut\\""}],}',
    ],
    [
      'single quotes',
      `{'references': [{'ref_id': 'A'}], 'events': [], 'shots': [{'shot_id': 'S', 'shot_transfer': 'it said "cut"'}]}`,
    ],
    [
      'comments',
      '{"references": [{"ref_id": "A"}], // who\n "events": [], /* what */ "shots": [{"shot_id": "S", "shot_transfer": "it said \\"cut\\""}]}',
    ],
    [
      'quotes in a string',
      '{"references": [{"ref_id": "A"}], "events": [], "shots": [{"shot_id": "S", "shot_transfer": "it said "cut""}]}',
    ],
    [
      'a missing comma',
      '{"references": [{"ref_id": "A"}] "events": [], "shots": [{"shot_id": "S", "shot_transfer": "it said \\"cut\\""}]}',
    ],
    [
      'keys without quotes',
      '{references: [{ref_id: "A"}], events: [], shots: [{shot_id: "S", shot_transfer: "it said \\"cut\\""}]}',
    ],
    [
      'prose after it',
      '{"references": [{"ref_id": "A"}], "events": [], "shots": [{"shot_id": "S", "shot_transfer": "it said \\"cut\\"",}]}\nHope that helps, {friend}!',
    ],
  ])('%s', (_, text) => {
    const findings = new Findings('prediction', text);
    const reading = readDocument(text, findings, repairLog());
    expect(reading.kind).toBe('object');
    const fixed = mended(text);
    expect(JSON.parse(fixed.replace(/\nHope[\s\S]*/, ''))).toEqual(whole);
    // Every id's node still points at its own characters.
    if (reading.kind !== 'object') return;
    const [reference] = reading.shape.references ?? [];
    const id = reference?.kind === 'object' ? reference.members.get('ref_id')?.value : undefined;
    expect(text.slice(id?.start, id?.end)).toMatch(/^["']?A["']?$/);
    const [shot] = reading.shape.shots ?? [];
    const said = shot?.kind === 'object' ? shot.members.get('shot_transfer')?.value : undefined;
    expect(text.slice(said?.start, said?.end)).toMatch(/^["']it said \\?"cut\\?""?'?,?$/);
  });

  it('that is cut besides is closed after its last complete unit', () => {
    const text = `{"references": [${A},], "events": [], "shots": [${S}, {"shot_id": "T", "time`;
    const fixed: unknown = JSON.parse(mended(text));
    expect(fixed).toEqual({ references: [{ ref_id: 'A' }], events: [], shots: [{ shot_id: 'S' }] });
  });

  it('keeps the fault as it was found, and adds what the repaired reading shows', () => {
    const text = '{"references": [], "events": [], "shots": [{"shot_id": "shot-1",}]}';
    const reference = '{"references": [], "events": [], "shots": []}';
    const strict = score(text, reference).diagnostics;
    const { diagnostics, gate, signature } = score(text, reference, { repair: true });
    expect(strict.map(({ code }) => code)).toEqual(['json.syntax']);
    expect(diagnostics).toContainEqual(strict[0]);
    expect(diagnostics.find(({ code }) => code === 'id.malformed')?.offset).toBe(text.indexOf('"shot-1"'));
    expect(gate.pass).toBe(true);
    expect(signature).toMatch(/repair:on$/);
  });

  it('finds its way through a document in a string', () => {
    const inner = '{"references": [{"ref_id": "A",}], "events": [], "shots": []}';
    const text = `{"caption": ${JSON.stringify(inner)}}`;
    const outer = JSON.parse(mended(text)) as { readonly caption: string };
    expect(JSON.parse(outer.caption)).toEqual({ references: [{ ref_id: 'A' }], events: [], shots: [] });
    const both = `{"caption": ${JSON.stringify(inner.replace(',}', '}'))},}`;
    const reading = readDocument(both, new Findings('prediction', both), repairLog());
    const unit = reading.kind === 'object' ? reading.shape.references?.[0] : undefined;
    const id = unit?.kind === 'object' ? unit.members.get('ref_id')?.value : undefined;
    expect(both.slice(id?.start, id?.end)).toBe('\\"A\\"');
  });
});

describe('repair', () => {
  it('changes nothing of a readable text but the signature', () => {
    for (const { reference, predictions } of EXAMPLES) {
      for (const { text } of predictions) {
        const off = score(text, reference);
        if (!off.gate.pass) continue;
        const on = score(text, reference, { repair: true });
        expect({ ...on, signature: '' }).toEqual({ ...off, signature: '' });
      }
    }
  });

  it('never mends a reference', () => {
    const text = '{"references": [], "events": [], "shots": [';
    expect(
      score('{"references": [], "events": [], "shots": []}', text, { repair: true }).metrics.shot_f1.value,
    ).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['prose', 'I cannot do that.'],
    ['a lone bracket', '['],
  ])('leaves %s alone', (_, text) => {
    expect(score(text, '{"references": [], "events": [], "shots": []}', { repair: true }).gate.pass).toBe(false);
  });

  it('refuses what is too long or too deep, and says why', () => {
    const long = `{"a": "${'x'.repeat(MAX_REPAIR)}",}`;
    expect(repairSyntax(long, { start: 0, end: long.length })).toEqual({
      refused: expect.stringContaining('longer than'),
    });
    const deep = `${'['.repeat(300)},`;
    expect(repairSyntax(deep, { start: 0, end: deep.length })).toEqual({
      refused: expect.stringContaining('deeper than'),
    });
  });

  it('comes back from large and hostile texts', () => {
    const size = 8 * 1024 * 1024 - 64;
    const cut = `{"references": [], "events": [], "shots": [${S}, "${'x'.repeat(size - 200)}`;
    expect(score(cut, '{"references": [], "events": [], "shots": []}', { repair: true }).gate.pass).toBe(true);
    const quotes = `{"a": "${'x"y'.repeat(Math.floor(size / 3))}"}`;
    expect(score(quotes, '{"references": [], "events": [], "shots": []}', { repair: true }).gate.pass).toBe(false);
    const brackets = repairSource(
      { text: '{'.repeat(100_000), map: undefined },
      { start: 0, end: 100_000 },
      'syntax',
      KEYS,
    );
    expect(brackets).toHaveProperty('refused');
  });
});

describe('the map of a repair', () => {
  it.each([
    ['{a: 1}', '{"a": 1}'],
    ["['x', 'y']", '["x", "y"]'],
    ['[1, 2,]', '[1, 2]'],
    [`[1, // ${'word '.repeat(40)}\n 2]`, '[1, \n 2]'],
    ['', 'abc'],
    ['abc', ''],
    ['same', 'same'],
  ])('%j to %j: pieces rebuild it, positions ascend', (before, after) => {
    const stretches = sharedStretches(before, after);
    const edits = patchesBetween(stretches, after).map(({ start, end, text }) => ({
      offset: start,
      length: end - start,
      text,
    }));
    expect(applyEdits(before, edits)).toBe(after);
    const positions = positionsBefore(stretches, after.length);
    expect(positions).toHaveLength(after.length + 1);
    expect(positions.at(-1)).toBe(before.length);
    positions.forEach((position, index) => {
      expect(position).toBeGreaterThanOrEqual(positions[index - 1] ?? 0);
    });
    for (const { before: a, after: b, length } of stretches) {
      expect(before.slice(a, a + length)).toBe(after.slice(b, b + length));
    }
  });
});
