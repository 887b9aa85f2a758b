import { field } from '../../json/tree';
import { tiou } from '../canonical/times';
import type { DroppedUnit, SoundEvent } from '../canonical/units';
import { isDialogueType } from '../vocabulary';
import { scoreInWords } from './formula';
import { lineMatcher, soundMatcher } from './matchers';
import type { GraphMetric } from './metric';
import { pairMetric } from './pairs';
import { whyUnmatched } from './unmatched';

type EventFacts = Pick<GraphMetric, 'title' | 'definition' | 'sources' | 'parameters'> & {
  readonly stem: 'event' | 'event_dialogue' | 'event_nondialogue';
  includes(event: Pick<SoundEvent, 'dialogue'>): boolean;
};

/** Whether an untestable unit is a dialogue. */
export function isDroppedDialogue({ track, node }: DroppedUnit): boolean {
  return track === 'event' && isDialogueType(field(node, 'type'));
}

/** Matched events of one class, or of both. @see contract §5 event */
export function eventClass({ stem, includes, ...facts }: EventFacts): GraphMetric {
  return pairMetric<SoundEvent>({
    ...facts,
    stem,
    family: 'audio',
    subject: 'event',
    track: 'event',
    wouldInclude: (unit) => unit.track === 'event' && includes({ dialogue: isDroppedDialogue(unit) }),
    units: ({ events }) => events.filter(includes),
    matching: (alignment) => alignment.events,
    describePair: ({ reference, prediction, score }) =>
      reference.dialogue
        ? `line score ${scoreInWords(score)}, tIoU ${scoreInWords(tiou(reference, prediction))}`
        : `tIoU ${scoreInWords(score)}`,
    describeUnmatched: (targets, others, side, { alignment, settings }, kernels) => {
      const notes = new Map<SoundEvent, string>();
      for (const dialogue of [true, false]) {
        const own = targets.filter((event) => event.dialogue === dialogue);
        const like = others.filter((event) => event.dialogue === dialogue);
        const matcher = (dialogue ? lineMatcher : soundMatcher)(settings, kernels);
        const found = whyUnmatched(own, like, side, alignment.events.pairs, matcher);
        own.forEach((event, index) => void notes.set(event, found[index] ?? ''));
      }
      return targets.map((event) => notes.get(event) ?? '');
    },
  });
}
