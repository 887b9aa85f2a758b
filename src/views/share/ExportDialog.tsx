import { METRICS } from '../../omnicapbench/metrics';
import type { Report } from '../../omnicapbench/report';
import type { Exported } from '../../share/export/carrier';
import { reportCsv } from '../../share/export/csv';
import { reportJson } from '../../share/export/json';
import { reportMarkdown } from '../../share/export/markdown';
import { fileNameOf, saveText } from '../../share/export/save';
import { ENDING, writeCapscopeFile } from '../../share/files/capscopeFile';
import type { SharedState } from '../../share/permalink/state';
import { CopyButton } from '../../ui/CopyButton';
import { Dialog } from '../../ui/Dialog';
import { scoreGroups } from '../score/rows';

const GROUPS = scoreGroups(METRICS);

interface ExportDialogProps {
  /** Of the very texts in `state`; null while there is none. */
  readonly report: Report | null;
  readonly state: SharedState;
  readonly onClose: () => void;
}

interface Format {
  readonly title: string;
  readonly what: string;
  readonly ending: string;
  readonly type: string;
  readonly write: (exported: Exported) => string;
}

const FORMATS: readonly Format[] = [
  {
    title: 'Markdown',
    what: 'The score table, for an issue or a paper.',
    ending: '.md',
    type: 'text/markdown',
    write: reportMarkdown,
  },
  {
    title: 'CSV',
    what: 'A number a line, with names and signature on each, to lay many end to end.',
    ending: '.csv',
    type: 'text/csv',
    write: reportCsv,
  },
  {
    title: 'JSON',
    what: 'The whole report: numbers, pairs, probes and every problem with its place.',
    ending: '.json',
    type: 'application/json',
    write: reportJson,
  },
];

/** The report and the example as files. Every one carries version and signature. */
export function ExportDialog({ report, state, onClose }: ExportDialogProps) {
  const names = { prediction: state.prediction.name, reference: state.reference.name };
  const title = names.prediction || names.reference || 'capscope';
  return (
    <Dialog title="Export" className="export" onClose={onClose}>
      <section aria-label="The report">
        <h3>The report</h3>
        {report ? null : <p className="muted">There is no score of these texts yet.</p>}
        <ul className="exports">
          {FORMATS.map((format) => (
            <li key={format.title}>
              <p>
                <strong>{format.title}</strong>
                <span className="muted">{format.what}</span>
              </p>
              {report ? (
                <span className="work-actions">
                  <CopyButton
                    label="Copy"
                    describe={`Copy the report as ${format.title}`}
                    text={() => format.write({ report, names, groups: GROUPS })}
                  />
                  <button
                    type="button"
                    className="outline"
                    aria-label={`Save the report as ${format.title}`}
                    onClick={() =>
                      saveText(
                        fileNameOf(`${title} report`, format.ending),
                        format.type,
                        format.write({ report, names, groups: GROUPS }),
                      )
                    }
                  >
                    Save
                  </button>
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="The example">
        <h3>The example</h3>
        <ul className="exports">
          <li>
            <p>
              <strong>Capscope file</strong>
              <span className="muted">Both texts, all settings and the score; opens again to the same state.</span>
            </p>
            <span className="work-actions">
              <button
                type="button"
                className="outline"
                aria-label="Save the example as a Capscope file"
                onClick={() => saveExample(state)}
              >
                Save
              </button>
            </span>
          </li>
        </ul>
        <p className="muted">Charts and the timeline have buttons of their own for SVG and PNG.</p>
      </section>
    </Dialog>
  );
}

/** Saves what is on screen as a .capscope.json file. */
export function saveExample(state: SharedState): void {
  const title = state.prediction.name || state.reference.name || 'example';
  saveText(fileNameOf(title, ENDING), 'application/json', writeCapscopeFile(state));
}
