import { useState } from 'react';
import { addressOf, GLOSSARY } from './addresses';
import type { SealedLesson } from './lesson';
import { doneOf, type Progress } from './progress';

/** Lessons under one heading. */
export interface Chapter {
  readonly title: string;
  readonly lessons: readonly SealedLesson[];
}

interface ContentsProps {
  readonly chapters: readonly Chapter[];
  /** The page that is open: a lesson's id, or the glossary. */
  readonly current: string;
  readonly progress: Progress;
  readonly onForget: () => void;
}

/** All lessons with how far one has come. On a narrow screen it folds into one line. */
export function Contents({ chapters, current, progress, onForget }: ContentsProps) {
  const [unfolded, setUnfolded] = useState(false);
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  const finished = lessons.filter((lesson) => isFinished(lesson, progress)).length;
  const entry = (lesson: SealedLesson) => (
    <li key={lesson.id}>
      <a
        href={addressOf(lesson.id)}
        aria-current={lesson.id === current ? 'page' : undefined}
        onClick={() => setUnfolded(false)}
      >
        <span>{lesson.title}</span>
        <Dots lesson={lesson} progress={progress} />
      </a>
    </li>
  );
  return (
    <nav className="contents" aria-label="Lessons" data-unfolded={unfolded}>
      <button
        type="button"
        className="outline contents-fold"
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        All lessons
        <span className="muted">
          {finished} of {lessons.length} done
        </span>
      </button>
      <div className="contents-list">
        {chapters.map((chapter) =>
          chapter.lessons.length === 0 ? null : (
            <section key={chapter.title}>
              <h2>{chapter.title}</h2>
              <ul>{chapter.lessons.map(entry)}</ul>
            </section>
          ),
        )}
        <section>
          <h2>To look up</h2>
          <ul>
            <li>
              <a
                href={addressOf(GLOSSARY)}
                aria-current={current === GLOSSARY ? 'page' : undefined}
                onClick={() => setUnfolded(false)}
              >
                Glossary
              </a>
            </li>
          </ul>
        </section>
        <p className="contents-foot">
          {lessons.length} lessons, about {minutes} minutes. {finished} done; this browser remembers it.
          {Object.keys(progress).length > 0 ? (
            <button type="button" className="link" onClick={onForget}>
              Forget it
            </button>
          ) : null}
        </p>
      </div>
    </nav>
  );
}

const partsOf = (lesson: SealedLesson): number => lesson.open(({ steps }) => steps.length + 1);

const isFinished = (lesson: SealedLesson, progress: Progress): boolean =>
  doneOf(progress, lesson.id) >= partsOf(lesson);

/** A dot a step and one for the question; filled when done. */
function Dots({ lesson, progress }: { readonly lesson: SealedLesson; readonly progress: Progress }) {
  const parts = partsOf(lesson);
  const done = Math.min(parts, doneOf(progress, lesson.id));
  if (done === 0) return null;
  return (
    <svg className="dots" width={parts * 8} height="8" role="img" aria-label={`${done} of ${parts} done`}>
      {Array.from({ length: parts }, (_, index) => index * 8 + 4).map((x, index) => (
        <circle key={x} className={index < done ? 'done' : ''} cx={x} cy="4" r="2.5" />
      ))}
    </svg>
  );
}
