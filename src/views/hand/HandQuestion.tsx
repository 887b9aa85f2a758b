import type { Item } from '../../judge/prompts/task';
import type { HandLabel } from '../../state/judge/state';
import type { UnitRef } from '../../state/selection';
import { AnswerButtons } from './AnswerButtons';
import type { Choice } from './answers';
import { blindTitle, QUESTIONS, unitOf } from './items';
import { NoteField } from './NoteField';
import { QuestionTexts } from './QuestionTexts';

interface HandQuestionProps {
  readonly item: Item;
  readonly titleId: string;
  readonly label: HandLabel | undefined;
  readonly note: string;
  readonly selected: UnitRef | null;
  readonly onSelect: (unit: UnitRef) => void;
  readonly onChoose: (choice: Choice) => void;
  readonly onNote: (note: string) => void;
  readonly onLeaveNote: () => void;
  readonly onTakeBack: () => void;
}

/** One question: what is asked, the texts, and the verdicts to choose from. */
export function HandQuestion(props: HandQuestionProps) {
  const { item, titleId, label, note, selected, onSelect, onChoose, onNote, onLeaveNote, onTakeBack } = props;
  const unit = unitOf(item);
  return (
    <section
      className="hand-item"
      aria-labelledby={titleId}
      data-hand-item={item.id}
      data-labelled={label !== undefined}
    >
      <header>
        <p className="hand-what muted">{blindTitle(item)}</p>
        {unit ? (
          <button
            type="button"
            className="outline push"
            aria-pressed={selected?.side === unit.side && selected.key === unit.key}
            title="Shows it in the documents, which tells the side it is on."
            onClick={() => onSelect(unit)}
          >
            Show the unit
          </button>
        ) : null}
      </header>
      <h2 id={titleId}>{QUESTIONS[item.task]}</h2>
      <QuestionTexts key={item.id} item={item} />
      <AnswerButtons answer={item.answer} verdict={label?.verdict} onChoose={onChoose} />
      <NoteField key={`note of ${item.id}`} note={note} onChange={onNote} onLeave={onLeaveNote} />
      <div className="hand-after">
        {/* Not `disabled`: it is pressed with the focus on it, which would fall to the page. */}
        <button
          type="button"
          className="outline"
          aria-disabled={label === undefined}
          onClick={() => {
            if (label !== undefined) onTakeBack();
          }}
        >
          Take back the verdict
        </button>
        <span className="muted">
          Keys: {item.answer === 'score' ? '1 to 5' : '0 no match, 1 match'}, arrows or p and n for the question before
          and after, u for the next unlabelled.
        </span>
      </div>
      <details className="hand-fold">
        <summary>The rules, and all that a model is sent</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
        <pre className="hand-prompt" tabIndex={0}>
          {item.prompt.system}
          {'\n\n'}
          {item.prompt.user}
        </pre>
      </details>
    </section>
  );
}
