import { type Group, sharesOf } from './example';

interface WeightsProps {
  readonly groups: readonly Group[];
  /** What each group weighs, in the order of the groups. */
  readonly rows: readonly { readonly name: string; readonly weights: readonly number[]; readonly unit: string }[];
}

const LOOKS = ['short', 'middle', 'long'] as const;

/** Who decides: each average as a bar, cut by what the groups weigh in it. */
export function Weights({ groups, rows }: WeightsProps) {
  return (
    <dl className="weights">
      {rows.map(({ name, weights, unit }) => {
        const shares = sharesOf(weights);
        return (
          <div key={name}>
            <dt>
              {name} <small>{unit}</small>
            </dt>
            <dd>
              {weights.map((weight, index) => {
                return (
                  <span
                    key={groups[index]?.stratum}
                    className={`weight ${LOOKS[index] ?? ''}`}
                    style={{ flexGrow: weight }}
                    title={`${groups[index]?.stratum}: ${weight} ${unit}`}
                  >
                    <span className="hidden-text">{groups[index]?.stratum} </span>
                    {(100 * (shares[index] ?? 0)).toFixed(0)} %
                  </span>
                );
              })}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
