import { useRef } from 'react';
import { whyNotReady } from '../../state/judge/setup';
import type { JudgeDesk, JudgeState } from '../../state/judge/state';
import { Icon } from '../../ui/Icon';
import { grouped } from '../numbers/figures';
import type { Asking } from './asking';
import { ConfirmButton } from './ConfirmButton';
import { FailureNote } from './FailureNote';
import { RunFigures } from './RunFigures';
import { actionsOf, askLabel, counted, leftOf, spoken, whyNot } from './runWords';

interface RunBarProps {
  readonly desk: JudgeDesk;
  readonly state: JudgeState;
  readonly asking: Asking;
  readonly stale: boolean;
}

/** The one place where a press sends something, and what became of it. */
export function RunBar(props: RunBarProps) {
  const { desk, state, asking, stale } = props;
  const { run, note, cacheProblem } = state;
  const actions = actionsOf(run);
  const answered = actions.run && !stale && asking.calls.length === 0 && asking.kept > 0;
  // Of the tasks that are not chosen, too: all of them go.
  const answers = state.answered.reduce((sum, known) => sum + known.size, 0);
  const main = mainAction(props);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <section className="ask-part ask-run" aria-labelledby="ask-run-title" data-run-state={run?.state ?? 'none'}>
      <h2 id="ask-run-title">Run</h2>
      <div className="ask-actions">
        {/* One button in one place, so that the focus stays through a run. */}
        <button
          ref={button}
          type="button"
          className={main.primary && main.why === null ? 'primary' : 'outline'}
          disabled={main.why !== null}
          aria-describedby="ask-run-reason"
          data-judge-run={main.name}
          onClick={main.press}
        >
          {main.label}
        </button>
        {actions.cancel ? (
          <button
            type="button"
            className="outline"
            data-judge-run="cancel"
            onClick={() => {
              button.current?.focus();
              desk.cancel();
            }}
          >
            Cancel
          </button>
        ) : null}
        <span id="ask-run-reason" className="ask-wrap" data-judge-reason>
          {main.why}
        </span>
        {answered ? (
          <ConfirmButton
            label="Ask again"
            question={`The ${counted(answers, 'answer')} of this judge about this pair will be forgotten, and paid for again.`}
            confirm="Forget them"
            onConfirm={() => void desk.forgetVerdicts()}
          />
        ) : null}
      </div>
      {run ? <RunFigures run={run} /> : null}
      <p className="hidden-text" role="status">
        {spoken(run)}
      </p>
      {note === '' ? null : (
        <p className="ask-note">
          <Icon name="info" className="info" /> <span className="ask-wrap">{note}</span>
        </p>
      )}
      {cacheProblem === null ? null : (
        <p className="ask-note">
          <Icon name="warning" className="warning" label="Warning" /> <span className="ask-wrap">{cacheProblem}</span>
        </p>
      )}
      {run?.failure ? <FailureNote failure={run.failure} /> : null}
    </section>
  );
}

interface MainAction {
  readonly name: 'ask' | 'pause' | 'resume';
  readonly label: string;
  readonly primary: boolean;
  /** Why it cannot be pressed; null when it can. */
  readonly why: string | null;
  readonly press: () => void;
}

function mainAction({ desk, state, asking, stale }: RunBarProps): MainAction {
  const { run } = state;
  const { pause, resume } = actionsOf(run);
  if (pause) return { name: 'pause', label: 'Pause', primary: false, why: null, press: () => desk.pause() };
  if (resume && run) {
    const why = run.state === 'stopped' ? whyNotReady(state) : null;
    const label = `Resume, ${grouped(leftOf(run))} left`;
    return { name: 'resume', label, primary: true, why, press: () => desk.resume() };
  }
  const why = whyNot(state, asking, stale);
  return { name: 'ask', label: askLabel(asking), primary: true, why, press: () => desk.run() };
}
