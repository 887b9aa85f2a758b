import type { ReferenceEntity } from '../canonical/units';
import type { Side } from '../diagnostics';
import type { Evaluation } from '../evaluation';
import { scoreInWords } from './formula';
import { entityMatcher } from './matchers';
import { FATE, otherSide, whyUnmatched } from './unmatched';

/** How two matched entities agree, by the matcher of the settings. */
export function describeEntityPair(score: number, { settings }: Pick<Evaluation, 'settings'>): string {
  if (settings.ref_matcher === 'lexical') return `similarity ${scoreInWords(score)}`;
  if (settings.ref_matcher === 'judge') return "by the judge's map";
  return settings.ref_matcher === 'id' ? 'equal ids of equal type' : 'by the map';
}

/** Why entities have no counterpart, by the matcher of the settings. */
export function whyEntityUnmatched(
  targets: readonly ReferenceEntity[],
  others: readonly ReferenceEntity[],
  side: Side,
  { alignment, settings }: Evaluation,
): readonly string[] {
  const { ref_matcher } = settings;
  if (ref_matcher === 'lexical') {
    return whyUnmatched(targets, others, side, alignment.references.pairs, entityMatcher(settings));
  }
  const other = otherSide(side);
  const byId = new Map(others.map((entity) => [entity.id, entity]));
  return targets.map(({ id }) => {
    if (ref_matcher === 'judge') return `${FATE[side]}: the judge's map gives it no counterpart`;
    if (ref_matcher === 'manual') return `${FATE[side]}: the map gives it no counterpart`;
    const namesake = byId.get(id);
    if (namesake === undefined) return `${FATE[side]}: the ${other} defines no ${id}`;
    return `${FATE[side]}: ${id} of the ${other} has ${namesake.group === '' ? 'no type' : `the type ${namesake.group}`}`;
  });
}
