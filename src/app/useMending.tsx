import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { EditorSurface } from '../editor/surface';
import type { Side } from '../omnicapbench/diagnostics';
import type { Proposal } from '../state/fixes';
import type { Session } from '../state/session';
import type { Offered } from '../views/problems/groupFix';
import { hunksOf } from '../views/problems/hunks';

const ReviewDialog = lazy(() =>
  import('../views/problems/ReviewDialog').then((module) => ({ default: module.ReviewDialog })),
);

interface Mending {
  /** Carries a fix out that was made for this text; one that changes several places is shown first. */
  readonly mend: (side: Side, text: string, fix: Offered) => void;
  /** The dialog, when it is open, and what screen readers are told. */
  readonly parts: ReactNode;
}

/** Quick fixes as one undoable step of the editor, scored at once. */
export function useMending(
  session: Session,
  surfaces: Readonly<Record<Side, EditorSurface | null>>,
  narrow: boolean,
): Mending {
  const [review, setReview] = useState<Proposal | null>(null);
  const [done, setDone] = useState<{ readonly side: Side; readonly title: string } | null>(null);
  const latest = useRef({ surfaces, narrow });
  latest.current = { surfaces, narrow };

  /** The editor, while it still holds the text that a fix was made for. */
  const editorOf = useCallback(
    (side: Side, text: string): EditorSurface | null => {
      const surface = latest.current.surfaces[side];
      if (!surface || surface.read() === text) return surface;
      // A key was pressed a moment ago. The offers of the new text are on their way.
      session.commit(side, surface.read);
      return null;
    },
    [session],
  );

  const apply = useCallback(
    ({ side, text, title, edits }: Proposal): void => {
      setReview(null);
      const surface = editorOf(side, text);
      if (!surface) return;
      surface.apply(edits);
      session.commit(side, surface.read);
      setDone({ side, title });
    },
    [session, editorOf],
  );

  const mend = useCallback(
    (side: Side, text: string, { title, edits, several }: Offered): void => {
      if (!editorOf(side, text)) return;
      const proposal = { side, title, text, edits };
      if (several || hunksOf(text, edits).length > 1) setReview(proposal);
      else apply(proposal);
    },
    [editorOf, apply],
  );

  // The button that was pressed is gone; in the editor the change can be seen and undone.
  useEffect(() => {
    if (!done) return;
    if (latest.current.narrow) document.getElementById('report')?.focus({ preventScroll: true });
    else latest.current.surfaces[done.side]?.focus();
  }, [done]);

  const parts = (
    <>
      {review ? (
        <Suspense fallback={null}>
          <ReviewDialog proposal={review} onApply={() => apply(review)} onClose={() => setReview(null)} />
        </Suspense>
      ) : null}
      <p className="hidden-text" role="status">
        {done ? `Done: ${done.title}. It can be undone in the editor.` : ''}
      </p>
    </>
  );
  return { mend, parts };
}
