import type { EventDetail, InvalidUnit } from '../../omnicapbench/detail';
import type { Settings } from '../../omnicapbench/settings';
import { range } from './time';

/** The settings that decide whether two units pair up. */
export type PairingSettings = Pick<
  Settings,
  'ref_matcher' | 'ref_threshold' | 'sub_matcher' | 'sub_threshold' | 'shot_tiou' | 'event_tiou' | 'dialogue_score'
>;

/** What keeps a unit out of the score. */
export function whyInvalid({ start, end }: InvalidUnit): string {
  if (start !== null && end !== null && start > end) return `ends before it starts: ${range({ start, end })}`;
  return 'a needed field is absent or unusable: see Problems';
}

/** Why a reference entity, or a predicted one, has no counterpart. */
export function whyReference({ ref_matcher, ref_threshold }: PairingSettings): string {
  if (ref_matcher === 'judge') return 'paired with nothing by the judge';
  if (ref_matcher === 'manual') return 'paired with nothing by hand';
  return ref_matcher === 'id' ? 'no free entity of its id and type' : `no free pair alike by ${ref_threshold} or more`;
}

/** Why an event has none. */
export function whyEvent(event: EventDetail | null, { dialogue_score, event_tiou }: PairingSettings): string {
  return event?.dialogue
    ? `no free line scores ${dialogue_score} or more`
    : `no free sound of tIoU ${event_tiou} or more`;
}

/** Why a subshot of a matched shot has none. */
export function whySubshot({ sub_matcher, sub_threshold }: PairingSettings): string {
  if (sub_matcher === 'judge') return 'the judge found none near it';
  return sub_matcher === 'time' ? 'none near it in its shot' : `none near it alike by ${sub_threshold} or more`;
}
