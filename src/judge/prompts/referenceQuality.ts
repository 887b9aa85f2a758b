import type { DescribedEntity, JudgedPair } from '../../omnicapbench/material';
import { isScene } from '../../omnicapbench/vocabulary';
import { COVERAGE_COUNTS, COVERAGE_IGNORES, SCORE_ANSWER, writeInstructions } from './instructions';
import { quoted } from './quote';
import type { Direction, Item, Task } from './task';

/** What is looked for in a description depends on what it describes. */
type Guidance = 'subject' | 'scene' | 'other';

const FACTS: Readonly<Record<Guidance, readonly string[]>> = {
  subject: [
    'Facts of a person or an animal: apparent age, sex, build; face, hair, skin or coat; each garment with its colour, material and cut; accessories, tools, marks; species and breed.',
    'A garment and its colour are two facts: a candidate with the garment in another colour covers one of them.',
  ],
  scene: [
    'Facts of a place: what kind of place it is, indoors or outdoors; its layout and what stands where; fixed furnishings; materials and colours; light, time of day, weather.',
    'Where things stand is a fact apart from their being there.',
  ],
  other: [
    'Facts of a thing: what it is; shape, size and parts; colour and material; condition; lettering and marks on it.',
    'A part and its colour or material are two facts.',
  ],
};

const PASSING: Readonly<Record<Guidance, string>> = {
  subject: 'Actions, moods and positions of the moment: only lasting looks are facts here.',
  scene: 'People, animals and actions in the place: only the place itself is described here.',
  other: 'Who uses the thing and what is done with it: only the thing itself is described here.',
};

function instructions(guidance: Guidance): string {
  return writeInstructions({
    role: 'You measure how much of one description another one covers. Both come from captions of the same video clip, and were already found to describe the same entity: do not judge that.',
    shown: [
      '<type>: the type of the entity; empty when none is given.',
      '<target>: the description whose facts are counted.',
      '<candidate>: the description that may cover them.',
    ],
    counts: [...FACTS[guidance], ...COVERAGE_COUNTS],
    ignored: [PASSING[guidance], ...COVERAGE_IGNORES],
    answer: SCORE_ANSWER,
  });
}

const SYSTEM: Readonly<Record<Guidance, string>> = {
  subject: instructions('subject'),
  scene: instructions('scene'),
  other: instructions('other'),
};

/** How well matched entities are described: recall asks about the reference's facts, precision about the prediction's. @see contract §7 */
export const referenceQuality: Task = {
  id: 'reference-quality',
  title: 'Reference quality',
  question: 'How much of one description of an entity does the other cover?',
  fields: ['type', 'appearance_anchor.id_features.detail_description'],
  answer: 'score',
  items: ({ references }) =>
    references.flatMap((pair) => [...qualityItem(pair, 'recall'), ...qualityItem(pair, 'precision')]),
};

function qualityItem({ reference, prediction }: JudgedPair<DescribedEntity>, direction: Direction): Item[] {
  const [target, candidate] = direction === 'recall' ? [reference, prediction] : [prediction, reference];
  if (target.detail.trim() === '') return [];
  return [
    {
      id: `reference-quality:${direction}:${target.key}`,
      task: 'reference-quality',
      answer: 'score',
      direction,
      title: target.id,
      reference: reference.key,
      prediction: prediction.key,
      group: reference.group,
      prompt: {
        system: SYSTEM[guidanceFor(reference.group)],
        user: [
          quoted('type', reference.group),
          quoted('target', target.detail),
          quoted('candidate', candidate.detail),
        ].join('\n'),
      },
      labels: null,
    },
  ];
}

/** An unknown type is described as a thing, though the metrics count it among the subjects. */
function guidanceFor(group: string): Guidance {
  if (isScene(group)) return 'scene';
  return group === 'person' || group === 'animal' ? 'subject' : 'other';
}
