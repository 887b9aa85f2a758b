import type { StageProps } from '../lesson';
import { Answer, Fraction, Reading } from '../ui/Reading';
import { asScore, BANDS, scoreOfCoverage, valueOfScore } from './bands';
import { type JudgeState, judgedMeans, PUBLISHED_LOW } from './example';

/** From covered facts to a score to a fraction; and what five scores make. */
export function Bands({ state, onChange }: Pick<StageProps<JudgeState>, 'state' | 'onChange'>) {
  const score = scoreOfCoverage(state.coverage);
  const { ours, excluded } = judgedMeans(state.scores);
  const above = (excluded.value ?? 0) * 100 > PUBLISHED_LOW.figure;
  return (
    <>
      <div className="stage judge-bands">
        <h2>One judged pair</h2>
        <label className="judge-slider">
          <span>Facts covered</span>
          <input
            type="range"
            min={0}
            max={100}
            step={1}
            value={state.coverage}
            aria-valuetext={`${state.coverage} percent, score ${score}`}
            onChange={(event) => onChange({ ...state, coverage: event.target.valueAsNumber })}
          />
          <output className="mono">{state.coverage} %</output>
        </label>
        <ol className="bands">
          {BANDS.map((band) => (
            <li
              key={band.score}
              className={band.score === score ? 'now' : ''}
              style={{ flexGrow: band.to - band.from }}
              aria-current={band.score === score ? 'true' : undefined}
            >
              <strong>{band.score}</strong>
              <small>
                {band.from}–{band.to}
              </small>
            </li>
          ))}
        </ol>
      </div>
      <Reading say={`${state.coverage} percent covered: score ${score}, value ${valueOfScore(score).toFixed(2)}`}>
        <span>value =</span>
        <Fraction over={`${score} − 1`} under="4" width={5} />
        <span>=</span>
        <Answer value={valueOfScore(score)} digits={2} />
      </Reading>
      <div className="stage judge-scores">
        <h2>Five judged pairs</h2>
        <ul className="judge-pairs">
          {state.scores.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pairs are told apart by their place alone
            <li key={index}>
              <label className="judge-slider">
                <span>Pair {index + 1}</span>
                <input
                  type="range"
                  min={1}
                  max={5}
                  step={1}
                  value={one}
                  aria-valuetext={`score ${one}`}
                  onChange={(event) =>
                    onChange({ ...state, scores: withScore(state, index, event.target.valueAsNumber) })
                  }
                />
                <output className="mono">{one}</output>
              </label>
            </li>
          ))}
        </ul>
      </div>
      <Reading
        say={`Mean of (score − 1) / 4: ${((ours.value ?? 0) * 100).toFixed(2)} percent. Of score / 5: ${((excluded.value ?? 0) * 100).toFixed(2)} percent.`}
      >
        <span>
          mean of <i>(s − 1) / 4</i> =
        </span>
        <Answer value={(ours.value ?? 0) * 100} digits={2} />
        <span>
          mean of <i>s / 5</i> =
        </span>
        <Answer value={(excluded.value ?? 0) * 100} digits={2} small />
        <span className="judge-floor">
          {PUBLISHED_LOW.figure} is in Table 4: {above ? 's / 5 is above it' : 's / 5 reaches it'}
        </span>
      </Reading>
    </>
  );
}

function withScore({ scores }: JudgeState, index: number, value: number): JudgeState['scores'] {
  return scores.map((score, at) => (at === index ? asScore(value) : score));
}
