import { judgeTag } from '../../omnicapbench/judgeTag';

/** Who judged, with which words. */
export interface JudgeName {
  readonly model: string;
  readonly promptVersion: string;
}

/** The signature of judged numbers: the report's, and the judge as one more field. @see contract §8 */
export function judgeSignature(signature: string, { model, promptVersion }: JudgeName): string {
  return `${signature}|judge${judgeTag(model, promptVersion)}`;
}
