import { line } from 'd3-shape';
import type { Triple } from './numbers';

const SIZE = 190;
const LEFT = 30;
const TOP = 10;

const x = (recall: number): number => LEFT + recall * SIZE;
const y = (precision: number): number => TOP + (1 - precision) * SIZE;

/** The F1 of each line of equal F1. */
const LEVELS = [0.25, 0.5, 0.75];

const draw = line<readonly [recall: number, precision: number]>()
  .x(([recall]) => x(recall))
  .y(([, precision]) => y(precision));

/** All points with one F1: precision = F1 · recall / (2 · recall − F1). */
function levelPath(f1: number): string {
  const least = f1 / (2 - f1);
  const points = Array.from({ length: 41 }, (_, index) => {
    const recall = least + ((1 - least) * index) / 40;
    return [recall, (f1 * recall) / (2 * recall - f1)] as const;
  });
  return draw(points) ?? '';
}

interface SquareProps {
  readonly oneToOne: Triple;
  readonly directional: Triple;
}

/** Recall across, precision up, with lines of equal F1: a corner is cheap, the far one is not. */
export function Square({ oneToOne, directional }: SquareProps) {
  const say = (name: string, { precision, recall }: Triple): string =>
    `${name}: recall ${recall.value?.toFixed(2) ?? 'not applicable'}, precision ${precision.value?.toFixed(2) ?? 'not applicable'}`;
  return (
    <svg
      className="pr-square"
      viewBox={`0 0 ${LEFT + SIZE + 34} ${TOP + SIZE + 34}`}
      role="img"
      aria-label={`${say('One to one', oneToOne)}. ${say('From each side', directional)}.`}
    >
      <rect className="frame" x={x(0)} y={y(1)} width={SIZE} height={SIZE} />
      {LEVELS.map((level) => (
        <g key={level}>
          <path className="level" d={levelPath(level)} />
          <text x={x(1) + 4} y={y(level / (2 - level)) + 4}>
            {level.toFixed(2)}
          </text>
        </g>
      ))}
      <text x={x(0.5)} y={y(0) + 30} textAnchor="middle">
        recall
      </text>
      <text textAnchor="middle" transform={`translate(${LEFT - 18} ${y(0.5)}) rotate(-90)`}>
        precision
      </text>
      {[0, 1].map((end) => (
        <g key={end}>
          <text x={x(end)} y={y(0) + 14} textAnchor="middle">
            {end}
          </text>
          <text x={LEFT - 6} y={y(end) + 4} textAnchor="end">
            {end}
          </text>
        </g>
      ))}
      <Mark shape="square" triple={directional} />
      <Mark shape="dot" triple={oneToOne} />
    </svg>
  );
}

/** Nothing where one of the two does not apply. */
function Mark({ shape, triple: { precision, recall } }: { readonly shape: 'dot' | 'square'; readonly triple: Triple }) {
  if (precision.value === null || recall.value === null) return null;
  const [cx, cy] = [x(recall.value), y(precision.value)];
  return shape === 'dot' ? (
    <circle className="one-to-one" cx={cx} cy={cy} r={5} />
  ) : (
    <rect className="directional" x={cx - 8} y={cy - 8} width={16} height={16} />
  );
}
