import type { Kernels } from '../../kernel/kernels';
import type { DiagnosticRef } from '../../omnicapbench/causes';
import type { ChoiceSetting } from '../../omnicapbench/choices';
import { type Detail, writeDetail } from '../../omnicapbench/detail';
import type { Side } from '../../omnicapbench/diagnostics';
import { FAMILIES } from '../../omnicapbench/families';
import type { FamilyResult } from '../../omnicapbench/families/family';
import { type Fix, fixesIn, prepareFixes } from '../../omnicapbench/fixes';
import { type JudgeMaterial, judgeMaterial } from '../../omnicapbench/material';
import { METRICS } from '../../omnicapbench/metrics';
import { explainMetric } from '../../omnicapbench/metrics/explain';
import type { Explanation } from '../../omnicapbench/metrics/explanation';
import { readPair } from '../../omnicapbench/read';
import type { Report } from '../../omnicapbench/report';
import { type Salvage, salvage } from '../../omnicapbench/salvage';
import { evaluate, score, writeReport } from '../../omnicapbench/score';
import { SettingsSchema } from '../../omnicapbench/settings';
import { type SweepPoint, type SweepSetting, sweep } from '../../omnicapbench/sweep';
import { alignWords, type WordAlignment } from '../../text/alignWords';
import { alternatives } from '../alternatives';
import type { Subject } from '../worker/protocol';
import { type CostRound, costRounds } from './costRounds';
import { once } from './once';

/** What can be asked about a scored pair, beyond its report. Every answer is plain JSON. */
export interface QuestionTable {
  /** All units and how they line up. */
  readonly detail: { readonly args: []; readonly answer: Detail };
  /** Why a metric is what it is; by the id of the metric's object. Null when there is no such metric. */
  readonly explain: { readonly args: [metric: string]; readonly answer: Explanation | null };
  /** The error families of the paper, by id. */
  readonly families: { readonly args: []; readonly answer: Readonly<Record<string, FamilyResult>> };
  /** The causes costed so far; each further round costs some more. */
  readonly costs: { readonly args: [round: number]; readonly answer: CostRound };
  /** What can be done about a diagnostic of the report. */
  readonly fixes: { readonly args: [diagnostic: DiagnosticRef]; readonly answer: readonly Fix[] };
  /** The affected metrics over the values of a setting. */
  readonly sweep: { readonly args: [setting: SweepSetting]; readonly answer: readonly SweepPoint[] };
  /** What each choice of a convention would make of the number it is about, in the order of the choices. */
  readonly alternatives: { readonly args: [setting: ChoiceSetting]; readonly answer: readonly (number | null)[] };
  /** What a truncated prediction would score; null when it is not truncated. */
  readonly salvage: { readonly args: [tokenCap: number]; readonly answer: Salvage | null };
  /** The words of two lines laid side by side. */
  readonly words: { readonly args: [referenceLine: string, predictedLine: string]; readonly answer: WordAlignment };
  /** All that a judge may see of the pair. */
  readonly material: { readonly args: []; readonly answer: JudgeMaterial };
  /** Another prediction's report against the same reference, under the same settings. */
  readonly scoreOther: { readonly args: [prediction: string]; readonly answer: Report };
}

/** The name of a question. */
export type Question = keyof QuestionTable;

/** What a question is asked with. */
export type Arguments<Q extends Question> = QuestionTable[Q]['args'];

/** What it is answered with. */
export type Answer<Q extends Question> = QuestionTable[Q]['answer'];

/** One function for each question. */
export type Analyses = { readonly [Q in Question]: (...args: Arguments<Q>) => Answer<Q> };

/** The values that a sweep takes: hundredths of a fraction, and twentieths of a second up to 5. */
const SWEPT: Readonly<Record<'fraction' | 'delta', readonly number[]>> = {
  fraction: Array.from({ length: 101 }, (_, index) => index / 100),
  delta: Array.from({ length: 101 }, (_, index) => index / 20),
};

/** Looks into one pair; what several questions need is worked out once. */
export function createAnalyses({ prediction, reference, settings: input }: Subject, kernels: Kernels): Analyses {
  const settings = SettingsSchema.parse(input);
  const scored = once(() => evaluate(readPair(prediction, reference, settings), settings, kernels));
  const report = once(() => writeReport(scored()));
  const rounds = costRounds(prediction, reference, settings, kernels);
  const fixContexts = {
    prediction: once(() => prepareFixes(prediction, 'prediction', reference, settings)),
    reference: once(() => prepareFixes(reference, 'reference', prediction, settings)),
  } as const satisfies Record<Side, unknown>;

  return {
    detail: () => writeDetail(scored()),
    explain(id) {
      const metric = METRICS.find((candidate) => candidate.id === id);
      return metric ? explainMetric(metric, scored(), kernels) : null;
    },
    families: () => Object.fromEntries(FAMILIES.map((family) => [family.id, family.run(scored())])),
    costs: rounds,
    fixes({ side, code, offset, message }) {
      const found = report().diagnostics.find(
        (one) => one.side === side && one.code === code && one.offset === offset && one.message === message,
      );
      return found ? fixesIn(fixContexts[side](), found) : [];
    },
    sweep: (setting) =>
      sweep(scored().pair, settings, kernels, setting, setting === 'delta' ? SWEPT.delta : SWEPT.fraction),
    alternatives: (setting) => alternatives(prediction, reference, settings, kernels, setting),
    salvage: (tokenCap) => salvage(prediction, reference, settings, kernels, tokenCap),
    words: (referenceLine, predictedLine) => alignWords(referenceLine, predictedLine, kernels),
    material: () => judgeMaterial(scored()),
    scoreOther: (other) => score(other, reference, settings, kernels),
  };
}
