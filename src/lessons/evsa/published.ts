/** Case study B.4.2 of arXiv 2610.12458v1: times in seconds, links by shot (from 1), F1 as printed. The words are ours. */
export const SHOT_TIMES = [
  [0, 0.6],
  [0.6, 3.2],
  [3.2, 5.5],
  [5.5, 8.1],
  [8.1, 10],
] as const;

export const EVENT_TIMES = { DIALOGUE_1: [0, 9.8], SFX_1: [5.5, 8] } as const;

export type EventId = keyof typeof EVENT_TIMES;

/** In which shots each event is listed, ascending. */
export type Links = Readonly<Record<EventId, readonly number[]>>;

export const REFERENCE_LINKS: Links = { DIALOGUE_1: [1, 2, 3, 4, 5], SFX_1: [4] };

interface PublishedLinks {
  readonly model: string;
  readonly links: Links;
  /** With its three decimals. */
  readonly f1: string;
}

export const PUBLISHED_LINKS: readonly PublishedLinks[] = [
  { model: 'Gemini 3.1-Pro', links: REFERENCE_LINKS, f1: '1.000' },
  { model: 'Gemini 2.5-Pro', links: { DIALOGUE_1: [1, 2, 3, 4, 5], SFX_1: [] }, f1: '0.909' },
  { model: 'Qwen3.5-Omni-Plus', links: { DIALOGUE_1: [1, 2, 3, 4, 5], SFX_1: [] }, f1: '0.909' },
  { model: 'Qwen3.5-Omni-Flash', links: { DIALOGUE_1: [1, 2, 3], SFX_1: [3, 4] }, f1: '0.727' },
  { model: 'Qwen3-Omni-Instruct', links: { DIALOGUE_1: [1, 2, 3, 4], SFX_1: [] }, f1: '0.800' },
  { model: 'Qwen3-Omni-Captioner', links: { DIALOGUE_1: [1, 2, 3, 4], SFX_1: [] }, f1: '0.800' },
];
