import { PUBLISHED_MODELS, publishedFigure } from '../../omnicapbench/published';

/** Figures of arXiv 2610.12458v1 that the claims are about, as printed, in percent. Tables 3 and B.2 are the engine's. */

/** The models of Table B.2, B.5 and B.10, in the order of Table B.10. */
export const SIX_MODELS = PUBLISHED_MODELS.filter((model) => publishedFigure(model, 'shot_recall') !== undefined);

/** Table 4, column Dialogue. */
export const TABLE_4_DIALOGUE: Readonly<Record<string, number>> = {
  'Gemini 3.1-Pro': 91.18,
  'Gemini 2.5-Pro': 89.72,
  'Qwen3.5-Omni-Plus': 91.2,
  'Qwen3.5-Omni-Flash': 89.91,
  'Seed2.0': 91.8,
  'MiMo-2.5': 86.62,
  'Qwen3-Omni-Instruct': 88.35,
  'Qwen3-Omni-Captioner': 88.68,
  'MiniCPM-o-2.6': 80.07,
};

/** Table 4, subshot quality of two models. */
export const TABLE_4_SUBSHOTS = [
  { model: 'Qwen3.5-Omni-Flash', recall: 44.08, precision: 67.27 },
  { model: 'MiMo-2.5', recall: 44.93, precision: 67.27 },
] as const;

/** Table B.5, compliance in the stratum of 3 to 5 minutes, which has 76 videos. */
export const TABLE_B5_COMPLIANCE = [
  { model: 'Gemini 2.5-Pro', figure: 92.12 },
  { model: 'Qwen3.5-Omni-Plus', figure: 92.55 },
  { model: 'Qwen3.5-Omni-Flash', figure: 93.04 },
  { model: 'Qwen3-Omni-Instruct', figure: 76.59 },
  { model: 'Qwen3-Omni-Captioner', figure: 83.97 },
] as const;

/** Table counts: videos of 3 to 5 minutes. */
export const LONG_VIDEOS = 76;

/** Table B.7: how often each of two models that tie on text metrics is preferred. */
export const TABLE_B7 = [
  { pair: 1, role: 'weaker', model: 'Qwen3-Omni', native: 37.5, human: 21.6 },
  { pair: 1, role: 'stronger', model: 'Qwen3.5-Omni-Flash', native: 62.5, human: 78.4 },
  { pair: 2, role: 'weaker', model: 'Qwen3.5-Omni-Flash', native: 21.4, human: 29.9 },
  { pair: 2, role: 'stronger', model: 'Qwen3.5-Omni-Plus', native: 78.6, human: 70.1 },
] as const;

/** What the text says of Table B.7, stronger against weaker. */
export const TEXT_ON_B7 = { stronger: 74.2, weaker: 25.8 } as const;

/** Table B.10, Shot F1 of the six models under three thresholds, and the mean rank correlation it prints. */
export const TABLE_B10_SHOTS = {
  default: [76.24, 70.93, 71.25, 65.65, 49.98, 52.29],
  others: [
    { threshold: '0.20', values: [77.84, 72.32, 72.96, 67.81, 54.22, 55.34] },
    { threshold: '0.50', values: [64.07, 60.87, 60.37, 52.79, 37.41, 38.82] },
  ],
  mean: '0.971',
} as const;

/** Where the paper names the most tokens of an answer. */
export const TOKEN_CAPS = [
  { where: 'Appendix A.1.2', tokens: '4,096' },
  { where: 'Table A.7', tokens: '32,768' },
  { where: 'Table A.7', tokens: '65,536' },
] as const;
