import { useEffect, useState } from 'react';
import { addressOf } from './addresses';
import { Formulas } from './Formulas';
import type { Lesson, LessonPair, SealedLesson, Step } from './lesson';
import { Prose } from './Prose';
import { type Progress, progressIn, tickQuiz, tickSteps } from './progress';
import { QuizCard } from './QuizCard';
import { Steps } from './Steps';
import type { EngineState } from './useLessonEngine';

interface LessonPageProps<State> {
  readonly lesson: Lesson<State>;
  /** 1-based, and of how many. */
  readonly number: number;
  readonly count: number;
  readonly previous: SealedLesson | undefined;
  readonly next: SealedLesson | undefined;
  readonly engine: EngineState;
  readonly progress: Progress;
  readonly onProgress: (transition: (progress: Progress) => Progress) => void;
  readonly onOpenPair: (pair: LessonPair) => void;
}

/** One lesson: the words, the stage with its number, what to try, a question, and who says so. */
export function LessonPage<State>(props: LessonPageProps<State>) {
  const { lesson, number, count, previous, next, engine, progress, onProgress, onOpenPair } = props;
  const [state, setState] = useState(lesson.start);
  const [latest, setLatest] = useState<Step<State>>();
  const { steps: done } = progressIn(progress, lesson.id);
  const ready = engine.kind === 'ready' ? engine.engine : undefined;

  useEffect(() => {
    if (!ready) return;
    const reached = lesson.steps.flatMap((step, index) =>
      !done.includes(index) && step.done(state, ready) ? [index] : [],
    );
    const [first] = reached;
    if (first === undefined) return;
    onProgress((all) => tickSteps(all, lesson.id, reached));
    setLatest(lesson.steps[first]);
  }, [state, ready, lesson, done, onProgress]);

  const { Stage } = lesson;
  const pair = lesson.pair(state);
  return (
    <article className="lesson" data-lesson={lesson.id}>
      <p className="lesson-count">
        Lesson {number} of {count} · {lesson.minutes} min
      </p>
      <h1 tabIndex={-1}>{lesson.title}</h1>
      <p className="lead">
        <Prose text={lesson.intro} />
      </p>
      <figure className="play" aria-label={`${lesson.title}: a live example`}>
        {ready ? <Stage engine={ready} state={state} onChange={setState} /> : <Waiting engine={engine} />}
      </figure>
      <div className="columns">
        <div>
          <Steps
            steps={lesson.steps}
            done={done}
            latest={latest}
            onShow={setState}
            onReset={() => setState(lesson.start)}
          />
          {pair ? (
            <p className="to-workbench">
              <button type="button" className="outline" onClick={() => onOpenPair(pair)}>
                Open this example in the workbench
              </button>
            </p>
          ) : null}
        </div>
        <div>
          <Formulas formulas={lesson.formulas} />
          <QuizCard quiz={lesson.quiz} onRight={() => onProgress((all) => tickQuiz(all, lesson.id))} />
          <aside className="lesson-sources" aria-label="Who says so">
            <SourceList title="Stated in the paper" sentences={lesson.paper} />
            <SourceList title="Our convention" sentences={lesson.ours} />
          </aside>
        </div>
      </div>
      <nav className="lesson-turn" aria-label="Next and previous lesson">
        {previous ? (
          <a href={addressOf(previous.id)} rel="prev">
            <small>Previous</small>
            {previous.title}
          </a>
        ) : (
          <span />
        )}
        {next ? (
          <a href={addressOf(next.id)} rel="next">
            <small>Next</small>
            {next.title}
          </a>
        ) : null}
      </nav>
    </article>
  );
}

function SourceList({ title, sentences }: { readonly title: string; readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      {sentences.map((sentence) => (
        <p key={sentence}>
          <Prose text={sentence} />
        </p>
      ))}
    </section>
  );
}

function Waiting({ engine }: { readonly engine: EngineState }) {
  return (
    <div className="stage stage-waiting" role="status">
      {engine.kind === 'failed' ? (
        <p>
          The scorer could not be loaded, so the example cannot move: {engine.message} Reload the page to try again.
        </p>
      ) : (
        <p className="muted">The scorer is loading…</p>
      )}
    </div>
  );
}
