import type { Kernels } from '../../kernel/kernels';
import type { ReferenceEntity, Shot, SoundEvent } from '../canonical/units';
import type { Settings } from '../settings';
import { nearestEntities, nearestLines, nearestSpans } from './nearest';
import type { Matcher } from './unmatched';

const always = (): boolean => true;

/** Shots, by tIoU. */
export function shotMatcher({ shot_tiou }: Settings, kernels: Kernels): Matcher<Shot> {
  return {
    noun: () => 'shot',
    measure: 'tIoU',
    threshold: shot_tiou,
    touch: 'overlaps it',
    isLike: always,
    nearest: (targets, others) => nearestSpans(targets, others, kernels),
  };
}

/** Non-dialogue events, by tIoU; given such events only. */
export function soundMatcher({ event_tiou }: Settings, kernels: Kernels): Matcher<SoundEvent> {
  return {
    noun: () => 'non-dialogue event',
    measure: 'tIoU',
    threshold: event_tiou,
    touch: 'overlaps it',
    isLike: always,
    nearest: (targets, others) => nearestSpans(targets, others, kernels),
  };
}

/** Dialogue, by the words of the line; given dialogue only. */
export function lineMatcher({ dialogue_score }: Settings, kernels: Kernels): Matcher<SoundEvent> {
  return {
    noun: () => 'dialogue',
    measure: 'line score',
    threshold: dialogue_score,
    touch: 'is near its words',
    isLike: always,
    nearest: (targets, others, side) => nearestLines(targets, others, side, kernels),
  };
}

/** Reference entities inside their type, by the words of their descriptions. */
export function entityMatcher({ ref_threshold }: Settings): Matcher<ReferenceEntity> {
  return {
    noun: ({ group }) => groupInWords(group),
    measure: 'similarity',
    threshold: ref_threshold,
    touch: 'shares a word with its description',
    isLike: (unit, other) => unit.group === other.group,
    nearest: nearestEntities,
  };
}

/** A type as it is said: an unknown one is itself, a missing one has no name. */
function groupInWords(group: string): string {
  return group === '' ? 'reference without a type' : group;
}
