import { Fragment, useState } from 'react';
import { DEFAULT_MODEL } from '../../omnicapbench/published';
import type { AnalysisDesk } from '../../state/analysis';
import { HuedText } from '../../ui/HuedText';
import { Icon } from '../../ui/Icon';
import { FoldedList } from '../numbers/FoldedList';
import type { Pointing } from '../numbers/pointing';
import { targetOfPlace } from '../numbers/target';
import { WhyRow } from '../numbers/WhyRow';
import { useAnswer } from '../useAnswer';
import { type FamilyRow, familyRows, rateOf } from './rows';

interface FamiliesViewProps {
  readonly desk: AnalysisDesk;
  readonly pointing: Pointing;
}

/** The error families of the paper's Table A.8 for this document, each with its places. */
export function FamiliesView({ desk, pointing }: FamiliesViewProps) {
  const { answer, stale, crash } = useAnswer(desk, 'families');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());

  const toggle = (id: string): void => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };

  return (
    <section className="probes families" aria-labelledby="families-title" aria-busy={stale && !crash}>
      <h2 id="families-title">Error families</h2>
      {crash ? <p className="error-text">They could not be counted: {crash.message}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a narrow screen */}
      <section className="scroll" aria-label="Error families, table" tabIndex={0}>
        <table aria-labelledby="families-title">
          <thead>
            <tr>
              <th scope="col">Family</th>
              <th scope="col" className="num">
                Failed
              </th>
              <th scope="col" className="num">
                Of
              </th>
              <th scope="col" className="num">
                Rate
              </th>
              <th scope="col" className="num" title={`${DEFAULT_MODEL} over the whole benchmark, Table A.8`}>
                Paper rate
              </th>
              <th scope="col">What fails over what applies</th>
            </tr>
          </thead>
          <tbody>
            {familyRows(answer).map((row) => (
              <FamilyRows
                key={row.family.id}
                row={row}
                open={open.has(row.family.id)}
                onToggle={() => toggle(row.family.id)}
                pointing={pointing}
              />
            ))}
          </tbody>
        </table>
      </section>
      <p className="muted families-source">
        Paper rate: {DEFAULT_MODEL} over the whole benchmark, Table A.8, which prints no denominators.
      </p>
    </section>
  );
}

interface FamilyRowsProps {
  readonly row: FamilyRow;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly pointing: Pointing;
}

function FamilyRows({ row: { family, result }, open, onToggle, pointing }: FamilyRowsProps) {
  const { id, title, definition, paper } = family;
  const { failed = 0, applicable = 0, places = [] } = result ?? {};
  const placesId = `family-${id}`;
  const told = failed > 0 ? 'error' : applicable > 0 ? 'ok' : 'info';
  return (
    <Fragment>
      <tr data-family={id} data-failed={result?.failed} data-applicable={result?.applicable}>
        <th scope="row">
          <Icon
            name={told}
            className={told === 'info' ? 'muted' : told}
            label={failed > 0 ? 'failed' : applicable > 0 ? 'none failed' : 'does not apply'}
          />{' '}
          {places.length > 0 ? (
            <button
              type="button"
              className="family-name"
              aria-expanded={open}
              aria-controls={open ? placesId : undefined}
              onClick={onToggle}
            >
              {title}
            </button>
          ) : (
            title
          )}
        </th>
        <td className="num value">{result ? failed : ''}</td>
        <td className="num">{result ? applicable : ''}</td>
        <td className="num">
          {result ? rateOf(result) || <span title="It does not apply to this document">n/a</span> : ''}
        </td>
        <td className="num muted">{paper.percent.toFixed(1)} %</td>
        <td className="muted definition">{definition}</td>
      </tr>
      {open && places.length > 0 ? (
        <tr className="explain" id={placesId}>
          <td colSpan={6}>
            <div className="explanation">
              <FoldedList label={`Places of ${title}`} rows={places}>
                {(place) => (
                  <WhyRow
                    className="placed"
                    {...pointing.row(targetOfPlace(place), {
                      reference: null,
                      prediction: null,
                      [place.side]: place.unit,
                    })}
                  >
                    <span className="muted">
                      {place.side} <span className="mono">{`${place.place.line}:${place.place.column}`}</span>
                    </span>
                    <span className="why-note">
                      <HuedText text={place.note} />
                    </span>
                  </WhyRow>
                )}
              </FoldedList>
            </div>
          </td>
        </tr>
      ) : null}
    </Fragment>
  );
}
