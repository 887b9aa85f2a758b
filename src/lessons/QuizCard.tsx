import { useId, useState } from 'react';
import { Icon } from '../ui/Icon';
import type { Quiz } from './lesson';
import { Prose } from './Prose';

interface QuizCardProps {
  readonly quiz: Quiz;
  readonly onRight: () => void;
}

/** A question; a chosen answer says at once whether it is right, and why. */
export function QuizCard({ quiz, onRight }: QuizCardProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const name = useId();
  const choose = (index: number): void => {
    setChosen(index);
    if (quiz.answers[index]?.right) onRight();
  };
  const answer = chosen === null ? undefined : quiz.answers[chosen];
  return (
    <section className="quiz" aria-labelledby={`${name}-h`}>
      <h2 id={`${name}-h`}>Check yourself</h2>
      <fieldset>
        <legend>
          <Prose text={quiz.question} />
        </legend>
        {quiz.answers.map(({ text, right }, index) => (
          <label key={text} className={chosen === index ? (right ? 'right' : 'wrong') : ''}>
            <input type="radio" name={name} checked={chosen === index} onChange={() => choose(index)} />
            <span>
              <Prose text={text} />
            </span>
            {chosen === index ? <Icon name={right ? 'ok' : 'error'} className={right ? 'ok' : 'error'} /> : null}
          </label>
        ))}
      </fieldset>
      {/* All reasons lie in one cell, so that the longest one keeps the room for any. */}
      <div className="because">
        {quiz.answers.map(({ text, right, because }, index) => (
          <p key={text} hidden={chosen !== index}>
            <strong>{right ? 'Right.' : 'No.'}</strong> <Prose text={because} />
          </p>
        ))}
      </div>
      <p className="hidden-text" role="status">
        {answer ? `${answer.right ? 'Right.' : 'No.'} ${answer.because}` : ''}
      </p>
    </section>
  );
}
