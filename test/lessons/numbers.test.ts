import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentLesson } from '../../src/lessons/document';
import { documentNumbers } from '../../src/lessons/document/graph';
import { gateLesson } from '../../src/lessons/gate';
import { gateNumbers } from '../../src/lessons/gate/numbers';
import { LEFT_OUT } from '../../src/lessons/gate/text';
import { matchingLesson } from '../../src/lessons/matching';
import { LOSES, ORDINARY } from '../../src/lessons/matching/cases';
import {
  bestAssignment,
  greedyAssignment,
  type MatchingState,
  type Unit,
  walkCandidates,
} from '../../src/lessons/matching/numbers';
import { precisionRecallLesson } from '../../src/lessons/precision-recall';
import { CAST, HONEST, NOTHING } from '../../src/lessons/precision-recall/cast';
import { precisionRecallNumbers } from '../../src/lessons/precision-recall/numbers';
import { tiouLesson } from '../../src/lessons/tiou';
import { type TiouState, tiouCurve, tiouNumbers } from '../../src/lessons/tiou/numbers';
import type { Stretch } from '../../src/lessons/ui/moveSpan';
import { werLesson } from '../../src/lessons/wer';
import { BABBLE, CHINESE, MISHEARD } from '../../src/lessons/wer/lines';
import { type WerState, werNumbers, wordGrid } from '../../src/lessons/wer/numbers';
import { ENGINE, reportOf, solutionOf } from './support';

const { kernels, scoreText } = ENGINE;

const stretch: fc.Arbitrary<Stretch> = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
  .map(([a, b]) => [Math.min(a, b) / 10, Math.max(a, b) / 10]);

describe('document', () => {
  const at = (step: number) => documentNumbers({ text: solutionOf(documentLesson, step).text }, ENGINE);

  it('shows what the report says', () => {
    for (const state of [documentLesson.start, ...documentLesson.steps.map(({ solution }) => solution)]) {
      const { probes } = reportOf(documentLesson, state);
      expect(documentNumbers(state, ENGINE).report.probes.NoDanglingID).toEqual(probes.NoDanglingID);
      expect(documentNumbers(state, ENGINE).report.probes.ValidEventShotAssociation).toEqual(
        probes.ValidEventShotAssociation,
      );
    }
  });

  it('starts without a fault, and its graph has every tie', () => {
    const { graph, report } = documentNumbers(documentLesson.start, ENGINE);
    expect(report.diagnostics).toEqual([]);
    expect(graph?.links.map(({ kind }) => kind).sort()).toEqual([
      ...['list', 'list', 'list', 'list', 'list'],
      ...['mention', 'mention', 'mention', 'speaker'],
    ]);
    expect(graph?.links.every(({ state }) => state === 'holds')).toBe(true);
  });

  it('breaks three ties by one renamed definition', () => {
    const broken = at(1).graph?.links.filter(({ state }) => state === 'dangling') ?? [];
    expect(broken.map(({ kind }) => kind).sort()).toEqual(['list', 'mention', 'speaker']);
    expect(at(1).graph?.references.map(({ id, state }) => [id, state])).toEqual([
      ['PERSON_7', 'defined'],
      ['OBJECT_1', 'defined'],
      ['PERSON_1', 'dangling'],
    ]);
  });

  it('forgives untidy ids, and not a wrong clock', () => {
    expect(at(2).report.metrics.ref_use_shot.value).toBe(1);
    expect(at(3).graph?.links.filter(({ state }) => state !== 'holds')).toEqual([
      { from: 'shot:SHOT_2', to: 'event:SFX_1', kind: 'list', state: 'disjoint' },
    ]);
    expect(reportOf(documentLesson, solutionOf(documentLesson, 3)).gate.compliance).toBe(1);
  });

  it('has no graph of a text that fails the gate', () => {
    expect(documentNumbers({ text: '{' }, ENGINE).graph).toBeNull();
  });
});

describe('gate', () => {
  it('shows what the report says', () => {
    for (const state of [gateLesson.start, ...gateLesson.steps.map(({ solution }) => solution)]) {
      expect(gateNumbers(state, scoreText).report).toEqual(reportOf(gateLesson, state));
    }
    expect(reportOf(gateLesson, gateLesson.start).diagnostics).toEqual([]);
  });

  it('falls to 0 by one comma', () => {
    const { gate, metrics } = reportOf(gateLesson, solutionOf(gateLesson, 1));
    expect([gate.pass, metrics.sgc.value, metrics.shot_f1.value, metrics.ref_f1.value]).toEqual([false, 0, 0, 0]);
  });

  it('loses one part in as many as the text says by one field, and nothing else', () => {
    const { gate, metrics } = reportOf(gateLesson, solutionOf(gateLesson, 2));
    expect(gateLesson.steps[1]?.surprise).toContain(`one part in ${gate.required}`);
    expect(gate.present).toBe(gate.required - 1);
    const others = Object.entries(metrics).filter(([id, { value }]) => id !== 'sgc' && value !== null && value !== 1);
    expect(others).toEqual([]);
  });

  it('repairs what was cut off into what was left out', () => {
    const { report, repaired } = gateNumbers(solutionOf(gateLesson, 3), scoreText);
    expect(report.metrics.shot_recall.value).toBe(0);
    expect(repaired?.metrics.shot_recall).toEqual({ value: 1 / 3, numerator: 1, denominator: 3 });
    const leftOut = gateNumbers({ text: LEFT_OUT, repair: false }, scoreText).report;
    expect(leftOut.gate.pass).toBe(true);
    expect(repaired?.metrics).toEqual(leftOut.metrics);
  });
});

describe('tIoU', () => {
  it('agrees with the report for any two spans, and with its own fraction', () => {
    fc.assert(
      fc.property(stretch, stretch, (reference, prediction) => {
        const state: TiouState = { reference, prediction };
        const { tiou, shared, covered, matchesAsShot, matchesAsSound } = tiouNumbers(state, kernels);
        const { metrics, alignment } = reportOf(tiouLesson, state);
        expect(metrics.shot_tiou.value).toBe(matchesAsShot ? tiou : null);
        expect(metrics.shot_f1.value).toBe(matchesAsShot ? 1 : 0);
        const sound = alignment.events.find(([id]) => id === 'SFX_1');
        // A bell that rings through the whole clip may be taken for the strings.
        if (prediction[1] - prediction[0] < 10 && reference[1] - reference[0] < 10) {
          expect(sound?.[2] ?? null).toBe(matchesAsSound ? tiou : null);
        }
        if (covered > 1e-9) expect(tiou).toBeCloseTo(shared / covered, 12);
      }),
      { numRuns: 60 },
    );
  });

  it('draws a curve that goes through the number', () => {
    const curve = tiouCurve(tiouLesson.start, kernels);
    expect(curve).toHaveLength(141);
    const [, value] = curve.find(([start]) => Math.abs(start - 6.5) < 1e-9) ?? [];
    expect(value).toBeCloseTo(tiouNumbers(tiouLesson.start, kernels).tiou, 12);
    // "The curve is flat on top", and no start is better than what the step says.
    const best = Math.max(...curve.map(([, tiou]) => tiou));
    expect(best.toFixed(4)).toBe('0.8667');
    expect(curve.filter(([, tiou]) => tiou > best - 1e-9).length).toBeGreaterThan(5);
  });

  it('ends as the texts say', () => {
    expect(tiouNumbers(tiouLesson.start, kernels).tiou).toBeCloseTo(0.4, 12);
    expect(tiouNumbers(solutionOf(tiouLesson, 1), kernels).tiou).toBeCloseTo(2.6 / 3, 12);
    expect(tiouNumbers(solutionOf(tiouLesson, 2), kernels)).toMatchObject({
      matchesAsShot: false,
      matchesAsSound: true,
    });
    expect(tiouNumbers(solutionOf(tiouLesson, 2), kernels).tiou).toBeCloseTo(0.26, 12);
    expect(tiouNumbers({ reference: [5.5, 8.1], prediction: [6.5, 6.5] }, kernels).tiou).toBe(0);
    expect(tiouNumbers(solutionOf(tiouLesson, 3), kernels).tiou).toBe(1);
  });
});

describe('matching', () => {
  const units: fc.Arbitrary<readonly Unit[]> = fc
    .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 12 }).map((number) => `SHOT_${number}`), span: stretch }), {
      selector: ({ id }) => id,
      minLength: 1,
      maxLength: 4,
    })
    // A coarse grid, so that ties come about.
    .map((all) => all.map(({ id, span: [a, b] }) => ({ id, span: [Math.round(a / 2) * 2, Math.round(b / 2) * 2] })));
  const state: fc.Arbitrary<MatchingState> = fc.record({
    references: units,
    predictions: units,
    walked: fc.constant(0),
  });

  it('walks to the same pairs as the kernel and the report', () => {
    fc.assert(
      fc.property(state, (example) => {
        const taken = walkCandidates(example, kernels).filter(({ fate }) => fate === 'taken');
        const pairs = taken.map(({ reference, prediction, score }) => [reference, prediction, score]);
        const greedy = greedyAssignment(example, kernels).pairs;
        expect([...pairs].sort()).toEqual(greedy.map((pair) => [...pair]).sort());
        const named = taken.map(({ reference, prediction }) => [
          example.references[reference]?.id,
          example.predictions[prediction]?.id,
        ]);
        const { alignment, metrics } = reportOf(matchingLesson, example);
        expect(alignment.shots.map(([r, p]) => [r, p]).sort()).toEqual(named.sort());
        expect(metrics.shot_f1.numerator).toBe(2 * greedy.length);
      }),
      { numRuns: 80 },
    );
  });

  it('never finds a best assignment worse than the greedy one', () => {
    fc.assert(
      fc.property(state, (example) => {
        const best = bestAssignment(walkCandidates(example, kernels));
        expect(best.total).toBeGreaterThanOrEqual(greedyAssignment(example, kernels).total - 1e-12);
        for (const side of [0, 1] as const) {
          expect(new Set(best.pairs.map((pair) => pair[side])).size).toBe(best.pairs.length);
        }
      }),
    );
  });

  it('ends as the texts say', () => {
    const walk = walkCandidates(ORDINARY, kernels);
    expect(walk.map(({ fate, score }) => [score.toFixed(4), fate])).toEqual([
      ['0.6667', 'taken'],
      ['0.6000', 'taken'],
      ['0.3125', 'prediction-gone'],
      ['0.3043', 'taken'],
    ]);
    expect(reportOf(matchingLesson, solutionOf(matchingLesson, 2))).toMatchObject({
      metrics: { shot_f1: { numerator: 2, denominator: 3 } },
      alignment: { shots: [['SHOT_1', 'SHOT_10', expect.any(Number)]] },
    });
    expect(reportOf(matchingLesson, LOSES).metrics.shot_f1.value).toBe(0.5);
    expect(bestAssignment(walkCandidates(LOSES, kernels)).pairs).toHaveLength(2);
    expect(reportOf(matchingLesson, solutionOf(matchingLesson, 3)).metrics.shot_f1.value).toBe(1);
  });
});

describe('WER', () => {
  const word = fc.constantFrom('the', 'wall', 'rings', "it's", 'A', '慢', '转', 'x2');
  const line = fc.array(word, { minLength: 1, maxLength: 7 }).map((words) => words.join(' '));

  it('agrees with the report and with its grid', () => {
    fc.assert(
      fc.property(line, line, (reference, prediction) => {
        const state: WerState = { reference, prediction };
        const { words, score, matches } = werNumbers(state, ENGINE);
        const { metrics } = reportOf(werLesson, state);
        expect(metrics.dialogue_line.value).toBe(matches ? score : null);
        expect(score).toBeCloseTo(Math.max(0, 1 - words.wer), 12);
        const { fields, rows, columns } = wordGrid(state, ENGINE);
        const edits = words.substitutions + words.deletions + words.insertions;
        expect(fields[rows.length]?.[columns.length]?.distance).toBe(edits);
        const steps = fields.flat().flatMap(({ step }) => (step && step !== 'start' ? [step] : []));
        expect(steps.sort()).toEqual(words.steps.map(({ kind }) => kind).sort());
      }),
      { numRuns: 40 },
    );
  });

  it('ends as the texts say', () => {
    expect(werNumbers(MISHEARD, ENGINE).matches).toBe(true);
    expect(werNumbers({ ...MISHEARD, prediction: '' }, ENGINE)).toMatchObject({ words: { wer: 1 }, score: 0 });
    const babble = werNumbers(BABBLE, ENGINE);
    expect(babble.words.wer).toBeGreaterThan(1);
    expect(babble.score).toBe(0);
    expect(werNumbers(solutionOf(werLesson, 2), ENGINE)).toMatchObject({ words: { wer: 0 }, score: 1 });
    const apart = werNumbers({ reference: 'it’s', prediction: 'it is' }, ENGINE).words;
    expect(apart.wer).toBeGreaterThan(0);
    expect(werNumbers(CHINESE, ENGINE).words).toMatchObject({ wer: 0, referenceWords: 6 });
    expect(werNumbers(solutionOf(werLesson, 3), ENGINE).words.wer).toBe(1 / 6);
    expect(werNumbers({ reference: 'stop it', prediction: 'stop that' }, ENGINE)).toMatchObject({
      score: 0.5,
      matches: true,
    });
  });
});

describe('precision and recall', () => {
  it('agrees with the report whatever is said', () => {
    const said = fc.array(fc.boolean(), { minLength: CAST.length, maxLength: CAST.length });
    fc.assert(
      fc.property(said, fc.integer({ min: 1, max: 5 }), (choice, copies) => {
        const state = { said: choice, copies };
        const { oneToOne, directional } = precisionRecallNumbers(state, scoreText);
        const { metrics } = reportOf(precisionRecallLesson, state);
        expect(oneToOne).toEqual({ precision: metrics.ref_precision, recall: metrics.ref_recall, f1: metrics.ref_f1 });
        expect(directional.recall).toEqual(metrics.ref_subject_recall);
        // Real ones are found and invented ones are not: the words decide as the labels say.
        const found = CAST.filter(({ real }, index) => real && choice[index]).length;
        expect(oneToOne.recall.numerator).toBe(found);
      }),
      { numRuns: 30 },
    );
  });

  it('ends as the texts say', () => {
    const at = (step: number) => precisionRecallNumbers(solutionOf(precisionRecallLesson, step), scoreText);
    expect(precisionRecallNumbers(HONEST, scoreText).oneToOne.f1.value).toBe(0.75);
    expect(at(1).oneToOne.precision).toMatchObject({ numerator: 4, denominator: 8 });
    expect(at(1).oneToOne.f1.value?.toFixed(4)).toBe('0.6667');
    expect(at(2).oneToOne).toMatchObject({
      precision: { value: 1 },
      recall: { numerator: 1, denominator: 4 },
      f1: { value: 0.4 },
    });
    expect(at(3).oneToOne.precision).toMatchObject({ numerator: 1, denominator: 3 });
    expect(at(3).directional.precision).toMatchObject({ numerator: 3, denominator: 3 });
    expect(precisionRecallNumbers(NOTHING, scoreText).oneToOne).toMatchObject({
      precision: { value: null },
      recall: { value: 0 },
      f1: { value: 0, numerator: 0, denominator: 4 },
    });
  });
});
