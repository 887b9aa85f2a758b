import { scaleLinear } from 'd3-scale';
import { createContext, type ReactNode, useContext } from 'react';

/** The clock's length in seconds; what is drawn on a clock reads it here. */
const Duration = createContext(10);

/** A time as a share of the clock's width, for any x of an SVG. */
export function useClock(): { readonly duration: number; readonly at: (time: number) => string } {
  const duration = useContext(Duration);
  return { duration, at: (time) => `${Number(((100 * time) / duration).toFixed(4))}%` };
}

interface ClockProps {
  /** Seconds. */
  readonly duration: number;
  /** Pixels, the ruler of 22 included. */
  readonly height: number;
  readonly children: ReactNode;
}

/** Where the ruler ends and the lanes begin, in pixels. */
export const RULER = 22;

/** Seconds from left to right, as wide as there is room: x is a share of the width, y is in pixels. */
export function Clock({ duration, height, children }: ClockProps) {
  const ticks = scaleLinear([0, duration], [0, 1]).ticks(duration <= 12 ? duration : 8);
  return (
    <Duration value={duration}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its bars are named; a title would only show as a tip over them */}
      <svg className="lesson-clock" width="100%" height={height}>
        <defs>
          {(['ref', 'shot', 'event'] as const).map((hue) => (
            <pattern
              key={hue}
              id={`lesson-hatch-${hue}`}
              className={hue}
              width="5"
              height="5"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path className="hatch" d="M0 0V5" />
            </pattern>
          ))}
        </defs>
        <Ruler ticks={ticks} bottom={height - 4} />
        {children}
      </svg>
    </Duration>
  );
}

function Ruler({ ticks, bottom }: { readonly ticks: readonly number[]; readonly bottom: number }) {
  const { duration, at } = useClock();
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes cannot be focused
    <g aria-hidden="true">
      {ticks.map((tick, index) => (
        <g key={tick} className={index % 2 === 1 ? 'odd' : ''}>
          <line className="clock-grid" x1={at(tick)} x2={at(tick)} y1={RULER} y2={bottom} />
          <text
            className="clock-text"
            x={at(tick)}
            y={14}
            textAnchor={tick === 0 ? 'start' : tick === duration ? 'end' : 'middle'}
          >
            {tick === 0 ? '0 s' : tick}
          </text>
        </g>
      ))}
    </g>
  );
}
