import { metricsOf } from '../addresses';
import type { Lesson } from '../lesson';
import {
  cccInPaper,
  courierIn,
  type IdentityState,
  identityPair,
  identityScore,
  nobodyIsMissing,
  REFERENCE_LISTS,
} from './example';
import { Stage } from './Stage';

const ALL = REFERENCE_LISTS.PERSON_1;
const isWhole = ({ lists }: IdentityState): boolean => lists.PERSON_1.join() === ALL.join();

/** RefUse and CCC on one grid of shots. @see contract §5 CCC, Set-F1 */
export const identityLesson: Lesson<IdentityState> = {
  id: 'identity',
  title: 'Identity: RefUse and CCC',
  intro:
    'A person keeps one id through the whole clip. RefUse looks shot by shot: do matched shots list the same people? CCC looks person by person: the shots she is in against the shots her counterpart is in, shared over either, averaged over people. Here a courier rides through 13 of 14 shots and passes a florist, who is in two. The prediction knows the courier and has not noticed the florist. Press the cells to say who is seen where.',
  minutes: 2,
  metrics: metricsOf('identity'),
  terms: [
    { term: 'Trajectory', meaning: 'The set of shots that list a reference entity.' },
    {
      term: 'CCC',
      meaning:
        'Cross-shot consistency: shared shots over all shots of an entity and its counterpart, averaged over entities.',
    },
    {
      term: 'RefUse',
      meaning: 'Whether matched shots, subshots and events use the same references: mean F1 of the sets.',
    },
    { term: 'Split', meaning: 'An identity fault: one entity of the reference becomes two in the prediction.' },
    {
      term: 'Merged',
      meaning: 'An identity fault: an entity of the prediction takes over another entity of the reference.',
    },
  ],
  formulas: [
    {
      tex: String.raw`\mathrm{CCC} = \operatorname*{mean}_{r}\; \frac{|T_r \cap T'_r|}{|T_r \cup T'_r|}`,
      words:
        'T is the set of shots that list the entity, T′ that of its counterpart, carried over to the reference’s shots.',
    },
    {
      tex: String.raw`\mathrm{RefUse}_{\text{shot}} = \operatorname*{mean}_{\text{matched shots}} \frac{2\,|G \cap Q|}{|G| + |Q|}`,
      words: 'G and Q are the entities a shot and its counterpart list; shots where both lists are empty are skipped.',
    },
  ],
  paper: [
    'CCC is the macro average of cross-shot reference-trajectory IoU. Appendix B.1 speaks of structurally applicable predictions.',
    'Figure B.2 prints CCC of one case: 76.92, 78.10, 80.00 and 30.77. 76.92 and 30.77 fit 10/13 and 4/13, 80.00 fits 4/5, and 78.10 fits 82/105, a mean.',
    'Table B.1: 65.2 % of 2656 failures for identity, the weakest structure of Gemini 3.1-Pro.',
  ],
  ours: [
    '`ccc: matched` (default) averages over references that have a counterpart, since the denominator of identity drift in Table A.8 is the number of matched references. `cross-shot` averages over references in two shots or more, and an unmatched one is 0.',
    'RefUse is the mean of its parts in shots, subshots and events; the paper names the parts and not the form. In this example only shots use anybody.',
  ],
  start: { lists: courierIn(ALL, null, []), ccc: 'matched' },
  Stage,
  steps: [
    {
      text: 'Bring CCC down to 30.77, the figure of Qwen3-Omni-Instruct, with somebody listed in every shot of the courier.',
      surprise:
        '4/13. Every shot still shows a person, so each reads well alone; she has only become somebody else on the way. The probe calls it split.',
      solution: { lists: courierIn(ALL.slice(0, 4), 'PERSON_3', []), ccc: 'matched' },
      done: (state, engine) => cccInPaper(state, engine) === '30.77' && nobodyIsMissing(state),
    },
    {
      text: 'Give the courier all her shots, leave the florist out, and switch to `cross-shot`.',
      surprise:
        'CCC falls from 1 to 0.5 and nothing in the caption changed. `matched` asks how well you keep whom you found, so forgetting somebody is free; `cross-shot` asks about everybody.',
      solution: { lists: courierIn(ALL, null, []), ccc: 'cross-shot' },
      done: (state) => isWhole(state) && state.lists.PERSON_2.length === 0 && state.ccc === 'cross-shot',
    },
    {
      text: 'Give the courier all her shots, and list the florist in just one of her two.',
      surprise:
        'CCC is 0.75 and RefUse stays above 0.9: one name is missing in one shot of fourteen. CCC weighs people alike, however small their part; RefUse weighs shots.',
      solution: { lists: courierIn(ALL, null, [6]), ccc: 'matched' },
      done: (state, engine) => {
        const { ccc, ref_use_shot } = identityScore(state, engine).report.metrics;
        return isWhole(state) && ccc.value === 0.75 && (ref_use_shot.value ?? 0) > 0.9;
      },
    },
  ],
  quiz: {
    question:
      'A prediction lists the courier under her id in all 14 shots, also in SHOT_5, where only the florist is. What is her share in CCC?',
    answers: [
      { text: '13/14', right: true, because: '13 shots are shared, 14 are in either: an extra shot widens the union.' },
      {
        text: '13/13',
        right: false,
        because: 'That would be recall: CCC charges shots too many as well as shots missing.',
      },
      {
        text: '0, since two people were merged',
        right: false,
        because: 'The probe reports the merge; CCC only counts shots, and 13 of them are right.',
      },
    ],
  },
  pair: identityPair,
};
