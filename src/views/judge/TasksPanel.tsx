import type { JudgeDesk, JudgeState } from '../../state/judge/state';
import { taskStandings, withTask } from './asking';
import { isLocked } from './runWords';
import { TaskTable } from './TaskTable';

interface TasksPanelProps {
  readonly desk: JudgeDesk;
  readonly state: JudgeState;
  /** The prediction passed the gate. */
  readonly passed: boolean;
}

/** The tasks with their questions about this pair, or why there is none. */
export function TasksPanel({ desk, state, passed }: TasksPanelProps) {
  const { items, outcomes, setup, run } = state;
  return (
    <section className="ask-part" aria-labelledby="ask-tasks-title">
      <h2 id="ask-tasks-title">Tasks</h2>
      {items === null ? (
        <p className="muted" role="status">
          The questions are being worked out…
        </p>
      ) : items.length === 0 ? (
        <NothingToAsk passed={passed} />
      ) : (
        <TaskTable
          standings={taskStandings(items, outcomes)}
          chosen={setup.tasks}
          locked={isLocked(run)}
          onChoose={(task, chosen) => desk.changeSetup({ tasks: withTask(setup.tasks, task, chosen) })}
        />
      )}
    </section>
  );
}

function NothingToAsk({ passed }: { readonly passed: boolean }) {
  return (
    <div className="ask-nothing" data-judge-nothing={passed ? 'unmatched' : 'gate'}>
      {passed ? (
        <>
          <p>There is nothing to ask: nothing of the two documents lines up.</p>
          <p className="muted">
            A judge needs two entities of one type, a shot that is matched, or a sound that is matched, with something
            written about it. The Units tab shows what lines up and why the rest does not.
          </p>
        </>
      ) : (
        <>
          <p>There is nothing to ask: the prediction did not pass the gate, so it has no units to line up.</p>
          <p className="muted">
            The Problems tab names what is wrong. A text that was cut off or is broken can be read repaired, in the
            settings.
          </p>
        </>
      )}
    </div>
  );
}
