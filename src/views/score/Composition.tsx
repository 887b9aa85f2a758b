import { COMPOSITION_FAMILIES, type CompositionFamily, type Report } from '../../omnicapbench/report';

const LOOK: Readonly<Record<CompositionFamily, { title: string; fill: string; stroke?: string }>> = {
  format: { title: 'Format', fill: 'var(--none)' },
  entity: { title: 'Entity', fill: 'var(--ref-fill)' },
  identity: { title: 'Identity', fill: 'url(#hatch-ref)', stroke: 'var(--ref)' },
  action: { title: 'Action', fill: 'var(--shot-fill)' },
  audio: { title: 'Audio', fill: 'var(--event-fill)' },
  'audio-visual': { title: 'Audio-visual', fill: 'url(#weave)' },
};

/** Space between two parts of the bar, in percent of its width. */
const GAP = 0.3;

/** Which kinds of fault cost the points that are missing, as shares of one bar. */
export function Composition({ composition }: { readonly composition: Report['composition'] }) {
  const shares = COMPOSITION_FAMILIES.map((family) => ({ family, share: composition[family] })).sort(
    (a, b) => b.share - a.share,
  );
  const lost = shares.filter(({ share }) => share > 0);
  let reached = 0;
  return (
    <section className="composition" aria-labelledby="composition-title">
      <h2 id="composition-title">Where the points go</h2>
      {lost.length === 0 ? (
        <p className="muted">No points lost: every part of the score is full or does not apply.</p>
      ) : (
        <>
          <svg
            role="img"
            aria-label={`Shares of the lost points: ${lost.map(({ family, share }) => `${LOOK[family].title} ${tenths(share)}`).join(', ')}`}
          >
            {lost.map(({ family, share }) => {
              const start = reached;
              reached += 100 * share;
              return (
                <rect
                  key={family}
                  x={`${start.toFixed(2)}%`}
                  y=".75"
                  width={`${Math.max(0.2, 100 * share - GAP).toFixed(2)}%`}
                  height="14.5"
                  fill={LOOK[family].fill}
                  stroke={LOOK[family].stroke}
                >
                  <title>{`${LOOK[family].title} ${tenths(share)}`}</title>
                </rect>
              );
            })}
          </svg>
          <ul>
            {shares.map(({ family, share }) => (
              <li key={family}>
                <svg className="swatch" aria-hidden="true">
                  <rect
                    x=".75"
                    y=".75"
                    width="10.5"
                    height="10.5"
                    fill={LOOK[family].fill}
                    stroke={LOOK[family].stroke}
                  />
                </svg>
                {LOOK[family].title} <span className="mono">{tenths(share)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function tenths(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
