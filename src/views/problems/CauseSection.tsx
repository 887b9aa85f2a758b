import { useId, useMemo, useState } from 'react';
import type { CostedCause } from '../../engine/costs';
import type { AskFixes } from '../../state/fixes';
import { Icon } from '../../ui/Icon';
import { CauseRow } from './CauseRow';
import { CostButton } from './CostButton';
import type { CauseGroup } from './causes';
import { FixButton } from './FixButton';
import { groupFix, type Offered } from './groupFix';
import { lost, metricName } from './names';
import { SAID } from './said';

interface CauseSectionProps {
  readonly group: CauseGroup;
  /** Those of the group's causes that are drawn. */
  readonly rows: readonly CostedCause[];
  /** The prediction that the fixes belong to. */
  readonly text: string;
  readonly selected: string | null;
  readonly askFixes: AskFixes;
  readonly onSelect: (cause: CostedCause) => void;
  readonly onFix: (fix: Offered) => void;
}

/** The causes of one kind under what the costliest of them costs. */
export function CauseSection({ group, rows, text, selected, askFixes, onSelect, onFix }: CauseSectionProps) {
  const { kind, title, severity, worst, causes } = group;
  const titleId = useId();
  const changesId = useId();
  const [open, setOpen] = useState(false);
  const only = causes.length === 1 ? causes[0] : undefined;
  const all = useMemo(
    () =>
      groupFix(
        text,
        causes.map(({ fix }) => fix),
        title.toLowerCase(),
      ),
    [text, causes, title],
  );
  return (
    <section className="group" aria-labelledby={titleId} data-group={kind}>
      <header>
        <Icon name={severity} className={severity} label={SAID[severity]} />
        <h3 id={titleId}>{title}</h3>
        <span className="badge">{causes.length}</span>
        {only ? (
          <CostButton cause={only} open={open} controls={changesId} onToggle={() => setOpen(!open)} />
        ) : worst ? (
          <span className="cost" title="What the costliest of them costs; costs do not add up">
            <small>worst </small>
            <span className="mono">{lost(worst)}</span> <small>{metricName(worst.metric)}</small>
          </span>
        ) : null}
        <span className="fix-slot">{all ? <FixButton fix={all} label={all.label} onFix={onFix} /> : null}</span>
      </header>
      <ol>
        {rows.map((cause) => (
          <CauseRow
            key={cause.id}
            cause={cause}
            selected={cause.id === selected}
            above={only ? { id: changesId, open } : null}
            askFixes={askFixes}
            onSelect={onSelect}
            onFix={onFix}
          />
        ))}
      </ol>
    </section>
  );
}
