import { DEFAULT_SETTINGS, type Settings, type SettingsInput } from '../../omnicapbench/settings';

/** Sets one setting; one that has its default again is no longer a change. */
export function withSetting<Key extends keyof Settings>(
  settings: SettingsInput,
  key: Key,
  value: Settings[Key],
): SettingsInput {
  const { [key]: _before, ...others } = settings;
  return Object.is(value, DEFAULT_SETTINGS[key]) ? others : { ...others, [key]: value };
}

/** All settings, with the defaults where nothing was changed. */
export function resolveSettings(settings: SettingsInput): Settings {
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  return { ...DEFAULT_SETTINGS, ...given };
}

/** The lines of a manual map, `reference = prediction`, one pair a line. */
export function mapToLines(map: Settings['ref_map']): string {
  return Object.entries(map)
    .map(([reference, prediction]) => `${reference} = ${prediction}`)
    .join('\n');
}

/** Reads the lines back. @returns the map, and the 1-based numbers of lines that are no pair. */
export function linesToMap(lines: string): { readonly map: Settings['ref_map']; readonly bad: readonly number[] } {
  const map: Record<string, string> = {};
  const bad: number[] = [];
  lines.split('\n').forEach((line, index) => {
    if (!line.trim()) return;
    const at = line.indexOf('=');
    const reference = line.slice(0, at).trim();
    const prediction = line.slice(at + 1).trim();
    if (at < 0 || !reference || !prediction) bad.push(index + 1);
    else Object.defineProperty(map, reference, { value: prediction, enumerable: true, configurable: true });
  });
  return { map, bad };
}
