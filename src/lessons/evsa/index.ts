import { metricsOf } from '../addresses';
import type { Lesson } from '../lesson';
import { type EvsaState, evsaPair, f1InPaper, SHOT_NUMBERS } from './example';
import { REFERENCE_LINKS } from './published';
import { Stage } from './Stage';

/** Event-shot association on the case the paper publishes. @see contract §5 EVSA */
export const evsaLesson: Lesson<EvsaState> = {
  id: 'evsa',
  title: 'Sound and picture: EVSA',
  intro:
    'A sound is heard while something is seen. A caption says so with links: each shot lists the events that are heard in it. EVSA counts these links. Recall asks how many of the reference were found, precision how many of the predicted ones are right, and F1 is the harmonic mean of the two. Press the cells to set and take away links.',
  minutes: 2,
  metrics: metricsOf('evsa'),
  terms: [
    { term: 'Link', meaning: 'One entry of `active_events`: this event is heard in this shot. Also called an edge.' },
    {
      term: 'EVSA',
      meaning: 'Event-shot association: precision, recall and F1 of the links between events and shots.',
    },
    {
      term: 'Disjoint link',
      meaning:
        'A link between an event and a shot that share no instant. It is never right, whatever the reference says.',
    },
    { term: 'Dangling link', meaning: 'A link to an event that nothing defines. It is never right.' },
  ],
  formulas: [
    {
      tex: String.raw`P = \frac{\text{right links}}{\text{predicted links of matched events}}`,
      words: 'A link is right when its event and its shot are both matched and the reference links their counterparts.',
    },
    {
      tex: String.raw`R = \frac{\text{right links}}{\text{links of the reference}}`,
      words: 'The same links, over what there was to find.',
    },
    {
      tex: String.raw`F_1 = \frac{2PR}{P+R}`,
      words: 'While all events are matched, this is twice the right links over the links of both sides.',
    },
  ],
  paper: [
    'Case study B.4.2: five shots, one line of speech over all of them, one sound in the fourth. Printed F1 of six models: 1.000, 0.909, 0.909, 0.727, 0.800, 0.800.',
    'Table B.3: over the benchmark precision is far above recall for every model, 78.35 against 42.14 for Gemini 3.1-Pro: links are left out more often than invented.',
  ],
  ours: [
    'The paper does not say which predicted links precision divides by. Here it is those whose event is matched (`evsa: event`), since the denominator of the event-shot link in Table A.8 is the number of matched events.',
    'Two other choices are in the settings: `aligned` asks for a matched shot as well, `all` counts every predicted link. On this case all three agree.',
  ],
  start: { links: REFERENCE_LINKS },
  Stage,
  steps: [
    {
      text: 'Take one link away: let SFX_1 be heard in no shot.',
      surprise:
        '10/11 = 0.909: the figure printed for two different models. Their sentences differ, their links do not, and EVSA looks at nothing else.',
      solution: { links: { DIALOGUE_1: SHOT_NUMBERS, SFX_1: [] } },
      done: ({ links }) => links.DIALOGUE_1.length === SHOT_NUMBERS.length && links.SFX_1.length === 0,
    },
    {
      text: 'Reach 0.727, the figure of Qwen3.5-Omni-Flash.',
      surprise:
        'Only one recipe gives 8/11: four right links, two missing, one wrong. Its wrong one is SFX_1 in SHOT_3, which is over when the sound begins: no reference is needed to see that.',
      solution: { links: { DIALOGUE_1: [1, 2, 3], SFX_1: [3, 4] } },
      done: (state, engine) => f1InPaper(state, engine) === '0.727',
    },
    {
      text: 'Now say everything: let both events be heard in all five shots.',
      surprise:
        '12/16 = 0.75, more than the careful 0.727. Four wrong links cost less than two missing ones: F1 alone does not show that somebody stopped listening. Precision does: 6/10.',
      solution: { links: { DIALOGUE_1: SHOT_NUMBERS, SFX_1: SHOT_NUMBERS } },
      done: ({ links }) => links.DIALOGUE_1.length + links.SFX_1.length === 2 * SHOT_NUMBERS.length,
    },
  ],
  quiz: {
    question:
      'A prediction ties SFX_1 (5.5 to 8.0 s) to SHOT_3 (3.2 to 5.5 s). Its SFX_1 is matched. What does this link do?',
    answers: [
      {
        text: 'It lowers precision: it counts as predicted, and it can never be right.',
        right: true,
        because: 'Its event is matched, so it is in scope, and the two share no instant, so it earns nothing.',
      },
      {
        text: 'Nothing: an impossible link is left out.',
        right: false,
        because:
          'Leaving it out would make impossible links free. The scope is decided by the event, which is matched.',
      },
      {
        text: 'It lowers recall.',
        right: false,
        because: 'Recall divides by the links of the reference; a link too many does not change them.',
      },
    ],
  },
  pair: evsaPair,
};
