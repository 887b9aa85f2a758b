import type { Agreement } from '../../judge/audit/compare';
import type { AuditedJudge } from './judges';

interface ConfusionProps {
  readonly title: string;
  readonly agreement: Agreement;
  readonly a: AuditedJudge;
  readonly b: AuditedJudge;
  /** How a category is called. */
  readonly name: (category: number) => string;
}

/** How often which answer of the one met which of the other; on the diagonal they agree. */
export function Confusion({ title, agreement: { categories, confusion }, a, b, name }: ConfusionProps) {
  return (
    <figure className="audit-confusion">
      <figcaption>
        <strong>{title}</strong>{' '}
        <span className="muted">
          rows {a.letter}, columns {b.letter}
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it */}
      <section className="scroll" tabIndex={0} aria-label={`${title}: rows ${a.label}, columns ${b.label}`}>
        <table>
          <thead>
            <tr>
              <td />
              {categories.map((category) => (
                <th key={category} scope="col" className="num">
                  <span className="muted mono">{b.letter}</span> {name(category)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((row, rowIndex) => (
              <tr key={row}>
                <th scope="row">
                  <span className="muted mono">{a.letter}</span> {name(row)}
                </th>
                {categories.map((column, columnIndex) => {
                  const count = confusion[rowIndex]?.[columnIndex] ?? 0;
                  return (
                    <td
                      key={column}
                      className={row === column ? 'num equal' : count === 0 ? 'num muted' : 'num'}
                      data-confusion={`${row}/${column}`}
                    >
                      {count}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </figure>
  );
}
