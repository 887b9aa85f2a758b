import { useMemo } from 'react';
import type { Proposal } from '../../state/fixes';
import { Dialog } from '../../ui/Dialog';
import { type Hunk, hunksOf, type Piece } from './hunks';
import './problems.css';

/** Places that are shown; the rest is counted. */
const MOST = 100;

interface ReviewDialogProps {
  readonly proposal: Proposal;
  readonly onApply: () => void;
  readonly onClose: () => void;
}

/** What a change would do, place by place, before it is done. */
export function ReviewDialog({ proposal, onApply, onClose }: ReviewDialogProps) {
  const { title, side, text, edits } = proposal;
  const hunks = useMemo(() => hunksOf(text, edits), [text, edits]);
  const shown = hunks.slice(0, MOST);
  return (
    <Dialog title={title} className="review" onClose={onClose}>
      <p className="muted">
        {hunks.length === 1 ? 'One place' : `${hunks.length} places`} of the {side}, in one step that can be undone.
      </p>
      <ol className="hunks">
        {shown.map((hunk, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of one change, in order, without state
          <li key={index}>
            <span className="place">line {hunk.line}</span>
            <Side label="Before" mark="−" pieces={hunk.before} removed />
            <Side label="After" mark="+" pieces={hunk.after} />
          </li>
        ))}
      </ol>
      {hunks.length > MOST ? <p className="muted">and {hunks.length - MOST} more places</p> : null}
      <div className="dialog-actions">
        <button type="button" className="primary" onClick={onApply}>
          Apply
        </button>
        <button type="button" className="outline" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  );
}

interface SideProps {
  readonly label: string;
  readonly mark: string;
  readonly pieces: Hunk['before'];
  readonly removed?: boolean;
}

function Side({ label, mark, pieces, removed = false }: SideProps) {
  return (
    <pre className={removed ? 'before' : 'after'}>
      <span className="mark" aria-hidden="true">
        {mark}
      </span>
      <span className="hidden-text">{label}: </span>
      <code>
        {pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line, in order, without state
          <Changed key={index} piece={piece} removed={removed} />
        ))}
      </code>
    </pre>
  );
}

function Changed({ piece: { text, changed }, removed }: { readonly piece: Piece; readonly removed: boolean }) {
  if (!changed) return text;
  return removed ? <del>{text}</del> : <ins>{text}</ins>;
}
