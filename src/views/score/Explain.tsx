import type { Contribution, Exclusion, Explanation } from '../../omnicapbench/metrics/explanation';
import { PUBLISHED_VIDEOS } from '../../omnicapbench/published';
import type { Report } from '../../omnicapbench/report';
import type { AnalysisDesk } from '../../state/analysis';
import { HuedText } from '../../ui/HuedText';
import { FoldedList } from '../numbers/FoldedList';
import type { Pointing } from '../numbers/pointing';
import { SOURCE_WORDS } from '../numbers/sources';
import { targetOf, targetOfExclusion } from '../numbers/target';
import { UnitName, WhyRow } from '../numbers/WhyRow';
import { useAnswer } from '../useAnswer';
import { conventionLines, countedIn, directionOf, formulaLines, publishedLine, shareOf } from './explained';
import type { ScoreRow } from './rows';

interface ExplainProps {
  readonly desk: AnalysisDesk;
  readonly row: ScoreRow;
  readonly metrics: Report['metrics'];
  /** The published model beside the table. */
  readonly model: string | null;
  readonly pointing: Pointing;
}

/** What a metric means, with this document's own numbers put in: what counts, what does not, and by whose word. */
export function Explain({ desk, row, metrics, model, pointing }: ExplainProps) {
  const { card } = row;
  const { answer, stale, crash } = useAnswer(desk, 'explain', card.id);
  return (
    <div className="explanation" data-explained={row.value} aria-busy={stale && !crash}>
      <p>{card.definition}</p>
      {crash ? (
        <p className="error-text">It could not be worked out: {crash.message}</p>
      ) : answer ? (
        <Numbers row={row} explanation={answer} metrics={metrics} pointing={pointing} />
      ) : (
        <p className="muted">Working out the numbers…</p>
      )}
      <ul className="explanation-sources">
        <li>
          <a className="lesson-link" href={pointing.lesson(row.value)}>
            Learn it by moving an example
          </a>
        </li>
        {card.sources.map((source) => (
          <li key={`${source.kind} ${source.where}`} className="muted">
            {SOURCE_WORDS[source.kind]}: {source.where}.
          </li>
        ))}
        {model === null ? null : (
          <li className="muted">
            {model} in the paper, mean over {PUBLISHED_VIDEOS} videos: {publishedLine(model, row)}.
          </li>
        )}
      </ul>
    </div>
  );
}

interface NumbersProps {
  readonly row: ScoreRow;
  readonly explanation: Explanation;
  readonly metrics: Report['metrics'];
  readonly pointing: Pointing;
}

function Numbers({ row, explanation, metrics, pointing }: NumbersProps) {
  const counted = countedIn(row, explanation);
  const { excluded, more } = explanation;
  const conventions = conventionLines(explanation);
  return (
    <>
      <dl className="formulas">
        {formulaLines(row, explanation, metrics).map(({ id, name, formula, short, result }) => (
          <div key={id} data-formula={id}>
            <dt className="muted">{name}</dt>
            <dd>
              <code>{formula}</code>
              {short ? (
                <>
                  {' '}
                  <span className="muted">or</span> <code>{short}</code>
                </>
              ) : null}
            </dd>
            <dd className="num">{result}</dd>
          </div>
        ))}
      </dl>
      {counted.length > 0 ? (
        <>
          <h3>
            What counts <span className="badge">{counted.length + more.contributions}</span>
          </h3>
          <div className="why-row counted why-head muted" aria-hidden="true">
            <span className="counted-units">
              <span>reference</span>
              <span>prediction</span>
            </span>
            <span className="num">share</span>
            <span>{row.precision ? 'counts in' : ''}</span>
          </div>
          <FoldedList label={`What counts in ${row.title}`} rows={counted} more={more.contributions}>
            {(one) => <Counted row={row} one={one} pointing={pointing} />}
          </FoldedList>
        </>
      ) : null}
      {excluded.length > 0 ? (
        <>
          <h3>
            Left out <span className="badge">{excluded.length + more.excluded}</span>
          </h3>
          <FoldedList label={`What is left out of ${row.title}`} rows={excluded} more={more.excluded}>
            {(one) => <LeftOut one={one} pointing={pointing} />}
          </FoldedList>
        </>
      ) : null}
      <details className="conventions">
        <summary>
          Settings behind it:{' '}
          {conventions.map(({ setting, title, value }, index) => (
            <span key={setting}>
              {index > 0 ? ', ' : ''}
              {title} <span className="mono">{value}</span>
            </span>
          ))}
        </summary>
        <dl>
          {conventions.map(({ setting, title, value, why, source }) => (
            <div key={setting}>
              <dt>
                {title} <span className="mono">{value}</span>
              </dt>
              <dd>
                {why} <span className="muted">{source}</span>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

interface CountedProps {
  readonly row: ScoreRow;
  readonly one: Contribution;
  readonly pointing: Pointing;
}

function Counted({ row, one, pointing }: CountedProps) {
  const { reference, prediction, note } = one;
  const target = targetOf(one, pointing.detail);
  const direction = directionOf(row, one);
  return (
    <WhyRow className="counted" {...pointing.row(target, { reference, prediction })}>
      <span className="counted-units">
        {reference === null && prediction === null ? null : (
          <>
            <UnitName unit={reference} side="reference" />
            <UnitName unit={prediction} side="prediction" />
          </>
        )}
      </span>
      <span className={one.amount === one.of ? 'num mono' : 'num mono lost'}>{shareOf(one)}</span>
      <span className="muted">{direction}</span>
      <span className="why-note">
        <HuedText text={note} />
      </span>
    </WhyRow>
  );
}

function LeftOut({ one, pointing }: { readonly one: Exclusion; readonly pointing: Pointing }) {
  const { side, unit, note } = one;
  const units = { reference: null, prediction: null, [side]: unit };
  return (
    <WhyRow className="placed" {...pointing.row(targetOfExclusion(one, pointing.detail), units)}>
      <span className="muted">{side}</span>
      <span className="why-note">
        <HuedText text={note} />
      </span>
    </WhyRow>
  );
}
