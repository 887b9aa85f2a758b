import type { DescribedEntity, JudgeMaterial } from '../../omnicapbench/material';
import { MAP_ANSWER, writeInstructions } from './instructions';
import { enclosed, quote, quoted } from './quote';
import type { Item, Task } from './task';

const SYSTEM = writeInstructions({
  role: 'You match the entities of two captions of the same video clip. Both captions list entities of one type; decide which of the first list and which of the second are the same individual, place or thing.',
  shown: [
    '<type>: the type of all entities; empty when none is given.',
    '<first>: the entities of the first caption, R1, R2 and so on, each with the description of its looks.',
    '<second>: the entities of the second caption, P1, P2 and so on, likewise.',
  ],
  counts: [
    'Match two entities when distinctive features agree, such as age and build, hair, clothing, colours, materials, marks, parts, layout.',
    'The same feature in other words, or in more or less detail, agrees. A feature that only one description has is no contradiction.',
    'The map is one to one: where several entities could match, choose the assignment with the best agreement as a whole.',
  ],
  ignored: [
    'Generic overlap, which many entities of the type share ("a man in dark clothes", "a table in a room"), is no match.',
    'An empty description, or one that says nothing of looks, matches nothing.',
    'A contradiction of identity or clothing (another age, another hair colour, another garment or colour of a garment) is no match, whatever else agrees.',
    'The labels and the order of the lists mean nothing. Do not match what is merely left over.',
  ],
  answer: MAP_ANSWER,
});

/** Which entities are the same: a map for each type that both documents have. @see contract §7 */
export const referenceAlignment: Task = {
  id: 'reference-alignment',
  title: 'Reference alignment',
  question: 'Which entities of the two documents are the same, one to one inside a type?',
  fields: ['type', 'appearance_anchor.id_features.detail_description'],
  answer: 'map',
  items: ({ entities }) => sharedGroups(entities).map((group) => alignmentItem(group, entities)),
};

/** A type that one side lacks needs no judge: nothing can match. */
function sharedGroups({ reference, prediction }: JudgeMaterial['entities']): string[] {
  const predicted = new Set(prediction.map(({ group }) => group));
  return [...new Set(reference.map(({ group }) => group))].filter((group) => predicted.has(group));
}

function alignmentItem(group: string, entities: JudgeMaterial['entities']): Item {
  const ofGroup = (side: readonly DescribedEntity[]) => side.filter((entity) => entity.group === group);
  const first = labelled('R', ofGroup(entities.reference));
  const second = labelled('P', ofGroup(entities.prediction));
  return {
    id: `reference-alignment:${group}`,
    task: 'reference-alignment',
    answer: 'map',
    direction: null,
    title: group === '' ? 'no type' : group,
    reference: null,
    prediction: null,
    group,
    prompt: {
      system: SYSTEM,
      user: [quoted('type', group), enclosed('first', listed(first)), enclosed('second', listed(second))].join('\n'),
    },
    labels: { reference: idsOf(first), prediction: idsOf(second) },
  };
}

type Labelled = readonly (readonly [label: string, entity: DescribedEntity])[];

/** Ids would give the answer away, so entities stand under labels, by track order. */
function labelled(letter: 'R' | 'P', entities: readonly DescribedEntity[]): Labelled {
  return entities.map((entity, index) => [`${letter}${index + 1}`, entity]);
}

const listed = (side: Labelled): string[] => side.map(([label, { detail }]) => `${label}: ${quote(detail)}`);

const idsOf = (side: Labelled): Record<string, string> =>
  Object.fromEntries(side.map(([label, { id }]) => [label, id]));
