import { type ReactNode, useRef, useState } from 'react';
import { VERSION } from '../../base/version';
import { download } from './download';
import { type ChartTable, fileName, toCsv } from './table';

interface ChartFrameProps {
  /** Names the chart, its table and its files. */
  readonly title: string;
  /** One sentence under the chart: how to read it. */
  readonly caption?: string;
  /** The data as a reader wants it. */
  readonly table: ChartTable;
  /** The data in full, for the CSV, when the table is shortened. */
  readonly data?: ChartTable;
  /** The drawing with its legend: a list with an `svg.swatch` in it goes into the exported picture too. */
  readonly svg: ReactNode;
  /** Of the report that is drawn; written into every picture. */
  readonly signature: string | null;
  readonly className?: string;
}

/** A chart with its data as a table, and ways to keep both. */
export function ChartFrame({ title, caption, table, data = table, svg, signature, className = '' }: ChartFrameProps) {
  const frame = useRef<HTMLElement>(null);
  const [failed, setFailed] = useState(false);

  // Drawing files is for those who ask for one.
  const draw = async () => {
    const { standalone, toPng } = await import('./standalone');
    const text = { title, version: `Capscope ${VERSION}`, signature };
    return { picture: frame.current && standalone(frame.current, text), toPng };
  };

  const saveSvg = async (): Promise<void> => {
    const { picture } = await draw();
    if (picture) download(fileName(title, 'svg'), new Blob([picture.svg], { type: 'image/svg+xml' }));
  };

  const savePng = async (): Promise<void> => {
    const { picture, toPng } = await draw();
    const blob = picture ? await toPng(picture).catch(() => null) : null;
    if (blob) download(fileName(title, 'png'), blob);
    setFailed(!blob);
  };

  return (
    <figure ref={frame} className={`chart-frame ${className}`.trim()} aria-label={title}>
      {svg}
      {caption ? <figcaption className="muted">{caption}</figcaption> : null}
      <details className="chart-data">
        <summary>
          Data<span className="hidden-text"> and export of {title}</span>
        </summary>
        <div className="chart-tools">
          <button type="button" className="outline" aria-label={`Save ${title} as SVG`} onClick={() => void saveSvg()}>
            SVG
          </button>
          <button type="button" className="outline" aria-label={`Save ${title} as PNG`} onClick={() => void savePng()}>
            PNG
          </button>
          <button
            type="button"
            className="outline"
            aria-label={`Save the data of ${title} as CSV`}
            onClick={() => download(fileName(title, 'csv'), new Blob([toCsv(data)], { type: 'text/csv' }))}
          >
            CSV
          </button>
          <span className="muted" role="status">
            {failed ? 'The browser could not draw the PNG; the SVG holds the same.' : ''}
          </span>
        </div>
        <DataTable title={title} table={table} />
      </details>
    </figure>
  );
}

function DataTable({ title, table: { columns, rows } }: { readonly title: string; readonly table: ChartTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className="chart-table" tabIndex={0} aria-label={`Data of ${title}`}>
      <table>
        <caption className="hidden-text">Data of {title}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={isFigure(rows[0]?.[index]) ? 'num' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join(' ')}>
              {cells.map((cell, index) => (
                <td key={columns[index]} className={isFigure(cell) ? 'num' : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Figures stand to the right, whether they come as numbers or already printed. */
function isFigure(cell: string | number | undefined): boolean {
  return typeof cell === 'number' || (cell !== undefined && /^(?:[\d.]+|n\/a)$/.test(cell));
}
