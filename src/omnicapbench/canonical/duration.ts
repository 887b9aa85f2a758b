import { field } from '../../json/tree';
import type { Shape } from '../reading/dialect';
import { readRange } from './times';

/**
 * The clip's length D in seconds as a reference document tells it: the largest end of all its readable, unreversed
 * ranges, also of units that are untestable for another reason. Undefined when there is none.
 * @see contract §3.2
 */
export function clipDuration(shape: Shape): number | undefined {
  let duration: number | undefined;
  const consider = (node: ReturnType<typeof field>): void => {
    const range = readRange(node);
    if (range === undefined || range.start > range.end) return;
    if (duration === undefined || range.end > duration) duration = range.end;
  };
  for (const event of shape.events ?? []) consider(field(event, 'time_range'));
  for (const unit of shape.shots ?? []) {
    consider(field(unit, 'time_range'));
    const visual = field(unit, 'visual_description');
    if (visual?.kind === 'array') for (const subshot of visual.items) consider(field(subshot, 'sub_shot_time'));
  }
  return duration;
}
