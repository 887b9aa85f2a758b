import type { UnitAlignment } from './alignment/alignment';
import type { Pair } from './alignment/pairs';
import type { SubshotPair } from './alignment/subshots';
import { brief } from './brief';
import type { CanonicalDocument, TrackUnit } from './canonical/units';
import type { Findings } from './findings';
import type { Alignment, MatchedPair, SubshotMatch, UnitTrack, UnmatchedUnit } from './report';

const LONGEST_ID = 1_000;

/** The alignment of a pair that could not be compared. */
export const NO_ALIGNMENT: Alignment = {
  references: [],
  events: [],
  shots: [],
  subshots: { recall: [], precision: [] },
};

/** The matched pairs as the report lists them: ids, indices and numbers. @see contract §9 */
export function listAlignment({ references, events, shots, subshots }: UnitAlignment): Alignment {
  return {
    references: references.pairs.map(listPair),
    events: events.pairs.map(listPair),
    shots: shots.pairs.map(listPair),
    subshots: { recall: subshots.recall.map(listSubshots), precision: subshots.precision.map(listSubshots) },
  };
}

function listPair({ reference, prediction, score }: Pair<TrackUnit>): MatchedPair {
  return [listedId(reference.id), listedId(prediction.id), score];
}

function listSubshots({ target, candidate, similarity, tiou }: SubshotPair): SubshotMatch {
  return [listedId(target.shotId), target.index, listedId(candidate.shotId), candidate.index, similarity, tiou];
}

/** One long id may stand in thousands of rows. */
function listedId(id: string): string {
  return brief(id, LONGEST_ID);
}

/** The matched units of one side, by track. */
interface Matched {
  has(unit: object): boolean;
}

/**
 * The testable units of one document that have no counterpart, track by track in the document's order: unsupported
 * ones of a prediction, missed ones of a reference.
 * @see contract §5 Open world
 */
export function listUnmatched(
  { references, events, shots }: CanonicalDocument,
  matched: Matched,
  findings: Findings,
): UnmatchedUnit[] {
  const list = (track: UnitTrack, units: readonly TrackUnit[]): UnmatchedUnit[] =>
    units
      .filter((unit) => !matched.has(unit))
      .map((unit) => ({
        track,
        id: listedId(unit.id),
        ...findings.locate(unit.node),
      }));
  const subshots = shots.flatMap((shot) => shot.subshots).filter((subshot) => !matched.has(subshot));
  return [
    ...list('reference', references),
    ...list('event', events),
    ...list('shot', shots),
    ...subshots.map(({ shotId, index, node }) => ({
      track: 'subshot' as const,
      id: listedId(shotId),
      index,
      ...findings.locate(node),
    })),
  ];
}

/** All matched units of a side. */
export function matchedUnits({ references, events, shots, subshots }: UnitAlignment, side: 'reference' | 'prediction') {
  const matchings = [references, events, shots] as const;
  const units = matchings.flatMap(({ pairs }): TrackUnit[] => pairs.map((pair: Pair<TrackUnit>) => pair[side]));
  const direction = side === 'reference' ? subshots.recall : subshots.precision;
  return new Set<object>([...units, ...direction.map((pair) => pair.target)]);
}
