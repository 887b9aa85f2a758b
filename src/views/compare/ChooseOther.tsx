import { useId, useState } from 'react';
import type { ExamplePrediction } from '../../examples';
import type { Baseline, Other, OtherChoice } from '../../state/compare';

interface ChooseOtherProps {
  readonly other: Other | null;
  readonly baseline: Baseline | null;
  /** Predictions of the same example, without the one on screen. */
  readonly predictions: readonly Pick<ExamplePrediction, 'id' | 'title' | 'text'>[];
  readonly onChoose: (choice: OtherChoice) => void;
  readonly onClear: () => void;
}

const PASTED = 'pasted';

/** Chooses the second prediction: one of the example, the baseline's text, or a text of one's own. */
export function ChooseOther({ other, baseline, predictions, onChoose, onClear }: ChooseOtherProps) {
  const id = useId();
  const [pasting, setPasting] = useState(false);
  const [draft, setDraft] = useState(other?.choice.source === PASTED ? other.choice.text : '');
  const choices: readonly OtherChoice[] = [
    ...predictions.map(({ id: prediction, title, text }) => ({ source: `example:${prediction}`, name: title, text })),
    ...(baseline ? [{ source: 'baseline', name: baselineName(baseline), text: baseline.texts.prediction }] : []),
  ];
  const source = pasting ? PASTED : (other?.choice.source ?? '');
  const listed = source === '' || source === PASTED || choices.some((choice) => choice.source === source);

  const choose = (wanted: string): void => {
    setPasting(wanted === PASTED);
    const choice = choices.find((candidate) => candidate.source === wanted);
    if (choice) onChoose(choice);
    else if (wanted === '') onClear();
  };

  return (
    <div className="choose-other">
      <label htmlFor={id}>Second prediction</label>
      <select id={id} value={source} onChange={(event) => choose(event.target.value)}>
        <option value="">Choose one</option>
        {choices.map((choice) => (
          <option key={choice.source} value={choice.source}>
            {choice.name}
          </option>
        ))}
        {listed ? null : <option value={source}>{other?.choice.name}</option>}
        <option value={PASTED}>A text of your own</option>
      </select>
      {source === PASTED ? (
        <form
          className="paste-other"
          onSubmit={(event) => {
            event.preventDefault();
            setPasting(false);
            onChoose({ source: PASTED, name: 'Pasted text', text: draft });
          }}
        >
          <label htmlFor={`${id}-text`}>Its text, as the model printed it</label>
          <textarea
            id={`${id}-text`}
            className="map"
            rows={6}
            spellCheck={false}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <button type="submit" className="outline" disabled={!/\S/.test(draft)}>
            Score it
          </button>
        </form>
      ) : null}
    </div>
  );
}

function baselineName({ names }: Baseline): string {
  return names.prediction ? `Baseline: ${names.prediction}` : 'Baseline';
}
