import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createStore } from '../../base/store';
import type { SelectedPair, UnitRef } from '../../state/selection';
import { Cells } from './Cells';
import { CursorLine } from './CursorLine';
import type { Camera, Drawn } from './camera';
import { panBy, revealView, timeAt, xOf, zoomAt } from './clock';
import { drawLanes, drawMarks, drawRuler, RULER } from './draw';
import type { Frame } from './frame';
import { itemAt } from './hit';
import { LaneNames } from './LaneNames';
import { itemsOfUnit } from './layout';
import { itemId, type PlacedItem, type TimelineLayout } from './model';
import { Overview } from './Overview';
import { Readout } from './Readout';
import { revealTarget } from './reveal';
import { Shapes } from './ShapeElements';
import { firstStop, middleOf, type Step, type Stop, stopOn, takeStep } from './steps';
import { summaryOf } from './summary';
import { type Point, scrollerOf, usePointer, useWheel } from './usePointer';

interface TimelineChartProps {
  readonly layout: TimelineLayout;
  readonly camera: Camera;
  readonly drawn: Drawn | null;
  readonly selected: UnitRef | null;
  readonly pair: SelectedPair;
  readonly onSelect: (unit: UnitRef) => void;
}

/** A key's zoom, and its pan as a share of the width. */
const ZOOM = 1.5;
const STRIDE = 0.2;

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'lane-start',
  End: 'lane-end',
};

/** Ruler, lanes and readout. */
export function TimelineChart({ layout, camera, drawn, selected, pair, onSelect }: TimelineChartProps) {
  const [cursor] = useState(() => createStore<number | null>(null));
  const [wanted, setWanted] = useState<Stop | null>(null);
  const chart = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const cell = useRef<HTMLDivElement>(null);
  const stepped = useRef(false);
  const own = useRef<string | null>(null);
  const helpId = useId();
  const stop = wanted && layout.items.has(wanted.id) ? wanted : firstStop(layout);

  useBodyWidth(body, camera, layout);
  useWheel(chart, body, camera);
  useLayoutEffect(() => {
    if (drawn) camera.shift();
  }, [camera, drawn]);
  useEffect(() => () => camera.rest(), [camera]);

  const choose = (unit: UnitRef): void => {
    own.current = itemId(unit);
    onSelect(unit);
  };

  // What was selected elsewhere is brought into view; what was pressed here is in view already.
  const reveal = useRef((_unit: UnitRef): void => {});
  reveal.current = (unit) => {
    const items = itemsOfUnit(layout, unit);
    const target = revealTarget(layout, unit, pair, camera.now, camera.bodyWidth);
    const first = items[0];
    if (!target || !first) return;
    setWanted(stopOn(first));
    camera.change((view, limits, width) => revealView(view, target.span, limits, width));
    cursor.update(() => target.time);
    const element = anchor.current;
    if (!element || !scrollerOf(element)) return;
    element.style.top = `${target.top}px`;
    element.style.height = `${target.height}px`;
    element.scrollIntoView({ block: 'nearest' });
  };
  const side = selected?.side;
  const key = selected?.key;
  useEffect(() => {
    if (side === undefined || key === undefined) return;
    const unit = { side, key };
    if (own.current !== itemId(unit)) reveal.current(unit);
    own.current = null;
  }, [side, key]);

  const pointAt = ({ x, y, touch }: Point): PlacedItem | undefined =>
    itemAt(layout, camera.now, x, y, touch ? 9 : undefined);
  const pointer = usePointer(camera, {
    onPoint: (point) => {
      cursor.update(() => timeAt(camera.now, point.x));
      body.current?.toggleAttribute('data-over', pointAt(point) !== undefined);
    },
    onPick: (point) => {
      const item = pointAt(point);
      if (!item) return;
      setWanted(stopOn(item));
      choose(item.unit);
    },
  });
  const rulerPointer = usePointer(camera, {
    onPoint: ({ x }) => cursor.update(() => timeAt(camera.now, x)),
    onPick: () => {},
  });

  const goTo = (next: Stop): void => {
    const found = layout.items.get(next.id);
    if (!found) return;
    stepped.current = true;
    setWanted(next);
    camera.change((view, limits, width) => revealView(view, found.item, limits, width));
  };
  useLayoutEffect(() => {
    if (!stepped.current || !stop) return;
    stepped.current = false;
    cell.current?.focus({ preventScroll: true });
    cell.current?.scrollIntoView({ block: 'nearest' });
  }, [stop]);

  const onFocus = (item: PlacedItem): void => {
    if (stop?.id !== item.id) setWanted(stopOn(item));
    cursor.update(() => middleInView(item, camera));
  };

  const zoom = (factor: number): void => {
    const time = cursor.get();
    camera.change((view, limits, width) => {
      const x = time === null ? width / 2 : xOf(view, time);
      return zoomAt(view, factor, x >= 0 && x <= width ? x : width / 2, limits, width);
    });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || !stop) return;
    const mod = event.ctrlKey || event.metaKey;
    // Elsewhere arrows scroll and Enter presses; only the zoom keys mean the chart.
    const onGrid = event.target instanceof Element && event.target.closest('[role="grid"]') !== null;
    const step = onGrid ? STEPS[event.key] : undefined;
    if (mod && step !== 'lane-start' && step !== 'lane-end') return;
    if (event.shiftKey && (step === 'left' || step === 'right')) {
      const way = step === 'left' ? -STRIDE : STRIDE;
      camera.change((view, limits, width) => panBy(view, way * width, limits, width));
    } else if (step) {
      goTo(takeStep(layout, stop, mod ? (step === 'lane-start' ? 'first' : 'last') : step));
    } else if (onGrid && (event.key === 'Enter' || event.key === ' ')) {
      const item = layout.items.get(stop.id)?.item;
      if (item) choose(item.unit);
    } else if (event.key === '+' || event.key === '=') zoom(ZOOM);
    else if (event.key === '-' || event.key === '_') zoom(1 / ZOOM);
    else if (event.key === '0') camera.fit();
    else return;
    event.preventDefault();
  };

  return (
    <figure ref={chart} className="timeline-chart" onKeyDown={onKeyDown}>
      <div className="timeline-head">
        <span className="timeline-corner muted">seconds</span>
        <div className="timeline-ruler" {...rulerPointer}>
          {drawn ? <Ruler layout={layout} drawn={drawn} camera={camera} /> : null}
          <CursorLine camera={camera} cursor={cursor} tag />
        </div>
        <Overview camera={camera} />
      </div>
      <div className="timeline-lanes" style={{ height: layout.height }}>
        <LaneNames layout={layout} />
        <div ref={body} className="timeline-body" {...pointer}>
          {drawn && stop ? (
            <div ref={camera.move} className="timeline-moved" style={{ width: drawn.frame.width }}>
              <Lanes layout={layout} frame={drawn.frame} pair={pair} />
              <Cells
                layout={layout}
                frame={drawn.frame}
                stop={stop}
                selected={pair}
                label="Timeline of reference and prediction"
                describedBy={helpId}
                current={cell}
                onFocus={onFocus}
                onSelect={choose}
              />
            </div>
          ) : null}
          <CursorLine camera={camera} cursor={cursor} />
        </div>
        <div ref={anchor} className="timeline-anchor" />
      </div>
      <Readout layout={layout} camera={camera} cursor={cursor} />
      <figcaption id={helpId} className="hidden-text">
        {summaryOf(layout)} Arrow keys step through units and lanes, Enter selects, Shift with left and right moves the
        clock, plus and minus zoom, 0 shows the whole clip.
      </figcaption>
    </figure>
  );
}

/** The middle of what is seen of a unit. */
function middleInView(item: PlacedItem, camera: Camera): number {
  const { now, bodyWidth } = camera;
  const from = Math.max(item.start, now.start);
  const to = Math.min(item.end, timeAt(now, bodyWidth));
  return from < to ? (from + to) / 2 : middleOf(item);
}

/** Follows the width of the body. The first time before anything is painted. */
function useBodyWidth(body: { readonly current: HTMLElement | null }, camera: Camera, layout: TimelineLayout): void {
  const { extent, limits } = layout;
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const place = (): void => camera.place(element.clientWidth, extent, limits);
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => observer.disconnect();
  }, [body, camera, extent, limits]);
}

interface RulerProps {
  readonly layout: TimelineLayout;
  readonly drawn: Drawn;
  readonly camera: Camera;
}

function Ruler({ layout, drawn: { frame }, camera }: RulerProps) {
  const shapes = useMemo(() => drawRuler(layout, frame), [layout, frame]);
  return (
    <svg ref={camera.move} className="timeline-moved" width={frame.width} height={RULER} aria-hidden="true">
      <Shapes shapes={shapes} />
    </svg>
  );
}

interface LanesProps {
  readonly layout: TimelineLayout;
  readonly frame: Frame;
  readonly pair: SelectedPair;
}

function Lanes({ layout, frame, pair }: LanesProps) {
  const lanes = useMemo(() => drawLanes(layout, frame), [layout, frame]);
  const marks = useMemo(() => drawMarks(layout, frame, pair), [layout, frame, pair]);
  return (
    <svg width={frame.width} height={layout.height} aria-hidden="true">
      <Shapes shapes={lanes} />
      <Shapes shapes={marks} />
    </svg>
  );
}
