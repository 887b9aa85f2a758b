import type { Failure } from '../../judge/run/failure';
import { Icon } from '../../ui/Icon';
import { AdviceLines } from './AdviceLines';

/** Why calls bring nothing, in words: what happened, what the server said, and what to do. */
export function FailureNote({ failure }: { readonly failure: Failure }) {
  const { kind, message, advice, said, status } = failure;
  return (
    <div className="ask-failure" data-failure={kind}>
      <Icon name="error" className="error" />
      <div>
        <p>
          <strong className="ask-wrap">{message}</strong>
          {status === null ? null : <span className="muted"> HTTP status {status}.</span>}
        </p>
        {said === '' ? null : (
          <>
            <p className="muted">The server’s own words:</p>
            <blockquote dir="auto">{said}</blockquote>
          </>
        )}
        <AdviceLines advice={advice} />
      </div>
    </div>
  );
}
