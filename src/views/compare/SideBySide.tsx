import { useMemo } from 'react';
import { METRICS } from '../../omnicapbench/metrics';
import type { Report } from '../../omnicapbench/report';
import type { OtherChoice } from '../../state/compare';
import type { UnitRef } from '../../state/selection';
import { CopyButton } from '../../ui/CopyButton';
import { Icon } from '../../ui/Icon';
import { scoreGroups } from '../score/rows';
import { isSame, UnitButton } from './ChangeList';
import { ChooseOther } from './ChooseOther';
import type { CompareViewProps } from './CompareView';
import { MetricComparison } from './MetricComparison';
import { sideBySideMarkdown } from './markdown';
import { compareMetrics, countBetter, type DifferingUnit, differingUnits } from './rows';
import { StandingMark } from './StandingMark';

const GROUPS = scoreGroups(METRICS);

type SideBySideProps = Pick<
  CompareViewProps,
  | 'report'
  | 'names'
  | 'texts'
  | 'baseline'
  | 'other'
  | 'examplePredictions'
  | 'selected'
  | 'onChooseOther'
  | 'onClearOther'
  | 'onSelect'
>;

/** Two predictions measured against the one reference. */
export function SideBySide(props: SideBySideProps) {
  const { report, names, texts, baseline, other, examplePredictions, selected } = props;
  const predictions = examplePredictions.filter(({ text }) => text !== texts.prediction);
  const scored = other && other.kind !== 'failed' ? other.report : null;
  return (
    <>
      <div className="compare-head">
        <ChooseOther
          other={other}
          baseline={baseline && baseline.texts.prediction !== texts.prediction ? baseline : null}
          predictions={predictions}
          onChoose={props.onChooseOther}
          onClear={props.onClearOther}
        />
        {other ? (
          <button type="button" onClick={props.onClearOther}>
            Clear
          </button>
        ) : null}
      </div>
      {other?.kind === 'failed' ? (
        <div className="notice error-notice" role="status">
          <Icon name="error" className="error" label="error" />
          <p>
            {other.choice.name} could not be scored: {other.message}
          </p>
        </div>
      ) : null}
      {other && scored ? (
        <Table
          a={report}
          b={scored}
          aName={names.prediction || 'This prediction'}
          choice={other.choice}
          stale={other.kind === 'pending'}
          selected={selected}
          onSelect={props.onSelect}
        />
      ) : other?.kind === 'pending' ? (
        <p className="compare-note muted" role="status">
          Scoring {other.choice.name}…
        </p>
      ) : other ? null : (
        <NothingChosen predictions={predictions.length} />
      )}
    </>
  );
}

interface TableProps {
  readonly a: Report;
  readonly b: Report;
  readonly aName: string;
  readonly choice: OtherChoice;
  /** The second is being scored again. */
  readonly stale: boolean;
  readonly selected: UnitRef | null;
  readonly onSelect: (unit: UnitRef) => void;
}

function Table({ a, b, aName, choice, stale, selected, onSelect }: TableProps) {
  const groups = useMemo(() => compareMetrics(GROUPS, a, b), [a, b]);
  const units = useMemo(() => differingUnits(a, b), [a, b]);
  const count = countBetter(groups);
  const gates = [
    { name: aName, report: a },
    { name: choice.name, report: b },
  ].filter(({ report }) => !report.gate.pass);
  return (
    <>
      <p className="compare-note" aria-live="polite">
        <strong>{aName}</strong> is better on <span data-count="a">{count.a}</span>, <strong>{choice.name}</strong> on{' '}
        <span data-count="b">{count.b}</span>; <span data-count="tie">{count.tie}</span> are equal
        {count.none > 0 ? `, ${count.none} not comparable` : ''}.{' '}
        <span className="muted">Precision and recall not counted.</span>
        {stale ? (
          <span className="muted compare-late" aria-hidden="true">
            {' '}
            Being scored again.
          </span>
        ) : null}
      </p>
      {gates.map(({ name }) => (
        <div key={name} className="notice" data-caution="">
          <Icon name="warning" className="warning" label="Caution" />
          <p>{name} does not pass the gate, so its numbers are zero whatever it says.</p>
        </div>
      ))}
      <MetricComparison
        groups={groups}
        caption={`Numbers of ${aName} and ${choice.name}`}
        titles={{ a: aName, b: choice.name, change: 'Difference' }}
        judged
        brief={false}
        tools={
          <CopyButton
            label="Copy as Markdown"
            text={() => sideBySideMarkdown(groups, units, { a: aName, b: choice.name }, a.signature)}
          />
        }
      />
      <h2 className="compare-title">Units of the reference that only one of them has</h2>
      {units.length === 0 ? (
        <p className="compare-note muted">Both match the same units of the reference and miss the same.</p>
      ) : (
        <UnitTable units={units} names={{ a: aName, b: choice.name }} selected={selected} onSelect={onSelect} />
      )}
    </>
  );
}

interface UnitTableProps {
  readonly units: readonly DifferingUnit[];
  readonly names: { readonly a: string; readonly b: string };
  readonly selected: UnitRef | null;
  readonly onSelect: (unit: UnitRef) => void;
}

function UnitTable({ units, names, selected, onSelect }: UnitTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it
    <section className="scroll" tabIndex={0} aria-label="Units that only one prediction has">
      <table className="compared differing">
        <caption className="hidden-text">Units of the reference that only one prediction has</caption>
        <thead>
          <tr>
            <th scope="col">Unit</th>
            <th scope="col" className="document-name" title={names.a}>
              {names.a}
            </th>
            <th scope="col" className="document-name" title={names.b}>
              {names.b}
            </th>
          </tr>
        </thead>
        <tbody>
          {units.map(({ target, track, name, matchedBy }) => {
            const current = isSame(target, selected);
            return (
              <tr key={target.key} className={current ? 'selected' : undefined} data-unit={target.key}>
                <th scope="row">
                  <UnitButton track={track} name={name} target={target} current={current} onSelect={onSelect} />
                </th>
                <td>
                  <StandingMark standing={matchedBy === 'a' ? 'matched' : 'missed'} track={track} />
                </td>
                <td>
                  <StandingMark standing={matchedBy === 'b' ? 'matched' : 'missed'} track={track} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function NothingChosen({ predictions }: { readonly predictions: number }) {
  return (
    <section className="empty" aria-labelledby="no-other">
      <h2 id="no-other">Two predictions, one reference</h2>
      <p>
        Choose a second prediction above. It is scored against the same reference under the same settings, and all 45
        numbers stand side by side, with the units that only one of the two has.
      </p>
      <p className="muted">
        {predictions > 0
          ? `This example has ${predictions} other ${predictions === 1 ? 'prediction' : 'predictions'}; a text of your own does as well.`
          : 'This example has no other prediction: paste a text of your own, or pin a baseline first.'}
      </p>
    </section>
  );
}
