import type { MetricId } from './metrics/ids';

/** Means over the benchmark's videos, in percent as the paper prints them. */
interface Table {
  readonly columns: readonly MetricId[];
  /** By model, a figure for each column. */
  readonly rows: Readonly<Record<string, readonly number[]>>;
}

/**
 * Table 3 of arXiv 2610.12458v1. Its column "Speaker and Dialogue" is what Table 4 prints under Dialogue, digit by
 * digit, so it stands beside `dialogue_line` and not beside `speaker_f1`.
 * @see contract §5
 */
const TABLE_3: Table = {
  columns: [
    'sgc',
    'ref_use',
    'ccc',
    'ref_subject_f1',
    'ref_scene_f1',
    'shot_f1',
    'shot_tiou',
    'subshot_f1',
    'subshot_tiou',
    'event_f1',
    'event_tiou',
    'dialogue_line',
    'evsa_f1',
  ],
  rows: {
    'Gemini 3.1-Pro': [97.36, 70.39, 34.43, 78.6, 82.68, 76.24, 70.74, 65.27, 48.76, 63.32, 71.92, 91.18, 51.46],
    'Gemini 2.5-Pro': [96.73, 70.75, 37.81, 80.7, 83.65, 70.93, 72.58, 66.69, 49.18, 58.52, 69.35, 89.72, 43.74],
    'Qwen3.5-Omni-Plus': [96.09, 66.92, 29.55, 73.57, 79.97, 71.25, 72.35, 65.69, 48.29, 53.92, 67.77, 91.2, 40.2],
    'Qwen3.5-Omni-Flash': [95.58, 63.1, 24.31, 72.27, 66.07, 65.65, 68.99, 58.94, 46.52, 50.68, 69.34, 89.91, 35.58],
    'Seed2.0': [87.68, 64.69, 31.88, 65.29, 75.13, 72.62, 72.56, 68.82, 47.94, 4.54, 62.78, 91.8, 3.52],
    'MiMo-2.5': [96.58, 61.99, 23.91, 61.19, 69.27, 66.58, 65.53, 60.37, 46.51, 43.82, 61.82, 86.62, 31.69],
    'Qwen3-Omni-Instruct': [89.02, 40.96, 9.85, 54.84, 64.55, 49.98, 67.92, 29.51, 47.95, 41.7, 40.99, 88.35, 13.33],
    'Qwen3-Omni-Captioner': [90.77, 44.96, 11.51, 54.36, 57.08, 52.29, 70.8, 39.51, 49.69, 41.31, 52.6, 88.68, 17.42],
    'MiniCPM-o-2.6': [72.13, 21.99, 4.29, 24.36, 3.38, 17.28, 58.45, 9.9, 42.99, 6.41, 27.44, 80.07, 2.46],
  },
};

/** Table B.2, as far as Table 3 does not print it; for six of the models. It prints no F1 of all references. */
const TABLE_B2: Table = {
  columns: [
    'ref_use_shot',
    'ref_use_subshot',
    'ref_recall',
    'ref_precision',
    'shot_recall',
    'shot_precision',
    'subshot_recall',
    'subshot_precision',
  ],
  rows: {
    'Gemini 3.1-Pro': [68.49, 68.77, 77.02, 70.56, 71.73, 88.77, 75.4, 60.29],
    'Gemini 2.5-Pro': [67.01, 71.42, 76.96, 71.39, 66.29, 86.27, 70.26, 66.89],
    'Qwen3.5-Omni-Plus': [63.99, 65.22, 65.02, 70.99, 63.9, 89.62, 69.0, 66.66],
    'Qwen3.5-Omni-Flash': [59.39, 61.07, 59.5, 69.26, 55.77, 89.71, 61.93, 60.45],
    'Qwen3-Omni-Instruct': [37.97, 50.37, 50.63, 53.53, 45.98, 64.36, 35.8, 28.79],
    'Qwen3-Omni-Captioner': [40.88, 50.8, 49.44, 46.97, 47.79, 71.63, 44.62, 42.29],
  },
};

/** Table B.3, as far as Table 3 does not print it; for the same six. */
const TABLE_B3: Table = {
  columns: ['event_recall', 'event_precision', 'evsa_precision', 'evsa_recall'],
  rows: {
    'Gemini 3.1-Pro': [63.96, 67.2, 78.35, 42.14],
    'Gemini 2.5-Pro': [58.09, 64.23, 74.05, 35.04],
    'Qwen3.5-Omni-Plus': [51.22, 62.53, 71.11, 31.82],
    'Qwen3.5-Omni-Flash': [48.01, 58.91, 66.28, 27.69],
    'Qwen3-Omni-Instruct': [39.73, 49.67, 28.26, 9.92],
    'Qwen3-Omni-Captioner': [39.64, 50.07, 36.7, 13.0],
  },
};

/** Videos that a published mean runs over. */
export const PUBLISHED_VIDEOS = 786;

/** Where a published figure stands. */
export type PublishedIn = 'Table 3' | 'Table B.2' | 'Table B.3';

/** A figure of the paper. */
export interface PublishedFigure {
  /** In percent. */
  readonly mean: number;
  readonly where: PublishedIn;
}

const TABLES: readonly (readonly [PublishedIn, Table])[] = [
  ['Table 3', TABLE_3],
  ['Table B.2', TABLE_B2],
  ['Table B.3', TABLE_B3],
];

/** The models of Table 3, in its order. */
export const PUBLISHED_MODELS: readonly string[] = Object.keys(TABLE_3.rows);

/** The model whose error families and probes the paper publishes. */
export const DEFAULT_MODEL = 'Gemini 3.1-Pro';

/** What the paper prints of a model under a metric; undefined where it prints nothing of the kind. */
export function publishedFigure(model: string, metric: MetricId): PublishedFigure | undefined {
  for (const [where, { columns, rows }] of TABLES) {
    const mean = rows[model]?.[columns.indexOf(metric)];
    if (mean !== undefined) return { mean, where };
  }
  return undefined;
}
