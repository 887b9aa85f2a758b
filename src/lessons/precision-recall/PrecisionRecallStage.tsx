import type { MetricValue } from '../../omnicapbench/report';
import { Icon } from '../../ui/Icon';
import type { StageProps } from '../lesson';
import { Presets } from '../ui/Presets';
import { Answer, Fraction, Reading } from '../ui/Reading';
import { ALMOST_NOTHING, CAST, EVERYTHING, HONEST, LOOP, NOTHING } from './cast';
import { type PrecisionRecallState, precisionRecallNumbers, saidBy, type Triple } from './numbers';
import { Square } from './Square';

const PRESETS = [
  { name: 'Honest', state: HONEST },
  { name: 'Everything', state: EVERYTHING },
  { name: 'Almost nothing', state: ALMOST_NOTHING },
  { name: 'A loop', state: LOOP },
  { name: 'Nothing', state: NOTHING },
];

const MOST_COPIES = 5;

/** What is there, what a model says of it, and the three numbers in both of their forms. */
export function PrecisionRecallStage({ engine, state, onChange }: StageProps<PrecisionRecallState>) {
  const { oneToOne, directional, matched } = precisionRecallNumbers(state, engine.scoreText);
  const said = saidBy(state);
  const toggle = (cast: number): void =>
    onChange({ ...state, said: state.said.map((one, position) => (position === cast ? !one : one)) });
  const copies = (more: number): void => onChange({ ...state, copies: state.copies + more });
  const { numerator, denominator } = oneToOne.f1;

  return (
    <>
      <div className="stage">
        <Presets label="The model says" presets={PRESETS} state={state} onChange={onChange} />
        <div className="pr-below">
          <section aria-labelledby="pr-reference">
            <h2 id="pr-reference">In the reference</h2>
            <ul className="pr-units">
              {CAST.filter(({ real }) => real).map(({ id, detail }) => (
                <li key={id} className={matched.reference.has(id) ? 'found' : 'missed'}>
                  <code className="ref">{id}</code>
                  <span>{detail}</span>
                  <em>{matched.reference.has(id) ? 'found' : 'missed'}</em>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="pr-said">
            <h2 id="pr-said">What the model may say</h2>
            <ul className="pr-units">
              {CAST.map(({ id, detail, real }, cast) => {
                const mine = said.filter((one) => one.cast === cast);
                const lost = mine.filter((one) => !matched.prediction.has(one.id)).length;
                return (
                  <li key={id} className={mine.length === 0 ? 'unsaid' : lost > 0 ? 'unsupported' : 'found'}>
                    <label>
                      <input type="checkbox" checked={state.said[cast] === true} onChange={() => toggle(cast)} />
                      <span>{detail}</span>
                    </label>
                    {cast === 0 ? (
                      <span className="pr-copies">
                        <button
                          type="button"
                          className="square"
                          aria-label="Say it once less"
                          disabled={!state.said[0] || state.copies <= 1}
                          onClick={() => copies(-1)}
                        >
                          −
                        </button>
                        <span className="pr-count">×{state.said[0] ? state.copies : 0}</span>
                        <button
                          type="button"
                          className="square"
                          aria-label="Say it once more"
                          disabled={!state.said[0] || state.copies >= MOST_COPIES}
                          onClick={() => copies(1)}
                        >
                          +
                        </button>
                      </span>
                    ) : null}
                    <em>
                      {mine.length === 0 ? '' : lost === 0 ? 'found' : real ? `${lost} unsupported` : 'unsupported'}
                    </em>
                  </li>
                );
              })}
            </ul>
          </section>
          <section className="pr-numbers" aria-labelledby="pr-numbers">
            <h2 id="pr-numbers">Both ways of asking</h2>
            <Square oneToOne={oneToOne} directional={directional} />
            <table>
              <thead>
                <tr>
                  <td />
                  <th scope="col" className="num">
                    Precision
                  </th>
                  <th scope="col" className="num">
                    Recall
                  </th>
                  <th scope="col" className="num">
                    F1
                  </th>
                </tr>
              </thead>
              <tbody>
                <TripleRow mark="one-to-one" name="One to one" triple={oneToOne} />
                <TripleRow mark="directional" name="Each side apart" triple={directional} />
              </tbody>
            </table>
          </section>
        </div>
      </div>
      <Reading
        say={`One to one: precision ${spoken(oneToOne.precision)}, recall ${spoken(oneToOne.recall)}, F1 ${spoken(oneToOne.f1)}. Each side apart: precision ${spoken(directional.precision)}`}
      >
        <span>F1 =</span>
        <Fraction
          width={12}
          over={`2 × ${(numerator ?? 0) / 2} found`}
          under={`${said.length} + ${(denominator ?? 0) - said.length} units`}
        />
        <span>=</span>
        <Fraction width={3} over={String(numerator ?? 0)} under={String(denominator ?? 0)} />
        <span>=</span>
        <Answer value={oneToOne.f1.value} />
        <span className="outcomes">
          <span className="outcome">
            <span>
              <Icon name="reference" className="ref" /> references, one to one
            </span>
          </span>
        </span>
      </Reading>
    </>
  );
}

const spoken = ({ value }: MetricValue): string => value?.toFixed(2) ?? 'not applicable';

function TripleRow({ mark, name, triple }: { readonly mark: string; readonly name: string; readonly triple: Triple }) {
  return (
    <tr>
      <th scope="row">
        <span className={`pr-mark ${mark}`} aria-hidden="true" /> {name}
      </th>
      <Figure value={triple.precision} />
      <Figure value={triple.recall} />
      <Figure value={triple.f1} />
    </tr>
  );
}

function Figure({ value: { value, numerator, denominator } }: { readonly value: MetricValue }) {
  return (
    <td className="num">
      {value === null ? <abbr title="not applicable">n/a</abbr> : value.toFixed(2)}
      <small>{numerator === null ? ' ' : `${numerator}/${denominator}`}</small>
    </td>
  );
}
