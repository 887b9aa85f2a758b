import { useState } from 'react';
import type { UnitRef } from '../../state/selection';
import { Icon } from '../../ui/Icon';
import { type Change, type ChangeKind, KINDS } from './changes';
import { StandingMark, TRACK_HUE } from './StandingMark';

const KIND_TITLE: Readonly<Record<ChangeKind, string>> = {
  worse: 'Worse',
  better: 'Better',
  other: 'Otherwise changed',
};
const KIND_GLYPH: Readonly<Record<ChangeKind, string>> = { worse: '▼', better: '▲', other: '◆' };

/** Rows of a kind that are drawn before somebody asks for all. */
const FIRST = 100;

interface ChangeListProps {
  readonly changes: readonly Change[];
  readonly selected: UnitRef | null;
  readonly onSelect: (unit: UnitRef) => void;
}

/** The units and links that stand otherwise than before, each a way to its place. */
export function ChangeList({ changes, selected, onSelect }: ChangeListProps) {
  const [whole, setWhole] = useState<ReadonlySet<ChangeKind>>(new Set());
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it
    <section className="scroll" tabIndex={0} aria-label="Units and links that changed">
      <table className="compared changes">
        <caption className="hidden-text">Units and links that changed, before and now</caption>
        <thead>
          <tr>
            <th scope="col" className="family">
              <span className="hidden-text">Kind of change</span>
            </th>
            <th scope="col">Unit or link</th>
            <th scope="col">Before</th>
            <th scope="col">Now</th>
            <th scope="col">Of the</th>
          </tr>
        </thead>
        {KINDS.map((kind) => {
          const rows = changes.filter((change) => change.kind === kind);
          const shown = whole.has(kind) ? rows : rows.slice(0, FIRST);
          if (rows.length === 0) return null;
          return (
            <tbody key={kind}>
              {shown.map((change, index) => (
                <ChangeRow
                  key={change.key}
                  change={change}
                  lead={index === 0 ? { kind, rows: shown.length, count: rows.length } : null}
                  current={isSame(change.target, selected)}
                  onSelect={onSelect}
                />
              ))}
              {shown.length < rows.length ? (
                <tr>
                  <td className="family" />
                  <td colSpan={4}>
                    <button type="button" className="link" onClick={() => setWhole(new Set([...whole, kind]))}>
                      Show all {rows.length}
                    </button>
                  </td>
                </tr>
              ) : null}
            </tbody>
          );
        })}
      </table>
    </section>
  );
}

interface ChangeRowProps {
  readonly change: Change;
  readonly lead: { readonly kind: ChangeKind; readonly rows: number; readonly count: number } | null;
  readonly current: boolean;
  readonly onSelect: (unit: UnitRef) => void;
}

function ChangeRow({ change, lead, current, onSelect }: ChangeRowProps) {
  const { kind, side, track, name, before, now, note, target } = change;
  return (
    <tr className={current ? 'selected' : undefined} data-change={kind} data-unit={change.key}>
      {lead ? (
        <th scope="rowgroup" rowSpan={lead.rows}>
          <span className={`kind-glyph ${kind}`} aria-hidden="true">
            {KIND_GLYPH[kind]}
          </span>{' '}
          {KIND_TITLE[kind]} <span className="badge">{lead.count}</span>
        </th>
      ) : null}
      <th scope="row">
        <span className={`narrow kind-glyph ${kind}`} aria-hidden="true">
          {KIND_GLYPH[kind]}
        </span>
        <span className="hidden-text">{KIND_TITLE[kind]}: </span>
        <UnitButton track={track} name={name} target={target} current={current} onSelect={onSelect} />
      </th>
      <td>
        <StandingMark standing={before} track={track} />
      </td>
      <td>
        <StandingMark standing={now} track={track} />
        {note ? <span className="muted"> {note}</span> : null}
      </td>
      <td className="muted">{side}</td>
    </tr>
  );
}

interface UnitButtonProps {
  readonly track: Change['track'];
  readonly name: string;
  readonly target: UnitRef | null;
  readonly current: boolean;
  readonly onSelect: (unit: UnitRef) => void;
}

/** A unit's name as the way to it; plain where there is nothing left to show. */
export function UnitButton({ track, name, target, current, onSelect }: UnitButtonProps) {
  const label = (
    <>
      <Icon name={track === 'subshot' ? 'shot' : track} className={TRACK_HUE[track]} label={track} />{' '}
      <code className={TRACK_HUE[track]}>{name}</code>
    </>
  );
  if (!target) return <span className="unit-name">{label}</span>;
  return (
    <button type="button" className="unit-name" aria-pressed={current} onClick={() => onSelect(target)}>
      {label}
    </button>
  );
}

export function isSame(a: UnitRef | null, b: UnitRef | null): boolean {
  return a !== null && b !== null && a.side === b.side && a.key === b.key;
}
