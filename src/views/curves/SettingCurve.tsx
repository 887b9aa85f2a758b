import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { ChartFrame } from '../charts/ChartFrame';
import type { ChartTable } from '../charts/table';
import { NOT_APPLICABLE, percent, rawValue } from '../numbers/figures';
import { CurvePlot, LINE_LOOKS } from './CurvePlot';
import { type CurveMetric, type CurveSetting, DEFAULT_OF } from './metrics';
import { type CurvePoint, readAt, stretchesOf } from './plateaus';
import { keyTarget, type Steps, snap } from './steps';
import { useWidth } from './useWidth';

export interface SettingCurveProps {
  readonly setting: CurveSetting;
  /** Names the number box; the slider is called the same with ", slider". */
  readonly title: string;
  /** The lines, at most three; `CURVE_METRICS[setting]` as a rule. */
  readonly metrics: readonly CurveMetric[];
  /** The sweep, ascending; null while there is none. The slider works all the same. */
  readonly points: readonly CurvePoint[] | null;
  readonly value: number;
  readonly defaultValue: number;
  /** A constant, so that the scale is not made anew at every key. */
  readonly domain: readonly [number, number];
  readonly onChange: (value: number) => void;
  /** A sweep is under way; older points stay, paler. */
  readonly pending: boolean;
  /** One arrow press; a hundredth of the range when absent. Shift makes it ten. */
  readonly step?: number;
  /** Written behind the number. */
  readonly unit?: string;
  /** One sentence on what it means and why the default is what it is. */
  readonly reason?: string;
  /** Without effect under the chosen matcher. */
  readonly idle?: boolean;
  /** Of the report that the curve belongs to; written into exported pictures. */
  readonly signature?: string | null;
}

/** A threshold as a slider over the curves of the numbers it moves, and a box for the exact value. */
export function SettingCurve(props: SettingCurveProps) {
  const { setting, title, metrics, points, value, defaultValue, domain, onChange, pending } = props;
  const { step = (domain[1] - domain[0]) / 100, unit, reason, idle = false, signature = null } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, 420);
  // What stands in the box while it is no number in range, e.g. an empty box or `0.`.
  const [draft, setDraft] = useState<string | null>(null);
  const steps: Steps = { min: domain[0], max: domain[1], step };
  const digits = step < 0.1 ? 2 : 1;
  const print = (number: number): string => shown(number, digits);
  const table = useMemo(() => curveTable(metrics, points ?? [], digits), [metrics, points, digits]);
  const data = useMemo(() => curveData(setting, metrics, points ?? []), [setting, metrics, points]);

  const set = (wanted: number): void => {
    setDraft(null);
    if (wanted !== value) onChange(wanted);
  };

  const type = (text: string): void => {
    const number = Number(text);
    const valid = text.trim() !== '' && number >= steps.min && number <= steps.max;
    setDraft(valid && String(number) === text ? null : text);
    if (valid && number !== value) onChange(number);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, onlyVertical: boolean): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (onlyVertical && event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const wanted = keyTarget(event.key, event.shiftKey, value, steps);
    if (wanted === undefined) return;
    event.preventDefault();
    set(wanted);
  };

  const readings = metrics.map((metric) => ({
    ...metric,
    reading: points ? readAt(points, metric.id, value) : undefined,
  }));
  const told = readings.flatMap(({ title: name, reading }) =>
    reading ? [`${name} ${level(reading.level, reading.exact)}`] : [],
  );

  return (
    <div className="setting curve-setting" data-setting={setting} data-idle={idle}>
      <div className="curve-head">
        <label htmlFor={id} className="setting-title">
          {title}
        </label>
        {value === defaultValue ? null : (
          <button type="button" className="link" onClick={() => set(defaultValue)}>
            back to {print(defaultValue)}
          </button>
        )}
        <input
          id={id}
          type="number"
          aria-describedby={reason ? `${id}-reason` : undefined}
          min={steps.min}
          max={steps.max}
          step={step}
          value={draft ?? value}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => onKeyDown(event, true)}
          onBlur={() => setDraft(null)}
        />
        {unit ? <span className="muted setting-unit">{unit}</span> : null}
      </div>
      <ChartFrame
        title={`${title} curve`}
        table={table}
        data={data}
        signature={signature}
        className="curve-frame"
        svg={
          <>
            <div ref={frame} className="curve-stage" data-pending={pending}>
              <CurvePlot
                metrics={metrics}
                points={points}
                value={value}
                defaultValue={defaultValue}
                defaultLabel={`${DEFAULT_OF[setting]} ${print(defaultValue)}`}
                domain={domain}
                width={width}
                label={points ? curveLabel(title, metrics, points, print) : `${title}: no curve yet`}
              />
              <input
                type="range"
                aria-label={`${title}, slider`}
                aria-valuetext={[`${print(value)}${unit ? ` ${unit}` : ''}`, ...told].join(', ')}
                min={steps.min}
                max={steps.max}
                step="any"
                value={value}
                onChange={(event) => set(snap(Number(event.target.value), steps))}
                onKeyDown={(event) => onKeyDown(event, false)}
              />
            </div>
            <ul className="curve-legend">
              {readings.map(({ id: metric, title: name, hue, reading }, index) => (
                <li key={metric}>
                  <svg className={`swatch curve-swatch ${hue}`} aria-hidden="true">
                    <line className={`curve-line ${LINE_LOOKS[index] ?? ''}`} x1="3" x2="22" y1="5" y2="5" />
                  </svg>
                  {name}{' '}
                  <span className="mono" data-curve={metric} data-value={reading ? rawValue(reading.level) : undefined}>
                    {reading ? level(reading.level, reading.exact) : '…'}
                  </span>
                </li>
              ))}
              <li className="muted">
                {pending && !points ? (
                  'working out the curve'
                ) : (
                  <>
                    at <span className="mono">{print(value)}</span>
                    {unit ? ` ${unit}` : ''}
                  </>
                )}
              </li>
            </ul>
          </>
        }
      />
      {reason ? (
        <p id={`${id}-reason`} className="muted">
          {reason}
          {idle ? ' Without effect under the chosen matcher.' : ''}
        </p>
      ) : null}
    </div>
  );
}

/** At least so many decimals, more when they are there. */
function shown(value: number, digits: number): string {
  const exact = String(value);
  const fixed = value.toFixed(digits);
  return Number(fixed) === value ? fixed : exact;
}

function level(value: number | null, exact: boolean): string {
  return `${exact || value === null ? '' : '≈'}${percent(value)}`;
}

/** What the curves look like, in words. */
function curveLabel(
  title: string,
  metrics: readonly CurveMetric[],
  points: readonly CurvePoint[],
  print: (value: number) => string,
): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return `${title}: no curve yet`;
  const lines = metrics.map(({ id, title: name }) => {
    const steps = stretchesOf(points, [id]).length - 1;
    const from = percent(first.metrics[id] ?? null);
    const to = percent(last.metrics[id] ?? null);
    const how = steps === 0 ? 'the same all over' : `in ${steps} ${steps === 1 ? 'step' : 'steps'}`;
    return `${name} from ${from} at ${print(first.value)} to ${to} at ${print(last.value)}, ${how}`;
  });
  return `${title}: ${lines.join('; ')}`;
}

function curveTable(metrics: readonly CurveMetric[], points: readonly CurvePoint[], digits: number): ChartTable {
  const stretches = stretchesOf(
    points,
    metrics.map(({ id }) => id),
  );
  return {
    columns: ['From', 'To', ...metrics.map(({ title }) => title)],
    rows: stretches.map(({ first, last, levels }) => [
      shown(first, digits),
      shown(last, digits),
      ...levels.map((value) => percent(value)),
    ]),
  };
}

/** Every computed value, as raw fractions. */
function curveData(setting: CurveSetting, metrics: readonly CurveMetric[], points: readonly CurvePoint[]): ChartTable {
  return {
    columns: [setting, ...metrics.map(({ id }) => id)],
    rows: points.map(({ value, metrics: levels }) => [value, ...metrics.map(({ id }) => levels[id] ?? NOT_APPLICABLE)]),
  };
}
