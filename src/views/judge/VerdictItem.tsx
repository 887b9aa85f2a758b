import type { UnitRef } from '../../state/selection';
import { FoldedList } from '../numbers/FoldedList';
import { Fold } from './Fold';
import { LongText } from './LongText';
import { counted } from './runWords';
import { VerdictMark } from './VerdictMark';
import { cutText, isAbout, unitOf, type VerdictRow } from './verdictWords';

/** Letters of the evidence in a row; the rest is in the answer below it. */
const EVIDENCE = 600;

interface VerdictItemProps {
  readonly row: VerdictRow;
  readonly selected: UnitRef | null;
  readonly onSelect: (unit: UnitRef) => void;
}

/** One question with what became of it; its title selects the unit it is about. */
export function VerdictItem({ row: { item, outcome }, selected, onSelect }: VerdictItemProps) {
  const unit = unitOf(item);
  const chosen = isAbout(item, selected);
  const judged = outcome.kind === 'judged';
  return (
    <li className={chosen ? 'ask-verdict selected' : 'ask-verdict'} data-verdict={item.id} data-outcome={outcome.kind}>
      <div className="ask-verdict-head">
        <span className="ask-verdict-title">
          {unit === null ? (
            <span className="mono ask-wrap">{item.title}</span>
          ) : (
            <button
              type="button"
              className="link"
              aria-current={chosen ? 'true' : undefined}
              onClick={() => onSelect(unit)}
            >
              {item.title}
            </button>
          )}
          {item.direction === null ? null : <small className="muted"> {item.direction}</small>}
        </span>
        <VerdictMark outcome={outcome} />
        <p className="ask-said" dir="auto">
          {judged
            ? cutText(outcome.evidence, EVIDENCE).text || 'No evidence was given.'
            : `${outcome.failure.message} ${counted(outcome.attempts, 'attempt')}.`}
        </p>
      </div>
      {judged && outcome.verdict.kind === 'map' && outcome.verdict.pairs.length > 0 ? (
        <FoldedList label={`Pairs of ${item.title}`} rows={outcome.verdict.pairs}>
          {([reference, prediction]) => (
            <span className="mono ask-wrap">
              {reference} → {prediction}
            </span>
          )}
        </FoldedList>
      ) : null}
      <Fold className="ask-fold" summary="Answer and question, to the letter">
        {() => (
          <>
            {outcome.raw === null ? (
              <p className="muted">No answer came.</p>
            ) : (
              <LongText title={judged ? 'The answer' : 'The last answer'} text={outcome.raw} />
            )}
            <LongText title="System text" text={item.prompt.system} />
            <LongText title="User text" text={item.prompt.user} />
          </>
        )}
      </Fold>
    </li>
  );
}
