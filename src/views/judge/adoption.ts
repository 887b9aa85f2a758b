import type { JudgeName } from '../../judge/metrics/signature';
import { adoptMap, adoptSubshots, type Outcomes } from '../../judge/plan';
import type { Item, TaskId } from '../../judge/prompts/task';
import type { SettingsInput } from '../../omnicapbench/settings';

/** Whether a judge's verdicts can decide in place of a matcher, and whether they do. */
export interface Adoption {
  /** All questions that decide it. */
  readonly questions: number;
  readonly judged: number;
  /** What the verdicts say, in words: `5 pairs`. */
  readonly says: string;
  /** The settings let a judge decide. */
  readonly inUse: boolean;
  /** They hold exactly these verdicts of this judge. */
  readonly current: boolean;
}

/** The judge's map of references. */
export function referenceAdoption(
  items: readonly Item[],
  outcomes: Outcomes,
  settings: SettingsInput,
  judge: JudgeName,
): Adoption {
  const map = adoptMap(outcomes);
  const pairs = Object.keys(map).length;
  const inUse = settings.ref_matcher === 'judge';
  return {
    ...progress('reference-alignment', items, outcomes),
    says: `${pairs} ${pairs === 1 ? 'pair' : 'pairs'}`,
    inUse,
    current: inUse && isBy(settings, judge) && ordered(map) === ordered(settings.ref_map ?? {}),
  };
}

/** The judge's verdicts on subshots. */
export function subshotAdoption(
  items: readonly Item[],
  outcomes: Outcomes,
  settings: SettingsInput,
  judge: JudgeName,
): Adoption {
  const map = adoptSubshots(items, outcomes);
  const asked = (direction: Item['direction']): number =>
    items.filter((item) => item.task === 'subshot-match' && item.direction === direction).length;
  const inUse = settings.sub_matcher === 'judge';
  const { recall = [], precision = [] } = settings.sub_map ?? {};
  return {
    ...progress('subshot-match', items, outcomes),
    says: `${map.recall.length} of ${asked('recall')} of the reference, ${map.precision.length} of ${asked('precision')} of the prediction`,
    inUse,
    current:
      inUse &&
      isBy(settings, judge) &&
      JSON.stringify([map.recall, map.precision]) === JSON.stringify([[...recall].sort(), [...precision].sort()]),
  };
}

/** Whether every question is there and judged: half of a map would unpair the rest. */
export function isReady({ questions, judged }: Pick<Adoption, 'questions' | 'judged'>): boolean {
  return questions > 0 && judged === questions;
}

/** The judge that the settings name. */
export function namedJudge({ judge_model, judge_prompt }: SettingsInput): string {
  return `${judge_model ?? 'unnamed'}@${judge_prompt ?? 'unnamed'}`;
}

/** Entries of the judge's maps that were left out, each with the type it belongs to and the reason. */
export function droppedEntries(items: readonly Item[], outcomes: Outcomes): readonly string[] {
  return items.flatMap(({ id, title }) => {
    const outcome = outcomes.get(id);
    if (outcome?.kind !== 'judged' || outcome.verdict.kind !== 'map') return [];
    return outcome.verdict.dropped.map((entry) => `${title}: ${entry}`);
  });
}

function progress(task: TaskId, items: readonly Item[], outcomes: Outcomes): Pick<Adoption, 'questions' | 'judged'> {
  const own = items.filter((item) => item.task === task);
  return { questions: own.length, judged: own.filter(({ id }) => outcomes.get(id)?.kind === 'judged').length };
}

function isBy({ judge_model, judge_prompt }: SettingsInput, { model, promptVersion }: JudgeName): boolean {
  return judge_model === model && judge_prompt === promptVersion;
}

function ordered(map: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}
