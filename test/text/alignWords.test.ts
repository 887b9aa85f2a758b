import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { alignWords } from '../../src/text/alignWords';
import { tokenize } from '../../src/text/tokens';
import { kernels } from '../kernel/support';

describe('a word alignment', () => {
  it('keeps, substitutes, inserts and deletes', () => {
    expect(alignWords('Put the kettle on, please.', 'put a kettle on now', kernels)).toEqual({
      steps: [
        { kind: 'equal', reference: 'put', prediction: 'put' },
        { kind: 'substitute', reference: 'the', prediction: 'a' },
        { kind: 'equal', reference: 'kettle', prediction: 'kettle' },
        { kind: 'equal', reference: 'on', prediction: 'on' },
        { kind: 'substitute', reference: 'please', prediction: 'now' },
      ],
      substitutions: 2,
      deletions: 0,
      insertions: 0,
      referenceWords: 5,
      wer: 2 / 5,
    });
  });

  test.each([
    ['nothing at all', '', '', 0, [0, 0, 0]],
    ['no word in the reference', '...', 'hey', 1, [0, 0, 1]],
    ['no word in the prediction', 'hey you', '', 1, [0, 2, 0]],
    ['more than one error a word', 'no', 'well yes of course', 4, [1, 0, 3]],
    ['case and punctuation', "DON'T go!", 'don’t… go', 0, [0, 0, 0]],
    ['characters where words have no spaces', '猫がいる', '犬がいる', 1 / 4, [1, 0, 0]],
  ] as const)('counts %s', (_name, reference, prediction, wer, [substitutions, deletions, insertions]) => {
    const found = alignWords(reference, prediction, kernels);
    expect(found).toMatchObject({ wer, substitutions, deletions, insertions });
  });

  it('spells both lines and costs what the kernel says', () => {
    const line = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(line, line, (reference, prediction) => {
        const { steps, substitutions, deletions, insertions } = alignWords(reference, prediction, kernels);
        expect(steps.flatMap((step) => step.reference ?? [])).toEqual(tokenize(reference));
        expect(steps.flatMap((step) => step.prediction ?? [])).toEqual(tokenize(prediction));
        expect(steps.filter((step) => step.reference === step.prediction).every(({ kind }) => kind === 'equal')).toBe(
          true,
        );
        const ids = (text: string) => Int32Array.from(tokenize(text), (token) => token.charCodeAt(0));
        const distance = kernels.packLines([ids(reference)], [ids(prediction)]).distance(0, 0);
        expect(substitutions + deletions + insertions).toBe(distance);
      }),
    );
  });
});
