import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Hue } from '../../ui/hue';
import { useClock } from './Clock';
import { moveStretch, type Stretch, type StretchPart, stretchAtKey, stretchInWords } from './moveSpan';

/** How a unit fared; each look differs in fill and stroke, not in hue alone. */
export type UnitLook = 'matched' | 'missed' | 'unsupported';

interface TimeBarProps {
  /** What a person who does not see it is told, e.g. "Reference span". */
  readonly label: string;
  /** Written on the bar. */
  readonly name: string;
  readonly span: Stretch;
  readonly hue: Hue;
  readonly look?: UnitLook;
  /** Pixels from the top of the clock, and of height. */
  readonly y: number;
  readonly height?: number;
  /** Seconds; 0 lets the bar shrink to an instant. */
  readonly shortest?: number;
  readonly step?: number;
  /** Absent for a bar that only shows. */
  readonly onChange?: (span: Stretch) => void;
}

/** How far from an edge a press still takes the edge, outwards and inwards, in pixels. */
const REACH = { outward: 14, inward: 6 };

/** A bar on the clock: dragged by body or edge, moved by the arrows, its end stretched by Shift and arrows. */
export function TimeBar({ shortest = 0.1, step = 0.1, height = 36, look = 'matched', ...props }: TimeBarProps) {
  const { label, name, span, hue, y, onChange } = props;
  const { duration, at } = useClock();
  const held = useRef<{ readonly x: number; readonly span: Stretch; readonly part: StretchPart } | null>(null);
  const rules = { duration, step, shortest };
  const [start, end] = span;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const moved = stretchAtKey(span, event, rules);
    if (!moved) return;
    event.preventDefault();
    onChange?.(moved);
  };

  const onPointerDown = (event: PointerEvent<SVGGElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, span, part: partOf(event.target) };
  };

  const onPointerMove = (event: PointerEvent<SVGGElement>): void => {
    const width = event.currentTarget.ownerSVGElement?.clientWidth;
    if (!held.current || !width) return;
    // From where it was taken, so that rounding never adds up.
    const by = ((event.clientX - held.current.x) / width) * duration;
    const moved = moveStretch(held.current.span, held.current.part, by, rules);
    if (moved[0] !== start || moved[1] !== end) onChange?.(moved);
  };

  const release = (): void => {
    held.current = null;
  };

  // Where it was let go counts: a finger's last movement may come with no event of its own.
  const onPointerUp = (event: PointerEvent<SVGGElement>): void => {
    onPointerMove(event);
    release();
  };

  const middle = y + height / 2;
  const shape = (
    <>
      <rect
        className={`unit ${hue} ${look}`}
        x={at(start)}
        y={y}
        width={at(end - start)}
        height={height}
        rx={4}
        style={look === 'unsupported' ? { fill: `url(#lesson-hatch-${hue})` } : undefined}
      />
      {start === end ? <line className="instant" x1={at(start)} x2={at(start)} y1={y} y2={y + height} /> : null}
      <text className="bar-name" x={at(start)} dx={12} y={middle + 4}>
        {name}
      </text>
    </>
  );
  if (!onChange) {
    return (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is not interactive
      <g className={hue} role="img" aria-label={`${label}, ${stretchInWords(span)}`}>
        {shape}
      </g>
    );
  }
  return (
    <g
      ref={holdTouches}
      className={`drag ${hue}`}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={duration}
      aria-valuenow={start}
      aria-valuetext={stretchInWords(span)}
      aria-roledescription="time span"
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={release}
    >
      {shape}
      {(['start', 'end'] as const).map((edge) => {
        const x = at(edge === 'start' ? start : end);
        const [before, after] = edge === 'start' ? [REACH.outward, REACH.inward] : [REACH.inward, REACH.outward];
        return (
          <g key={edge} className="edge">
            <line className="handle" x1={x} x2={x} y1={middle - 9} y2={middle + 9} />
            <rect
              data-edge={edge}
              className="edge-reach"
              x={x}
              y={y}
              width={before + after}
              height={height}
              transform={`translate(${-before} 0)`}
            />
          </g>
        );
      })}
    </g>
  );
}

/**
 * Keeps the browser from scrolling away with a finger that drags. `touch-action` has no effect on a group of shapes,
 * and listeners that React adds may not prevent anything.
 */
function holdTouches(group: SVGGElement | null): (() => void) | undefined {
  const hold = (event: TouchEvent): void => event.preventDefault();
  group?.addEventListener('touchmove', hold, { passive: false });
  return () => group?.removeEventListener('touchmove', hold);
}

function partOf(target: EventTarget): StretchPart {
  const edge = target instanceof SVGElement ? target.dataset.edge : undefined;
  return edge === 'start' || edge === 'end' ? edge : 'body';
}
