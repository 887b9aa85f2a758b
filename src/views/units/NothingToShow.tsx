import type { Detail } from '../../omnicapbench/detail';

interface NothingToShowProps {
  readonly detail: Detail;
  /** What the view would show: units, identities, links. */
  readonly what: string;
}

/** Why a view of both documents is empty, and what would fill it. */
export function NothingToShow({ detail, what }: NothingToShowProps) {
  const neither = !detail.reference && !detail.prediction;
  const side = detail.reference ? 'prediction' : 'reference';
  return (
    <section className="empty" aria-labelledby={`no-${what}`}>
      <h2 id={`no-${what}`}>No {what} to show yet</h2>
      <p>
        {neither
          ? 'Neither document can be read as a caption.'
          : `The ${side} fails the gate: it cannot be read as a caption.`}{' '}
        A caption is a JSON object with the three arrays <code>references</code>, <code>events</code> and{' '}
        <code>shots</code>.
      </p>
      <p className="muted">
        The Problems tab says what is wrong and where. Mend it, or open an example, and the {what} of both documents
        stand here side by side.
      </p>
    </section>
  );
}
