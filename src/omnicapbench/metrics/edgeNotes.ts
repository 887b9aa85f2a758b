import type { Evaluation } from '../evaluation';
import { type UnitKey, unitKey } from '../keys';
import type { Settings } from '../settings';
import type { Edge } from './evsa';

/** Which predicted links a convention counts, in words. */
export const SCOPE: Readonly<Record<Settings['evsa'], string>> = {
  event: 'of matched events',
  aligned: 'between matched events and matched shots',
  all: 'in all',
};

/** The unit that a link is shown at: its event, or the shot when nothing defines the event. */
export function edgeKey({ shot, link }: Edge): UnitKey {
  return link.event ? unitKey('event', link.event.id) : unitKey('shot', shot.id);
}

/** The key of the shot that lists it. */
export function shotKey({ shot }: Edge): UnitKey {
  return unitKey('shot', shot.id);
}

/** The key of the reference event that a predicted link is about. */
export function counterpartKey({ link }: Edge, { events }: Evaluation['alignment']): UnitKey | null {
  const event = link.event && events.toReference.get(link.event);
  return event ? unitKey('event', event.id) : null;
}

/** What becomes of a link, in a sentence each. */
export function edgeNotes({ alignment: { events, shots } }: Evaluation) {
  const name = ({ shot, link }: Edge): string => `${link.id} in ${shot.id}`;
  const apart = (edge: Edge): string => `${name(edge)}: the two do not overlap in time`;
  return {
    right: (edge: Edge): string => `correct: ${name(edge)}`,
    missing: (edge: Edge): string => {
      const event = edge.link.event && events.toPrediction.get(edge.link.event);
      const shot = shots.toPrediction.get(edge.shot);
      if (event === undefined) return `missing: ${name(edge)}: the event has no counterpart`;
      if (shot === undefined) return `missing: ${name(edge)}: the shot has no counterpart`;
      const listed = shot.events.some((link) => link.event === event);
      return listed
        ? `missing: ${name(edge)}: ${event.id} and ${shot.id} of the prediction do not overlap in time`
        : `missing: ${name(edge)}: ${shot.id} of the prediction does not list ${event.id}`;
    },
    wrong: (edge: Edge): string => {
      const { shot, link } = edge;
      if (link.event === undefined) return `wrong: ${name(edge)}: nothing defines the event`;
      if (link.disjoint) return `wrong: ${apart(edge)}`;
      const event = events.toReference.get(link.event);
      const mapped = shots.toReference.get(shot);
      if (event === undefined) return `wrong: ${name(edge)}: the event has no counterpart`;
      if (mapped === undefined) return `wrong: ${name(edge)}: the shot has no counterpart`;
      return `wrong: ${name(edge)}: the reference does not link ${event.id} to ${mapped.id}`;
    },
    outside: (edge: Edge): string => {
      if (edge.link.event === undefined) return `${name(edge)}: nothing defines the event`;
      const matched = events.toReference.has(edge.link.event);
      return `${name(edge)}: the ${matched ? 'shot' : 'event'} has no counterpart`;
    },
    noEdge: (edge: Edge): string => (edge.link.event ? apart(edge) : `${name(edge)}: nothing defines the event`),
  };
}
