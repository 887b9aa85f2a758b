import { DEFAULT_SETTINGS } from '../../omnicapbench/settings';
import type { WordStep } from '../../text/alignWords';
import type { StageProps } from '../lesson';
import { Presets } from '../ui/Presets';
import { Answer, Fraction, Outcome, Reading } from '../ui/Reading';
import { BABBLE, CHINESE, MISHEARD } from './lines';
import { type WerState, type WordGrid, werNumbers, wordGrid } from './numbers';

const PRESETS = [
  { name: 'Misheard', state: MISHEARD },
  { name: 'Babble', state: BABBLE },
  { name: 'Chinese', state: CHINESE },
];

/** Longer lines would not be read in a grid. */
const LONGEST = 120;

const NAMES = { equal: 'kept', substitute: 'substituted', delete: 'deleted', insert: 'inserted' } as const;

/** Two lines to write, the words as they are aligned, and the grid that the alignment walks through. */
export function WerStage({ engine, state, onChange }: StageProps<WerState>) {
  const { words, score, matches } = werNumbers(state, engine);
  const { substitutions: s, deletions: d, insertions: i, referenceWords, wer } = words;
  const threshold = DEFAULT_SETTINGS.dialogue_score;
  return (
    <>
      <div className="stage">
        <Presets
          label="Example"
          presets={PRESETS}
          state={state}
          shows={(preset, { reference }) => preset.reference === reference && preset.prediction === state.prediction}
          onChange={onChange}
        />
        <div className="wer-lines">
          {(['reference', 'prediction'] as const).map((side) => (
            <label key={side}>
              {side === 'reference' ? 'Reference line' : 'Predicted line'}
              <input
                type="text"
                value={state[side]}
                maxLength={LONGEST}
                spellCheck={false}
                autoComplete="off"
                onChange={(event) => onChange({ ...state, [side]: event.target.value })}
              />
            </label>
          ))}
        </div>
        <div className="wer-below">
          <Grid grid={wordGrid(state, engine)} />
          <section className="wer-words" aria-label="Word by word">
            <h2>Word by word</h2>
            <ol>
              {keyed(words.steps).map(({ key, step }) => (
                <li key={key} className={step.kind} title={NAMES[step.kind]}>
                  <span>{step.reference ?? '·'}</span>
                  <span>{step.prediction ?? '·'}</span>
                  <span className="hidden-text">{NAMES[step.kind]}</span>
                </li>
              ))}
            </ol>
            <p className="muted">Reference above, prediction below; as compared, without capitals and punctuation.</p>
            <ul className="wer-counts">
              <Count kind="substitute" count={s} />
              <Count kind="delete" count={d} />
              <Count kind="insert" count={i} />
            </ul>
          </section>
        </div>
      </div>
      <Reading
        say={`WER ${wer.toFixed(4)}, line score ${score.toFixed(4)}, ${matches ? 'the lines match' : 'no match'}`}
      >
        <span>WER =</span>
        <Fraction width={13} over={`${s} + ${d} + ${i}`} under={`${referenceWords} words`} />
        <span>=</span>
        <Answer value={wer} />
        <span className="wer-score">
          score = max(0, 1 − WER) = <Answer value={score} small />
        </span>
        <span className="outcomes">
          <Outcome
            pass={matches}
            yes={`a pair: at least ${threshold.toFixed(2)}`}
            no={`no pair: under ${threshold.toFixed(2)}`}
          />
        </span>
      </Reading>
    </>
  );
}

/** Words repeat, so their places tell them apart. */
function keyed(steps: readonly WordStep[]): readonly { readonly key: string; readonly step: WordStep }[] {
  return steps.map((step, place) => ({ key: `${place}`, step }));
}

function Count({ kind, count }: { readonly kind: 'substitute' | 'delete' | 'insert'; readonly count: number }) {
  return (
    <li>
      <span className={`wer-mark ${kind}`} aria-hidden="true" />
      <span className="num">{count}</span> {NAMES[kind]}
    </li>
  );
}

/** Edits needed so far, word by word: the path goes from the upper left to the lower right. */
function Grid({ grid: { rows, columns, fields } }: { readonly grid: WordGrid }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="wer-grid" tabIndex={0} aria-label="Alignment grid">
      <table>
        <caption className="hidden-text">
          Edits between the first words of the reference line, down, and of the predicted line, across
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <span>∅</span>
            </th>
            {keyedWords(columns).map(({ key, word }) => (
              <th key={key} scope="col">
                <span>{word}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyedWords(['∅', ...rows]).map(({ key, word }, row) => (
            <tr key={key}>
              <th scope="row">{word}</th>
              {keyedWords(['∅', ...columns]).map((column, at) => {
                const field = fields[row]?.[at];
                const name = field?.step && field.step !== 'start' ? NAMES[field.step] : undefined;
                return (
                  <td key={column.key} className={field?.step ? `path ${field.step}` : ''} title={name}>
                    {field?.distance}
                    {name ? <span className="hidden-text">, on the path: {name}</span> : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const keyedWords = (words: readonly string[]): readonly { readonly key: string; readonly word: string }[] =>
  words.map((word, place) => ({ key: `${place}`, word }));
