import type { JsonNode } from '../../json/tree';
import type { CanonicalDocument } from '../canonical/units';
import type { Side } from '../diagnostics';
import type { Evaluation } from '../evaluation';
import type { UnitKey } from '../keys';
import type { ScoredPair } from '../score';
import type { FamilyPlace, FamilyResult } from './family';

/** One kind of unit: which there are, which are matched, what they are called. */
interface Kind<Unit> {
  units(document: CanonicalDocument): readonly Unit[];
  readonly matched: Readonly<Record<Side, { has(unit: Unit): boolean }>>;
  keyOf(unit: Unit): UnitKey;
  nameOf(unit: Unit): string;
}

const NOTES: Readonly<Record<Side, string>> = {
  reference: 'is missed: the prediction has no counterpart',
  prediction: 'is unsupported: the reference has no counterpart',
};

/** Units without a counterpart on either side, over all units of both sides. */
export function countUnmatched<Unit extends { readonly node: JsonNode }>(
  evaluation: Evaluation,
  pair: ScoredPair['pair'],
  { units, matched, keyOf, nameOf }: Kind<Unit>,
): FamilyResult {
  const sides = (['reference', 'prediction'] as const).map((side) => {
    const all = units(evaluation[side]);
    const left = all.filter((unit) => !matched[side].has(unit));
    const places = left.map(
      (unit): FamilyPlace => ({
        side,
        unit: keyOf(unit),
        place: pair[side].findings.extent(unit.node),
        note: `${nameOf(unit)} ${NOTES[side]}`,
      }),
    );
    return { count: all.length, places };
  });
  const places = sides.flatMap((side) => side.places);
  return { failed: places.length, applicable: sides.reduce((sum, { count }) => sum + count, 0), places };
}

/** Two results as one. */
export function addResults(a: FamilyResult, b: FamilyResult): FamilyResult {
  return {
    failed: a.failed + b.failed,
    applicable: a.applicable + b.applicable,
    places: [...a.places, ...b.places],
  };
}
