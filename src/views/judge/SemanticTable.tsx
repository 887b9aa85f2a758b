import type { SemanticValues } from '../../judge/metrics/compute';
import { SEMANTIC_METRICS } from '../../judge/metrics/semantic';
import { fraction, percent, rawValue } from '../numbers/figures';

/** The semantic numbers, each with what it is made of. */
export function SemanticTable({ values }: { readonly values: SemanticValues }) {
  return (
    <div className="scroll">
      <table className="ask-semantic">
        <thead>
          <tr>
            <th scope="col">Metric</th>
            <th scope="col" className="num">
              %
            </th>
            <th scope="col" className="num">
              Fraction
            </th>
            <th scope="col" className="num">
              Judged
            </th>
            <th scope="col" className="num">
              Unjudged
            </th>
          </tr>
        </thead>
        <tbody>
          {SEMANTIC_METRICS.map(({ id, title, task }) => {
            const value = values[id];
            return (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td
                  className="num value"
                  data-semantic={id}
                  data-value={rawValue(value.value)}
                  data-judged={value.judged}
                  data-total={value.total}
                >
                  {percent(value.value)}
                </td>
                <td className="num">{fraction(value)}</td>
                {task === null ? (
                  <td className="muted by-rule" colSpan={2}>
                    by rule, no judge
                  </td>
                ) : (
                  <>
                    <td className="num">
                      {value.judged}/{value.total}
                    </td>
                    <td className="num">{value.unjudged}</td>
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
