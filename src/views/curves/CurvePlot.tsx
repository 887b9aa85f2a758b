import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useMemo } from 'react';
import type { CurveMetric } from './metrics';
import { type CurvePoint, plateausOf, readAt } from './plateaus';

/** Half the thumb: the browser keeps it inside the slider, so the range begins and ends this far from the edges. */
export const INSET = 8;

const HEIGHT = 84;
const TOP = 16;
const BOTTOM = 66;

/**
 * The looks of the first, second and third line: broad, thin and dashed, beads. Each stays visible where it lies on
 * another, which steps often do.
 */
export const LINE_LOOKS: readonly string[] = ['broad', 'dashed', 'beads'];

interface CurvePlotProps {
  readonly metrics: readonly CurveMetric[];
  readonly points: readonly CurvePoint[] | null;
  readonly value: number;
  readonly defaultValue: number;
  /** `paper 0.30`. */
  readonly defaultLabel: string;
  readonly domain: readonly [number, number];
  readonly width: number;
  readonly label: string;
}

/** Percent over the range of the setting: one step line a metric, the default, the present value. */
export function CurvePlot(props: CurvePlotProps) {
  const { metrics, points, value, defaultValue, defaultLabel, domain, width, label } = props;
  const x = useMemo(() => scaleLinear([...domain], [INSET, Math.max(INSET + 1, width - INSET)]), [domain, width]);
  const y = useMemo(() => scaleLinear([0, 1], [BOTTOM, TOP]), []);
  const paths = useMemo(() => {
    const draw = line<readonly [number, number | null]>()
      .defined(([, level]) => level !== null)
      .x(([at]) => x(at))
      .y(([, level]) => y(level ?? 0));
    return metrics.map(({ id }) =>
      draw(
        plateausOf(points ?? [], id).flatMap(({ from, to, level }) => [[from, level] as const, [to, level] as const]),
      ),
    );
  }, [metrics, points, x, y]);
  const ticks = x.ticks(5);
  const format = x.tickFormat(5);
  const at = x(value);
  const standard = x(defaultValue);
  const labelLeft = standard > width - 90;

  return (
    <svg className="curve-plot" width={width} height={HEIGHT} role="img" aria-label={label}>
      {[0, 0.5, 1].map((level) => (
        <line key={level} className="curve-grid" x1={INSET} x2={width - INSET} y1={y(level)} y2={y(level)} />
      ))}
      {ticks.map((tick, index) => (
        <text
          key={tick}
          className="curve-tick"
          x={x(tick)}
          y={HEIGHT - 2}
          textAnchor={index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle'}
        >
          {format(tick)}
        </text>
      ))}
      <line className="curve-default" x1={standard} x2={standard} y1={TOP - 6} y2={BOTTOM} />
      <path className="curve-default-mark" d={`M${standard - 4} ${TOP - 12}h8l-4 6z`} />
      <text
        className="curve-tick"
        x={standard + (labelLeft ? -8 : 8)}
        y={TOP - 6}
        textAnchor={labelLeft ? 'end' : 'start'}
      >
        {defaultLabel}
      </text>
      {metrics.map(({ id, hue }, index) =>
        paths[index] ? (
          <path key={id} className={`curve-line ${LINE_LOOKS[index] ?? ''} ${hue}`} d={paths[index]} />
        ) : null,
      )}
      <line className="curve-thumb" x1={at} x2={at} y1={TOP - 4} y2={BOTTOM} />
      {metrics.map(({ id, hue }, index) => {
        const reading = points && readAt(points, id, value);
        if (!reading || reading.level === null) return null;
        return (
          <circle
            key={id}
            className={`curve-dot ${hue} ${LINE_LOOKS[index] ?? ''}`}
            cx={at}
            cy={y(reading.level)}
            r="3.5"
          />
        );
      })}
      <circle className="curve-knob" cx={at} cy={BOTTOM} r="7" />
    </svg>
  );
}
