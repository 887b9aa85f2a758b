import type { StageProps } from '../lesson';
import { Clock, RULER, useClock } from '../ui/Clock';
import { Presets } from '../ui/Presets';
import { Answer, Fraction, Reading } from '../ui/Reading';
import { TimeBar } from '../ui/TimeBar';
import { CandidateList } from './CandidateList';
import { isCase, LOSES, ORDINARY, TIE } from './cases';
import {
  ALL,
  type Assignment,
  bestAssignment,
  type Candidate,
  CLIP,
  greedyAssignment,
  type MatchingState,
  matchingPair,
  takenSoFar,
  type Unit,
  walkCandidates,
} from './numbers';

const ROW = 28;
const BAR = 24;
/** Tops of the lanes in pixels; each has two rows, so that neighbours that overlap stay apart. */
const LANES = { reference: RULER + 20, prediction: RULER + 20 + 2 * ROW + 44 };
const HEIGHT = LANES.prediction + 2 * ROW + 4;

const PRESETS = [
  { name: 'Three shots', state: ORDINARY },
  { name: 'A tie', state: TIE },
  { name: 'Greedy loses', state: LOSES },
];

type SideKey = 'references' | 'predictions';

const rowOf = (side: SideKey, index: number): number =>
  (side === 'references' ? LANES.reference : LANES.prediction) + (index % 2) * ROW;

/** Two tracks of shots, the sorted list of pairs that could be, and what walking it takes. */
export function MatchingStage({ engine, state, onChange }: StageProps<MatchingState>) {
  const candidates = walkCandidates(state, engine.kernels);
  const walked = Math.min(state.walked, candidates.length);
  const greedy = greedyAssignment(state, engine.kernels);
  const ended = walked === candidates.length;
  const best = bestAssignment(candidates);
  const { reference, prediction } = matchingPair(state);
  const f1 = engine.scoreText(prediction, reference).metrics.shot_f1;

  const move = (side: SideKey, index: number, span: Unit['span']): void => {
    const units = state[side].map((unit, at) => (at === index ? { ...unit, span } : unit));
    // Whoever moves a bar wants to see what comes of it at once.
    onChange({ ...state, [side]: units, walked: ALL });
  };
  const matched = (side: SideKey, index: number): boolean =>
    candidates
      .slice(0, walked)
      .some((one) => one.fate === 'taken' && one[side === 'references' ? 'reference' : 'prediction'] === index);

  return (
    <>
      <div className="stage">
        <Presets label="Example" presets={PRESETS} state={state} shows={isCase} onChange={onChange} />
        <Clock duration={CLIP} height={HEIGHT}>
          <LaneName y={LANES.reference - 6} text="reference shots" />
          <LaneName y={LANES.prediction - 6} text="predicted shots" />
          {(['references', 'predictions'] as const).map((side) =>
            state[side].map(({ id, span }, index) => (
              <TimeBar
                key={`${side}/${id}`}
                label={`${side === 'references' ? 'Reference' : 'Predicted'} ${id}`}
                name={id}
                hue="shot"
                look={matched(side, index) ? 'matched' : 'missed'}
                span={span}
                y={rowOf(side, index)}
                height={BAR}
                onChange={(moved) => move(side, index, moved)}
              />
            )),
          )}
          {candidates.slice(0, walked).map((candidate, position) => (
            <Connector
              key={`${candidate.reference}/${candidate.prediction}`}
              candidate={candidate}
              now={position === walked - 1 && walked < candidates.length}
              reference={state.references[candidate.reference]}
              prediction={state.predictions[candidate.prediction]}
            />
          ))}
        </Clock>
        <div className="matching-below">
          <CandidateList
            candidates={candidates}
            walked={walked}
            state={state}
            onWalk={(next) => onChange({ ...state, walked: next })}
          />
          <div className="matching-sums">
            <Pairs
              title="Greedy"
              note={ended ? 'This is what is scored.' : `So far, with ${candidates.length - walked} candidates to go.`}
              state={state}
              assignment={ended ? greedy : takenSoFar(candidates.slice(0, walked))}
            />
            <Pairs
              title="Best assignment"
              note={ended ? 'No part of the score.' : 'No part of the score. Walk to the end to compare.'}
              state={state}
              assignment={ended ? best : null}
            />
          </div>
        </div>
      </div>
      <Reading
        say={`Shot F1 ${f1.value?.toFixed(4)}, ${greedy.pairs.length} pairs; the best assignment has ${best.pairs.length}`}
      >
        <span>F1 at the end =</span>
        <Fraction
          width={13}
          over={`2 × ${greedy.pairs.length} matched`}
          under={`${state.predictions.length} + ${state.references.length} shots`}
        />
        <span>=</span>
        <Fraction width={2} over={String(f1.numerator ?? 0)} under={String(f1.denominator ?? 0)} />
        <span>=</span>
        <Answer value={f1.value} />
      </Reading>
    </>
  );
}

function LaneName({ y, text }: { readonly y: number; readonly text: string }) {
  return (
    <text className="clock-text" x={0} y={y}>
      {text}
    </text>
  );
}

interface ConnectorProps {
  readonly candidate: Candidate;
  /** The one that was looked at last. */
  readonly now: boolean;
  readonly reference: Unit | undefined;
  readonly prediction: Unit | undefined;
}

/** From bar to bar, through the middle of what they share. Only of a taken pair, and of the one looked at last. */
function Connector({ candidate, now, reference, prediction }: ConnectorProps) {
  const { at } = useClock();
  if (!reference || !prediction || (candidate.fate !== 'taken' && !now)) return null;
  const from = Math.max(reference.span[0], prediction.span[0]);
  const to = Math.min(reference.span[1], prediction.span[1]);
  const x = at((from + to) / 2);
  const top = rowOf('references', candidate.reference) + BAR;
  const bottom = rowOf('predictions', candidate.prediction);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes cannot be focused
    <g className={`connector shot ${candidate.fate === 'taken' ? 'taken' : 'skipped'}`} aria-hidden="true">
      <line x1={x} x2={x} y1={top} y2={bottom} />
      <circle cx={x} cy={top} r={3.5} />
      <circle cx={x} cy={bottom} r={3.5} />
      <text className="over" x={x} dx={8} y={(LANES.reference + 2 * ROW + LANES.prediction) / 2 - 4}>
        {candidate.score.toFixed(4)}
      </text>
    </g>
  );
}

interface PairsProps {
  readonly title: string;
  readonly note: string;
  readonly state: MatchingState;
  /** Null while it is not to be seen. */
  readonly assignment: Assignment | null;
}

function Pairs({ title, note, state, assignment }: PairsProps) {
  const { pairs, total } = assignment ?? { pairs: [], total: 0 };
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <p className="note">{note}</p>
      {/* A row for each reference shot from the start, so that no pair moves another. */}
      <ul>
        {state.references.map(({ id }, index) => {
          const pair = pairs.find(([reference]) => reference === index);
          return (
            <li key={id}>
              <code className="shot">{id}</code> ↔{' '}
              {pair ? <code className="shot">{state.predictions[pair[1]]?.id}</code> : <span className="muted">–</span>}
              <span className="num">{pair ? pair[2].toFixed(4) : ''}</span>
            </li>
          );
        })}
      </ul>
      <p className="sum">
        {assignment ? `${pairs.length} ${pairs.length === 1 ? 'pair' : 'pairs'}, tIoU in all` : '…'}
        <span className="num">{assignment ? total.toFixed(4) : ''}</span>
      </p>
    </section>
  );
}
