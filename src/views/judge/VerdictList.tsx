import { useMemo, useState } from 'react';
import type { Outcomes } from '../../judge/plan';
import type { Item } from '../../judge/prompts/task';
import type { UnitRef } from '../../state/selection';
import { Segmented } from '../../ui/Segmented';
import { grouped } from '../numbers/figures';
import { VerdictItem } from './VerdictItem';
import { countVerdicts, type VerdictFilter, type VerdictGroup, verdictGroups } from './verdictWords';

interface VerdictListProps {
  readonly items: readonly Item[];
  readonly outcomes: Outcomes;
  readonly selected: UnitRef | null;
  readonly onSelect: (unit: UnitRef) => void;
}

/** Every verdict, task by task, with what the judge says for it. */
export function VerdictList({ items, outcomes, selected, onSelect }: VerdictListProps) {
  const [filter, setFilter] = useState<VerdictFilter>('all');
  const groups = useMemo(() => verdictGroups(items, outcomes, filter), [items, outcomes, filter]);
  const counts = useMemo(() => countVerdicts(items, outcomes), [items, outcomes]);
  return (
    <section className="ask-part" aria-labelledby="ask-verdicts-title">
      <div className="ask-verdicts-bar">
        <h2 id="ask-verdicts-title">Verdicts</h2>
        <Segmented
          label="Which verdicts"
          value={filter}
          onChange={setFilter}
          options={[
            { value: 'all', label: `All ${grouped(counts.all)}` },
            { value: 'low', label: `Judged low ${grouped(counts.low)}` },
            { value: 'unjudged', label: `Unjudged ${grouped(counts.unjudged)}` },
          ]}
        />
      </div>
      {groups.length === 0 ? <p className="muted">None of these.</p> : null}
      {groups.map((group) => (
        <Group key={`${filter} ${group.task.id}`} group={group} selected={selected} onSelect={onSelect} />
      ))}
    </section>
  );
}

/** Rows that are drawn before somebody asks for all. */
const FIRST = 100;

interface GroupProps {
  readonly group: VerdictGroup;
  readonly selected: UnitRef | null;
  readonly onSelect: (unit: UnitRef) => void;
}

function Group({ group: { task, rows }, selected, onSelect }: GroupProps) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? rows : rows.slice(0, FIRST);
  return (
    <section className="ask-group" aria-labelledby={`ask-verdicts-${task.id}`}>
      <h3 id={`ask-verdicts-${task.id}`}>
        {task.title} <span className="badge">{grouped(rows.length)}</span>
      </h3>
      <ul>
        {shown.map((row) => (
          <VerdictItem key={row.item.id} row={row} selected={selected} onSelect={onSelect} />
        ))}
      </ul>
      {shown.length < rows.length ? (
        <button type="button" className="outline" onClick={() => setWhole(true)}>
          Show all {grouped(rows.length)}
        </button>
      ) : null}
    </section>
  );
}
