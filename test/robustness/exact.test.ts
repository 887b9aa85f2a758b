import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadKernelsFromFile } from '../../src/kernel/node';
import { matchCandidates } from '../../src/kernel/twin/greedy';
import { matchByChain, matchGreedily } from '../../src/omnicapbench/alignment/greedy';
import { orderLongRuns, orderMarks } from '../../src/text/markRuns';
import { intersect, SharedTokens } from '../../src/text/sharedTokens';

const kernels = loadKernelsFromFile();
const RUNS = { numRuns: 1000 };

/** What is done for speed or for memory gives what the plain way gives. */
describe('greedy without a list of candidates', () => {
  const sidesFrom = (table: readonly (readonly { score: number; tiou: number }[])[], predictions: number) => ({
    references: table.length,
    predictions,
    score: (r: number, p: number) => table[r]?.[p]?.score ?? 0,
    tiou: (r: number, p: number) => table[r]?.[p]?.tiou ?? 0,
  });
  const few = fc.constantFrom(0, 0, 0.25, 0.5, 1);
  const tables = fc.integer({ min: 0, max: 9 }).chain((predictions) =>
    fc
      .array(fc.array(fc.record({ score: few, tiou: few }), { minLength: predictions, maxLength: predictions }), {
        maxLength: 9,
      })
      .map((table) => ({ table, predictions })),
  );

  it('equals the sorted greedy, ties and all', () => {
    fc.assert(
      fc.property(tables, ({ table, predictions }) => {
        const candidates = table.flatMap((row, reference) =>
          row.flatMap(({ score, tiou }, prediction) => (score > 0 ? [{ reference, prediction, score, tiou }] : [])),
        );
        const sorted = matchCandidates(candidates);
        expect(matchByChain(sidesFrom(table, predictions))).toEqual(sorted);
        expect(matchGreedily(sidesFrom(table, predictions), kernels)).toEqual(sorted);
      }),
      RUNS,
    );
  });
});

describe('shared tokens', () => {
  const bags = fc.array(fc.dictionary(fc.constantFrom(...'abcdefgh'), fc.integer({ min: 1, max: 4 })), {
    maxLength: 40,
  });

  it('equals the intersection of each two bags', () => {
    fc.assert(
      fc.property(bags, (records) => {
        const all = records.map((record) => new Map(Object.entries(record)));
        const index = new SharedTokens(all);
        for (const bag of all) expect([...index.with(bag)]).toEqual(all.map((other) => intersect(bag, other)));
      }),
      RUNS,
    );
  });
});

describe('ordered marks', () => {
  const marks =
    '\u0301\u0300\u0323\u0334\u0345\u0327\u0344\u3099\uff9e\u0f73\u0f71\u0f74\u0903\u034f\u20dd\u05b0\u0e38';

  it('normalize to the same text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', 'a', 'é', 'カ', '가', ' '),
        fc.array(fc.constantFrom(...marks)),
        (before, run) => {
          const text = run.join('');
          expect((before + orderMarks(text)).normalize('NFKC')).toBe((before + text).normalize('NFKC'));
        },
      ),
      RUNS,
    );
  });

  it('leaves short runs alone and sorts long ones', () => {
    expect(orderLongRuns(`a\u0301\u0323${' '.repeat(2_000)}`)).toBe(`a\u0301\u0323${' '.repeat(2_000)}`);
    expect(orderLongRuns('\u0301\u0323'.repeat(600))).toBe('\u0323'.repeat(600) + '\u0301'.repeat(600));
  });
});
