import { useRef } from 'react';
import type { StageProps } from '../lesson';
import { faultsOf } from '../ui/faults';
import { JsonEditor } from '../ui/JsonEditor';
import { Fraction, Reading } from '../ui/Reading';
import { GraphPicture } from './GraphPicture';
import { type DocumentState, documentNumbers } from './graph';

/** The text on the left, what it means on the right. */
export function DocumentStage({ engine, state, onChange }: StageProps<DocumentState>) {
  const { report, graph } = documentNumbers(state, engine);
  const { NoDanglingID: ids, ValidEventShotAssociation: times } = report.probes;
  // While a word is being typed the JSON is broken at times; the last graph stays, marked as old.
  const last = useRef(graph);
  if (graph) last.current = graph;
  const shown = graph ?? last.current;
  return (
    <>
      <div className="stage document-stage">
        <JsonEditor
          label="A caption document, JSON"
          text={state.text}
          lines={20}
          faults={faultsOf(report)}
          fine="Every id resolves and every link holds."
          onChange={(text) => onChange({ text })}
        />
        <div className="document-graph" data-stale={graph === null}>
          {shown ? <GraphPicture graph={shown} /> : <p className="muted">The text cannot be read yet.</p>}
          <p className="document-stale" hidden={graph !== null}>
            The text cannot be read now: this is the last graph that could.
          </p>
        </div>
      </div>
      <Reading
        say={
          graph
            ? `${ids.checked - ids.failed} of ${ids.checked} ids resolve, ${times.checked - times.failed} of ${times.checked} listed events overlap their shots`
            : 'The text cannot be read'
        }
      >
        <span className="document-figure">
          ids that resolve
          <Fraction width={3} over={String(ids.checked - ids.failed)} under={String(ids.checked)} />
        </span>
        <span className="document-figure">
          links in time
          <Fraction width={3} over={String(times.checked - times.failed)} under={String(times.checked)} />
        </span>
      </Reading>
    </>
  );
}
