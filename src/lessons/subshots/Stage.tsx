import { Segmented } from '../../ui/Segmented';
import type { StageProps } from '../lesson';
import { Clock, RULER } from '../ui/Clock';
import { timeInWords } from '../ui/moveSpan';
import { Answer, Fraction, Reading } from '../ui/Reading';
import { CLIP, matchOf, REFERENCE, type SubshotsState, subshotsReport, toldIn } from './example';
import { LANE, Lanes } from './Lanes';
import { Words } from './Words';
import './subshots.css';

/** One shot of three actions, and what a prediction tells of it. */
export function Stage({ engine, state, onChange }: StageProps<SubshotsState>) {
  const { metrics, alignment } = subshotsReport(state, engine);
  const { subshot_recall: recall, subshot_precision: precision, subshot_f1: f1, subshot_tiou: tiou } = metrics;
  const count = (value: number | null): string => String(value ?? 0);
  return (
    <>
      <div className="stage subshots-stage">
        <div className="subshots-bar">
          <Segmented
            label="The prediction tells"
            options={[
              { value: 'three', label: 'three actions' },
              { value: 'one', label: 'one long action' },
            ]}
            value={state.telling}
            onChange={(telling) => onChange({ ...state, telling })}
          />
          <label className="subshots-delta">
            <span>window δ</span>
            <input
              type="range"
              min={0}
              max={3}
              step={0.1}
              value={state.delta}
              aria-valuetext={`${timeInWords(state.delta)} seconds`}
              onChange={(event) => onChange({ ...state, delta: Number(event.target.valueAsNumber.toFixed(1)) })}
            />
            <output className="mono">{timeInWords(state.delta)} s</output>
          </label>
        </div>
        <Clock duration={CLIP} height={RULER + 8 + REFERENCE.length * LANE}>
          <Lanes
            state={state}
            found={REFERENCE.map((_, index) => matchOf(alignment.subshots.recall, index) !== undefined)}
            supported={toldIn(state).map((_, index) => matchOf(alignment.subshots.precision, index) !== undefined)}
            top={RULER + 6}
            onChange={onChange}
          />
        </Clock>
        <Words state={state} subshots={alignment.subshots} onChange={onChange} />
      </div>
      <Reading
        say={`Recall ${count(recall.numerator)} of ${count(recall.denominator)}, precision ${count(precision.numerator)} of ${count(precision.denominator)}, subshot F1 ${f1.value?.toFixed(4) ?? 'not applicable'}, mean tIoU ${tiou.value?.toFixed(4) ?? 'not applicable'}`}
      >
        <span>R =</span>
        <Fraction over={count(recall.numerator)} under={count(recall.denominator)} width={2} />
        <span>P =</span>
        <Fraction over={count(precision.numerator)} under={count(precision.denominator)} width={2} />
        <span>F1 =</span>
        <Answer value={f1.value} />
        <span>mean tIoU =</span>
        <Answer value={tiou.value} small />
      </Reading>
    </>
  );
}
