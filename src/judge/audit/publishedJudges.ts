import { type Spread, spreadOf } from './spread';

/** A way to score a caption, in Table 5. */
export type PublishedProtocol = 'judge' | 'probes' | 'structural';

/** The mean that one judge gave the same outputs under each protocol, in percent. */
export interface PublishedJudge extends Readonly<Record<PublishedProtocol, number>> {
  readonly label: string;
}

/** Table 5 of arXiv 2610.12458v1: the same outputs, three judges. */
export const PUBLISHED_JUDGES: readonly PublishedJudge[] = [
  { label: 'Weak (Qwen3.6-27B)', judge: 71.24, probes: 61.17, structural: 56.82 },
  { label: 'Mid (GPT-4o)', judge: 83.08, probes: 53.49, structural: 58.24 },
  { label: 'Strong (Gemini-2.5-Pro)', judge: 93.92, probes: 56.57, structural: 57.6 },
];

/** How far the published judges lie apart under a protocol. */
export function publishedSpread(protocol: PublishedProtocol): Spread {
  return spreadOf(PUBLISHED_JUDGES.map((row) => row[protocol] / 100));
}
