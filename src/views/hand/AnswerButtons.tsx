import type { AnswerKind } from '../../judge/prompts/task';
import type { Verdict } from '../../judge/verdict';
import { type Choice, choicesOf, isChosen } from './answers';

interface AnswerButtonsProps {
  readonly answer: AnswerKind;
  readonly verdict: Verdict | undefined;
  readonly onChoose: (choice: Choice) => void;
}

/** The verdicts to choose from. Buttons rather than radios: the arrow keys go from question to question. */
export function AnswerButtons({ answer, verdict, onChoose }: AnswerButtonsProps) {
  return (
    <fieldset className="hand-answers" data-answer={answer}>
      <legend>{answer === 'score' ? 'Share of the target’s facts that is covered' : 'Your verdict'}</legend>
      {choicesOf(answer).map((choice) => (
        <button
          key={choice.label}
          type="button"
          className="outline"
          aria-keyshortcuts={choice.keys.join(' ')}
          aria-pressed={isChosen(choice, verdict)}
          onClick={() => onChoose(choice)}
        >
          <strong>{choice.label}</strong>
          {choice.meaning ? <span>{choice.meaning}</span> : null}
          {choice.keys[0] === choice.label ? null : (
            <span className="push" aria-hidden="true">
              <kbd>{choice.keys[0]}</kbd>
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
