import { useState } from 'react';
import { HuedText } from '../../ui/HuedText';
import type { Link, LinkModel } from './edges';
import { LinkSample } from './LinkSample';
import { MEANING, sayEnd, sayState } from './say';

interface LinkTableProps {
  readonly model: LinkModel;
  readonly current: Link | undefined;
  readonly onPick: (link: Link) => void;
}

/** Rows drawn at first and added by each press of the button. */
const PAGE = 200;

/** Every link of either document, one a row. */
export function LinkTable({ model, current, onPick }: LinkTableProps) {
  const [limit, setLimit] = useState(PAGE);
  const { links, events, shots } = model;
  return (
    <div className="scroll">
      <table className="link-table">
        <caption className="hidden-text">Every link of either document</caption>
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">Shot</th>
            <th scope="col">State</th>
            <th scope="col">Means</th>
            <th scope="col" className="num">
              Line
            </th>
          </tr>
        </thead>
        <tbody>
          {links.slice(0, limit).map((link) => {
            const event = events[link.event];
            const shot = shots[link.shot];
            const place = (link.prediction ?? link.reference)?.place;
            return (
              <tr key={`${link.event} ${link.shot}`} className={link === current ? 'selected' : undefined}>
                <th scope="row">{event ? <HuedText text={sayEnd(event)} /> : null}</th>
                <td>{shot ? <HuedText text={sayEnd(shot)} /> : null}</td>
                <td>
                  <LinkSample state={link.state} /> {sayState(link)}
                </td>
                <td className="muted">{MEANING[link.state]}</td>
                <td className="num">
                  {place ? (
                    <button
                      type="button"
                      className="link"
                      aria-label={`Show ${event?.id} in the list of ${shot?.id}, line ${place.line}`}
                      onClick={() => onPick(link)}
                    >
                      {link.prediction ? '' : 'reference '}
                      {place.line}:{place.column}
                    </button>
                  ) : null}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {links.length > limit ? (
        <p className="bar">
          <button type="button" className="outline" onClick={() => setLimit(limit + PAGE)}>
            Show {Math.min(PAGE, links.length - limit)} more
          </button>
          <span className="muted">
            {limit} of {links.length} shown
          </span>
        </p>
      ) : null}
    </div>
  );
}
