import { COMPOSITION_FAMILIES, type CompositionFamily } from '../../omnicapbench/report';
import type { StageProps } from '../lesson';
import { Answer, Reading } from '../ui/Reading';
import { type AveragesState, agreeing, compositionWith, PUBLISHED_FAMILIES, tenths } from './example';
import { PUBLISHED_SHARES } from './published';

const TITLES: Readonly<Record<CompositionFamily, string>> = {
  format: 'Format',
  entity: 'Entity',
  identity: 'Identity',
  action: 'Action',
  audio: 'Audio',
  'audio-visual': 'Audio-visual',
};

/** Where the points of Gemini 3.1-Pro go, for every overall reference F1 it may have. */
export function Split({ state, onChange }: Pick<StageProps<AveragesState>, 'state' | 'onChange'>) {
  const composition = compositionWith(state.refF1);
  const agree = agreeing(composition);
  return (
    <>
      <div className="stage averages-split">
        <h2>Where the points of Gemini 3.1-Pro go</h2>
        <label className="group-slider">
          <span>
            Overall reference F1 <small className="muted">not printed</small>
          </span>
          <input
            type="range"
            min={50}
            max={90}
            step={0.05}
            value={state.refF1}
            onChange={(event) => onChange({ ...state, refF1: Number(event.target.valueAsNumber.toFixed(2)) })}
          />
          <output className="mono">{state.refF1.toFixed(2)}</output>
        </label>
        <div className="scroll">
          <table className="split-table">
            <caption className="hidden-text">Shares of the lost points, ours against those of Figure 4b</caption>
            <thead>
              <tr>
                <th scope="col">Family</th>
                <th scope="col">
                  <span className="hidden-text">Bar</span>
                </th>
                <th scope="col" className="num">
                  Share
                </th>
                <th scope="col" className="num">
                  Figure 4b
                </th>
                <th scope="col">
                  <span className="hidden-text">Agrees</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {COMPOSITION_FAMILIES.map((family) => {
                const published = PUBLISHED_FAMILIES.find((one) => one === family);
                const agrees = published !== undefined && agree.includes(published);
                return (
                  <tr key={family}>
                    <th scope="row">{TITLES[family]}</th>
                    <td className="split-bar">
                      <span className={`share ${family}`} style={{ width: `${(100 * composition[family]) / 0.4}%` }} />
                    </td>
                    <td className="num value">{tenths(composition[family])}</td>
                    <td className="num">{published ? PUBLISHED_SHARES[published] : '–'}</td>
                    <td className="split-agrees">{published ? agrees ? <strong>agrees</strong> : 'differs' : null}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </div>
      <Reading say={`${agree.length} of 4 published shares agree at a reference F1 of ${state.refF1.toFixed(2)}.`}>
        <span>Published shares that agree</span>
        <Answer value={agree.length} digits={0} small />
        <span>of {PUBLISHED_FAMILIES.length}</span>
      </Reading>
    </>
  );
}
