import type { Crash } from '../engine/worker/protocol';
import type { Progress } from '../state/workbench';
import { CopyButton } from '../ui/CopyButton';
import { Icon } from '../ui/Icon';

interface ScorerNoticeProps {
  readonly progress: Progress;
  readonly crash: Crash | null;
  readonly cancelled: boolean;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  readonly crashReport: (crash: Crash) => string;
}

/** What the scorer has to say for itself when it is slow, was stopped or failed; nothing when all is well. */
export function ScorerNotice({ progress, crash, cancelled, onCancel, onRetry, crashReport }: ScorerNoticeProps) {
  if (progress === 'slow') {
    return (
      <div className="notice" role="status">
        <Icon name="info" className="info" />
        <p>Still scoring: large documents take a while. The page stays usable meanwhile.</p>
        <button type="button" className="outline push" onClick={onCancel}>
          Cancel
        </button>
      </div>
    );
  }
  if (crash) {
    return (
      <div className="notice error-notice" role="alert">
        <Icon name="error" className="error" label="error" />
        <div>
          <p>The scorer stopped on this pair and was started anew. What it said last stays below.</p>
          <p className="mono">
            {crash.name}: {crash.message}
          </p>
        </div>
        <span className="notice-actions push">
          <CopyButton label="Copy the report" className="outline" text={() => crashReport(crash)} />
          <button type="button" className="outline" onClick={onRetry}>
            Try again
          </button>
        </span>
      </div>
    );
  }
  if (cancelled) {
    return (
      <div className="notice" role="status">
        <Icon name="info" className="info" />
        <p>Scoring was cancelled. What is below is about an earlier text.</p>
        <button type="button" className="outline push" onClick={onRetry}>
          Score again
        </button>
      </div>
    );
  }
  return null;
}
