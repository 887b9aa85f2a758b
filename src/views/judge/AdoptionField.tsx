import type { SettingsInput } from '../../omnicapbench/settings';
import { grouped } from '../numbers/figures';
import { type Adoption, isReady, namedJudge } from './adoption';
import type { Adopted } from './props';

interface AdoptionFieldProps {
  readonly id: Adopted;
  readonly title: string;
  readonly adoption: Adoption;
  readonly consequence: string;
  /** Why there is no question that could decide. */
  readonly none: string;
  readonly settings: SettingsInput;
  readonly stale: boolean;
  readonly onAdopt: () => void;
  readonly onDrop: () => void;
}

/** Lets a judge's verdicts decide what lines up, or a rule again. */
export function AdoptionField(props: AdoptionFieldProps) {
  const { id, title, adoption, consequence, none, settings, stale, onAdopt, onDrop } = props;
  const { questions, judged, says, inUse, current } = adoption;
  const ready = isReady(adoption);
  return (
    <div className="ask-adoption" data-adoption={id} data-in-use={inUse}>
      {inUse ? (
        <p className="ask-small">
          In use: <code className="ask-wrap">{namedJudge(settings)}</code> decides
          {current ? `: ${says}.` : ready ? `. The verdicts on this page are others: ${says}.` : '.'}
        </p>
      ) : null}
      <div className="ask-actions">
        {current ? null : (
          <button
            type="button"
            className="outline"
            disabled={!ready || stale}
            aria-describedby={`ask-${id}-told`}
            onClick={onAdopt}
          >
            {title}
          </button>
        )}
        {inUse ? (
          <button type="button" className="outline" onClick={onDrop}>
            Back to lexical
          </button>
        ) : null}
      </div>
      <p id={`ask-${id}-told`} className="ask-small muted">
        {questions === 0
          ? none
          : ready
            ? `${inUse ? '' : `The verdicts: ${says}. `}${consequence}`
            : `Needs a verdict on all of its ${grouped(questions)} questions; ${grouped(judged)} ${judged === 1 ? 'is' : 'are'} judged.`}
      </p>
    </div>
  );
}
