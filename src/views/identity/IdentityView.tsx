import { useMemo } from 'react';
import type { Detail } from '../../omnicapbench/detail';
import type { Report } from '../../omnicapbench/report';
import { selectedPair, type UnitRef } from '../../state/selection';
import { HuedText } from '../../ui/HuedText';
import { Icon } from '../../ui/Icon';
import { amount, percent } from '../numbers/figures';
import { NothingToShow } from '../units/NothingToShow';
import { type Callout, callouts } from './callouts';
import { cccConvention, identityGrid } from './grid';
import { IdentityTable } from './IdentityTable';
import { Key } from './Key';

interface IdentityViewProps {
  readonly detail: Detail;
  readonly report: Report;
  readonly selected: UnitRef | null;
  readonly onSelect: (unit: UnitRef) => void;
}

/** Who is shown where: reference entities down, reference shots across, reference above prediction. */
export function IdentityView({ detail, report, selected, onSelect }: IdentityViewProps) {
  const convention = cccConvention(report.signature);
  const grid = useMemo(() => identityGrid(detail, convention), [detail, convention]);
  const found = useMemo(() => (grid ? callouts(grid, detail) : []), [grid, detail]);
  const pair = useMemo(() => selectedPair(detail, selected), [detail, selected]);

  if (!grid) return <NothingToShow detail={detail} what="identities" />;
  if (grid.rows.length === 0 || grid.columns.length === 0) {
    return (
      <section className="empty" aria-labelledby="no-identity">
        <h2 id="no-identity">Nobody to follow</h2>
        <p>
          {grid.rows.length === 0
            ? 'The reference describes no person, object, scene or animal.'
            : 'The reference has no shot in which somebody could be seen.'}{' '}
          Identity needs entities in <code>references</code> and their ids in a shot's <code>references_in_shot</code>.
        </p>
        <p className="muted">The example “The same man after the cut” shows one man become two, and two become one.</p>
      </section>
    );
  }

  return (
    <div className="identity-view">
      <div className="bar identity-bar">
        <Key />
        <span className="push">
          CCC <span className="mono">{fractionOf(report)}</span>
        </span>
      </div>
      {report.gate.pass ? null : (
        <p className="notice">
          <Icon name="info" /> The prediction fails the gate, so nobody is paired and CCC is 0 whatever is shown.
        </p>
      )}
      <Callouts found={found} onSelect={onSelect} />
      <IdentityTable grid={grid} pair={pair} onSelect={onSelect} />
      <p className="identity-about muted">
        A row's CCC: shots that both show it over shots that either shows it.{' '}
        {convention === 'matched'
          ? 'The mean is over entities with a counterpart.'
          : 'The mean is over entities listed in two shots or more; without a counterpart a row counts 0.'}
      </p>
    </div>
  );
}

function fractionOf({ metrics: { ccc } }: Report): string {
  const { value, numerator, denominator } = ccc;
  if (numerator === null || denominator === null) return percent(value);
  return `${amount(numerator)}/${amount(denominator)} = ${percent(value)}`;
}

/** Who does not stay the same, in sentences. */
function Callouts({
  found,
  onSelect,
}: {
  readonly found: readonly Callout[];
  readonly onSelect: (unit: UnitRef) => void;
}) {
  if (found.length === 0) {
    return (
      <p className="identity-calm muted">
        <Icon name="ok" className="ok" /> No entity seen in two shots is split or merged.
      </p>
    );
  }
  return (
    <ul className="identity-callouts" aria-label="Splits and merges">
      {found.map(({ kind, entity, sentence, place }) => (
        <li key={`${kind} ${entity.key}`}>
          <Icon name="warning" className="warning" label={kind} />
          <span>
            <HuedText text={sentence} />
          </span>
          <button
            type="button"
            className="outline push"
            aria-label={`Show where: ${sentence}`}
            onClick={() => onSelect(place)}
          >
            Show
          </button>
        </li>
      ))}
    </ul>
  );
}
