import { useMemo, useState } from 'react';
import { NARROW, useMedia } from '../../ui/useMedia';
import type { Link, LinkModel } from './edges';
import { GraphBox } from './GraphBox';
import { type Curve, layOut, SLIM, WIDE } from './graph';
import { sayState, signOf } from './say';

interface LinkGraphProps {
  readonly model: LinkModel;
  readonly event: number;
  readonly shot: number;
  readonly current: Link | undefined;
  readonly onPick: (link: Link) => void;
}

/** Events left, shots right, links between: every one a button, walked with the arrow keys. */
export function LinkGraph({ model, event, shot, current, onPick }: LinkGraphProps) {
  const sizes = useMedia(NARROW) ? SLIM : WIDE;
  const graph = useMemo(() => layOut(model, event, sizes), [model, event, sizes]);
  const [active, setActive] = useState(0);
  const { curves, events, shots, height, single } = graph;
  const stop = Math.min(active, curves.length - 1);
  const shown = events[0] && model.events[events[0].index];

  const walk = (key: string, from: number, within: Element | null): boolean => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
    if (step === undefined) return false;
    const to = Math.min(curves.length - 1, Math.max(0, from + step));
    within?.querySelector<SVGElement>(`[data-curve="${to}"]`)?.focus();
    return true;
  };

  return (
    <section className="link-graph" aria-labelledby="link-graph-title">
      <h2 id="link-graph-title" className={single ? undefined : 'hidden-text'}>
        {single ? `Links of ${shown?.id ?? 'no event'}` : 'Graph'}
      </h2>
      {single ? <p className="muted">Too many to draw all: select an event to see its links.</p> : null}
      {curves.length === 0 ? (
        <p className="muted">No link on either side.</p>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a picture
        <svg
          className="chart"
          viewBox={`0 0 ${sizes.width} ${height}`}
          role="group"
          aria-label={`Events left, shots right, ${curves.length} links`}
        >
          <defs>
            <Hatch hue="event" />
            <Hatch hue="shot" />
          </defs>
          {curves.map((curve, index) => (
            <CurveButton
              // biome-ignore lint/suspicious/noArrayIndexKey: links have no state, and their order is their place
              key={index}
              index={index}
              curve={curve}
              label={`${model.events[curve.link.event]?.id} to ${model.shots[curve.link.shot]?.id}: ${sayState(curve.link)}`}
              selected={curve.link === current}
              faint={event >= 0 && curve.link.event !== event && curve.link.state !== 'disjoint'}
              tabStop={index === stop}
              onFocus={() => setActive(index)}
              onPick={() => onPick(curve.link)}
              onWalk={walk}
            />
          ))}
          {events.map(({ index, y }) => (
            <GraphBox
              key={index}
              kind="event"
              place={sizes.event}
              y={y}
              selected={index === event}
              end={model.events[index]}
            />
          ))}
          {shots.map(({ index, y }) => (
            <GraphBox
              key={index}
              kind="shot"
              place={sizes.shot}
              y={y}
              selected={index === shot}
              end={model.shots[index]}
            />
          ))}
        </svg>
      )}
    </section>
  );
}

interface CurveButtonProps {
  readonly index: number;
  readonly curve: Curve;
  readonly label: string;
  readonly selected: boolean;
  readonly faint: boolean;
  readonly tabStop: boolean;
  readonly onFocus: () => void;
  readonly onPick: () => void;
  readonly onWalk: (key: string, from: number, within: Element | null) => boolean;
}

function CurveButton({ index, curve, label, selected, faint, tabStop, onFocus, onPick, onWalk }: CurveButtonProps) {
  const { state } = curve.link;
  const classes = ['edge-button', state, selected ? 'selected' : '', faint ? 'faint' : ''].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot be a curve of a picture
    <g
      role="button"
      className={classes}
      aria-label={label}
      aria-current={selected ? 'true' : undefined}
      tabIndex={tabStop ? 0 : -1}
      data-curve={index}
      onFocus={onFocus}
      onClick={onPick}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') onPick();
        else if (!onWalk(event.key, index, event.currentTarget.ownerSVGElement)) return;
        event.preventDefault();
      }}
    >
      <path className="edge-halo" d={curve.path} />
      <path className={`edge ${state}`} d={curve.path} />
      <circle className="edge-dot" cx={curve.x} cy={curve.y} r="8" />
      <text className="edge-sign" x={curve.x} y={curve.y + 4} textAnchor="middle">
        {signOf(state)}
      </text>
    </g>
  );
}

/** The fill of an end that only the prediction has. */
function Hatch({ hue }: { readonly hue: 'event' | 'shot' }) {
  return (
    <pattern
      id={`hatch-links-${hue}`}
      className={hue}
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path className="hatch" d="M0 0V5" />
    </pattern>
  );
}
