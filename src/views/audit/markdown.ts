import type { Agreement } from '../../judge/audit/compare';
import type { Kappa } from '../../judge/audit/kappa';
import type { JudgePair } from './pairs';
import { kappaReading, kappaValue, shareFraction, shareValue } from './words';

const HEAD = ['Judge A', 'Judge B', 'Answers', 'Shared', 'Equal', 'Within one', 'Kappa', 'Weighted kappa'];

/** The table of pairs for an issue or a paper, with the prompts and the report it is about. */
export function pairsMarkdown(pairs: readonly JudgePair[], signature: string): string {
  const rows = pairs.flatMap(({ a, b, comparison: { matches, scores } }) => [
    [inline(a.label), inline(b.label), 'yes or no', ...counts(matches), '', kappaCell(matches.kappa), ''],
    [
      inline(a.label),
      inline(b.label),
      'scores',
      ...counts(scores),
      `${shareValue(scores.withinOne)} (${shareFraction(scores.withinOne)})`,
      kappaCell(scores.kappa),
      kappaCell(scores.weightedKappa),
    ],
  ]);
  const judges = new Map(pairs.flatMap(({ a, b }) => [[a.key, a] as const, [b.key, b] as const]));
  return [
    lineOf(HEAD),
    lineOf(HEAD.map((_, index) => (index < 3 ? '---' : '---:'))),
    ...rows.map(lineOf),
    '',
    ...[...judges.values()].map(
      ({ label, judge }) => `- ${inline(label)}: ${inline(judge.provider)}, prompts ${inline(judge.promptVersion)}`,
    ),
    '',
    `\`${signature}\``,
    '',
  ].join('\n');
}

function counts({ shared, agreement }: Agreement): readonly string[] {
  return [String(shared), `${shareValue(agreement)} (${shareFraction(agreement)})`];
}

function kappaCell(kappa: Kappa): string {
  return kappa.value === null ? `n/a: ${kappa.reason}` : `${kappaValue(kappa)} (${kappaReading(kappa)})`;
}

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A name as text: a model may be called anything, and an issue tracker runs what looks like markup. */
function inline(name: string): string {
  return name.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#+!|~&@]/g, (mark) => `\\${mark}`);
}
