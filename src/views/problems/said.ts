import type { Severity } from '../../omnicapbench/diagnostics';

/** What the icon of a severity says. */
export const SAID: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };
