import { useCallback, useId, useState } from 'react';
import type { Tally } from '../engine/worker/protocol';
import type { Diagnostic, Side } from '../omnicapbench/diagnostics';
import type { UnitMark } from '../state/selection';
import type { SourceDocument } from '../state/workbench';
import { Icon } from '../ui/Icon';
import { DocumentEditor } from './DocumentEditor';
import { MAX_MARKS } from './marks';
import type { AskRemedies, EditorSurface, Pointed, Remark } from './surface';

/** On a narrow screen a pane is a title, a short view to read, or an editor. */
export type PaneMode = 'closed' | 'read' | 'edit';

interface EditorPaneProps {
  readonly side: Side;
  readonly document: SourceDocument;
  /** Counts for the badges; null before the first score. */
  readonly tally: Tally | null;
  readonly diagnostics: readonly Diagnostic[] | null;
  readonly pointed: Pointed | null;
  readonly remark: Remark | null;
  readonly narrow: boolean;
  readonly mode: PaneMode;
  readonly dark: boolean;
  readonly enhance: boolean;
  readonly onMode: (mode: PaneMode) => void;
  readonly unit: UnitMark | null;
  readonly onEdit: (read: () => string) => void;
  readonly onCursor: (offset: number) => void;
  readonly askRemedies: AskRemedies;
  /** Gives the text box out, for quick fixes. */
  readonly onSurface: (surface: EditorSurface | null) => void;
}

const TITLES: Readonly<Record<Side, string>> = { prediction: 'Prediction', reference: 'Reference' };

/** One document: its name, its faults counted, and its text. */
export function EditorPane(props: EditorPaneProps) {
  const { side, document, tally, diagnostics, pointed, remark, narrow, mode, dark, enhance } = props;
  const { unit, onMode, onEdit, onCursor, askRemedies, onSurface } = props;
  const titleId = useId();
  const [surface, setSurface] = useState<EditorSurface | null>(null);
  const share = useCallback(
    (next: EditorSurface | null) => {
      setSurface(next);
      onSurface(next);
    },
    [onSurface],
  );
  const readOnly = narrow && mode !== 'edit';
  const title = TITLES[side];

  const format = async (): Promise<void> => {
    const { formatJson } = await import('./format');
    if (!surface) return;
    const before = surface.read();
    const after = formatJson(before);
    if (after === before) return;
    surface.replace(after);
    onEdit(surface.read);
  };

  return (
    <section className="editor" data-side={side} data-mode={narrow ? mode : 'edit'} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <p className="muted" title={document.name}>
          {document.name}
          {document.edited ? ', edited' : ''}
        </p>
        {tally ? <Badges counts={tally[side]} /> : <span className="push" />}
        <button
          type="button"
          className="square wide"
          aria-label={`Format the ${side}`}
          title="Format: lays the JSON out again, changing white space only"
          onClick={() => void format()}
        >
          <Icon name="format" />
        </button>
        {narrow ? (
          <button
            type="button"
            className="outline"
            aria-label={`${mode === 'edit' ? 'Done with' : 'Edit'} the ${side}`}
            onClick={() => onMode(mode === 'edit' ? 'read' : 'edit')}
          >
            {mode === 'edit' ? 'Done' : 'Edit'}
          </button>
        ) : null}
      </header>
      <DocumentEditor
        side={side}
        label={`${title}, JSON`}
        document={document}
        diagnostics={diagnostics}
        pointed={pointed}
        remark={remark}
        unit={unit}
        readOnly={readOnly}
        dark={dark}
        enhance={enhance}
        onEdit={onEdit}
        onCursor={onCursor}
        askRemedies={askRemedies}
        onSurface={share}
      />
    </section>
  );
}

function Badges({ counts }: { readonly counts: Tally[Side] }) {
  const { error, warning, info } = counts;
  const all = error + warning + info;
  const capped = all > MAX_MARKS ? `The first ${MAX_MARKS} of ${all} are marked in the text` : undefined;
  if (error + warning === 0) {
    return (
      <span className="badge push" title={capped}>
        no faults
      </span>
    );
  }
  return (
    <>
      {error > 0 ? (
        <span className="badge error push" title={capped} data-count={error}>
          {counted(error, 'error')}
        </span>
      ) : null}
      {warning > 0 ? (
        <span className={error > 0 ? 'badge wide' : 'badge push'} title={capped} data-count={warning}>
          {counted(warning, 'warning')}
        </span>
      ) : null}
    </>
  );
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
