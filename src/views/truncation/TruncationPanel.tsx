import type { Salvage } from '../../omnicapbench/salvage';
import { amount, fraction, HEADLINES, origin, percent, rawValue } from '../numbers/figures';
import { FixButton } from '../problems/FixButton';
import type { Offered } from '../problems/groupFix';
import { TokenCap } from './TokenCap';
import { clipAfterCut, FATES } from './words';

interface TruncationPanelProps {
  /** Null while it is worked out, and where nothing complete is left to salvage. */
  readonly salvage: Salvage | null;
  readonly pending: boolean;
  /** The score above counts as it stands: the text is read repaired, or was never gated. */
  readonly counted: boolean;
  readonly cap: number;
  readonly fix: Offered | null;
  readonly onCap: (cap: number) => void;
  readonly onFix: (fix: Offered) => void;
}

/** Of a cut prediction: what it holds would score, and how much of the clip it never came to. */
export function TruncationPanel(props: TruncationPanelProps) {
  const { salvage, pending, counted, cap, fix, onCap, onFix } = props;
  return (
    <section className="truncation" aria-labelledby="truncation-title" data-pending={pending}>
      <header>
        <h2 id="truncation-title">Cut off, not unseen</h2>
        {fix ? <FixButton fix={fix} onFix={onFix} /> : null}
      </header>
      <p>
        The output stops before its document is closed, so{' '}
        {counted ? 'what follows the cut' : 'the gate gives it 0, and what follows the cut'} is missing because it was
        never written, not because the model left it out.
      </p>
      {salvage ? (
        <>
          {counted ? null : <SalvagedScore salvage={salvage} />}
          <div className="truncation-parts">
            <AfterCut salvage={salvage} />
            <TokenCap salvage={salvage} cap={cap} onCap={onCap} />
          </div>
        </>
      ) : pending ? (
        <p className="muted" role="status">
          Salvaging…
        </p>
      ) : (
        <p className="muted">
          No unit of it is complete, or the reference cannot be read: there is nothing to salvage.
        </p>
      )}
    </section>
  );
}

function SalvagedScore({ salvage: { metrics, signature } }: { readonly salvage: Salvage }) {
  return (
    <section className="salvaged" aria-labelledby="salvaged-title" title={signature}>
      <h3 id="salvaged-title">
        Salvaged score <code>repair:on</code> <small className="muted">does not count</small>
      </h3>
      <dl className="headline">
        {HEADLINES.map(({ id, title }) => (
          <div key={id}>
            <dt className="muted">{title}</dt>
            <dd>
              <span className="figure" data-salvaged={id} data-value={rawValue(metrics[id].value)}>
                {percent(metrics[id].value)}
              </span>
              <small className="muted">{origin(metrics[id])}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const ROWS = [
  { unit: 'references', track: 'references', title: 'References', hue: 'ref' },
  { unit: 'events', track: 'events', title: 'Events', hue: 'event' },
  { unit: 'shots', track: 'shots', title: 'Shots', hue: 'shot' },
  { unit: 'subshots', track: 'shots', title: 'Subshots', hue: 'shot' },
] as const;

function AfterCut({ salvage }: { readonly salvage: Salvage }) {
  const { cut, reached, duration, tracks, unitsAfterCut, timeAfterCut } = salvage;
  const reach = duration ? Math.min(1, reached / duration) : 0;
  return (
    <section aria-labelledby="after-cut-title">
      <h3 id="after-cut-title">After the cut</h3>
      <p>
        The last complete unit ends at{' '}
        <span className="mono">
          {cut.line}:{cut.column}
        </span>
        . Told up to {amount(reached)} s; after it: <span data-after-cut="time">{clipAfterCut(salvage)}</span>.
      </p>
      {timeAfterCut.value === null ? null : (
        <svg className="reach" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect className="told" width={100 * reach} height="8" />
          <rect className="untold" x={100 * reach} width={100 - 100 * reach} height="8" />
        </svg>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">Track</th>
            <th scope="col">Prediction</th>
            <th scope="col" className="num">
              Reference after the cut
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ unit, track, title, hue }) => (
            <tr key={unit} data-track={unit} data-fate={tracks[track]}>
              <th scope="row" className={hue}>
                {title}
              </th>
              <td>{FATES[tracks[track]]}</td>
              <td className="num">{fraction(unitsAfterCut[unit])}</td>
            </tr>
          ))}
          <tr data-track="all">
            <th scope="row">All units</th>
            <td />
            <td className="num">
              {fraction(unitsAfterCut.all)}
              {unitsAfterCut.all.value === null ? '' : `, ${percent(unitsAfterCut.all.value)} %`}
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
