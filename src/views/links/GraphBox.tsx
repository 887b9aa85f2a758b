import type { EventEnd, ShotEnd } from './edges';
import { BOX } from './graph';

interface GraphBoxProps {
  readonly kind: 'event' | 'shot';
  readonly place: { readonly x: number; readonly width: number };
  /** Its middle. */
  readonly y: number;
  readonly selected: boolean;
  readonly end: EventEnd | ShotEnd | undefined;
}

/** Letters that fit into a box. */
const FITTING = 14;

/** One event or shot of the graph; its outline tells how it fared. */
export function GraphBox({ kind, place: { x, width }, y, selected, end }: GraphBoxProps) {
  const rounding = kind === 'event' ? BOX / 2 : 3;
  const top = y - BOX / 2;
  const name = end?.id ?? '';
  return (
    <g className={`${kind} link-box ${end ? fateOf(end) : ''}`}>
      {selected ? (
        <rect className="box-halo" x={x - 4} y={top - 4} width={width + 8} height={BOX + 8} rx={rounding + 4} />
      ) : null}
      <rect className="box" x={x} y={top} width={width} height={BOX} rx={rounding} />
      <text x={x + width / 2} y={y + 4} textAnchor="middle">
        {name.length > FITTING ? `${name.slice(0, FITTING - 1)}…` : name}
      </text>
    </g>
  );
}

function fateOf({ reference, prediction, undefined: nowhere }: EventEnd | ShotEnd): string {
  if (nowhere) return 'nowhere';
  if (!reference) return 'unsupported';
  return prediction ? 'matched' : 'missed';
}
