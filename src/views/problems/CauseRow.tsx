import { useId, useMemo, useRef, useState } from 'react';
import type { CostedCause } from '../../engine/costs';
import type { AskFixes } from '../../state/fixes';
import { Icon } from '../../ui/Icon';
import { CostButton } from './CostButton';
import { FixButton } from './FixButton';
import type { Offered } from './groupFix';
import { saidChange, severityOf } from './names';
import { PlaceText, Sentence } from './Sentence';
import { SAID } from './said';
import { useOffers, useSeen } from './useOffers';

interface CauseRowProps {
  readonly cause: CostedCause;
  readonly selected: boolean;
  /** Its cost stands in the header of its group; null when it stands here. */
  readonly above: { readonly id: string; readonly open: boolean } | null;
  readonly askFixes: AskFixes;
  readonly onSelect: (cause: CostedCause) => void;
  readonly onFix: (fix: Offered) => void;
}

/** One cause: what is wrong, what it costs, where, and how to mend it. */
export function CauseRow({ cause, selected, above, askFixes, onSelect, onFix }: CauseRowProps) {
  const { id, kind, sentence, side, place, changes } = cause;
  const [open, setOpen] = useState(false);
  const ownId = useId();
  const changesId = above?.id ?? ownId;
  const row = useRef<HTMLLIElement>(null);
  const seen = useSeen(row);
  const severity = severityOf(cause);
  const asked = useMemo(() => (cause.fix ? [] : cause.diagnostics.slice(0, 1)), [cause]);
  const [offer = []] = useOffers(askFixes, asked, seen && asked.length > 0);
  const fix = cause.fix ?? (asked.length > 0 ? offer[0] : undefined);
  return (
    <li
      ref={row}
      className={`row cause${above ? ' alone' : ''}${selected ? ' selected' : ''}`}
      data-cause={id}
      data-kind={kind}
      data-side={side}
      data-severity={severity}
    >
      <Icon name={severity} className={severity} label={SAID[severity]} />
      <button
        type="button"
        className="row-main"
        aria-current={selected ? 'true' : undefined}
        onClick={() => onSelect(cause)}
      >
        <span className="message">
          <Sentence parts={sentence} />
        </span>
      </button>
      {above ? null : <CostButton cause={cause} open={open} controls={changesId} onToggle={() => setOpen(!open)} />}
      <PlaceText side={side} line={place.line} column={place.column} />
      <span className="fixes">{fix ? <FixButton fix={fix} onFix={onFix} /> : null}</span>
      {(above?.open ?? open) ? (
        <p id={changesId} className="changes">
          <span className="muted">Without it: </span>
          {changes.map((change, index) => (
            <span key={change.metric}>
              {saidChange(change)}
              {index < changes.length - 1 ? ', ' : ''}
            </span>
          ))}
        </p>
      ) : null}
    </li>
  );
}
