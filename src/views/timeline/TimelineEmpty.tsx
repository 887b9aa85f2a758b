import type { Detail } from '../../omnicapbench/detail';

/** What the timeline would show, and what it needs for that. */
export function TimelineEmpty({ detail: { reference, prediction } }: { readonly detail: Detail }) {
  return (
    <div className="empty">
      <h2>Nothing on the clock yet</h2>
      <p>
        {reference || prediction
          ? 'No unit has a time that can be read. Shots and events come onto the timeline with a time range of two seconds:'
          : 'Neither document can be read as a caption. Once one has references, events and shots, its units stand here on one clock:'}
      </p>
      <p>
        <code>"time_range": [0.6, 3.2]</code>
      </p>
      <p className="muted">
        Reference above prediction, pairs joined, missed units outlined, unsupported ones hatched. The editor marks what
        keeps a time from being read; an example shows the rest.
      </p>
    </div>
  );
}
