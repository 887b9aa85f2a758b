import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { METRIC_IDS } from '../../src/omnicapbench/metrics/ids';
import type { Report } from '../../src/omnicapbench/report';
import type { SettingsInput } from '../../src/omnicapbench/settings';
import { reordered, respelt, soundDocument, wildDocument } from './arbitraries';
import { type JsonRecord, score } from './build';

const fraction = fc.constantFrom(0, 0.1, 0.25, 0.3, 0.5, 1);
const settings: fc.Arbitrary<SettingsInput> = fc.record(
  {
    gate: fc.constantFrom('document', 'strict'),
    ref_matcher: fc.constantFrom('lexical', 'id', 'manual', 'judge'),
    ref_map: fc.constantFrom<Record<string, string>>(
      {},
      { PERSON_1: 'PERSON_2', 'person 1': 'PERSON_1', SCENE_1: 'PERSON_2' },
    ),
    sub_matcher: fc.constantFrom('lexical', 'time', 'judge'),
    sub_map: fc.constantFrom({}, { recall: ['SHOT_1/0', 'SHOT_9/9'], precision: ['SHOT_1/0', 'SHOT_2/1'] }),
    ref_threshold: fraction,
    sub_threshold: fraction,
    shot_tiou: fraction,
    event_tiou: fraction,
    dialogue_score: fraction,
    delta: fc.constantFrom(0, 0.5, 1),
    evsa: fc.constantFrom('event', 'aligned', 'all'),
    ccc: fc.constantFrom('matched', 'cross-shot'),
    duration: fc.constantFrom(null, 0, 3, 60),
  },
  { requiredKeys: [] },
);

/** Braces, quotes and fences more often than chance would have them. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        '"',
        ',',
        ':',
        '```',
        '```json\n',
        '\n',
        '\\',
        '\\u00',
        '-1',
        '1e9',
        'nul',
        'true',
        '"references"',
        '"events": []',
        '"caption"',
        '<think>',
        '</think>',
        '\uFEFF',
        ' ',
        '\uD83D',
      ),
      { maxLength: 20 },
    )
    .map((parts) => parts.join('')),
  fc.tuple(wildDocument, fc.nat(2000)).map(([document, cut]) => JSON.stringify(document).slice(0, cut)),
  wildDocument.map((document) => `So:\n\`\`\`json\n${JSON.stringify(document, null, 1)}\n\`\`\`\nDone.`),
  wildDocument.map((document) =>
    JSON.stringify([{ structured_caption: { english: { caption: JSON.stringify(document) } } }]),
  ),
);

const values = (report: Report) => METRIC_IDS.map((id) => [id, report.metrics[id].value] as const);

/** All of a report that does not speak of places. */
function withoutPlaces({ diagnostics, unsupported, missed, ...rest }: Report) {
  const path = (one: { path: readonly (string | number)[] }): string => one.path.join('.');
  const brief = (list: Report['missed']) =>
    list.map(({ track, id, index, ...place }) => [track, id, index, path(place)]);
  const found = diagnostics.map((one) => `${one.side} ${one.code} ${path(one)} ${one.message}`).sort();
  return { ...rest, found, unsupported: brief(unsupported), missed: brief(missed) };
}

describe('identity', () => {
  it('a sound document scored against itself has 1 in every metric that applies', () => {
    fc.assert(
      fc.property(soundDocument, (document) => {
        const report = score(document, document);
        const faults = report.diagnostics.filter(({ severity }) => severity === 'error');
        expect(faults).toEqual([]);
        for (const [id, value] of values(report)) {
          if (value !== null && id !== 'sgc') expect(value, id).toBeCloseTo(1, 12);
        }
        expect([...report.unsupported, ...report.missed]).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('and untestable units, aliases and missing ids do not change that', () => {
    fc.assert(
      fc.property(wildDocument, (document) => {
        const report = score(document, document);
        const breaks = /^(id\.(duplicate|dangling-.*)|link\.disjoint)$/;
        fc.pre(!report.diagnostics.some(({ code }) => breaks.test(code)) && !JSON.stringify(document).includes('[-1,'));
        for (const [id, value] of values(report)) {
          if (value !== null && id !== 'sgc') expect(value, id).toBeCloseTo(1, 12);
        }
      }),
      { numRuns: 300, maxSkipsPerRun: 1000 },
    );
  });
});

describe('any pair of documents', () => {
  it('every value lies in [0, 1] or is null, and is its numerator over its denominator', () => {
    fc.assert(
      fc.property(wildDocument, wildDocument, settings, (prediction, reference, given) => {
        const report = score(prediction, reference, given);
        for (const id of METRIC_IDS) {
          const { value, numerator, denominator } = report.metrics[id];
          if (value !== null) expect(value >= 0 && value <= 1, `${id} ${value}`).toBe(true);
          expect(numerator === null, id).toBe(denominator === null);
          if (value === null) expect(numerator, id).toBeNull();
          if (numerator !== null && denominator !== null) expect(value, id).toBe(numerator / denominator);
        }
        const shares = Object.values(report.composition);
        const total = shares.reduce((sum, share) => sum + share, 0);
        expect(total === 0 || Math.abs(total - 1) < 1e-12).toBe(true);
        for (const { checked, failed } of Object.values(report.probes)) expect(failed <= checked).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('every matching is one to one, and what is not matched is listed', () => {
    fc.assert(
      fc.property(wildDocument, wildDocument, (prediction, reference) => {
        const { alignment, metrics, unsupported, missed } = score(prediction, reference);
        for (const [track, stem, pairs] of [
          ['reference', 'ref', alignment.references],
          ['event', 'event', alignment.events],
          ['shot', 'shot', alignment.shots],
        ] as const) {
          expect(new Set(pairs.map(([id]) => id)).size).toBe(pairs.length);
          expect(new Set(pairs.map(([, id]) => id)).size).toBe(pairs.length);
          const count = (list: Report['missed']) => list.filter((unit) => unit.track === track).length;
          expect(count(missed) + pairs.length).toBe(metrics[`${stem}_recall`].denominator ?? 0);
          expect(count(unsupported) + pairs.length).toBe(metrics[`${stem}_precision`].denominator ?? 0);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('the order of an object’s keys changes nothing but places', () => {
    fc.assert(
      fc.property(wildDocument, wildDocument, settings, (prediction, reference, given) => {
        const other = score(reordered(prediction) as JsonRecord, reordered(reference) as JsonRecord, given);
        expect(withoutPlaces(other)).toEqual(withoutPlaces(score(prediction, reference, given)));
      }),
      { numRuns: 300 },
    );
  });

  it('the spelling of ids changes no metric', () => {
    fc.assert(
      fc.property(wildDocument, wildDocument, settings, fc.nat(4), (prediction, reference, given, seed) => {
        const other = score(respelt(prediction, seed) as JsonRecord, respelt(reference, seed + 1) as JsonRecord, given);
        const plain = score(prediction, reference, given);
        expect(values(other)).toEqual(values(plain));
        expect(other.alignment).toEqual(plain.alignment);
      }),
      { numRuns: 300 },
    );
  });
});

describe('swapping the documents', () => {
  it('swaps precision and recall of the directions that look from one side alone', () => {
    const clip = { duration: 1000 };
    fc.assert(
      fc.property(soundDocument, soundDocument, (a, b) => {
        const there = score(a, b, clip).metrics;
        const back = score(b, a, clip).metrics;
        for (const stem of ['ref_subject', 'ref_scene'] as const) {
          expect(there[`${stem}_precision`]).toEqual(back[`${stem}_recall`]);
          expect(there[`${stem}_f1`].value ?? -1).toBeCloseTo(back[`${stem}_f1`].value ?? -1, 12);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('swaps precision and recall of shots when no two pairs are equally good', () => {
    const clip = { duration: 1000 };
    const span = fc.tuple(fc.double({ min: 0, max: 9, noNaN: true }), fc.double({ min: 0.1, max: 5, noNaN: true }));
    const track = fc.array(span, { maxLength: 6 });
    const side = (spans: readonly [number, number][]): JsonRecord => ({
      references: [],
      events: [],
      shots: spans.map(([start, length], i) => ({
        shot_id: `S_${i}`,
        time_range: [start, start + length],
        visual_description: [],
      })),
    });
    const tiou = ([a, m]: readonly [number, number], [b, n]: readonly [number, number]): number => {
      const inter = Math.max(0, Math.min(a + m, b + n) - Math.max(a, b));
      return inter / (m + n - inter);
    };
    fc.assert(
      fc.property(track, track, (a, b) => {
        const scores = a.flatMap((one) => b.map((other) => tiou(one, other))).filter((one) => one > 0.29);
        const sorted = scores.sort((x, y) => x - y);
        // Scores that differ in rounding alone would be ties in one direction and none in the other.
        fc.pre(
          sorted.every((one, i) => i === 0 || one - (sorted[i - 1] ?? 0) > 1e-9) &&
            !sorted.some((one) => Math.abs(one - 0.3) < 1e-8),
        );
        const there = score(side(a), side(b), clip);
        const back = score(side(b), side(a), clip);
        expect(there.metrics.shot_precision).toEqual(back.metrics.shot_recall);
        expect(there.metrics.shot_f1).toEqual(back.metrics.shot_f1);
        const pairs = (report: Report, flip: boolean) =>
          report.alignment.shots.map(([r, p]) => (flip ? `${p} ${r}` : `${r} ${p}`)).sort();
        expect(pairs(there, false)).toEqual(pairs(back, true));
      }),
      { numRuns: 300, maxSkipsPerRun: 1000 },
    );
  });
});

describe('any pair of texts', () => {
  it('gives a report, the same each time, whose places lie in the text', () => {
    fc.assert(
      fc.property(anyText, anyText, settings, (prediction, reference, given) => {
        const report = score(prediction, reference, given);
        expect(JSON.stringify(score(prediction, reference, given))).toBe(JSON.stringify(report));
        const sides = { prediction, reference };
        const placed = [
          ...report.diagnostics.map((one) => ({ ...one, text: sides[one.side] })),
          ...report.unsupported.map((one) => ({ ...one, text: prediction })),
          ...report.missed.map((one) => ({ ...one, text: reference })),
        ];
        for (const { text, offset, length, line, column } of placed) {
          expect(offset >= 0 && length >= 0 && offset + length <= text.length).toBe(true);
          const before = text.slice(0, offset).split(/\r\n|\r|\n/);
          // Between CR and LF a place would be on the line that CR LF ends; nothing is ever marked there.
          expect([line, column]).toEqual([before.length, (before.at(-1) ?? '').length + 1]);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
