import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import type { LessonPair } from '../lessons/lesson';
import type { Session } from '../state/session';
import { lessonPageOf } from './routes';
import { browserShelf } from './shelf';

const Learn = lazy(() => import('../lessons/Learn'));

interface PagesProps {
  readonly session: Session;
  /** The workbench. It stays in the page behind a lesson, so that undo and scroll positions survive. */
  readonly children: ReactNode;
}

/** The workbench, or the lessons in front of it. */
export function Pages({ session, children }: PagesProps) {
  const [path, navigate] = useLocation();
  const lesson = lessonPageOf(path);
  const openPair = ({ prediction, reference }: LessonPair): void => {
    session.flush();
    session.load(
      {
        prediction: { text: prediction, name: 'From a lesson' },
        reference: { text: reference, name: 'From a lesson' },
      },
      null,
    );
    navigate('/');
  };
  return (
    <>
      <div className="page" hidden={lesson !== null}>
        {children}
      </div>
      {lesson === null ? null : (
        <Suspense fallback={<p className="waiting muted">Opening the lesson…</p>}>
          <Learn page={lesson} shelf={browserShelf()} onOpenPair={openPair} />
        </Suspense>
      )}
    </>
  );
}
