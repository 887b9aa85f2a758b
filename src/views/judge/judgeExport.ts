import { VERSION } from '../../base/version';
import type { SemanticValue, SemanticValues } from '../../judge/metrics/compute';
import { SEMANTIC_METRICS, type SemanticId } from '../../judge/metrics/semantic';
import type { Outcomes } from '../../judge/plan';
import type { Item, Prompt, TaskId } from '../../judge/prompts/task';
import type { ProviderId } from '../../judge/providers/provider';
import type { Verdict } from '../../judge/verdict';
import { fraction, percent } from '../numbers/figures';

/** Who judged. The address of the server is left out: it may be nobody else's business. */
export interface ExportedJudge {
  readonly provider: ProviderId;
  readonly model: string;
  readonly promptVersion: string;
}

/** What a saved judgement is made of. */
export interface Judgement {
  /** Of the judged numbers. */
  readonly signature: string;
  readonly judge: ExportedJudge;
  readonly metrics: SemanticValues;
  readonly items: readonly Item[];
  readonly outcomes: Outcomes;
}

/** A judgement as a file holds it: every number can be worked out again from the answers. */
export interface JudgeExport {
  readonly capscope: string;
  readonly signature: string;
  readonly judge: ExportedJudge;
  readonly metrics: Readonly<Record<SemanticId, SemanticValue>>;
  readonly verdicts: readonly {
    readonly item: string;
    readonly task: TaskId;
    readonly title: string;
    readonly verdict: Verdict;
    readonly evidence: string;
    readonly raw: string;
    readonly prompt: Prompt;
  }[];
  readonly unjudged: readonly { readonly item: string; readonly reason: string; readonly raw: string | null }[];
}

/** The object that is saved. The same judgement gives the same bytes, in whatever order the answers came. */
export function judgeExport({ signature, judge, metrics, items, outcomes }: Judgement): JudgeExport {
  const { provider, model, promptVersion } = judge;
  return {
    capscope: VERSION,
    signature,
    judge: { provider, model, promptVersion },
    metrics,
    verdicts: items.flatMap(({ id, task, title, prompt: { system, user } }) => {
      const outcome = outcomes.get(id);
      if (outcome?.kind !== 'judged') return [];
      const { verdict, evidence, raw } = outcome;
      return [{ item: id, task, title, verdict, evidence, raw, prompt: { system, user } }];
    }),
    unjudged: items.flatMap(({ id }) => {
      const outcome = outcomes.get(id);
      return outcome?.kind === 'unjudged' ? [{ item: id, reason: outcome.failure.message, raw: outcome.raw }] : [];
    }),
  };
}

/** The text of the file. */
export function judgeJson(judgement: Judgement): string {
  return `${JSON.stringify(judgeExport(judgement), null, 2)}\n`;
}

/** The semantic numbers as a table for an issue or a paper, with the line that makes them reproducible. */
export function judgeMarkdown({ signature, metrics }: Pick<Judgement, 'signature' | 'metrics'>): string {
  return [
    'Semantic numbers of a judge, apart from the structural scores. Values in percent, over judged items only.',
    '',
    '| Metric | Value | Fraction | Judged | Unjudged |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...SEMANTIC_METRICS.map(({ id, title, task }) => {
      const value = metrics[id];
      const counts = task === null ? ['by rule', ''] : [`${value.judged}/${value.total}`, String(value.unjudged)];
      return `| ${[title, percent(value.value), fraction(value), ...counts].join(' | ')} |`;
    }),
    '',
    `Capscope ${VERSION}, signature ${codeSpan(signature)}`,
    '',
  ].join('\n');
}

/** A model may be called anything; a fence of more backticks than any inside holds it. */
function codeSpan(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const gap = longest > 0 ? ' ' : '';
  return `${fence}${gap}${text}${gap}${fence}`;
}
