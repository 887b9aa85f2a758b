import { shortestDecimal } from '../../base/decimal';
import { estimateTokens } from '../../judge/estimate';
import { recommendedPasses } from '../../judge/generation/instructions';
import type { Prompt } from '../../judge/prompts/task';
import { grouped } from '../numbers/figures';

/** What somebody chose for the instructions; null where nothing was changed. */
export interface CaptionOptions {
  /** As typed. */
  readonly seconds: string | null;
  readonly passes: 1 | 2 | null;
  readonly mute: boolean;
}

export const UNCHANGED: CaptionOptions = { seconds: null, passes: null, mute: false };

/** A clip length from a field: null when it is left open, undefined when it is none. */
export function readSeconds(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const seconds = Number(typed);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/** What stands in the field: what was typed, or the length of the clip on screen. */
export function shownSeconds({ seconds }: CaptionOptions, clipSeconds: number | null): string {
  return seconds ?? (clipSeconds === null ? '' : shortestDecimal(clipSeconds));
}

/** The options as the instructions take them; a length that cannot be read counts as unknown. */
export function resolveOptions(
  options: CaptionOptions,
  clipSeconds: number | null,
): { readonly clipSeconds: number | null; readonly passes: 1 | 2; readonly mute: boolean } {
  const seconds = options.seconds === null ? clipSeconds : (readSeconds(options.seconds) ?? null);
  return { clipSeconds: seconds, passes: options.passes ?? recommendedPasses(seconds), mute: options.mute };
}

/** "One pass (recommended)". */
export function passesLabel(passes: 1 | 2, recommended: 1 | 2): string {
  return `${passes === 1 ? 'One pass' : 'Two passes'}${passes === recommended ? ' (recommended)' : ''}`;
}

/** Above an instruction: which pass it is for. */
export function passTitle(pass: number, of: number): string {
  return of === 1 ? 'The instruction' : `Pass ${pass} of ${of}`;
}

/** "about 1,250 tokens": what a call sends. */
export function tokensSent({ system, user }: Prompt): string {
  const tokens = estimateTokens(system) + estimateTokens(user);
  return `about ${grouped(tokens)} ${tokens === 1 ? 'token' : 'tokens'}`;
}

/** The instruction with the caption under it, to paste anywhere. */
export function withCaption(instruction: string, caption: string): string {
  return `${instruction}\n${caption.trim()}\n`;
}
