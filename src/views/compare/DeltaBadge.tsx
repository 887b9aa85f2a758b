import { percent } from '../numbers/figures';

interface DeltaBadgeProps {
  /** Now minus before, a fraction as in `delta()`. Null or undefined: not comparable, and nothing is shown. */
  readonly delta: number | null | undefined;
  /** What is said of no difference. */
  readonly same?: string;
}

/** How far a number rose or fell, in points: by sign, by glyph and by colour. */
export function DeltaBadge({ delta, same = 'no change' }: DeltaBadgeProps) {
  if (delta === null || delta === undefined) return null;
  const direction = delta > 0 ? 'up' : delta < 0 ? 'down' : 'same';
  return (
    <span className={`delta ${direction}`} data-delta={delta}>
      {direction === 'same' ? (
        same
      ) : (
        <>
          <span aria-hidden="true">{direction === 'up' ? '▲' : '▼'}</span>
          <span className="hidden-text">{direction}</span> {points(delta)}
        </>
      )}
    </span>
  );
}

/** A change in points, without its sign; one too small for two decimals is not called 0. */
export function points(change: number): string {
  const size = percent(Math.abs(change));
  return size === '0.00' && change !== 0 ? '<0.01' : size;
}

/** A change with its sign, for text alone. */
export function signedPoints(change: number | null): string {
  if (change === null) return '';
  return change === 0 ? '0.00' : `${change > 0 ? '+' : '−'}${points(change)}`;
}
