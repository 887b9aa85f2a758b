/** Figure B.2 of arXiv 2610.12458v1: CCC of one case, in percent as printed. Which shots it counts is not printed. */
export const PUBLISHED_CCC = [
  { model: 'Gemini 3.1-Pro', ccc: '76.92' },
  { model: 'Gemini 2.5-Pro', ccc: '78.10' },
  { model: 'Qwen3.5-Omni-Plus', ccc: '80.00' },
  { model: 'Qwen3-Omni-Instruct', ccc: '30.77' },
] as const;
