import { type ReactNode, useState } from 'react';

/** Rows that are shown before somebody asks for all. */
const FIRST = 8;

/** A list that folds only when that saves more than a row or two. */
const FOLDS_FROM = FIRST + 3;

interface FoldedListProps<Row> {
  /** Names the list for somebody who does not see what stands above it. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly children: (row: Row) => ReactNode;
  /** Rows that there are beyond the ones at hand. */
  readonly more?: number;
}

/** A list that begins with its first rows and, once it is whole, scrolls inside itself. */
export function FoldedList<Row>({ label, rows, children, more = 0 }: FoldedListProps<Row>) {
  const [whole, setWhole] = useState(false);
  const folds = rows.length >= FOLDS_FROM;
  const scrolls = folds && whole;
  const shown = folds && !whole ? rows.slice(0, FIRST) : rows;
  return (
    <div className="folded">
      {/* A landmark only where it scrolls and the keyboard must reach it. */}
      <section className="folded-rows" aria-label={scrolls ? label : undefined} tabIndex={scrolls ? 0 : undefined}>
        <ul aria-label={label}>
          {shown.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows hold no state, and two of them can be the same
            <li key={index}>{children(row)}</li>
          ))}
        </ul>
      </section>
      {folds ? (
        <button type="button" className="link" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? `Show the first ${FIRST}` : `Show all ${rows.length}`}
        </button>
      ) : null}
      {more > 0 ? <p className="muted">and {more} more, which are not listed</p> : null}
    </div>
  );
}
