import { PUBLISHED_MODELS, PUBLISHED_VIDEOS } from '../../omnicapbench/published';
import type { Report } from '../../omnicapbench/report';
import { CopyButton } from '../../ui/CopyButton';
import { download } from '../charts/download';
import { fileName, toCsv } from '../charts/table';
import type { ScoreGroup } from './rows';
import { reportJson, scoreData, scoreMarkdown } from './table';

interface ScoreFooterProps {
  readonly groups: readonly ScoreGroup[];
  readonly report: Report;
  readonly model: string | null;
  readonly onModel: (model: string | null) => void;
}

/** Under the table: whose published means stand beside it, and ways to keep it. */
export function ScoreFooter({ groups, report, model, onModel }: ScoreFooterProps) {
  return (
    <div className="bar score-footer">
      <label className="muted">
        Paper:{' '}
        <select value={model ?? ''} onChange={(event) => onModel(event.target.value || null)}>
          {PUBLISHED_MODELS.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          <option value="">no model</option>
        </select>
      </label>
      {model === null ? null : (
        <span className="muted">mean over {PUBLISHED_VIDEOS} videos, Tables 3, B.2 and B.3</span>
      )}
      <span className="score-exports push">
        <CopyButton label="Copy as Markdown" text={() => scoreMarkdown(groups, report, model)} />
        <button
          type="button"
          aria-label="Save all numbers as CSV"
          onClick={() => download(fileName('score', 'csv'), new Blob([toCsv(scoreData(report))], { type: 'text/csv' }))}
        >
          CSV
        </button>
        <button
          type="button"
          aria-label="Save the report as JSON"
          onClick={() =>
            download(fileName('report', 'json'), new Blob([reportJson(report)], { type: 'application/json' }))
          }
        >
          JSON
        </button>
      </span>
    </div>
  );
}
