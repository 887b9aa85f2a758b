import { nearestShare } from '../../dataset/shares';
import { TRIED } from './claims';
import { LONG_VIDEOS } from './published';

interface SharesProps {
  readonly videos: number;
  readonly onChange: (videos: number) => void;
}

const HEIGHT = 84;
/** Points off the figure, at the top and at the bottom of the plot; in between by their logarithm. */
const TOP = 10;
const BOTTOM = 0.002;
/** Up to here two decimals print alike. */
const ALIKE = 0.005;

const levelOf = (off: number): number => {
  const share = Math.log(Math.min(TOP, Math.max(BOTTOM, off)) / BOTTOM) / Math.log(TOP / BOTTOM);
  return HEIGHT - 4 - (HEIGHT - 8) * share;
};

/** How near k/n comes to the figure for every n, and a slider to try them. */
export function Shares({ videos, onChange }: SharesProps) {
  const now = nearestShare(TRIED, videos);
  const at = (of: number): string => `${(((of - 0.5) / LONG_VIDEOS) * 100).toFixed(3)}%`;
  return (
    <div className="shares">
      <svg
        className="shares-plot"
        width="100%"
        height={HEIGHT}
        role="img"
        aria-label={`How far the nearest k/n is from ${TRIED}, for n from 1 to ${LONG_VIDEOS}: never within ${ALIKE}`}
      >
        <line className="shares-alike" x1="0" x2="100%" y1={levelOf(ALIKE)} y2={levelOf(ALIKE)} />
        <text x="100%" y={levelOf(ALIKE) + 11} textAnchor="end">
          below this line both print alike
        </text>
        {Array.from({ length: LONG_VIDEOS }, (_, index) => {
          const { of, off } = nearestShare(TRIED, index + 1);
          return (
            <circle
              key={of}
              className={of === videos ? 'now' : ''}
              cx={at(of)}
              cy={levelOf(off)}
              r={of === videos ? 5 : 2.5}
            />
          );
        })}
      </svg>
      <label className="shares-slider">
        <span>n videos</span>
        <input
          type="range"
          min={1}
          max={LONG_VIDEOS}
          step={1}
          value={videos}
          aria-valuetext={`${videos} videos: nearest is ${now.count} of ${now.of}, which prints ${now.printed}`}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        <output className="mono">
          {now.count}/{now.of} prints {now.printed}, {now.off.toFixed(4)} off
        </output>
      </label>
    </div>
  );
}
