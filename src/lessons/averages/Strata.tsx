import { WEIGHINGS, type Weighing } from '../../dataset/aggregate';
import type { StageProps } from '../lesson';
import { Answer, Reading } from '../ui/Reading';
import { type AveragesState, averagesScore, GROUPS } from './example';
import { Weights } from './Weights';

const NAMES: Readonly<Record<Weighing, string>> = { macro: 'Macro', micro: 'Micro', weighted: 'By duration' };

const ROWS = [
  { name: 'Macro', unit: 'videos', weights: GROUPS.map(({ videos }) => videos) },
  { name: 'Micro', unit: 'shots', weights: GROUPS.map(({ videos, shots }) => videos * shots) },
  {
    name: 'By duration',
    unit: 'seconds',
    weights: GROUPS.map(({ videos, shots, seconds }) => videos * shots * seconds),
  },
];

/** Shot recall of three groups of videos, and what becomes of it in each average. */
export function Strata({ engine, state, onChange }: StageProps<AveragesState>) {
  const { all, groups, ofGroups } = averagesScore(state, engine);
  const figure = (value: number | null): string => (value ?? 0).toFixed(4);
  return (
    <>
      <div className="stage averages-strata">
        <h2>Shot recall of 786 videos</h2>
        <ul className="groups">
          {GROUPS.map(({ stratum, videos, shots, seconds }, index) => (
            <li key={stratum}>
              <span className="group-name">
                <strong>{stratum}</strong>
                <small className="muted">
                  {videos} videos of {shots} shots, {shots * seconds} s
                </small>
              </span>
              <input
                type="range"
                aria-label={`Shots found in a video of ${stratum}`}
                aria-valuetext={`${state.found[index]} of ${shots} shots`}
                min={0}
                max={shots}
                step={1}
                value={state.found[index]}
                onChange={(event) =>
                  onChange({ ...state, found: withFound(state.found, index, event.target.valueAsNumber) })
                }
              />
              <span className="group-found mono">
                {state.found[index]}/{shots}
              </span>
              <span className="group-value mono">{figure(groups[index]?.value ?? null)}</span>
            </li>
          ))}
        </ul>
        <h3>What each group weighs</h3>
        <Weights groups={GROUPS} rows={ROWS} />
      </div>
      <Reading say={`${WEIGHINGS.map((weighing) => `${NAMES[weighing]} ${figure(all[weighing].value)}`).join(', ')}`}>
        {WEIGHINGS.map((weighing) => (
          <span key={weighing} className="average">
            <span>{NAMES[weighing]}</span>
            <Answer value={all[weighing].value} small={weighing !== 'macro'} />
          </span>
        ))}
        <span className="average">
          <span>Mean of the three groups</span>
          <Answer value={ofGroups.value} small />
        </span>
      </Reading>
    </>
  );
}

function withFound(found: AveragesState['found'], index: number, value: number): AveragesState['found'] {
  const [short, middle, long] = found.map((before, at) => (at === index ? value : before));
  return [short ?? 0, middle ?? 0, long ?? 0];
}
