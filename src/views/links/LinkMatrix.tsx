import { NARROW, useMedia } from '../../ui/useMedia';
import { CellGrid } from '../identity/CellGrid';
import { range } from '../units/time';
import { type EventEnd, type Link, type LinkModel, precisionOf, recallOf, type ShotEnd } from './edges';
import { sayEnd, sayShares, sayState, shortShares, signOf } from './say';

interface LinkMatrixProps {
  readonly model: LinkModel;
  /** Place of what is selected; -1: none of these. */
  readonly event: number;
  readonly shot: number;
  readonly current: Link | undefined;
  readonly onPick: (link: Link) => void;
  readonly onPickEvent: (event: number) => void;
  readonly onPickShot: (shot: number) => void;
}

const SIZES = { row: 50, column: 108, headWidth: 182, headHeight: 58 };
const NARROW_SIZES = { ...SIZES, headWidth: 142 };

/** Events down, shots across; every link by fill, stroke, sign and word. */
export function LinkMatrix({ model, event, shot, current, onPick, onPickEvent, onPickShot }: LinkMatrixProps) {
  const narrow = useMedia(NARROW);
  const { events, shots, convention } = model;
  const shares = (links: readonly Link[]) => [recallOf(links), precisionOf(links, events, shots, convention)] as const;
  // An event far from its links would be a row of dots.
  const column = shot >= 0 || event < 0 ? shot : ((current ?? model.ofEvent(event)[0])?.shot ?? -1);

  return (
    <CellGrid
      className="link-matrix"
      caption="Events down, shots across: the links between them"
      corner="found · right"
      size={{ rows: events.length, columns: shots.length }}
      sizes={narrow ? NARROW_SIZES : SIZES}
      revealed={{ ...(event >= 0 && { row: event }), ...(column >= 0 && { column }) }}
      rowHead={(index) => {
        const end = events[index];
        if (!end) return { name: '', selected: false };
        const both = shares(model.ofEvent(index));
        return {
          name: <Name end={end} hue="event" />,
          label: `${sayEnd(end)}: ${sayShares(...both)}`,
          beside: (
            <>
              <Clock end={end} />
              <span className="row-ccc mono">{shortShares(...both)}</span>
            </>
          ),
          selected: index === event,
        };
      }}
      columnHead={(index) => {
        const end = shots[index];
        if (!end) return { name: '', selected: false };
        const both = shares(model.ofShot(index));
        return {
          name: <Name end={end} hue="shot" />,
          label: `${sayEnd(end)}: ${sayShares(...both)}`,
          beside: (
            <>
              <Clock end={end} />
              <span className="column-time">{shortShares(...both)}</span>
            </>
          ),
          selected: index === shot,
        };
      }}
      cell={({ row, column }) => {
        const link = model.at(row, column);
        const between = `${events[row]?.id} to ${shots[column]?.id}`;
        if (!link) return { label: `${between}: no link on either side`, className: 'none', content: '·' };
        return {
          label: `${between}: ${sayState(link)}`,
          className: link.prediction || link.state === 'missing' ? link.state : `${link.state} uncounted`,
          content: (
            <>
              <span aria-hidden="true">{signOf(link.state)}</span>
              {link.state}
            </>
          ),
          selected: link === current,
        };
      }}
      onPickRow={onPickEvent}
      onPickColumn={onPickShot}
      onPick={({ row, column }) => {
        const link = model.at(row, column);
        if (link) onPick(link);
        else onPickEvent(row);
      }}
    />
  );
}

function Name({ end, hue }: { readonly end: EventEnd | ShotEnd; readonly hue: string }) {
  const other = end.reference && end.prediction && end.prediction.id !== end.id ? ` → ${end.prediction.id}` : '';
  return <code className={end.undefined ? 'link-undefined' : hue}>{end.id + other}</code>;
}

function Clock({ end }: { readonly end: EventEnd | ShotEnd }) {
  const fate = end.undefined ? 'undefined' : !end.reference ? 'unsupported' : !end.prediction ? 'missed' : range(end);
  return <span className="muted column-time">{fate}</span>;
}
