import type { JudgeDesk, JudgeState } from '../../state/judge/state';
import { ConfirmButton } from './ConfirmButton';
import { counted, isLocked } from './runWords';

interface KeptHereProps {
  readonly desk: JudgeDesk;
  readonly state: Pick<JudgeState, 'cached' | 'run'>;
}

/** What stays in this browser, and how it goes. */
export function KeptHere({ desk, state: { cached, run } }: KeptHereProps) {
  const locked = isLocked(run);
  return (
    <section className="ask-part" aria-labelledby="ask-kept-title">
      <h2 id="ask-kept-title">Kept in this browser</h2>
      <p className="muted">
        {counted(cached, 'verdict')} on all documents, by models and by hand, so that an answer is paid for once.
      </p>
      <div className="ask-actions">
        <ConfirmButton
          label="Forget all verdicts"
          question="Every verdict on this device will be gone, those by hand too."
          confirm="Forget them"
          disabled={locked || cached === 0}
          onConfirm={() => void desk.clearCache()}
        />
        <button type="button" className="outline" disabled={locked} onClick={() => desk.forgetAllKeys()}>
          Forget the keys of all services
        </button>
      </div>
    </section>
  );
}
