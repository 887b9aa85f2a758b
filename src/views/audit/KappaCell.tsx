import type { Kappa } from '../../judge/audit/kappa';
import type { Share } from '../../judge/audit/run';
import { kappaFraction, kappaReading, kappaValue, shareFraction, shareValue } from './words';

/** A kappa with its reading and its fraction, or why there is none. */
export function KappaCell({ kappa }: { readonly kappa: Kappa }) {
  return (
    <td className="audit-figure">
      <span className="mono">{kappaValue(kappa)}</span>{' '}
      {kappa.value === null ? (
        <small className="muted audit-why">{kappa.reason}</small>
      ) : (
        <small className="muted">
          {kappaReading(kappa)} <span className="mono">{kappaFraction(kappa)}</span>
        </small>
      )}
    </td>
  );
}

/** A share with its fraction. */
export function ShareCell({ share }: { readonly share: Share }) {
  return (
    <td className="audit-figure">
      <span className="mono">{shareValue(share)}</span>{' '}
      {share.value === null ? null : <small className="muted mono">{shareFraction(share)}</small>}
    </td>
  );
}
