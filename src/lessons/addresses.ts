import type { MetricId } from '../omnicapbench/metrics/ids';
import { METRIC_IDS } from '../omnicapbench/metrics/ids';

/** The lessons in the order in which they are read. Ids are addresses, so they stay. */
export const LESSON_IDS = [
  'document',
  'gate',
  'tiou',
  'matching',
  'wer',
  'precision-recall',
  'subshots',
  'identity',
  'evsa',
  'judge',
  'averages',
  'tables',
] as const;

export type LessonId = (typeof LESSON_IDS)[number];

/** The page of terms; an address like a lesson's. */
export const GLOSSARY = 'glossary';

/** Where a lesson is, or the glossary. */
export function addressOf(lesson: string): string {
  return `#/learn/${lesson}`;
}

/**
 * Which lesson explains which number. Apart from the lessons, so that the workbench can link to them without
 * loading them; a test holds the two together.
 */
const BY_STEM: readonly (readonly [stem: RegExp, lesson: LessonId])[] = [
  [/^(sgc|gate_pass)$/, 'gate'],
  [/_tiou$/, 'tiou'],
  [/^shot_/, 'matching'],
  [/^dialogue_line$/, 'wer'],
  [/^subshot_/, 'subshots'],
  [/^(ref_use|ccc)/, 'identity'],
  [/^evsa_/, 'evsa'],
  [/./, 'precision-recall'],
];

/** The lesson that explains a number, for the workbench's "?". */
export function lessonOf(metric: MetricId): LessonId {
  return BY_STEM.find(([stem]) => stem.test(metric))?.[1] ?? 'precision-recall';
}

/** The numbers a lesson explains, in the order of the score table. */
export function metricsOf(lesson: LessonId): readonly MetricId[] {
  return METRIC_IDS.filter((metric) => lessonOf(metric) === lesson);
}
