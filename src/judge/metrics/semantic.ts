import type { MetricId } from '../../omnicapbench/metrics/ids';
import { isScene } from '../../omnicapbench/vocabulary';
import type { Direction, Item, TaskId } from '../prompts/task';

/** The numbers of the contract's list and those they are the means of. @see contract §7 */
export const SEMANTIC_IDS = [
  'shot_fact',
  'subject_recall',
  'subject_precision',
  'subject_mean',
  'scene_recall',
  'scene_precision',
  'scene_mean',
  'subshot_quality_recall',
  'subshot_quality_precision',
  'nondialogue',
  'dialogue',
] as const;

export type SemanticId = (typeof SEMANTIC_IDS)[number];

interface SemanticFacts {
  readonly id: SemanticId;
  readonly title: string;
  /** One plain sentence. */
  readonly definition: string;
  /** The task whose scores it comes from; null where no judge is asked. */
  readonly task: TaskId | null;
  readonly direction: Direction | null;
  /** Whether a score counts; false for all where the number is not a mean of scores. */
  includes(item: Item): boolean;
}

/** A mean over judged items. */
interface ScoreMean extends SemanticFacts {
  readonly kind: 'scores';
  readonly task: TaskId;
}

/** (recall + precision) / 2. */
interface HalfSum extends SemanticFacts {
  readonly kind: 'half-sum';
  readonly of: readonly [recall: SemanticId, precision: SemanticId];
}

/** A number of the report, repeated so that the list is whole. */
interface Structural extends SemanticFacts {
  readonly kind: 'structural';
  readonly metric: MetricId;
}

/** One semantic number: what it is, and which answers it is made of. */
export type SemanticMetric = ScoreMean | HalfSum | Structural;

const VALUE = 'A score s counts (s − 1) / 4.';

function scores(
  id: SemanticId,
  title: string,
  definition: string,
  task: TaskId,
  direction: Direction | null = null,
  among: (item: Item) => boolean = () => true,
): ScoreMean {
  return {
    kind: 'scores',
    id,
    title,
    definition: `${definition} ${VALUE}`,
    task,
    direction,
    includes: (item) => item.task === task && item.direction === direction && among(item),
  };
}

function halfSum(id: SemanticId, title: string, of: HalfSum['of']): HalfSum {
  return {
    kind: 'half-sum',
    id,
    title,
    definition: 'Half of recall plus precision; nothing where either is missing.',
    task: 'reference-quality',
    direction: null,
    of,
    includes: () => false,
  };
}

/** Everything but a scene is a subject, an unknown type too, as in the structural metrics. @see contract §1 Types */
const ofScene = ({ group }: Item): boolean => group !== null && isScene(group);
const ofSubject = ({ group }: Item): boolean => group !== null && !isScene(group);

/** Every semantic number, in the order of the list. @see contract §7 */
export const SEMANTIC_METRICS: readonly SemanticMetric[] = [
  scores(
    'shot_fact',
    'Shot fact',
    'How much of the reference’s camera and transfer the prediction covers, over matched shots.',
    'shot-fact',
  ),
  scores(
    'subject_recall',
    'Subject recall',
    'How much of the reference’s descriptions of subjects the prediction covers, over matched ones.',
    'reference-quality',
    'recall',
    ofSubject,
  ),
  scores(
    'subject_precision',
    'Subject precision',
    'How much of the prediction’s descriptions of subjects the reference covers, over matched ones.',
    'reference-quality',
    'precision',
    ofSubject,
  ),
  halfSum('subject_mean', 'Subject mean', ['subject_recall', 'subject_precision']),
  scores(
    'scene_recall',
    'Scene recall',
    'How much of the reference’s descriptions of scenes the prediction covers, over matched ones.',
    'reference-quality',
    'recall',
    ofScene,
  ),
  scores(
    'scene_precision',
    'Scene precision',
    'How much of the prediction’s descriptions of scenes the reference covers, over matched ones.',
    'reference-quality',
    'precision',
    ofScene,
  ),
  halfSum('scene_mean', 'Scene mean', ['scene_recall', 'scene_precision']),
  scores(
    'subshot_quality_recall',
    'Subshot quality, recall',
    'How much of the reference’s actions the predicted subshots near them cover, over matched ones.',
    'subshot-quality',
    'recall',
  ),
  scores(
    'subshot_quality_precision',
    'Subshot quality, precision',
    'How much of the predicted actions the reference’s subshots near them cover, over matched ones.',
    'subshot-quality',
    'precision',
  ),
  scores(
    'nondialogue',
    'Non-dialogue',
    'How much of the reference’s descriptions of sounds the prediction covers, over matched ones.',
    'event-description',
  ),
  {
    kind: 'structural',
    id: 'dialogue',
    title: 'Dialogue',
    definition: 'The words of matched lines, by rule: the report’s dialogue_line. No judge is asked.',
    task: null,
    direction: null,
    metric: 'dialogue_line',
    includes: () => false,
  },
];
