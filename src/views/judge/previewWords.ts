import type { RunEstimate } from '../../judge/estimate';
import { PROVIDERS } from '../../judge/providers';
import type { Setup } from '../../judge/setup';
import { endpointOf } from '../../state/judge/setup';
import { grouped } from '../numbers/figures';
import { counted } from './runWords';

/** The very address that calls go to; null while the setup leads nowhere. */
export function destinationOf(setup: Setup): string | null {
  const endpoint = endpointOf(setup);
  return endpoint && PROVIDERS[endpoint.provider].request(endpoint, { system: '', user: '' }, setup.maxTokens).url;
}

/** `42 calls; 10 answers are kept from before and cost nothing`. */
export function callsWords(calls: number, kept: number): string {
  const before =
    kept === 0
      ? ''
      : `; ${counted(kept, 'answer')} ${kept === 1 ? 'is' : 'are'} kept from before and cost${kept === 1 ? 's' : ''} nothing`;
  return `${calls === 0 ? 'none' : counted(calls, 'call')}${before}`;
}

/** `about 21,300 in and 5,040 out`. */
export function tokensWords({ inputTokens, outputTokens }: Pick<RunEstimate, 'inputTokens' | 'outputTokens'>): string {
  return `about ${grouped(rounded(inputTokens))} in and ${grouped(rounded(outputTokens))} out`;
}

/** `about 0.0123`; what is missing when prices are. */
export function costWords(cost: number | null): string {
  if (cost === null) return 'no prices given';
  if (cost === 0) return 'nothing, at these prices';
  const digits = Math.max(2, 1 - Math.floor(Math.log10(cost)));
  return digits > 8
    ? 'next to nothing, at these prices'
    : `about ${cost.toFixed(digits)}, in the currency of your prices`;
}

/** Three digits: an estimate promises no more. */
function rounded(count: number): number {
  return Number(count.toPrecision(3));
}
