import { useMemo, useState } from 'react';
import type { Detail } from '../../omnicapbench/detail';
import type { Place } from '../../omnicapbench/diagnostics';
import type { Report } from '../../omnicapbench/report';
import { selectedPair, type UnitRef } from '../../state/selection';
import { Icon } from '../../ui/Icon';
import { Segmented } from '../../ui/Segmented';
import { NothingToShow } from '../units/NothingToShow';
import { EvsaFigures } from './EvsaFigures';
import { evsaConvention, type Link, linkModel, targetOf, unitOfEnd } from './edges';
import { LinkGraph } from './LinkGraph';
import { LinkMatrix } from './LinkMatrix';
import { LinkSample } from './LinkSample';
import { LinkTable } from './LinkTable';
import { LINK_STATES } from './say';

interface LinksViewProps {
  readonly detail: Detail;
  readonly report: Report;
  readonly selected: UnitRef | null;
  /** `place`: the very id in the list, when a link is selected. */
  readonly onSelect: (unit: UnitRef, place?: Place) => void;
}

type Shape = 'both' | 'matrix' | 'graph' | 'table';

const SHAPES: readonly { readonly value: Shape; readonly label: string }[] = [
  { value: 'both', label: 'Both' },
  { value: 'matrix', label: 'Matrix' },
  { value: 'graph', label: 'Graph' },
  { value: 'table', label: 'Table' },
];

/** Which event is heard in which shot, on both sides: as a matrix, a graph, and a table. */
export function LinksView({ detail, report, selected, onSelect }: LinksViewProps) {
  const [shape, setShape] = useState<Shape>('both');
  const [picked, setPicked] = useState<string | null>(null);
  const convention = evsaConvention(report.signature);
  const model = useMemo(() => linkModel(detail, convention), [detail, convention]);
  const pair = useMemo(() => selectedPair(detail, selected), [detail, selected]);

  if (!model) return <NothingToShow detail={detail} what="links" />;
  if (model.events.length === 0 || model.shots.length === 0) {
    return (
      <section className="empty" aria-labelledby="no-links">
        <h2 id="no-links">Nothing to link</h2>
        <p>
          {model.events.length === 0 ? 'Neither document has an event.' : 'Neither document has a shot.'} A link is the
          id of an event in a shot's <code>active_events</code>: it says that the event is heard while the shot lasts.
        </p>
        <p className="muted">The example “A dialogue over five shots” has links of every state.</p>
      </section>
    );
  }

  const isIn = (end: { readonly reference: UnitLike; readonly prediction: UnitLike }): boolean =>
    (end.reference !== null && end.reference.key === pair.reference) ||
    (end.prediction !== null && end.prediction.key === pair.prediction);
  const event = model.events.findIndex(isIn);
  const shot = model.shots.findIndex(isIn);
  const pick = (link: Link): void => {
    const target = targetOf(link);
    setPicked(linkKey(link));
    if (target) onSelect(target.unit, target.place);
  };
  const pickEnd = (end: Parameters<typeof unitOfEnd>[0] | undefined): void => {
    const unit = end && unitOfEnd(end);
    setPicked(null);
    if (unit) onSelect(unit);
  };
  // A link stays marked while what it selected is; another selection takes the mark away.
  const current = model.links.find((link) => linkKey(link) === picked && (link.event === event || link.shot === shot));
  const shared = { model, event, shot, current, onPick: pick };

  return (
    <div className="links-view">
      <div className="bar links-bar">
        <ul className="legend" aria-label="Key">
          {LINK_STATES.map(({ state }) => (
            <li key={state} data-links={state} data-count={model.counts[state]}>
              <LinkSample state={state} /> {state} {model.counts[state]}
            </li>
          ))}
        </ul>
        <Segmented label="View" className="push" value={shape} onChange={setShape} options={SHAPES} />
      </div>
      {report.gate.pass ? null : (
        <p className="notice">
          <Icon name="info" /> The prediction fails the gate, so no event or shot is paired and EVSA is 0.
        </p>
      )}
      {shape === 'both' || shape === 'matrix' ? (
        <LinkMatrix
          {...shared}
          onPickEvent={(index) => pickEnd(model.events[index])}
          onPickShot={(index) => pickEnd(model.shots[index])}
        />
      ) : null}
      {shape === 'table' ? <LinkTable {...shared} /> : null}
      <div className={shape === 'both' || shape === 'graph' ? 'links-split' : 'links-split alone'}>
        {shape === 'both' || shape === 'graph' ? <LinkGraph {...shared} /> : null}
        <EvsaFigures model={model} report={report} />
      </div>
    </div>
  );
}

type UnitLike = { readonly key: string } | null;

function linkKey({ reference, prediction }: Link): string {
  return `${prediction?.shot ?? reference?.shot} ${prediction?.eventId ?? reference?.eventId}`;
}
