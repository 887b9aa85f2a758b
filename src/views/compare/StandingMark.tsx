import type { UnitTrack } from '../../omnicapbench/report';
import type { Standing } from './changes';

/** The hue each track wears; a link wears its event's. */
export const TRACK_HUE: Readonly<Record<UnitTrack | 'link', 'ref' | 'shot' | 'event'>> = {
  reference: 'ref',
  shot: 'shot',
  subshot: 'shot',
  event: 'event',
  link: 'event',
};

/** How a state is drawn: solid, outlined, hatched or dashed, as everywhere on the page. */
const LOOK: Readonly<Record<Standing, 'solid' | 'outlined' | 'hatched' | 'dashed' | 'none'>> = {
  matched: 'solid',
  correct: 'solid',
  missed: 'outlined',
  missing: 'outlined',
  unsupported: 'hatched',
  wrong: 'hatched',
  invalid: 'dashed',
  disjoint: 'dashed',
  dangling: 'dashed',
  absent: 'none',
};

interface StandingMarkProps {
  readonly standing: Standing;
  readonly track: UnitTrack | 'link';
}

/** The state of a unit or a link: its look and its name. */
export function StandingMark({ standing, track }: StandingMarkProps) {
  const look = LOOK[standing];
  return (
    <span className="standing">
      <svg className={`standing-mark ${look} ${look === 'dashed' ? 'error' : TRACK_HUE[track]}`} aria-hidden="true">
        <rect x="1" y="1" width="12" height="8" rx="1.5" />
        {look === 'hatched' ? <path d="M2.5 8.5 6 1.5M6 8.5 9.5 1.5M9.5 8.5 12.5 2.5" /> : null}
      </svg>
      {standing === 'absent' ? <span className="muted">not there</span> : standing}
    </span>
  );
}
