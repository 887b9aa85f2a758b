import { useEffect, useRef } from 'react';
import { addressOf, GLOSSARY } from './addresses';
import { Contents } from './Contents';
import { Glossary } from './Glossary';
import { CHAPTERS, LESSONS } from './index';
import { LessonPage } from './LessonPage';
import type { LessonPair } from './lesson';
import type { Progress } from './progress';
import type { EngineState } from './useLessonEngine';
import './learn.css';
import './ui/stage.css';

export interface LearnViewProps {
  /** What follows `#/learn/` in the address: a lesson's id, `glossary`, or nothing, which is the first lesson. */
  readonly page: string | undefined;
  readonly engine: EngineState;
  readonly progress: Progress;
  /** Runs a pure transition. */
  readonly onProgress: (transition: (progress: Progress) => Progress) => void;
  /** Puts a pair into the workbench and goes there. */
  readonly onOpenPair: (pair: LessonPair) => void;
}

/** Everything under `#/learn`: the contents, and one lesson or the glossary. */
export function LearnView({ page, engine, progress, onProgress, onOpenPair }: LearnViewProps) {
  const main = useRef<HTMLElement>(null);
  const current = page === undefined || page === '' ? (LESSONS[0]?.id ?? GLOSSARY) : page;
  const at = LESSONS.findIndex(({ id }) => id === current);
  const lesson = LESSONS[at];
  const title = lesson?.title ?? (current === GLOSSARY ? 'Glossary' : 'No such lesson');

  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    // A new page begins at its top, for the eye and for the reader of the screen.
    if (typeof scrollTo === 'function') scrollTo(0, 0);
    main.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [current]);

  useEffect(() => {
    const before = document.title;
    document.title = `${title} · Capscope`;
    return () => {
      document.title = before;
    };
  }, [title]);

  return (
    <main className="learn" id="learn" tabIndex={-1} ref={main}>
      <Contents chapters={CHAPTERS} current={current} progress={progress} onForget={() => onProgress(() => ({}))} />
      {/* Keyed, so that a lesson starts where it starts and the page at its top. */}
      <div className="lesson-scroll" key={current}>
        {lesson ? (
          lesson.open((opened) => (
            <LessonPage
              lesson={opened}
              number={at + 1}
              count={LESSONS.length}
              previous={LESSONS[at - 1]}
              next={LESSONS[at + 1]}
              engine={engine}
              progress={progress}
              onProgress={onProgress}
              onOpenPair={onOpenPair}
            />
          ))
        ) : current === GLOSSARY ? (
          <Glossary lessons={LESSONS} />
        ) : (
          <article className="lesson">
            <h1 tabIndex={-1}>There is no such lesson</h1>
            <p className="lead">
              The address names none. Begin with the{' '}
              <a className="plain-link" href={addressOf(LESSONS[0]?.id ?? GLOSSARY)}>
                first lesson
              </a>
              , or look a word up in the{' '}
              <a className="plain-link" href={addressOf(GLOSSARY)}>
                glossary
              </a>
              .
            </p>
          </article>
        )}
      </div>
    </main>
  );
}
