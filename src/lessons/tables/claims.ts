import { type Point, spearman } from '../../dataset/correlation';
import { plainMean } from '../../dataset/means';
import { nearestShare } from '../../dataset/shares';
import type { MetricId } from '../../omnicapbench/metrics/ids';
import { harmonic, ratio } from '../../omnicapbench/metrics/ratio';
import { PUBLISHED_MODELS, publishedFigure } from '../../omnicapbench/published';
import {
  LONG_VIDEOS,
  SIX_MODELS,
  TABLE_4_DIALOGUE,
  TABLE_4_SUBSHOTS,
  TABLE_B5_COMPLIANCE,
  TABLE_B7,
  TABLE_B10_SHOTS,
  TEXT_ON_B7,
  TOKEN_CAPS,
} from './published';

/** What a reader may say of a claim. */
export type Verdict = 'yes' | 'no' | 'open';

/** Figures laid side by side. */
export interface Evidence {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Something that a table seems to say. */
export interface Claim {
  readonly id: string;
  readonly short: string;
  readonly text: string;
  readonly verdict: Verdict;
  readonly because: string;
  evidence(): Evidence;
}

const figureOf = (model: string, metric: MetricId): number => publishedFigure(model, metric)?.mean ?? Number.NaN;
const two = (figure: number | null): string => (figure ?? Number.NaN).toFixed(2);
const percent = (figure: number) => ratio(figure, 100);

/** The shares of one role in Table B.7, averaged over the two pairs. */
export function pairMean(role: 'stronger' | 'weaker', column: 'native' | 'human'): number | null {
  return plainMean(TABLE_B7.filter((row) => row.role === role).map((row) => row[column])).value;
}

/** The harmonic mean of two published means, in percent. */
export function f1OfMeans(model: string): number {
  const f1 = harmonic(percent(figureOf(model, 'shot_precision')), percent(figureOf(model, 'shot_recall')));
  return 100 * (f1.value ?? 0);
}

/** How alike the six models are ranked under another threshold and under the default. */
export function rankCorrelations(): readonly number[] {
  return TABLE_B10_SHOTS.others.map(
    ({ values }) =>
      spearman(values.map((value, index): Point => [value, TABLE_B10_SHOTS.default[index] ?? 0])).value ?? 0,
  );
}

export const CLAIMS: readonly Claim[] = [
  {
    id: 'speaker',
    short: 'Speaker in Table 3',
    text: 'The column Speaker of Table 3 says how often the right person is named as speaking.',
    verdict: 'no',
    because:
      'It is the column Dialogue of Table 4, digit by digit, for all nine models. Two different things do not agree in eighteen figures: one number stands under two names. Lay it beside `dialogue_line`.',
    evidence: () => ({
      columns: ['Model', 'Speaker, Table 3', 'Dialogue, Table 4', 'Difference'],
      rows: PUBLISHED_MODELS.map((model) => {
        const speaker = figureOf(model, 'dialogue_line');
        const dialogue = TABLE_4_DIALOGUE[model] ?? Number.NaN;
        return [model, two(speaker), two(dialogue), two(speaker - dialogue)];
      }),
    }),
  },
  {
    id: 'subject-scene',
    short: 'Subjects, scenes, references',
    text: 'Subject F1 and Scene F1 of Table 3 come from the same matching as the reference recall and precision of Table B.2.',
    verdict: 'no',
    because:
      'Subjects and scenes are all the references there are, so an F1 of all lies between theirs, and no F1 exceeds (R + P) / 2. Both are above it for all six models: they come from another matching. Do not lay them side by side.',
    evidence: () => ({
      columns: ['Model', 'Subject F1', 'Scene F1', '(R + P) / 2'],
      rows: SIX_MODELS.map((model) => [
        model,
        two(figureOf(model, 'ref_subject_f1')),
        two(figureOf(model, 'ref_scene_f1')),
        two(referenceMean(model)),
      ]),
    }),
  },
  {
    id: 'pass-rate',
    short: 'Compliance as a pass rate',
    text: 'Compliance is the share of documents that pass the gate. Over films of 3 to 5 minutes (76 videos) it is 92.12 for Gemini 2.5-Pro.',
    verdict: 'no',
    because:
      'A share of at most 76 videos is k/n, and no k/n with n up to 76 prints 92.12, nor any of the other four. Compliance must be a mean of fractions: required fields that are present, per document.',
    evidence: () => ({
      columns: ['Model', 'Compliance', 'Nearest k/n', 'Prints'],
      rows: TABLE_B5_COMPLIANCE.map(({ model, figure }) => {
        const { count, of, printed } = nearestOf(figure);
        return [model, two(figure), `${count}/${of}`, printed];
      }),
    }),
  },
  {
    id: 'pairs',
    short: 'Pairs that tie on text',
    text: 'The text says of Table B.7: native constraints prefer the stronger model 74.2 to 25.8.',
    verdict: 'no',
    because:
      'Averaged over the two pairs, native constraints give 70.6 to 29.4. 74.2 to 25.8 is the row of the human audit: the text quotes the people and names the metric.',
    evidence: () => ({
      columns: ['Mean of two pairs', 'Native constraints', 'Human audit', 'The text'],
      rows: (['stronger', 'weaker'] as const).map((role) => [
        role,
        two(pairMean(role, 'native')),
        two(pairMean(role, 'human')),
        TEXT_ON_B7[role].toFixed(1),
      ]),
    }),
  },
  {
    id: 'f1-of-means',
    short: 'F1 and its two means',
    text: 'Shot F1 of Table 3 is the harmonic mean of shot recall and shot precision of Table B.2.',
    verdict: 'no',
    because:
      'The harmonic mean of the two means is higher for all six. F1 is taken per video and then averaged, and a video that is good at one and bad at the other drags its F1 down. Both are right; they answer different questions.',
    evidence: () => ({
      columns: ['Model', 'F1 of the means', 'Shot F1, Table 3', 'Difference'],
      rows: SIX_MODELS.map((model) => {
        const made = f1OfMeans(model);
        const printed = figureOf(model, 'shot_f1');
        return [model, two(made), two(printed), two(made - printed)];
      }),
    }),
  },
  {
    id: 'sweep',
    short: 'Another shot threshold',
    text: 'With the shot threshold at 0.20 or 0.50 the models keep nearly the same ranking: the mean rank correlation with the default is 0.971.',
    verdict: 'yes',
    because:
      'The six figures of Table B.10 give 1 and 0.9429, whose mean prints 0.971. At 0.50 two neighbours change places, and that is all.',
    evidence: () => {
      const rhos = rankCorrelations();
      return {
        columns: ['Threshold', 'Spearman with 0.30', 'Table B.10 prints'],
        rows: [
          ...TABLE_B10_SHOTS.others.map(({ threshold }, index) => [threshold, (rhos[index] ?? 0).toFixed(4), '']),
          ['mean', (plainMean(rhos).value ?? 0).toFixed(4), TABLE_B10_SHOTS.mean],
        ],
      };
    },
  },
  {
    id: 'same-figure',
    short: 'The same 67.27 twice',
    text: 'MiMo-2.5 and Qwen3.5-Omni-Flash are equally good at subshot precision in Table 4: 67.27.',
    verdict: 'open',
    because:
      'Two models can meet in one figure, and a row can be copied by mistake. MiMo-2.5 stands in no other table that would repeat it, so nothing decides. Say so, and lean on neither.',
    evidence: () => ({
      columns: ['Model', 'Subshot recall', 'Subshot precision'],
      rows: TABLE_4_SUBSHOTS.map(({ model, recall, precision }) => [model, two(recall), two(precision)]),
    }),
  },
  {
    id: 'cap',
    short: 'The token cap',
    text: 'Every model was allowed 4,096 tokens of output.',
    verdict: 'open',
    because:
      'The paper names the cap twice and differently. It matters: a caption that is cut off fails the gate, and then "did not see it" and "could not fit it" look alike.',
    evidence: () => ({
      columns: ['Where', 'Tokens'],
      rows: TOKEN_CAPS.map(({ where, tokens }) => [where, tokens]),
    }),
  },
];

/** (R + P) / 2 of all references, Table B.2. */
export function referenceMean(model: string): number | null {
  return plainMean([figureOf(model, 'ref_recall'), figureOf(model, 'ref_precision')]).value;
}

/** Of all shares of at most 76 videos the one nearest to a figure. */
export function nearestOf(figure: number) {
  const all = Array.from({ length: LONG_VIDEOS }, (_, index) => nearestShare(figure, index + 1));
  return all.reduce((best, one) => (one.off < best.off ? one : best));
}

/** The figure that the reader tries out. */
export const TRIED = TABLE_B5_COMPLIANCE[0].figure;
