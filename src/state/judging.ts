import type { JudgeName } from '../judge/metrics/signature';
import type { Settings, SettingsInput } from '../omnicapbench/settings';

/** The settings with a judge's map of references. */
export function adoptReferences(
  settings: SettingsInput,
  map: Readonly<Record<string, string>>,
  judge: JudgeName,
): SettingsInput {
  return { ...settings, ...named(judge), ref_matcher: 'judge', ref_map: { ...map } };
}

/** The settings with a judge's verdicts on subshots. */
export function adoptSubshots(settings: SettingsInput, map: Settings['sub_map'], judge: JudgeName): SettingsInput {
  return { ...settings, ...named(judge), sub_matcher: 'judge', sub_map: map };
}

function named({ model, promptVersion }: JudgeName): SettingsInput {
  return { judge_model: model, judge_prompt: promptVersion };
}

/** The settings without a judge's map of references; the default matcher decides again. */
export function dropReferences(settings: SettingsInput): SettingsInput {
  if (settings.ref_matcher !== 'judge') return settings;
  const { ref_matcher: _, ref_map: __, ...rest } = settings;
  return unnamed(rest);
}

/** The settings without a judge's verdicts on subshots. */
export function dropSubshots(settings: SettingsInput): SettingsInput {
  if (settings.sub_matcher !== 'judge') return settings;
  const { sub_matcher: _, sub_map: __, ...rest } = settings;
  return unnamed(rest);
}

/** A judge that decides nothing any more is not named. */
function unnamed(settings: SettingsInput): SettingsInput {
  if (settings.ref_matcher === 'judge' || settings.sub_matcher === 'judge') return settings;
  const { judge_model: _, judge_prompt: __, ...rest } = settings;
  return rest;
}

/**
 * The settings for other texts: what a judge said was about the old ones, and a text that was opened was not made by
 * one.
 */
export function forOtherTexts(settings: SettingsInput, replaced: { readonly prediction: boolean }): SettingsInput {
  const rest = dropSubshots(dropReferences(settings));
  if (!replaced.prediction || rest.posthoc === undefined) return rest;
  const { posthoc: _, ...unmarked } = rest;
  return unmarked;
}
