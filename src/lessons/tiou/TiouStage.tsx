import { line } from 'd3-shape';
import { DEFAULT_SETTINGS } from '../../omnicapbench/settings';
import type { StageProps } from '../lesson';
import { Clock, useClock } from '../ui/Clock';
import { timeInWords } from '../ui/moveSpan';
import { Answer, Fraction, Outcome, Reading } from '../ui/Reading';
import { TimeBar } from '../ui/TimeBar';
import { CLIP, lengthOf, type TiouNumbers, type TiouState, tiouCurve, tiouNumbers } from './numbers';

const HEIGHT = 276;
/** Where the curve stands at 1 and at 0, in pixels. */
const CURVE = { top: 158, bottom: 258 };

const levelOf = (value: number): number => CURVE.bottom - (CURVE.bottom - CURVE.top) * value;

/** Two bars on one clock, and under them what the number would be for every start of the second. */
export function TiouStage({ engine, state, onChange }: StageProps<TiouState>) {
  const { reference, prediction } = state;
  const numbers = tiouNumbers(state, engine.kernels);
  return (
    <>
      <div className="stage">
        <Clock duration={CLIP} height={HEIGHT}>
          <Shared state={state} />
          <TimeBar
            label="Reference span"
            name="reference"
            hue="shot"
            span={reference}
            y={34}
            shortest={0}
            onChange={(span) => onChange({ ...state, reference: span })}
          />
          <TimeBar
            label="Predicted span"
            name="prediction"
            hue="shot"
            span={prediction}
            y={82}
            shortest={0}
            onChange={(span) => onChange({ ...state, prediction: span })}
          />
          <Curve points={tiouCurve(state, engine.kernels)} start={prediction[0]} value={numbers.tiou} />
        </Clock>
      </div>
      <TiouReading state={state} numbers={numbers} />
    </>
  );
}

function TiouReading({
  state: { reference, prediction },
  numbers,
}: {
  readonly state: TiouState;
  readonly numbers: TiouNumbers;
}) {
  const { tiou, shared, covered, matchesAsShot, matchesAsSound } = numbers;
  const [from, to] = [Math.max(reference[0], prediction[0]), Math.min(reference[1], prediction[1])];
  const verdict = matchesAsShot
    ? 'matches as a shot and as a sound'
    : matchesAsSound
      ? 'matches as a sound only'
      : 'no match';
  const equal = covered === 0 && tiou === 1;
  return (
    <Reading say={`tIoU ${tiou.toFixed(4)}, ${verdict}`}>
      <span>tIoU =</span>
      <Fraction
        width={15}
        over={shared > 0 ? `${timeInWords(to)} − ${timeInWords(from)}` : 'nothing shared'}
        under={`${timeInWords(lengthOf(reference))} + ${timeInWords(lengthOf(prediction))} − ${timeInWords(shared)}`}
      />
      <span>=</span>
      <Fraction width={4} over={timeInWords(shared)} under={timeInWords(covered)} />
      <span className="tiou-sign" title={equal ? 'by convention' : undefined}>
        {equal ? '→' : '='}
      </span>
      <Answer value={tiou} />
      <span className="outcomes">
        <Outcome pass={matchesAsShot} yes="matches as a shot" no="no match as a shot" />
        <Outcome pass={matchesAsSound} yes="matches as a sound" no="no match as a sound" />
      </span>
    </Reading>
  );
}

/** The time that both bars cover, behind them. */
function Shared({ state: { reference, prediction } }: { readonly state: TiouState }) {
  const { at } = useClock();
  const from = Math.max(reference[0], prediction[0]);
  const to = Math.min(reference[1], prediction[1]);
  return to > from ? <rect className="overlap shot" x={at(from)} width={at(to - from)} y={26} height={100} /> : null;
}

interface CurveProps {
  readonly points: readonly (readonly [start: number, tiou: number])[];
  /** Of the prediction now. */
  readonly start: number;
  readonly value: number;
}

function Curve({ points, start, value }: CurveProps) {
  const { duration, at } = useClock();
  const path = line<readonly [number, number]>()
    .x(([time]) => (1000 * time) / duration)
    .y(([, tiou]) => levelOf(tiou))(points);
  const cuts = [
    { level: DEFAULT_SETTINGS.shot_tiou, text: 'shots match', dy: -5 },
    { level: DEFAULT_SETTINGS.event_tiou, text: 'sounds match', dy: 13 },
  ];
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes cannot be focused
    <g aria-hidden="true">
      <text className="clock-text over" x="0" y={CURVE.top - 12}>
        tIoU for every start of the prediction
      </text>
      <line className="clock-grid" x1="0" x2="100%" y1={CURVE.top} y2={CURVE.top} />
      <text className="clock-text over" x="100%" y={CURVE.top - 5} textAnchor="end">
        1.00
      </text>
      <line className="clock-grid" x1="0" x2="100%" y1={CURVE.bottom} y2={CURVE.bottom} />
      {cuts.map(({ level, text, dy }) => (
        <g key={text}>
          <line className="clock-cut" x1="0" x2="100%" y1={levelOf(level)} y2={levelOf(level)} />
          <text className="clock-text over" x="100%" y={levelOf(level) + dy} textAnchor="end">
            {`${level.toFixed(2)} ${text}`}
          </text>
        </g>
      ))}
      {/* Its own box: a share of the width has no place in a path. */}
      <svg
        className="shot"
        aria-hidden="true"
        y="0"
        width="100%"
        height={HEIGHT}
        viewBox={`0 0 1000 ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path className="curve" d={path ?? ''} vectorEffect="non-scaling-stroke" />
      </svg>
      <line className="clock-cursor" x1={at(start)} x2={at(start)} y1={118} y2={levelOf(value)} />
      <circle className="clock-dot" cx={at(start)} cy={levelOf(value)} r={5} />
    </g>
  );
}
