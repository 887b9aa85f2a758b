import type { Crash } from '../engine/worker/protocol';
import type { WorkbenchState } from '../state/workbench';

/**
 * What to put into an issue about a crash: the error, the sizes and settings, the browser. Not the texts: they are the
 * user's, who may add them.
 */
export function crashReport({ name, message, stack }: Crash, state: WorkbenchState, browser: string): string {
  const { prediction, reference } = state.documents;
  return [
    `Capscope stopped: ${name}: ${message}`,
    '',
    `prediction: ${prediction.text.length} characters (${prediction.name || 'pasted'}${prediction.edited ? ', edited' : ''})`,
    `reference: ${reference.text.length} characters (${reference.name || 'pasted'}${reference.edited ? ', edited' : ''})`,
    `settings: ${JSON.stringify(state.settings)}`,
    `last signature: ${state.good?.report.signature ?? 'none'}`,
    `browser: ${browser}`,
    '',
    stack,
  ].join('\n');
}
