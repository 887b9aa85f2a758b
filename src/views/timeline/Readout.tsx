import { useMemo } from 'react';
import type { Store } from '../../base/store';
import { HuedText } from '../../ui/HuedText';
import { useStore } from '../../ui/useStore';
import type { Camera } from './camera';
import { briefSeconds, type LaneKind, type TimelineLayout } from './model';
import { KIND_WORD, type ReadoutEntry, readUnder } from './underCursor';

/** So many of each kind are listed, the others counted. */
const MOST = 4;
/** A line of dialogue is cut here, in characters. */
const EXCERPT = 60;

interface ReadoutProps {
  readonly layout: TimelineLayout;
  readonly camera: Camera;
  readonly cursor: Store<number | null>;
}

/** What the cursor line crosses, lane by lane. No live region: it follows every move; cells say their own names. */
export function Readout({ layout, camera, cursor }: ReadoutProps) {
  const time = useStore(cursor);
  const entries = useMemo(() => (time === null ? [] : readUnder(layout, camera.now, time)), [layout, camera, time]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="timeline-readout" aria-label="Under the cursor" tabIndex={0}>
      <span className="timeline-time">{time === null ? '–' : `${briefSeconds(time)} s`}</span>
      {time === null ? (
        <p className="muted">Point at the lanes, or go there with Tab and step with the arrow keys.</p>
      ) : entries.length === 0 ? (
        <p className="muted">nothing here in any lane</p>
      ) : (
        <dl>
          {groups(entries).map(({ kind, entries: group }) => (
            <div key={kind}>
              <dt>{KIND_WORD[kind]}</dt>
              {group.slice(0, MOST).map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
              {group.length > MOST ? <dd className="muted">and {group.length - MOST} more</dd> : null}
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function groups(entries: readonly ReadoutEntry[]): readonly { kind: LaneKind; entries: readonly ReadoutEntry[] }[] {
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, entries: entries.filter((entry) => entry.kind === kind) }));
}

function Entry({ entry: { kind, hue, title, text, tiou, note } }: { readonly entry: ReadoutEntry }) {
  return (
    <dd>
      {kind === 'subshot' && text !== '' ? <q>{excerpt(text)}</q> : <code className={hue}>{title}</code>}
      {tiou === null ? null : <span className="mono"> {tiou.toFixed(2)}</span>}
      {note === '' ? null : (
        <>
          {tiou === null ? ' ' : ', '}
          <HuedText text={note} />
        </>
      )}
    </dd>
  );
}

function excerpt(text: string): string {
  const characters = [...text];
  return characters.length <= EXCERPT ? text : `${characters.slice(0, EXCERPT).join('').trimEnd()}…`;
}
