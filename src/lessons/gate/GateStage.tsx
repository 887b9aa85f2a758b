import { METRICS } from '../../omnicapbench/metrics';
import type { MetricId } from '../../omnicapbench/metrics/ids';
import type { MetricValue } from '../../omnicapbench/report';
import type { StageProps } from '../lesson';
import { faultsOf } from '../ui/faults';
import { JsonEditor } from '../ui/JsonEditor';
import { Presets } from '../ui/Presets';
import { Answer, Fraction, Outcome, Reading } from '../ui/Reading';
import { type GateState, gateNumbers, SHOWN } from './numbers';
import { CUT_OFF, LEFT_OUT, LOST_COMMA, WHOLE } from './text';

const PRESETS = [
  { name: 'Whole', text: WHOLE },
  { name: 'A lost comma', text: LOST_COMMA },
  { name: 'Cut off', text: CUT_OFF },
  { name: 'Left out', text: LEFT_OUT },
];

/** The text on the left; the gate, and what it does to the numbers, on the right. */
export function GateStage({ engine, state, onChange }: StageProps<GateState>) {
  const { report, repaired } = gateNumbers(state, engine.scoreText);
  const { pass, present, required } = report.gate;
  const sgc = report.metrics.sgc;
  return (
    <>
      <div className="stage">
        <Presets
          label="Example"
          presets={PRESETS.map(({ name, text }) => ({ name, state: { ...state, text } }))}
          state={state}
          onChange={onChange}
        />
        <div className="gate-stage">
          <JsonEditor
            label="A prediction, JSON"
            text={state.text}
            lines={17}
            faults={faultsOf(report)}
            fine="Readable, complete, no fault."
            onChange={(text) => onChange({ ...state, text })}
          />
          <div className="gate-numbers">
            <label className="gate-repair">
              <input
                type="checkbox"
                checked={state.repair}
                onChange={(event) => onChange({ ...state, repair: event.target.checked })}
              />
              Score a repaired reading too, <code>repair:on</code>
            </label>
            <table>
              <caption className="hidden-text">The score, and that of the repaired reading</caption>
              <thead>
                <tr>
                  <th scope="col">Metric</th>
                  <th scope="col" className="num">
                    Score
                  </th>
                  <th scope="col" className="num">
                    repair:on
                  </th>
                </tr>
              </thead>
              <tbody>
                {SHOWN.map((id) => (
                  <tr key={id}>
                    <th scope="row">{titleOf(id)}</th>
                    <td className="num value">{figure(report.metrics[id])}</td>
                    <td className="num">{repaired ? figure(repaired.metrics[id]) : '·'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="muted">The right column never counts. It tells “could not fit it” from “did not see it”.</p>
          </div>
        </div>
      </div>
      <Reading
        say={`The document ${pass ? 'passes' : 'fails'} the gate. Compliance ${sgc.value?.toFixed(4)}, ${present} of ${required} fields`}
      >
        <span>compliance =</span>
        <Fraction width={9} over={`${present} present`} under={`${required} required`} />
        {/* After a failed gate the compliance is 0 by rule, whatever was counted. */}
        <span title={pass ? undefined : 'by rule'}>{pass ? '=' : '→'}</span>
        <Answer value={sgc.value} />
        <span className="outcomes">
          <Outcome pass={pass} yes="passes the gate" no="fails the gate: all is 0" />
        </span>
      </Reading>
    </>
  );
}

const DIRECTIONS = { precision: ' precision', recall: ' recall', f1: ' F1' } as const;

/** `Shots F1`, from the metric object that yields it. */
function titleOf(id: MetricId): string {
  const title = METRICS.find(({ outputs }) => outputs.includes(id))?.title ?? id;
  const part = /_(precision|recall|f1)$/.exec(id)?.[1];
  return part === 'precision' || part === 'recall' || part === 'f1' ? title + DIRECTIONS[part] : title;
}

function figure({ value }: MetricValue): string {
  return value === null ? 'n/a' : value.toFixed(4);
}
