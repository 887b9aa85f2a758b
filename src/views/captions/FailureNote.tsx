import type { Failure } from '../../judge/run/failure';
import { CopyButton } from '../../ui/CopyButton';
import { Icon } from '../../ui/Icon';

interface FailureNoteProps {
  readonly failure: Failure;
  readonly onDismiss: () => void;
}

/** Why a call brought nothing, what to do about it, and what the server said. */
export function FailureNote({ failure: { message, advice, said, status }, onDismiss }: FailureNoteProps) {
  return (
    <div className="notice boxed error-notice" role="alert">
      <Icon name="error" className="error" label="error" />
      <div className="caption-failure">
        <p>
          {message}
          {status === null ? null : <span className="muted"> (HTTP {status})</span>}
        </p>
        {advice.length > 0 ? (
          <ul>
            {advice.map(({ text, command }) => (
              <li key={text}>
                {command ? (
                  <>
                    <code>{text}</code>
                    <CopyButton label="Copy" describe={`Copy the command: ${text}`} text={() => text} />
                  </>
                ) : (
                  text
                )}
              </li>
            ))}
          </ul>
        ) : null}
        {said ? (
          <>
            <p className="muted">The server’s own words:</p>
            <blockquote dir="auto">{said}</blockquote>
          </>
        ) : null}
        <button type="button" className="outline" onClick={onDismiss}>
          Dismiss
        </button>
      </div>
    </div>
  );
}
