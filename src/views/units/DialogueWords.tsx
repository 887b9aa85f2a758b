import { useLayoutEffect, useState } from 'react';
import type { WordAlignment, WordStep, WordStepKind } from '../../text/alignWords';
import { type AlignWords, werFormula, werWords } from './words';

interface DialogueWordsProps {
  readonly reference: string;
  readonly prediction: string;
  readonly words: AlignWords;
}

interface Known {
  readonly reference: string;
  readonly prediction: string;
  readonly alignment: WordAlignment;
}

const SAID: Readonly<Record<Exclude<WordStepKind, 'equal'>, string>> = {
  substitute: 'substituted',
  insert: 'inserted',
  delete: 'deleted',
};

/** What stands before a word, so that its state is not told by colour alone. */
const SIGN: Readonly<Record<WordStepKind, string>> = { equal: '', substitute: '≠', insert: '+', delete: '−' };

/** Two lines laid word against word: kept, substituted, inserted and deleted words, and the error rate they make. */
export function DialogueWords({ reference, prediction, words }: DialogueWordsProps) {
  const [known, setKnown] = useState<Known | null>(null);

  // Not while drawing: asking may start work, and an answer that is there already must not flash.
  useLayoutEffect(() => {
    const alignment = words(reference, prediction);
    // An answer stays good for its lines while it is asked for again, as it is after every edit.
    if (alignment) setKnown({ reference, prediction, alignment });
  }, [words, reference, prediction]);

  if (known?.reference !== reference || known.prediction !== prediction) {
    return <p className="words-pending muted">Aligning the words…</p>;
  }
  const { alignment } = known;
  return (
    <div className="words">
      <p className="words-line">
        {alignment.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one alignment, in order, without state
          <Word key={index} step={step} />
        ))}
      </p>
      <p className="words-rate">
        <span className="muted">WER </span>
        <span className="mono">{werFormula(alignment)}</span>
        <span className="muted"> {werWords(alignment)}</span>
      </p>
    </div>
  );
}

function Word({ step }: { readonly step: WordStep }) {
  const { kind, reference, prediction } = step;
  if (kind === 'equal') return <span className="word">{prediction ?? reference} </span>;
  return (
    <span className={`word ${kind}`}>
      <span className="hidden-text">
        [{SAID[kind]}
        {kind === 'substitute' ? `: ${reference} by ${prediction}` : `: ${reference ?? prediction}`}]{' '}
      </span>
      <span className="sign" aria-hidden="true">
        {SIGN[kind]}
      </span>
      {reference === null ? null : <del aria-hidden="true">{reference}</del>}
      {prediction === null ? null : <ins aria-hidden="true">{prediction}</ins>}
    </span>
  );
}
