import type { Kernels } from '../../kernel/kernels';
import { SharedTokens } from '../../text/sharedTokens';
import { comparable, dice } from '../../text/similarity';
import { tokenize } from '../../text/tokens';
import type { ReferenceEntity } from '../canonical/units';
import type { Settings } from '../settings';
import { distinct, pairTable } from './distinct';
import { matchGreedily } from './greedy';
import { type MapWarning, matchByMap } from './manual';
import { inTieOrder } from './order';
import { type Matching, matchingOf, type Pair, pairsOf, passes } from './pairs';

/** The pairing of reference entities, which is the id map of everything else. @see contract §4 References */
export interface ReferenceAlignment extends Matching<ReferenceEntity> {
  /** Reference entities with at least one counterpart, seen from their side alone. @see contract §5 ref_subject */
  readonly recalled: ReadonlySet<ReferenceEntity>;
  /** Predicted entities with at least one counterpart, seen from their side alone. */
  readonly supported: ReadonlySet<ReferenceEntity>;
  readonly warnings: readonly MapWarning[];
}

/** Pairs reference entities inside one exact type, by the matcher of the settings. */
export function alignReferences(
  reference: readonly ReferenceEntity[],
  prediction: readonly ReferenceEntity[],
  settings: Settings,
  kernels: Kernels,
): ReferenceAlignment {
  if (settings.ref_matcher === 'lexical') return matchByText(reference, prediction, settings.ref_threshold, kernels);
  if (settings.ref_matcher === 'id') return oneToOne(matchById(reference, prediction), []);
  // A judge's map is checked like one made by hand: ids, types, one to one.
  const { pairs, warnings } = matchByMap(reference, prediction, settings.ref_map);
  return oneToOne(pairs, warnings);
}

/** Where the one-to-one map decides, both directions see just its pairs. */
function oneToOne(pairs: readonly Pair<ReferenceEntity>[], warnings: readonly MapWarning[]): ReferenceAlignment {
  const matching = matchingOf(pairs);
  const recalled = new Set(matching.toPrediction.keys());
  return { ...matching, recalled, supported: new Set(matching.toReference.keys()), warnings };
}

function matchById(reference: readonly ReferenceEntity[], prediction: readonly ReferenceEntity[]) {
  const predicted = new Map(prediction.map((entity) => [entity.id, entity]));
  return reference.flatMap((entity): Pair<ReferenceEntity>[] => {
    const other = predicted.get(entity.id);
    return other?.group === entity.group ? [{ reference: entity, prediction: other, score: 1 }] : [];
  });
}

function matchByText(
  reference: readonly ReferenceEntity[],
  prediction: readonly ReferenceEntity[],
  threshold: number,
  kernels: Kernels,
): ReferenceAlignment {
  const recalled = new Set<ReferenceEntity>();
  const supported = new Set<ReferenceEntity>();
  const pairs: Pair<ReferenceEntity>[] = [];
  const theirs = byGroup(prediction);
  for (const [group, ours] of byGroup(reference)) {
    for (const pair of matchGroup(ours, theirs.get(group) ?? [], threshold, kernels, recalled, supported)) {
      pairs.push(pair);
    }
  }
  return { ...matchingOf(pairs), recalled, supported, warnings: [] };
}

/** Pairs the entities of one type, each distinct pair of descriptions compared once. */
function matchGroup(
  ours: readonly Described[],
  theirs: readonly Described[],
  threshold: number,
  kernels: Kernels,
  recalled: Set<ReferenceEntity>,
  supported: Set<ReferenceEntity>,
): Pair<ReferenceEntity>[] {
  const r = distinct(ours, ({ key }) => key);
  const p = distinct(theirs, ({ key }) => key);
  const columns = p.kinds.length;
  const largest = r.kinds.reduce((most, { size }) => Math.max(most, size), 0);
  /** The shared tokens of each pair that passes. */
  const table = pairTable(r.kinds.length, columns, largest);
  const inRow = new Uint8Array(r.kinds.length);
  const inColumn = new Uint8Array(columns);
  const index = new SharedTokens(p.kinds.map(({ bag }) => bag));
  r.kinds.forEach(({ bag, size }, row) => {
    const shared = index.with(bag);
    p.kinds.forEach((other, column) => {
      const tokens = shared[column] ?? 0;
      if (!passes(dice(tokens, size, other.size), threshold)) return;
      table[row * columns + column] = tokens;
      inRow[row] = 1;
      inColumn[column] = 1;
    });
  });
  for (const { entity } of ours.filter((_, at) => inRow[r.kindOf[at] ?? 0] === 1)) recalled.add(entity);
  for (const { entity } of theirs.filter((_, at) => inColumn[p.kindOf[at] ?? 0] === 1)) supported.add(entity);

  const rSizes = Int32Array.from(ours, ({ size }) => size);
  const pSizes = Int32Array.from(theirs, ({ size }) => size);
  const sides = {
    references: ours.length,
    predictions: theirs.length,
    score: (reference: number, prediction: number) => {
      const tokens = table[(r.kindOf[reference] ?? 0) * columns + (p.kindOf[prediction] ?? 0)] ?? 0;
      return tokens === 0 ? 0 : dice(tokens, rSizes[reference] ?? 0, pSizes[prediction] ?? 0);
    },
    tiou: () => 0,
  };
  const entities = (side: readonly Described[]) => side.map(({ entity }) => entity);
  return pairsOf(matchGreedily(sides, kernels), entities(ours), entities(theirs));
}

interface Described {
  readonly entity: ReferenceEntity;
  /** Equal for descriptions that nothing tells apart. */
  readonly key: string;
  readonly bag: ReadonlyMap<string, number>;
  readonly size: number;
}

/** The entities by exact type, each type in tie order. */
function byGroup(entities: readonly ReferenceEntity[]): ReadonlyMap<string, Described[]> {
  const groups = new Map<string, Described[]>();
  for (const entity of inTieOrder(entities)) {
    const group = groups.get(entity.group);
    if (group) group.push(readied(entity));
    else groups.set(entity.group, [readied(entity)]);
  }
  return groups;
}

/**
 * A description as it stands: mentions in it are plain words. Where no token is left, the whole text counts as one,
 * so that it equals its like and nothing else.
 */
function readied(entity: ReferenceEntity): Described {
  const { sequence, verbatim, bag, size } = comparable(tokenize(entity.detail), entity.detail);
  const key = sequence === '' ? `verbatim:${verbatim}` : `tokens:${sequence}`;
  return size > 0 ? { entity, key, bag, size } : { entity, key, bag: new Map([[key, 1]]), size: 1 };
}
