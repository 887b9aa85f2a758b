import type { EdgeState } from '../../omnicapbench/detail';
import { signOf } from './say';

/** How a link of this state is drawn: its stroke, and its sign. */
export function LinkSample({ state }: { readonly state: EdgeState }) {
  return (
    <svg className={`link-sample ${state}`} viewBox="0 0 34 14" width="34" height="14" aria-hidden="true">
      <path className={`edge ${state}`} d="M1 7H33" />
      <text x="17" y="11" textAnchor="middle" className="edge-sign">
        {signOf(state)}
      </text>
    </svg>
  );
}
