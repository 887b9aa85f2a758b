import type { Step } from './lesson';
import { Prose } from './Prose';

interface StepsProps<State> {
  readonly steps: readonly Step<State>[];
  /** Positions of those that are done. */
  readonly done: readonly number[];
  /** The step that has just been done, to be spoken. */
  readonly latest: Step<State> | undefined;
  readonly onShow: (solution: State) => void;
  readonly onReset: () => void;
}

/** What to try. A step ticks itself and then tells its surprise, which has had its room from the start. */
export function Steps<State>({ steps, done, latest, onShow, onReset }: StepsProps<State>) {
  return (
    <section aria-labelledby="lesson-steps">
      <h2 id="lesson-steps">Try this</h2>
      <ol className="steps">
        {steps.map((step, index) => {
          const ticked = done.includes(index);
          return (
            <li key={step.text} className={ticked ? 'done' : ''} data-step={index}>
              <p>
                {ticked ? <span className="hidden-text">Done. </span> : null}
                <Prose text={step.text} />
              </p>
              <div className="surprise">
                <p className="untold" hidden={ticked}>
                  What happens?
                </p>
                <p className="told" hidden={!ticked}>
                  <Prose text={step.surprise} />
                </p>
                <button
                  type="button"
                  className="outline"
                  aria-label={`Show me step ${index + 1}`}
                  onClick={() => onShow(step.solution)}
                >
                  Show me
                </button>
              </div>
            </li>
          );
        })}
      </ol>
      <div className="steps-foot">
        <button type="button" className="outline" onClick={onReset}>
          Reset the example
        </button>
        <span className="muted">
          {done.length} of {steps.length} tried
        </span>
      </div>
      <p className="hidden-text" role="status">
        {latest ? `Step done. ${latest.surprise}` : ''}
      </p>
    </section>
  );
}
