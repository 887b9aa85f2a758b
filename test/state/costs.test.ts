import { describe, expect, it, vi } from 'vitest';
import { createAnalyses } from '../../src/engine/analyst/analyses';
import type { CostRound } from '../../src/engine/analyst/costRounds';
import type { CostedCause } from '../../src/engine/costs';
import { findExample } from '../../src/examples';
import { loadKernelsFromFile } from '../../src/kernel/node';
import { plain } from '../../src/omnicapbench/causes';
import { score } from '../../src/omnicapbench/score';
import { DEFAULT_SETTINGS } from '../../src/omnicapbench/settings';
import {
  askRounds,
  causeOf,
  costliest,
  costOf,
  failed,
  NO_COSTS,
  started,
  unitOfCause,
  withRound,
} from '../../src/state/costs';
import { costed } from './causes';
import { fault, scoredWith } from './reports';

const round = (causes: readonly CostedCause[], done: boolean): CostRound => ({ causes, done, leftOut: 0 });

describe('rounds', () => {
  it('are asked one after another until the last', async () => {
    const ask = vi.fn(async (n: number) => round([], n === 2));
    const onRound = vi.fn(() => true);
    await askRounds(ask, onRound);
    expect(ask.mock.calls).toEqual([[0], [1], [2]]);
    expect(onRound).toHaveBeenCalledTimes(3);
  });

  it('end when nobody wants more', async () => {
    const ask = vi.fn(async () => round([], false));
    await askRounds(ask, () => ask.mock.calls.length < 2);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('hand a failure on', async () => {
    await expect(
      askRounds(
        () => Promise.reject(new Error('changed')),
        () => true,
      ),
    ).rejects.toThrow('changed');
  });
});

describe('costs', () => {
  const scored = scoredWith(4, []);

  it('order what was costed so far, and tell when there is more to come', () => {
    const [a, b] = [costed('timing', 0.1), costed('field', 0.3)];
    expect(withRound(scored, round([a, b], false))).toMatchObject({ revision: 4, causes: [b, a], phase: 'costing' });
    expect(withRound(scored, round([a, b], true)).phase).toBe('done');
  });

  it('put a cause of no headline after those of one, by its own cost, then by place', () => {
    const minor = { ...costed('wrong-words', null), changes: [{ metric: 'dialogue_line', delta: 0.2 }] } as const;
    const less = { ...minor, changes: [{ metric: 'dialogue_line', delta: 0.1 }] } as const;
    const first = costed('field', 0.01, { offset: 5 });
    const second = costed('field', 0.01, { offset: 9 });
    const none = costed('timing', null);
    const { causes } = withRound(scored, round([none, less, minor, second, first], true));
    expect(causes).toEqual([first, second, minor, less, none]);
    expect(costliest({ ...NO_COSTS, causes }, 3)).toEqual([first, second]);
    expect(costOf(minor)).toEqual({ metric: 'dialogue_line', delta: 0.2 });
    expect(costOf(none)).toBeNull();
  });

  it('keep what was costed of this report when the worker fails, and nothing of another', () => {
    const known = withRound(scored, round([costed('field', 0.1)], false));
    expect(failed(known, scored)).toMatchObject({ causes: known.causes, phase: 'failed' });
    expect(failed(known, scoredWith(5, []))).toMatchObject({ causes: [], revision: 5, phase: 'failed' });
  });

  it('of a report whose first round takes long are none yet', () => {
    const known = withRound(scored, round([costed('field', 0.1)], false));
    expect(started(known, scored)).toBe(known);
    expect(started(known, scoredWith(5, []))).toMatchObject({ causes: [], revision: 5, phase: 'costing' });
  });

  it('find the cause that explains a fault by all that tells the fault apart', () => {
    const told = fault('link.missing-active-event', { offset: 7, message: 'A is heard' });
    const cause = costed('missing-link', 0.1, { diagnostics: [told] });
    expect(causeOf([costed('field', 0.2), cause], told)).toBe(cause);
    expect(causeOf([cause], { ...told, message: 'B is heard' })).toBeUndefined();
  });
});

describe('the EVSA case', () => {
  const example = findExample('evsa-case');
  const prediction = example?.predictions.find(({ id }) => id === 'qwen3.5-omni-flash');
  if (!example || !prediction) throw new Error('the example is gone');
  const kernels = loadKernelsFromFile();
  const subject = { prediction: prediction.text, reference: example.reference, settings: {} };
  const analyses = createAnalyses(subject, kernels);
  const detail = analyses.detail();

  it('tells three causes, each with the unit to select', async () => {
    let causes: readonly CostedCause[] = [];
    await askRounds(
      async (n) => analyses.costs(n),
      (answer) => {
        const scored = { ...scoredWith(1, []), subject };
        causes = costliest(withRound(scored, answer), 3);
        return true;
      },
    );
    expect(causes.map((cause) => [plain(cause.sentence), unitOfCause(cause, detail)?.key])).toEqual([
      ['DIALOGUE_1 sounds through SHOT_4 and SHOT_5, but neither lists it', 'shot:SHOT_4'],
      [expect.stringMatching(/^SHOT_2 tells/), 'subshot:SHOT_2/1'],
      ['PERSON_1 becomes PERSON_3 after the cut at 5.5 s', 'reference:PERSON_1'],
    ]);
    const { diagnostics } = score(subject.prediction, subject.reference, DEFAULT_SETTINGS, kernels);
    const unlisted = diagnostics.filter(({ code }) => code === 'link.missing-active-event');
    expect(unlisted.map((one) => causeOf(causes, one)?.kind)).toEqual(['missing-link', 'missing-link']);
  });

  it('selects the unit at its place for a cause that names none', () => {
    const cause = {
      ...costed('field', 0.1),
      place: { ...costed('field', 0.1).place, offset: subject.prediction.indexOf('"prop"') },
    };
    expect(unitOfCause(cause, detail)?.key).toBe('reference:OBJECT_1');
  });
});
