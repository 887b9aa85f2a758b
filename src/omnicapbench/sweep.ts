import type { Kernels } from '../kernel/kernels';
import { align, type UnitAlignment } from './alignment/alignment';
import { alignSubshots, type SubshotPair } from './alignment/subshots';
import type { CanonicalDocument } from './canonical/units';
import type { Evaluation } from './evaluation';
import { METRICS } from './metrics';
import type { MetricId } from './metrics/ids';
import type { GraphMetric } from './metrics/metric';
import type { ReadPair } from './read';
import { evaluate } from './score';
import type { Settings } from './settings';

/** The settings that are swept: every number that does not change how the texts are read. */
export type SweepSetting = 'ref_threshold' | 'sub_threshold' | 'shot_tiou' | 'event_tiou' | 'dialogue_score' | 'delta';

/** What the metrics would be with one value of the setting. */
export interface SweepPoint {
  readonly value: number;
  /** The numbers that the setting can change, and no others. */
  readonly metrics: Readonly<Partial<Record<MetricId, number | null>>>;
}

/** The metrics that a setting can change. */
export function metricsOf(setting: SweepSetting): readonly GraphMetric[] {
  return METRICS.filter((metric) => metric.kind === 'graph').filter(({ parameters }) => parameters.includes(setting));
}

/**
 * The affected metrics over many values of one setting, as `evaluate` would give each of them. The texts are read
 * already; only what the setting can change is aligned anew, and not between two values that align alike.
 */
export function sweep(
  pair: ReadPair,
  settings: Settings,
  kernels: Kernels,
  setting: SweepSetting,
  values: readonly number[],
): SweepPoint[] {
  const affected = metricsOf(setting);
  const { evaluation, metrics } = evaluate(pair, settings, kernels);
  if (evaluation === undefined) {
    // Past the gate a threshold decides nothing.
    const ids = affected.flatMap(({ outputs }) => outputs);
    const fixed = Object.fromEntries(ids.map((id) => [id, metrics[id].value]));
    return values.map((value) => ({ value, metrics: fixed }));
  }
  const at = (value: number): Outcome => {
    const { alignment, ...rest } = realign(evaluation, { ...settings, [setting]: value }, setting, kernels);
    return { alignment, metrics: computeValues(affected, { alignment, ...rest }) };
  };
  const found = bisect(
    [...new Set(values)].sort((a, b) => a - b),
    at,
  );
  return values.map((value) => ({ value, metrics: (found.get(value) ?? at(value)).metrics }));
}

/** What one value leads to. */
interface Outcome {
  readonly alignment: UnitAlignment;
  readonly metrics: SweepPoint['metrics'];
}

/**
 * The outcome of every value, ascending. A higher threshold only cuts off the end of a greedy matching, which takes
 * the best pairs first, and a wider window only adds candidates to choose the best of: where two values align alike,
 * so does all between them.
 */
function bisect(ascending: readonly number[], at: (value: number) => Outcome): ReadonlyMap<number, Outcome> {
  const found = new Map<number, Outcome>();
  const outcomeOf = (value: number): Outcome => {
    const outcome = found.get(value) ?? at(value);
    found.set(value, outcome);
    return outcome;
  };
  const fill = (span: readonly number[]): void => {
    const [low, high] = [span[0], span.at(-1)];
    if (low === undefined || high === undefined) return;
    const first = outcomeOf(low);
    if (areAlike(first.alignment, outcomeOf(high).alignment)) {
      for (const value of span) found.set(value, first);
    } else if (span.length > 2) {
      const middle = span.length >> 1;
      fill(span.slice(0, middle + 1));
      fill(span.slice(middle));
    }
  };
  fill(ascending);
  return found;
}

/** Whether two alignments of one sweep are the same. Their matchings are nested, so that their sizes tell. */
function areAlike(a: UnitAlignment, b: UnitAlignment): boolean {
  const sizes = ({ references, events, shots }: UnitAlignment): string =>
    [
      references.pairs.length,
      references.recalled.size,
      references.supported.size,
      events.pairs.length,
      shots.pairs.length,
    ].join();
  const same = (ours: readonly SubshotPair[], theirs: readonly SubshotPair[]): boolean =>
    ours.length === theirs.length &&
    ours.every(({ target, candidate }, index) => {
      const other = theirs[index];
      return target === other?.target && candidate === other.candidate;
    });
  return (
    sizes(a) === sizes(b) &&
    same(a.subshots.recall, b.subshots.recall) &&
    same(a.subshots.precision, b.subshots.precision)
  );
}

function computeValues(affected: readonly GraphMetric[], evaluation: Evaluation): SweepPoint['metrics'] {
  const all = affected.flatMap((metric) => Object.entries(metric.compute(evaluation)));
  return Object.fromEntries(all.map(([id, { value }]) => [id, value]));
}

/** Aligns anew what the setting can change; events and all else do not look at each other meanwhile. */
function realign(base: Evaluation, settings: Settings, setting: SweepSetting, kernels: Kernels): Evaluation {
  const { reference, prediction, alignment: before } = base;
  const only = (left: Partial<CanonicalDocument>): UnitAlignment =>
    align({ ...reference, ...left }, { ...prediction, ...left }, settings, kernels);
  const changed = (): Partial<UnitAlignment> => {
    switch (setting) {
      case 'event_tiou':
      case 'dialogue_score':
        return { events: only({ references: [], shots: [] }).events };
      case 'ref_threshold':
      case 'shot_tiou':
        return { ...only({ events: [] }), events: before.events };
      case 'sub_threshold':
      case 'delta':
        return { subshots: alignSubshots(before.shots.pairs, before.references.toReference, settings) };
    }
  };
  return { reference, prediction, settings, alignment: { ...before, ...changed() } };
}
