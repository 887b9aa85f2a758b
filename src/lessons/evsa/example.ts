import type { Report } from '../../omnicapbench/report';
import { entity, printCaption, shot, sound, speech } from '../caption';
import type { LessonEngine, LessonPair } from '../lesson';
import { EVENT_TIMES, type EventId, type Links, REFERENCE_LINKS, SHOT_TIMES } from './published';

/** The prediction's links; the rest of it is the reference. */
export interface EvsaState {
  readonly links: Links;
}

export const EVENTS: readonly EventId[] = ['DIALOGUE_1', 'SFX_1'];
export const SHOT_NUMBERS: readonly number[] = SHOT_TIMES.map((_, index) => index + 1);

const LINE = 'Turn it slowly and listen. If the wall is sound it rings. If it is cracked it only knocks.';

/** The five shots and two sounds with the links of a state: only they differ between the two documents. */
function document(links: Links): string {
  return printCaption({
    references: [entity('PERSON_1', 'person', 'ceramicist in a slate apron, grey braid, clay on both forearms')],
    events: [
      speech('DIALOGUE_1', EVENT_TIMES.DIALOGUE_1, LINE, 'PERSON_1'),
      sound('SFX_1', EVENT_TIMES.SFX_1, 'a dull knock, then the vase splits'),
    ],
    shots: SHOT_TIMES.map((time, index) =>
      shot(`SHOT_${index + 1}`, time, {
        events: EVENTS.filter((event) => links[event].includes(index + 1)),
        references: ['PERSON_1'],
      }),
    ),
  });
}

const REFERENCE = document(REFERENCE_LINKS);

export function evsaPair({ links }: EvsaState): LessonPair {
  return { reference: REFERENCE, prediction: document(links) };
}

export function evsaReport(state: EvsaState, { scoreText }: LessonEngine): Report {
  const { prediction, reference } = evsaPair(state);
  return scoreText(prediction, reference);
}

/** EVSA F1 with three decimals, as the paper prints it. */
export function f1InPaper(state: EvsaState, engine: LessonEngine): string {
  return (evsaReport(state, engine).metrics.evsa_f1.value ?? 0).toFixed(3);
}

/** The state with one link set or taken away. */
export function toggleLink({ links }: EvsaState, event: EventId, shot: number): EvsaState {
  const before = links[event];
  const after = before.includes(shot) ? before.filter((other) => other !== shot) : [...before, shot];
  return { links: { ...links, [event]: after.sort((a, b) => a - b) } };
}
