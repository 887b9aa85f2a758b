/**
 * The five bands of a judge's score: shares of the target's facts that a description covers, in percent. The paper
 * says under 20, 20-40, 40-70, 70-90, over 90; a shared border belongs to the upper band (ours).
 * @see contract §7
 */
export const BANDS = [
  { score: 1, from: 0, to: 20 },
  { score: 2, from: 20, to: 40 },
  { score: 3, from: 40, to: 70 },
  { score: 4, from: 70, to: 90 },
  { score: 5, from: 90, to: 100 },
] as const;

export type JudgeScore = (typeof BANDS)[number]['score'];

/** The score of a description that covers so many percent of the facts: "over 90" leaves 90 itself in the fourth. */
export function scoreOfCoverage(percent: number): JudgeScore {
  if (percent < 20) return 1;
  if (percent < 40) return 2;
  if (percent < 70) return 3;
  return percent <= 90 ? 4 : 5;
}

/** Our map of a score to a fraction; inferred, since a published mean of 4.84 is below 1/5. @see contract §7 */
export function valueOfScore(score: JudgeScore): number {
  return (score - 1) / 4;
}

/** The map that the published mean excludes: its least value is 0.2. */
export function excludedValueOfScore(score: JudgeScore): number {
  return score / 5;
}

/** The same for a number from a slider. */
export function asScore(value: number): JudgeScore {
  return BANDS.find(({ score }) => score === value)?.score ?? 1;
}
