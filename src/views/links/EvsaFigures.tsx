import type { Report } from '../../omnicapbench/report';
import { fraction, percent, whyNotApplicable } from '../numbers/figures';
import type { LinkModel } from './edges';
import { sayOutside, sayPrecision, sayRecall } from './say';

interface EvsaFiguresProps {
  readonly model: LinkModel;
  readonly report: Report;
}

/** Precision and recall as counts of links, and the F1 they make. */
export function EvsaFigures({ model, report: { metrics } }: EvsaFiguresProps) {
  const { precision, recall } = model;
  const f1 = metrics.evsa_f1.value;
  const outside = sayOutside(model);
  return (
    <section className="evsa" aria-labelledby="evsa-title">
      <h2 id="evsa-title">EVSA F1</h2>
      <dl className="evsa-facts">
        <dt>Precision: {sayPrecision(precision)}</dt>
        <dd className="mono">{fraction(metrics.evsa_precision)}</dd>
        <dd className="mono">{percent(metrics.evsa_precision.value)}</dd>
        <dt>Recall: {sayRecall(recall)}</dt>
        <dd className="mono">{fraction(metrics.evsa_recall)}</dd>
        <dd className="mono">{percent(metrics.evsa_recall.value)}</dd>
      </dl>
      {outside === undefined ? null : <p className="muted">{outside}</p>}
      {f1 === null ? (
        <p className="muted">{whyNotApplicable('evsa_f1')}</p>
      ) : (
        <p className="evsa-formula">
          {recall.of + precision.of > 0 ? (
            <>
              <Fraction over={`2 × ${precision.correct}`} under={`${precision.of} + ${recall.of}`} /> ={' '}
              <Fraction over={String(2 * precision.correct)} under={String(precision.of + recall.of)} /> ={' '}
            </>
          ) : null}
          <strong>{percent(f1)}</strong>
        </p>
      )}
    </section>
  );
}

function Fraction({ over, under }: { readonly over: string; readonly under: string }) {
  return (
    <span className="evsa-fraction">
      <span>{over}</span>
      <span className="hidden-text"> over </span>
      <span>{under}</span>
    </span>
  );
}
