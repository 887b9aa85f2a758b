import type { RunProgress } from '../../judge/run/run';
import { grouped } from '../numbers/figures';
import { countdown, rateWords } from './clockWords';
import { remainingWords, stateTitle } from './runWords';
import { useNow } from './useNow';

/** How far a run is: counts, pace and what is left of it. */
export function RunFigures({ run }: { readonly run: RunProgress }) {
  const { state, total, judged, unjudged, underway, waitUntil, elapsed } = run;
  const now = useNow(waitUntil !== null);
  const done = judged + unjudged;
  const wait = waitUntil === null ? '' : countdown(waitUntil, now);
  const pace = [rateWords(done, elapsed), remainingWords(run)].filter(Boolean).join(', ');
  return (
    <div className="ask-progress">
      <progress max={Math.max(1, total)} value={done} aria-label="Questions done" />
      <p>
        <strong>{stateTitle(run)}</strong>
        {wait === '' ? '' : `, goes on in ${wait}`}: <Count value={judged} /> judged, <Count value={unjudged} />{' '}
        unjudged
        {underway > 0 ? (
          <>
            , <Count value={underway} /> under way
          </>
        ) : null}{' '}
        of <Count value={total} />
        {pace === '' ? null : <span className="muted"> · {pace}</span>}
      </p>
      {state === 'waiting' ? (
        <p className="muted">The service asked for a slower pace, or did not answer; the calls go on by themselves.</p>
      ) : null}
    </div>
  );
}

function Count({ value }: { readonly value: number }) {
  return <span className="mono">{grouped(value)}</span>;
}
