import type { Candidate, MatchingState } from './numbers';
import { ALL } from './numbers';

const FATES: Readonly<Record<Candidate['fate'], string>> = {
  taken: 'taken',
  'reference-gone': 'reference is gone',
  'prediction-gone': 'prediction is gone',
  'both-gone': 'both are gone',
};

interface CandidateListProps {
  readonly candidates: readonly Candidate[];
  readonly walked: number;
  readonly state: MatchingState;
  readonly onWalk: (walked: number) => void;
}

/** The candidates from the top, and the buttons that walk them. */
export function CandidateList({ candidates, walked, state, onWalk }: CandidateListProps) {
  const left = candidates.length - walked;
  return (
    <div className="candidates">
      <div className="candidates-bar">
        <h2>Candidates, best first</h2>
        <button type="button" className="outline" disabled={walked === 0} onClick={() => onWalk(walked - 1)}>
          Back
        </button>
        <button type="button" className="outline" disabled={left === 0} onClick={() => onWalk(walked + 1)}>
          Next
        </button>
        <button type="button" className="outline" disabled={left === 0} onClick={() => onWalk(ALL)}>
          To the end
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="candidates-scroll" tabIndex={0} aria-label="Candidates">
        <table>
          <thead>
            <tr>
              <th scope="col" className="num">
                tIoU
              </th>
              <th scope="col">Reference</th>
              <th scope="col">Prediction</th>
              <th scope="col">Walking the list</th>
            </tr>
          </thead>
          <tbody>
            {candidates.map(({ reference, prediction, score, tied, fate }, position) => {
              const seen = position < walked;
              return (
                <tr
                  key={`${reference}/${prediction}`}
                  className={`${position === walked - 1 ? 'selected' : ''} ${seen && fate !== 'taken' ? 'gone' : ''}`}
                  data-fate={seen ? fate : 'waiting'}
                >
                  <td className="num">
                    {score.toFixed(4)}
                    {tied ? <span title="the same score as its neighbour"> =</span> : '  '}
                  </td>
                  <td>
                    <code className="shot">{state.references[reference]?.id}</code>
                  </td>
                  <td>
                    <code className="shot">{state.predictions[prediction]?.id}</code>
                  </td>
                  <td>{seen ? FATES[fate] : <span className="muted">waits</span>}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        {candidates.length === 0 ? <p className="muted">No pair reaches 0.30.</p> : null}
      </section>
      <p className="hidden-text" role="status">
        {walked > 0 ? wordsOf(candidates[walked - 1], state) : ''}
      </p>
    </div>
  );
}

function wordsOf(candidate: Candidate | undefined, { references, predictions }: MatchingState): string {
  if (!candidate) return '';
  const { reference, prediction, score, fate } = candidate;
  return `${references[reference]?.id} with predicted ${predictions[prediction]?.id}, ${score.toFixed(4)}: ${FATES[fate]}`;
}
