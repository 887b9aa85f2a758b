/** The path of a Chromium; undefined when there is none. Throws when CHROMIUM_PATH names nothing. */
export function findChromium(): Promise<string | undefined>;
/** Finds a Chromium, or installs Debian's; throws when neither is possible. */
export function ensureChromium(): Promise<string>;
