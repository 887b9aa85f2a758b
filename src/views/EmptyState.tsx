import { useEffect, useRef } from 'react';
import type { Side } from '../omnicapbench/diagnostics';

interface EmptyStateProps {
  readonly side: Side;
  readonly onExamples: () => void;
}

/** What to do when a document is missing. */
export function EmptyState({ side, onExamples }: EmptyStateProps) {
  const section = useRef<HTMLElement>(null);

  // Where the panel scrolls, what is said here is at its top; where the page does, the reader is left alone.
  useEffect(() => {
    section.current?.closest('.panel')?.scrollTo({ top: 0 });
  }, []);

  return (
    <section ref={section} className="empty" aria-labelledby="empty-title">
      <h2 id="empty-title">{side === 'prediction' ? 'Paste a prediction' : 'Paste a reference'}</h2>
      <p>
        {side === 'prediction'
          ? "A model's answer as it came: a JSON object with references, events and shots. Fences and prose around it are fine."
          : 'The caption a prediction is measured against: a JSON object with references, events and shots.'}
      </p>
      <p>
        <button type="button" className="outline" onClick={onExamples}>
          Open an example
        </button>
      </p>
    </section>
  );
}
