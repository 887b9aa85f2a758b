import type { Outcome } from '../../judge/verdict';
import { Icon } from '../../ui/Icon';
import { counted } from './runWords';
import { BAND_WORDS, BANDS } from './verdictWords';

/** What was decided, in a picture and in words. */
export function VerdictMark({ outcome }: { readonly outcome: Outcome }) {
  if (outcome.kind === 'unjudged') {
    return (
      <span className="ask-mark">
        <Icon name="warning" className="warning" /> unjudged
      </span>
    );
  }
  const { verdict } = outcome;
  switch (verdict.kind) {
    case 'score':
      return (
        <span className="ask-mark">
          <span className="ask-pips" aria-hidden="true">
            {BANDS.map((band) => (
              <i key={band} className={band <= verdict.value ? 'on' : undefined} />
            ))}
          </span>
          <span>
            <strong className="mono">{verdict.value}</strong> of 5
            <small className="muted"> {BAND_WORDS[verdict.value]} covered</small>
          </span>
        </span>
      );
    case 'match':
      return (
        <span className="ask-mark">
          <Icon name={verdict.value ? 'ok' : 'close'} className={verdict.value ? 'ok' : ''} />
          {verdict.value ? 'match' : 'no match'}
        </span>
      );
    case 'map':
      return (
        <span className="ask-mark">
          <Icon name="link" />
          {counted(verdict.pairs.length, 'pair')}
        </span>
      );
  }
}
