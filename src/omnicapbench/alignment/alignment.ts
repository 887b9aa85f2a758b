import type { Kernels } from '../../kernel/kernels';
import type { CanonicalDocument, Shot, SoundEvent } from '../canonical/units';
import type { Settings } from '../settings';
import { matchDialogues } from './dialogues';
import { type Matching, matchingOf } from './pairs';
import { alignReferences, type ReferenceAlignment } from './references';
import { matchSpans } from './spans';
import { alignSubshots, type SubshotAlignment } from './subshots';

/** All counterparts between two documents, layer by layer. @see contract §4 */
export interface UnitAlignment {
  readonly references: ReferenceAlignment;
  /** Both classes; the score is that of the line for dialogue, tIoU for the rest. */
  readonly events: Matching<SoundEvent>;
  readonly shots: Matching<Shot>;
  readonly subshots: SubshotAlignment;
}

/** Finds the counterparts of every unit. @see contract §4 */
export function align(
  reference: CanonicalDocument,
  prediction: CanonicalDocument,
  settings: Settings,
  kernels: Kernels,
): UnitAlignment {
  const references = alignReferences(reference.references, prediction.references, settings, kernels);
  const [ourLines, ourSounds] = byClass(reference.events);
  const [theirLines, theirSounds] = byClass(prediction.events);
  const events = matchingOf([
    ...matchDialogues(ourLines, theirLines, settings.dialogue_score, kernels),
    ...matchSpans(ourSounds, theirSounds, settings.event_tiou, kernels),
  ]);
  const shots = matchingOf(matchSpans(reference.shots, prediction.shots, settings.shot_tiou, kernels));
  const subshots = alignSubshots(shots.pairs, references.toReference, settings);
  return { references, events, shots, subshots };
}

function byClass(events: readonly SoundEvent[]): [dialogue: SoundEvent[], other: SoundEvent[]] {
  return [events.filter((event) => event.dialogue), events.filter((event) => !event.dialogue)];
}
