import { shortestDecimal } from '../../base/decimal';
import type { JudgedSubshot, JudgeMaterial, SubshotTarget } from '../../omnicapbench/material';
import { type Context, contextOf, MAP_SHOWN } from './context';
import { enclosed, quoted } from './quote';
import type { AnswerKind, Direction, Item, TaskId } from './task';

/** What the messages of both subshot tasks hold. */
export const SUBSHOTS_SHOWN: readonly string[] = [
  '<target>: the subshot that is asked about, with its id, its time in seconds of the clip, and its text.',
  '<candidates>: the subshots of the other caption around the same time, likewise.',
  MAP_SHOWN,
];

/**
 * The fields that reach a prompt of either subshot task. A shot whose visual_description is one text is one subshot
 * over the time_range of the shot, and gives these two instead.
 * @see contract §1
 */
export const SUBSHOT_FIELDS: readonly string[] = [
  'sub_shot_content',
  'sub_shot_time',
  'visual_description and time_range of a shot written as one text',
  'shot_id',
  'ref_id',
  'appearance_anchor.id_features.detail_description',
];

/** A task on subshots: which of its targets it asks about, and with which words. */
export interface SubshotQuestion {
  readonly task: Extract<TaskId, 'subshot-match' | 'subshot-quality'>;
  readonly answer: AnswerKind;
  readonly system: string;
  asks(target: SubshotTarget): boolean;
}

/** An item for each target that has a text and candidates, of the recall direction first. @see contract §4 Subshots, §7 */
export function subshotItems(material: JudgeMaterial, question: SubshotQuestion): Item[] {
  const context = contextOf(material);
  const inDirection = (direction: Direction): Item[] =>
    material.subshots[direction]
      .filter(({ target, candidates }) => target.text.trim() !== '' && candidates.length > 0)
      .filter((target) => question.asks(target))
      .map((target) => subshotItem(target, direction, question, context));
  return [...inDirection('recall'), ...inDirection('precision')];
}

function subshotItem(
  { target, candidates }: SubshotTarget,
  direction: Direction,
  { task, answer, system }: SubshotQuestion,
  context: Context,
): Item {
  // Where the candidates are many there is no unit to name.
  const candidate = candidates.length === 1 ? (candidates[0]?.key ?? null) : null;
  const [reference, prediction] = direction === 'recall' ? [[target], candidates] : [candidates, [target]];
  return {
    id: `${task}:${direction}:${target.key}`,
    task,
    answer,
    direction,
    title: target.id,
    reference: direction === 'recall' ? target.key : candidate,
    prediction: direction === 'recall' ? candidate : target.key,
    group: null,
    prompt: {
      system,
      user: [
        writeSubshot('target', target),
        enclosed(
          'candidates',
          candidates.map((one) => writeSubshot('candidate', one)),
        ),
        context({ reference, prediction }, direction),
      ].join('\n'),
    },
    labels: null,
  };
}

function writeSubshot(tag: 'target' | 'candidate', { id, start, end, text }: JudgedSubshot): string {
  const seconds = `<seconds>${shortestDecimal(start)} to ${shortestDecimal(end)}</seconds>`;
  return `<${tag}>${quoted('id', id)}${seconds}${quoted('text', text)}</${tag}>`;
}
