import type { ReactNode } from 'react';
import type { UnitKey } from '../../omnicapbench/keys';
import { nameOfKey } from './target';

interface WhyRowProps {
  readonly picked: boolean;
  /** Null where there is nothing to lead to. */
  readonly onPick: (() => void) | null;
  readonly className: string;
  readonly children: ReactNode;
}

/** A row about a number: a button that selects its unit everywhere, where there is one. */
export function WhyRow({ picked, onPick, className, children }: WhyRowProps) {
  const classes = `why-row ${className}`;
  return onPick ? (
    <button type="button" className={classes} aria-pressed={picked} onClick={onPick}>
      {children}
    </button>
  ) : (
    <div className={classes}>{children}</div>
  );
}

/** A unit by its id, in its track's hue. */
export function UnitName({ unit, side }: { readonly unit: UnitKey | null; readonly side: string }) {
  if (unit === null) return <span className="muted">–</span>;
  const { name, hue } = nameOfKey(unit);
  return (
    <span>
      <span className="hidden-text">{side} </span>
      <code className={hue}>{name}</code>
    </span>
  );
}
