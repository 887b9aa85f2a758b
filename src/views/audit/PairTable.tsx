import type { Agreement, ScoreAgreement } from '../../judge/audit/compare';
import { CopyButton } from '../../ui/CopyButton';
import { rawValue } from '../numbers/figures';
import { KappaCell, ShareCell } from './KappaCell';
import { pairsMarkdown } from './markdown';
import type { JudgePair } from './pairs';

interface PairTableProps {
  readonly pairs: readonly JudgePair[];
  readonly current: string;
  readonly signature: string;
  readonly onChoose: (id: string) => void;
}

/** How far every two judges agree. */
export function PairTable({ pairs, current, signature, onChoose }: PairTableProps) {
  return (
    <section aria-labelledby="audit-pairs">
      <header className="audit-title">
        <h2 id="audit-pairs">Agreement</h2>
        <CopyButton label="Copy as Markdown" text={() => pairsMarkdown(pairs, signature)} />
      </header>
      <p className="muted">
        Over questions that both answered. Kappa is what agreement is left beyond chance: 1 is perfect, 0 as by chance.
        Its words are those of Landis and Koch (1977). Weighted counts near scores as near.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it */}
      <section className="scroll" tabIndex={0} aria-labelledby="audit-pairs">
        <table className="audit-pairs">
          <thead>
            <tr>
              <th scope="col">Answers</th>
              <th scope="col" className="num">
                Shared
              </th>
              <th scope="col">Equal</th>
              <th scope="col">Within one</th>
              <th scope="col">Kappa</th>
              <th scope="col">Weighted kappa</th>
            </tr>
          </thead>
          {pairs.map((pair) => (
            <tbody key={pair.id} className={pair.id === current ? 'current' : undefined}>
              <tr>
                <th colSpan={6} scope="colgroup">
                  <button type="button" aria-pressed={pair.id === current} onClick={() => onChoose(pair.id)}>
                    <span className="mono">{pair.a.letter}</span> <strong>{pair.a.label}</strong>
                    <span className="muted">and</span>
                    <span className="mono">{pair.b.letter}</span> <strong>{pair.b.label}</strong>
                  </button>
                </th>
              </tr>
              <KindRow pair={pair.id} kind="match" agreement={pair.comparison.matches} scores={null} />
              <KindRow pair={pair.id} kind="score" agreement={pair.comparison.scores} scores={pair.comparison.scores} />
            </tbody>
          ))}
        </table>
      </section>
    </section>
  );
}

interface KindRowProps {
  readonly pair: string;
  readonly kind: 'match' | 'score';
  readonly agreement: Agreement;
  /** What only scores have. */
  readonly scores: ScoreAgreement | null;
}

function KindRow({ pair, kind, agreement, scores }: KindRowProps) {
  return (
    <tr
      data-judge-pair={pair}
      data-kind={kind}
      data-shared={agreement.shared}
      data-agreement={rawValue(agreement.agreement.value)}
      data-kappa={rawValue(agreement.kappa.value)}
      {...(scores && {
        'data-within-one': rawValue(scores.withinOne.value),
        'data-weighted-kappa': rawValue(scores.weightedKappa.value),
      })}
    >
      <th scope="row">{kind === 'match' ? 'Yes or no' : 'Scores'}</th>
      <td className="num">{agreement.shared}</td>
      <ShareCell share={agreement.agreement} />
      {scores ? <ShareCell share={scores.withinOne} /> : <td />}
      <KappaCell kappa={agreement.kappa} />
      {scores ? <KappaCell kappa={scores.weightedKappa} /> : <td />}
    </tr>
  );
}
