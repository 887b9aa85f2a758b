import { useMemo, useState } from 'react';
import { whatToAsk } from './asking';
import { KeptHere } from './KeptHere';
import { Preview } from './Preview';
import type { AskProps } from './props';
import { Results } from './Results';
import { RunBar } from './RunBar';
import { isLocked } from './runWords';
import { SetupPanel } from './SetupPanel';
import { TasksPanel } from './TasksPanel';

/** Has a model judge: who, what, at which price, the run, and what came of it. */
export function AskPage(props: AskProps) {
  const { desk, state, report, stale, origin } = props;
  const { items, setup, answered, run } = state;
  const asking = useMemo(() => whatToAsk({ items, setup, answered }), [items, setup, answered]);
  // While a run is on, the preview stays what was agreed to.
  const [agreed, setAgreed] = useState(asking);
  if (agreed !== asking && !isLocked(run)) setAgreed(asking);
  return (
    <div className="ask">
      <p className="ask-intro">
        Rules check the structure. Here a model may compare short fields that already line up, and nothing else; nothing
        is sent until you press Ask.{' '}
        <a className="lesson-link" href="#/learn/judge">
          What a judge may decide
        </a>
      </p>
      <SetupPanel desk={desk} state={state} origin={origin} />
      <TasksPanel desk={desk} state={state} passed={report.gate.pass} />
      {items === null || items.length === 0 ? null : <Preview setup={setup} asking={agreed} />}
      <RunBar desk={desk} state={state} asking={asking} stale={stale} />
      {state.outcomes.size > 0 ? <Results {...props} /> : null}
      <KeptHere desk={desk} state={state} />
    </div>
  );
}
