import { Icon } from '../../ui/Icon';
import { Segmented } from '../../ui/Segmented';
import type { StageProps } from '../lesson';
import { Prose } from '../Prose';
import { Reading } from '../ui/Reading';
import { CLAIMS, type Claim, type Verdict } from './claims';
import { claimIn, type TablesState, tally } from './example';
import { Shares } from './Shares';
import './tables.css';

const VERDICTS: readonly { readonly value: Verdict; readonly label: string }[] = [
  { value: 'yes', label: 'It holds' },
  { value: 'no', label: 'It does not' },
  { value: 'open', label: 'Nothing decides' },
];

/** Claims to choose from, and the figures that a claim has to face. */
export function Stage({ state, onChange }: StageProps<TablesState>) {
  const claim = claimIn(state);
  const { judged, right } = tally(state);
  return (
    <>
      <div className="claims">
        <ul className="claim-list" aria-label="Claims">
          {CLAIMS.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                aria-current={one.id === state.claim ? 'true' : undefined}
                onClick={() => onChange({ ...state, claim: one.id })}
              >
                <Mark claim={one} said={state.verdicts[one.id]} />
                {one.short}
              </button>
            </li>
          ))}
        </ul>
        {claim ? <Trial claim={claim} state={state} onChange={onChange} /> : null}
      </div>
      <Reading say={`${judged} of ${CLAIMS.length} claims judged, ${right} rightly.`}>
        <span>
          judged {judged} of {CLAIMS.length}
        </span>
        <span>rightly {right}</span>
      </Reading>
    </>
  );
}

function Mark({ claim, said }: { readonly claim: Claim; readonly said: Verdict | undefined }) {
  if (said === undefined) return <span className="claim-open" aria-hidden="true" />;
  const right = said === claim.verdict;
  return (
    <Icon
      name={right ? 'ok' : 'error'}
      className={right ? 'ok' : 'error'}
      label={right ? 'rightly judged:' : 'wrongly judged:'}
    />
  );
}

interface TrialProps extends Pick<StageProps<TablesState>, 'state' | 'onChange'> {
  readonly claim: Claim;
}

/** One claim before its figures. */
function Trial({ claim, state, onChange }: TrialProps) {
  const said = state.verdicts[claim.id];
  const { columns, rows } = claim.evidence();
  return (
    <section className="trial" aria-label={claim.short}>
      <blockquote>
        <Prose text={claim.text} />
      </blockquote>
      <div className="evidence">
        {claim.id === 'pass-rate' ? (
          <Shares videos={state.videos} onChange={(videos) => onChange({ ...state, videos })} />
        ) : null}
        <div className="scroll">
          <table>
            <caption className="hidden-text">Figures for the claim</caption>
            <thead>
              <tr>
                {columns.map((column, index) => (
                  <th key={column} scope="col" className={index > 0 ? 'num' : undefined}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.join()}>
                  {row.map((cell, index) =>
                    index === 0 ? (
                      <th key={columns[index]} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={columns[index]} className="num">
                        {cell}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <div className="trial-foot">
        <Segmented<Verdict | 'none'>
          label="Your verdict"
          options={VERDICTS}
          value={said ?? 'none'}
          onChange={(verdict) => {
            if (verdict !== 'none') onChange({ ...state, verdicts: { ...state.verdicts, [claim.id]: verdict } });
          }}
        />
        <p aria-live="polite">
          {said === undefined ? (
            <span className="muted">Say what you make of it; the reason comes then.</span>
          ) : (
            <>
              <strong>{said === claim.verdict ? 'So it is.' : 'Look again.'}</strong>{' '}
              {said === claim.verdict ? <Prose text={claim.because} /> : 'The figures above say something else.'}
            </>
          )}
        </p>
      </div>
    </section>
  );
}
