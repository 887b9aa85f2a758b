import type { DescribedEntity, JudgedPair, JudgedText, JudgeMaterial } from '../../omnicapbench/material';
import { enclosed, quoted } from './quote';
import type { Direction } from './task';

/** The texts of an item, by the document they stand in. */
export interface TextsAtHand {
  readonly reference: readonly Pick<JudgedText, 'mentions'>[];
  readonly prediction: readonly Pick<JudgedText, 'mentions'>[];
}

/** Writes the part of the map that some texts need. */
export type Context = (texts: TextsAtHand, direction: Direction) => string;

/** The sentences that explain the map, for system prompts. */
export const MAP_SHOWN =
  '<same_entities>: which ids of the two captions stand for the same entity, with a description from either caption. It lists matched entities that the texts mention.';

/** What ids are worth. */
export const MAP_RULES: readonly string[] = [
  'Ids such as [PERSON_1] belong to their own caption. Equal ids in the two captions mean nothing, and different ones can be the same entity: only <same_entities> tells. An id that it does not list has no known counterpart. Spelling aside, [person 1] is PERSON_1.',
  'Plain words can name an entity, too, when they fit its description.',
];

/**
 * The map of matched references, cut to what the texts at hand mention: id in reference, id in prediction, both
 * descriptions. It is written as target and candidate, so that a judge does not know which of the captions is trusted.
 * @see contract §7
 */
export function contextOf({ references }: Pick<JudgeMaterial, 'references'>): Context {
  const byReference = new Map(references.map((pair) => [pair.reference.id, pair]));
  const byPrediction = new Map(references.map((pair) => [pair.prediction.id, pair]));
  return (texts, direction) => {
    const mentioned = new Set([...pairsIn(texts.reference, byReference), ...pairsIn(texts.prediction, byPrediction)]);
    return enclosed(
      'same_entities',
      // In the order of the map, so that both directions list the same pairs in the same order.
      references.filter((pair) => mentioned.has(pair)).map((pair) => writePair(pair, direction)),
    );
  };
}

type EntityPair = JudgedPair<DescribedEntity>;

function pairsIn(texts: TextsAtHand['reference'], byId: ReadonlyMap<string, EntityPair>): EntityPair[] {
  return texts.flatMap(({ mentions }) => mentions.flatMap((id) => byId.get(id) ?? []));
}

function writePair({ reference, prediction }: EntityPair, direction: Direction): string {
  const [target, candidate] = direction === 'recall' ? [reference, prediction] : [prediction, reference];
  return `<entity>${[
    quoted('target_id', target.id),
    quoted('candidate_id', candidate.id),
    quoted('target_description', target.detail),
    quoted('candidate_description', candidate.detail),
  ].join('')}</entity>`;
}
