import type { SelectedPair, UnitRef } from '../../state/selection';
import { NARROW, useMedia } from '../../ui/useMedia';
import { range } from '../units/time';
import { CellGrid } from './CellGrid';
import type { IdentityGrid } from './grid';
import type { At } from './roving';
import { lookOf, sayCell, sayOverlap } from './say';

interface IdentityTableProps {
  readonly grid: IdentityGrid;
  /** What is selected, on both sides. */
  readonly pair: SelectedPair;
  readonly onSelect: (unit: UnitRef) => void;
}

const SIZES = { row: 52, column: 104, headWidth: 178, headHeight: 42 };
const NARROW_SIZES = { ...SIZES, headWidth: 136 };

/** The grid itself. A last column counts the shots of the prediction that no shot of the reference is matched to. */
export function IdentityTable({ grid, pair, onSelect }: IdentityTableProps) {
  const narrow = useMedia(NARROW);
  const { rows, columns } = grid;
  const apart = rows.some(({ elsewhere }) => elsewhere.length > 0);
  const row = rows.findIndex(({ entity, counterpart }) => isIn(pair, entity.key, counterpart?.key));
  const column = columns.findIndex(({ shot, partner }) => isIn(pair, shot.key, partner?.key));
  // An entity far from its shots would be a row of dots.
  const first = rows[row]?.cells.findIndex(({ reference, prediction }) => reference || prediction) ?? -1;
  const shown = column >= 0 ? column : first;

  const pick = ({ row: r, column: c }: At): void => {
    const shot = columns[c]?.shot;
    const elsewhere = rows[r]?.elsewhere[0];
    if (shot) onSelect({ side: 'reference', key: shot.key });
    else if (elsewhere) onSelect({ side: 'prediction', key: elsewhere.key });
  };

  return (
    <CellGrid
      className="identity-grid"
      caption="Reference entities down, reference shots across; in each cell reference above prediction"
      corner="CCC by entity"
      size={{ rows: rows.length, columns: columns.length + Number(apart) }}
      sizes={narrow ? NARROW_SIZES : SIZES}
      revealed={{ ...(row >= 0 && { row }), ...(shown >= 0 && { column: shown }) }}
      rowHead={(index) => {
        const one = rows[index];
        if (!one) return { name: '', selected: false };
        const { entity, counterpart, excluded } = one;
        const other = counterpart && counterpart.id !== entity.id ? ` → ${counterpart.id}` : '';
        return {
          name: <code className="ref">{entity.id + other}</code>,
          label: counterpart ? `${entity.id}, ${counterpart.id} in the prediction` : `${entity.id}, no counterpart`,
          beside: <span className={excluded ? 'row-ccc muted' : 'row-ccc mono'}>{sayOverlap(one)}</span>,
          selected: index === row,
        };
      }}
      columnHead={(index) => {
        const one = columns[index];
        if (!one) return { name: <span className="muted">elsewhere</span>, selected: false };
        const { shot, partner } = one;
        return {
          name: <code className="shot">{shot.id}</code>,
          label: `${shot.id}, ${range(shot)}${partner ? `, ${partner.id} in the prediction` : ', no counterpart'}`,
          beside: <span className="muted column-time">{partner ? range(shot) : 'shot missed'}</span>,
          selected: index === column,
        };
      }}
      cell={(at) => {
        const one = rows[at.row];
        const across = columns[at.column];
        const cell = one?.cells[at.column];
        if (!one) return { label: '', className: '', content: null };
        if (!across || !cell) {
          const shots = one.elsewhere.map(({ id }) => id);
          return {
            label: `${one.entity.id} in predicted shots without a counterpart: ${shots.join(', ') || 'none'}`,
            className: shots.length > 0 ? 'elsewhere' : 'none',
            content: shots.length > 0 ? `+${shots.length}` : '·',
          };
        }
        const look = lookOf(cell);
        return {
          label: sayCell(one, across, cell),
          className: look,
          selected: at.row === row && at.column === column,
          content: <Halves look={look} names={cell.standIns.map(({ id }) => id)} />,
        };
      }}
      onPickRow={(index) => {
        const key = rows[index]?.entity.key;
        if (key !== undefined) onSelect({ side: 'reference', key });
      }}
      onPickColumn={(index) => pick({ row: -1, column: index })}
      onPick={pick}
    />
  );
}

function isIn({ reference, prediction }: SelectedPair, ours: string, theirs: string | undefined): boolean {
  return reference === ours || (theirs !== undefined && prediction === theirs);
}

/** Reference above, prediction below; a stand-in by name. */
function Halves({ look, names }: { readonly look: ReturnType<typeof lookOf>; readonly names: readonly string[] }) {
  if (look === 'none') return '·';
  return (
    <span className="halves ref" aria-hidden="true">
      <span className={look === 'both' ? 'half full' : look === 'extra' ? 'half' : 'half outline'} />
      <span className={look === 'both' ? 'half full' : look === 'extra' || look === 'drift' ? 'half hatched' : 'half'}>
        {names.length > 0 ? <span className="stand-in">{names.join(', ')}</span> : null}
      </span>
    </span>
  );
}
