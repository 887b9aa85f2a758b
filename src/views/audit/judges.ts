import type { JudgeRun } from '../../judge/audit/run';
import { type Judge, judgeKey } from '../../judge/cache/keys';
import type { Verdict } from '../../judge/verdict';
import type { KeptVerdicts } from '../../state/judge/state';

/** A judge of the questions on screen. */
export interface AuditedJudge {
  /** Stands for it in lists and maps. */
  readonly key: string;
  /** A, B, C: its name where there is no room for one. */
  readonly letter: string;
  /** Its name in tables, which no other judge has. */
  readonly label: string;
  readonly judge: Judge;
  /** A person, by hand. */
  readonly byHand: boolean;
  /** The answers that count. */
  readonly run: JudgeRun;
  /** All answers, the ones that count first. */
  readonly repeats: readonly ReadonlyMap<string, Verdict>[];
}

const NO_ANSWERS: ReadonlyMap<string, Verdict> = new Map();

/** The judges that answered anything, in the order of the audit. */
export function auditedJudges(audit: readonly KeptVerdicts[]): readonly AuditedJudge[] {
  const answering = audit.filter(({ repeats }) => repeats.some(({ size }) => size > 0));
  const labels = judgeLabels(answering.map(({ judge }) => judge));
  return answering.map(({ judge, repeats }, index) => {
    const label = labels[index] ?? judge.model;
    return {
      key: judgeKey(judge),
      letter: letterOf(index),
      label,
      judge,
      byHand: isByHand(judge),
      run: { judge: { label }, verdicts: repeats[0] ?? NO_ANSWERS },
      repeats,
    };
  });
}

/** Who is no model: its verdicts were given by hand. */
export function isByHand({ provider }: Judge): boolean {
  return provider === 'person';
}

/** Names for judges: the model or person, and as much more as it takes to tell them apart. */
export function judgeLabels(judges: readonly Judge[]): readonly string[] {
  const forms: readonly ((judge: Judge) => string)[] = [
    (judge) => (isByHand(judge) ? `${judge.model} (by hand)` : judge.model),
    (judge) => (isByHand(judge) ? `${judge.model} (by hand)` : `${judge.model}, ${judge.provider}`),
    (judge) => `${judge.model}, ${judge.provider}, ${judge.promptVersion}`,
  ];
  return judges.map((judge) => {
    const only = forms.find((form) => judges.filter((other) => form(other) === form(judge)).length === 1);
    return (only ?? judgeKey)(judge);
  });
}

/** A, B … Z, AA, AB. */
export function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}
