import { useClock } from '../ui/Clock';
import { TimeBar } from '../ui/TimeBar';
import { REFERENCE, type SubshotsState, toldIn, withTold } from './example';

export const LANE = 82;
/** From the top of a lane, in pixels. */
const ROWS = { reference: 8, prediction: 42, height: 28 };

export const NAMES = ['A', 'B', 'C'] as const;

interface LanesProps {
  readonly state: SubshotsState;
  readonly found: readonly boolean[];
  readonly supported: readonly boolean[];
  readonly top: number;
  readonly onChange: (state: SubshotsState) => void;
}

/** A lane for each action of the reference: its window, itself, and under it what the prediction tells. */
export function Lanes({ state, found, supported, top, onChange }: LanesProps) {
  const { duration, at } = useClock();
  const told = toldIn(state);
  return REFERENCE.map(({ time: [start, end] }, index) => {
    const y = top + LANE * index;
    const from = Math.max(0, start - state.delta);
    const to = Math.min(duration, end + state.delta);
    const name = NAMES[index] ?? '';
    const action = told[index];
    const shared = state.telling === 'one';
    return (
      <g key={name}>
        <rect className="overlap shot" x={at(from)} width={at(to - from)} y={y} height={LANE - 6} />
        <line className="clock-cut" x1={at(from)} x2={at(from)} y1={y} y2={y + LANE - 6} />
        <line className="clock-cut" x1={at(to)} x2={at(to)} y1={y} y2={y + LANE - 6} />
        <TimeBar
          label={`Action ${name} of the reference`}
          name={name}
          hue="shot"
          span={[start, end]}
          look={found[index] ? 'matched' : 'missed'}
          y={y + ROWS.reference}
          height={ROWS.height}
        />
        {shared && index !== 1 ? (
          <Echo span={state.one.time} y={y + ROWS.prediction} />
        ) : (
          <TimeBar
            label={shared ? 'The one predicted action' : `Predicted action ${name.toLowerCase()}`}
            name={shared ? 'all in one' : name.toLowerCase()}
            hue="shot"
            span={shared ? state.one.time : (action?.time ?? [0, 1])}
            look={supported[shared ? 0 : index] ? 'matched' : 'unsupported'}
            y={y + ROWS.prediction}
            height={ROWS.height}
            onChange={(time) => onChange(withTold(state, index, { time }))}
          />
        )}
      </g>
    );
  });
}

/** The one action again, where it meets another window. */
function Echo({ span: [start, end], y }: { readonly span: readonly [number, number]; readonly y: number }) {
  const { at } = useClock();
  return <rect className="echo" x={at(start)} width={at(end - start)} y={y} height={ROWS.height} rx={4} />;
}
