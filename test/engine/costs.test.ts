import { describe, expect, it } from 'vitest';
import { type CostedCause, costAllCauses, costCauses, HEADLINE_METRICS } from '../../src/engine/costs';
import { EXAMPLES } from '../../src/examples';
import { applyEdits } from '../../src/json/edit';
import { loadKernelsFromFile } from '../../src/kernel/node';
import { type CauseKindId, plain } from '../../src/omnicapbench/causes';
import type { MetricId } from '../../src/omnicapbench/metrics/ids';
import { score } from '../../src/omnicapbench/score';
import { DEFAULT_SETTINGS, type Settings, SettingsSchema } from '../../src/omnicapbench/settings';
import { faultyPair } from './faultyPair';

const kernels = loadKernelsFromFile();

function exampleTexts(exampleId: string, predictionId: string): readonly [prediction: string, reference: string] {
  const example = EXAMPLES.find(({ id }) => id === exampleId);
  const prediction = example?.predictions.find(({ id }) => id === predictionId);
  if (!example || !prediction) throw new Error(`no ${exampleId} / ${predictionId}`);
  return [prediction.text, example.reference];
}

const causesOf = (exampleId: string, predictionId: string, settings: Settings = DEFAULT_SETTINGS) =>
  costAllCauses(...exampleTexts(exampleId, predictionId), settings, kernels).causes;

const delta = (cause: CostedCause | undefined, metric: MetricId): number =>
  cause?.changes.find((change) => change.metric === metric)?.delta ?? 0;

describe('the EVSA case of the page', () => {
  const causes = causesOf('evsa-case', 'qwen3.5-omni-flash');

  it('tells the three costliest as the mock does', () => {
    expect(causes.slice(0, 4).map(({ sentence, headline }) => [plain(sentence), headline?.metric])).toEqual([
      ['DIALOGUE_1 sounds through SHOT_4 and SHOT_5, but neither lists it', 'evsa_f1'],
      [
        'SHOT_2 tells at 2–3.1 s of “A radio glows on the sill behind…” where the reference has “She leans in until her ear almost…”',
        'subshot_f1',
      ],
      ['PERSON_1 becomes PERSON_3 after the cut at 5.5 s', 'ccc'],
      ['SFX_1 (5.6–7.9 s) is linked to SHOT_3 (3.1–5.5 s): they never overlap', 'evsa_f1'],
    ]);
  });

  it('costs what the fractions say', () => {
    // Links: 4 right of 5 in scope and of 6: 8/11. With both links 6 of 7 and of 6: 12/13.
    expect(causes[0]?.headline?.delta).toBeCloseTo(12 / 13 - 8 / 11, 12);
    // The radio and the ear are one fault: 6/7 both ways becomes 7/7.
    expect(causes[1]?.headline?.delta).toBeCloseTo(1 / 7, 12);
    // PERSON_1 in all four of its shots: (1/2 + 3)/4 becomes 1; 8/9 of references becomes 8/8.
    expect(causes[2]?.headline?.delta).toBeCloseTo(1 / 8, 12);
    expect(delta(causes[2], 'ref_f1')).toBeCloseTo(1 / 9, 12);
    // Shots 1/2 and 2/3 become 1: (1/2 + 1/3)/5. Subshots 1/2 and 0 become 1 and 2/3: (1/2 + 2/3)/6. Of three parts.
    expect(delta(causes[2], 'ref_use')).toBeCloseTo((1 / 6 + 7 / 36) / 3, 12);
    // Without the disjoint link 4 of 4 and of 6: 4/5.
    expect(causes[3]?.headline?.delta).toBeCloseTo(4 / 5 - 8 / 11, 12);
    // PERSON_4 read as PERSON_2: 0 becomes 1/2 in one of six subshots, one part of three.
    const dangling = causes.find(({ kind }) => kind === 'dangling-id');
    expect(dangling?.headline).toEqual({ metric: 'ref_use', delta: expect.closeTo(1 / 36, 12) });
    for (const { kind, headline } of causes) {
      if (kind === 'field') expect(headline).toEqual({ metric: 'sgc', delta: expect.closeTo(1 / 81, 12) });
    }
  });

  it('says each fault once', () => {
    expect(causes.map(({ kind }) => kind).sort()).toEqual(
      (
        [
          'dangling-id',
          'disjoint-link',
          'field',
          'field',
          'identity-split',
          'missing-link',
          'timing',
          'wrong-content',
          'wrong-words',
        ] satisfies CauseKindId[]
      ).sort(),
    );
  });

  it('colours the ids, points at the characters, and explains the diagnostics', () => {
    const [first] = causes;
    const [text, reference] = exampleTexts('evsa-case', 'qwen3.5-omni-flash');
    expect(first?.sentence).toEqual([
      { text: 'DIALOGUE_1', track: 'event' },
      { text: ' sounds through ' },
      { text: 'SHOT_4', track: 'shot' },
      { text: ' and ' },
      { text: 'SHOT_5', track: 'shot' },
      { text: ', but neither lists it' },
    ]);
    expect(first?.place.line).toBe(115);
    expect(first?.diagnostics.map(({ code }) => code)).toEqual([
      'link.missing-active-event',
      'link.missing-active-event',
    ]);
    expect(first?.fix?.title).toBe('Add DIALOGUE_1 to SHOT_4 and SHOT_5');
    // Every diagnostic of the prediction belongs to one cause.
    const { diagnostics } = score(text, reference, DEFAULT_SETTINGS, kernels);
    const key = ({ code, offset, message }: { code: string; offset: number; message: string }): string =>
      `${code}@${offset} ${message}`;
    const explained = causes.flatMap((cause) => cause.diagnostics.map(key)).sort();
    expect(explained).toEqual(diagnostics.map(key).sort());
  });

  it('points at PERSON_3 where it first stands for PERSON_1, and at the radio', () => {
    expect([causes[2]?.place.line, causes[2]?.place.column]).toEqual([116, 30]);
    expect(causes[1]?.units).toEqual([
      { side: 'prediction', key: 'subshot:SHOT_2/1' },
      { side: 'reference', key: 'subshot:SHOT_2/1' },
    ]);
  });
});

describe('other examples', () => {
  const summary = (example: string, prediction: string, settings?: Settings) =>
    causesOf(example, prediction, settings).map(({ kind, headline }) => [
      kind,
      headline?.metric ?? null,
      headline ? Number(headline.delta.toFixed(12)) : 0,
    ]);
  const rounded = (value: number): number => Number(value.toFixed(12));

  it.each(['same', 'renamed'])('finds nothing wrong with the perfect one (%s)', (id) => {
    expect(causesOf('perfect', id)).toEqual([]);
  });

  it('forgotten studio: one of three shots of one of four references', () => {
    expect(summary('evsa-case', 'gemini-3.1-pro')).toEqual([['reference-use', 'ccc', rounded(1 / 12)]]);
  });

  it('no link at all: 10/11 becomes 1; a misheard word is no headline', () => {
    expect(summary('evsa-case', 'qwen3.5-omni-plus')).toEqual([
      ['missing-link', 'evsa_f1', rounded(1 / 11)],
      ['wrong-words', null, 0],
    ]);
    const words = causesOf('evsa-case', 'qwen3.5-omni-plus')[1];
    expect(plain(words?.sentence ?? [])).toBe('DIALOGUE_1 says “sings” for “rings”');
    expect(delta(words, 'dialogue_line')).toBeCloseTo(1 / 19, 12);
  });

  it('a loop: 3 of the same sound', () => {
    expect(summary('untidy-ids', 'loop').map(([kind]) => kind)).toEqual(['duplicate-unit']);
  });

  it('a range backwards: one cause, though the shot is missing too', () => {
    expect(summary('clock-times', 'backwards').map(([kind]) => kind)).toEqual(['untestable']);
  });

  it('ids that nothing defines take the blame for what they stand for', () => {
    const kinds = causesOf('untidy-ids', 'dangling').map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['dangling-id']));
  });

  it('a cut text: its end is all that is told, and closing it brings the salvaged score', () => {
    const [cause, ...others] = causesOf('truncated', 'mid-sentence');
    expect(others).toEqual([]);
    expect(cause?.fix?.title).toBe('Close the document after SHOT_2');
    expect(delta(cause, 'shot_f1')).toBeCloseTo(4 / 5, 12);
  });

  it('costs under the settings that are set', () => {
    const strict = SettingsSchema.parse({ gate: 'strict' });
    // One of two faulty fields mended, the strict gate still fails: nothing changes, and that is what is said.
    expect(causesOf('evsa-case', 'qwen3.5-omni-flash', strict).every(({ changes }) => changes.length === 0)).toBe(true);
    const manual = SettingsSchema.parse({ ref_matcher: 'manual', ref_map: { PERSON_1: 'PERSON_1' } });
    expect(causesOf('evsa-case', 'gemini-3.1-pro', manual).length).toBeGreaterThan(0);
  });
});

describe('every cause of every example', () => {
  const cases = EXAMPLES.flatMap((example) =>
    example.predictions.map((prediction) => [`${example.id} / ${prediction.id}`, example, prediction] as const),
  );

  it.each(cases)('%s: mended alone it is gone, and its change is what scoring says', (_, example, prediction) => {
    const { causes } = costAllCauses(prediction.text, example.reference, DEFAULT_SETTINGS, kernels);
    const before = score(prediction.text, example.reference, DEFAULT_SETTINGS, kernels).metrics;
    expect(new Set(causes.map(({ id }) => id)).size).toBe(causes.length);
    for (const cause of causes) {
      expect(JSON.parse(JSON.stringify(cause))).toEqual(cause);
      expect(cause.mend).not.toBeNull();
      const text = applyEdits(prediction.text, cause.mend ?? []);
      const { metrics } = score(text, example.reference, DEFAULT_SETTINGS, kernels);
      for (const { metric, delta: change } of cause.changes) {
        expect(change).toBe((metrics[metric].value ?? 0) - (before[metric].value ?? 0));
      }
      const left = costAllCauses(text, example.reference, DEFAULT_SETTINGS, kernels).causes;
      expect(left.map(({ id }) => id)).not.toContain(cause.id);
    }
  });

  it('comes in the order of the largest gain', () => {
    for (const [, example, prediction] of cases) {
      const gains = costAllCauses(prediction.text, example.reference, DEFAULT_SETTINGS, kernels).causes.map(
        ({ headline }) => headline?.delta ?? 0,
      );
      expect(gains).toEqual([...gains].sort((a, b) => b - a));
    }
  });
});

describe('a document with many faults', () => {
  const { prediction, reference, faults } = faultyPair();

  it('has a mend for each, and says what each costs', () => {
    const { causes, leftOut } = costAllCauses(prediction, reference, DEFAULT_SETTINGS, kernels);
    expect(faults).toBeGreaterThanOrEqual(60);
    expect(causes.length).toBeGreaterThanOrEqual(60);
    expect(leftOut).toBe(0);
    expect(causes.filter(({ mend }) => mend === null)).toEqual([]);
    for (const { headline } of causes) if (headline) expect(HEADLINE_METRICS).toContain(headline.metric);
  });

  it('is costed one by one, stops when nobody asks for more, and keeps to its limit', () => {
    const run = costCauses(prediction, reference, DEFAULT_SETTINGS, kernels, { limit: 5 });
    const first = run.next();
    expect(first.done).toBe(false);
    const { causes, leftOut } = costAllCauses(prediction, reference, DEFAULT_SETTINGS, kernels, { limit: 5 });
    expect(causes).toHaveLength(5);
    expect(leftOut).toBeGreaterThan(50);
  });

  it('gives the same every time', () => {
    const once = costAllCauses(prediction, reference, DEFAULT_SETTINGS, kernels, { limit: 20 });
    expect(costAllCauses(prediction, reference, DEFAULT_SETTINGS, kernels, { limit: 20 })).toEqual(once);
  });
});
