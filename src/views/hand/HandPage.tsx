import { useMemo } from 'react';
import { chosenItems } from '../../state/judge/setup';
import type { JudgeDesk, JudgeState } from '../../state/judge/state';
import type { UnitRef } from '../../state/selection';
import { Icon } from '../../ui/Icon';
import { HandCourse } from './HandCourse';
import { labelled } from './items';
import { PersonField } from './PersonField';

export interface HandPageProps {
  readonly desk: JudgeDesk;
  readonly state: JudgeState;
  readonly selected: UnitRef | null;
  readonly onSelect: (unit: UnitRef) => void;
}

/** A person is a judge, too: the questions of the chosen tasks, one at a time, blind to what any model said. */
export function HandPage({ desk, state, selected, onSelect }: HandPageProps) {
  const { items, setup, run, cacheProblem } = state;
  const questions = useMemo(() => labelled(chosenItems({ items, setup })), [items, setup]);
  const locked = run !== null && run.state !== 'done' && run.state !== 'cancelled';
  return (
    <div className="hand">
      <header className="hand-head">
        <div>
          <h2>Judge by hand</h2>
          <p>
            The questions that a model gets, about the same texts. You judge blind: what a model said is not shown here,
            and as for a model nothing tells whose text is trusted. The Audit page compares you afterwards.
          </p>
          <p className="muted">
            Which entities are the same is not asked here: that is mapped by hand on the <a href="#/units">Units tab</a>
            .
          </p>
        </div>
        <PersonField person={setup.person} locked={locked} onChange={(person) => desk.changeSetup({ person })} />
      </header>
      {cacheProblem ? (
        <div className="notice" role="status">
          <Icon name="warning" className="warning" label="warning" />
          <p>{cacheProblem}</p>
        </div>
      ) : null}
      {questions.length > 0 ? (
        <HandCourse
          // Every name has verdicts and drafts of its own.
          key={setup.person}
          desk={desk}
          questions={questions}
          kept={state.labels}
          person={setup.person}
          selected={selected}
          onSelect={onSelect}
        />
      ) : (
        <NothingToAsk state={state} />
      )}
    </div>
  );
}

function NothingToAsk({ state: { items, setup } }: { readonly state: JudgeState }) {
  const others = labelled(items ?? []).length;
  return (
    <section className="empty" aria-labelledby="hand-empty">
      <h2 id="hand-empty">{items === null ? 'No pair on screen yet' : 'No question to answer'}</h2>
      <p>
        {items === null
          ? 'Questions come from units that line up. They appear as soon as a prediction and a reference are scored.'
          : others > 0
            ? `The chosen tasks ask nothing here, but ${others} ${others === 1 ? 'question' : 'questions'} of other tasks could be answered: choose them on the page “Ask a model”.`
            : 'A judge compares units that line up, and here none do: a document fails the gate, or nothing is matched. Problems says what to repair.'}
      </p>
      {setup.tasks.length === 0 ? <p className="muted">No task is chosen at all.</p> : null}
    </section>
  );
}
