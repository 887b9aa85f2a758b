import { editor, MarkerSeverity, Range, Uri } from 'monaco-editor/editor';
import type { Diagnostic, Severity, Side } from '../omnicapbench/diagnostics';
import { offerRemedies } from './codeActions';
import { JSON_LANGUAGE, LARGE_FROM, LARGE_LANGUAGE } from './languages';
import { MAX_MARKS, spanOf, underlineOf, worstByLine } from './marks';
import { createPeek } from './peek';
import { type AskRemedies, type EditorSurface, type Handover, LINE_HEIGHT } from './surface';
import { THEME } from './theme';

const SEVERITY: Readonly<Record<Severity, MarkerSeverity>> = {
  error: MarkerSeverity.Error,
  warning: MarkerSeverity.Warning,
  info: MarkerSeverity.Info,
};

const OPTIONS: editor.IStandaloneEditorConstructionOptions = {
  theme: THEME,
  // Select all, then a brace: with surrounding on, Monaco throws or hangs the tab on some texts.
  autoSurround: 'never',
  automaticLayout: true,
  // Tab leaves the editor, so that the page can be walked by keyboard; Ctrl+M changes that.
  tabFocusMode: true,
  tabSize: 2,
  insertSpaces: true,
  fontSize: 12,
  lineHeight: LINE_HEIGHT,
  fontFamily: 'var(--mono)',
  padding: { top: 6, bottom: 6 },
  glyphMargin: true,
  lineNumbersMinChars: 4,
  lineDecorationsWidth: 14,
  folding: true,
  foldingStrategy: 'indentation',
  showFoldingControls: 'mouseover',
  minimap: { enabled: false },
  stickyScroll: { enabled: false },
  scrollBeyondLastLine: false,
  renderLineHighlight: 'none',
  wordBasedSuggestions: 'off',
  quickSuggestions: { strings: true, other: true, comments: false },
  occurrencesHighlight: 'off',
  selectionHighlight: false,
  guides: { indentation: false },
  autoIndentOnPaste: false,
  links: false,
  colorDecorators: false,
  unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: false, nonBasicASCII: false },
  unusualLineTerminators: 'off',
  renderControlCharacters: true,
  fixedOverflowWidgets: true,
  overviewRulerBorder: false,
  hideCursorInOverviewRuler: true,
  scrollbar: {
    verticalScrollbarSize: 12,
    horizontalScrollbarSize: 10,
    useShadows: false,
    alwaysConsumeMouseWheel: false,
  },
};

/**
 * Hues belong to tracks, brackets have none, and a large text is not searched for them. Monaco keeps this per model
 * and takes it from the editors' options under this flat name alone.
 */
const MODEL_OPTIONS: Readonly<Record<string, unknown>> = { 'bracketPairColorization.enabled': false };

interface Parts {
  readonly side: Side;
  readonly label: string;
  readonly readOnly: boolean;
  readonly start: Handover;
  /** The text was changed, by a key or by the box itself. */
  readonly onEdit: () => void;
  /** The reader put the cursor somewhere, by key or pointer. */
  readonly onCursor: (offset: number) => void;
  readonly askRemedies: AskRemedies;
}

/** Makes a Monaco editor in an element and takes over what the plain text box held. */
export function createCodeEditor(
  host: HTMLElement,
  { side, label, readOnly, start, onEdit, onCursor, askRemedies }: Parts,
): EditorSurface {
  const uri = Uri.parse(`inmemory://capscope/${side}.json`);
  const model = editor.getModel(uri) ?? editor.createModel('', languageOf(start.text.length), uri);
  // An edit, here without undo, rather than setValue: a byte-order mark stays in the text.
  model.applyEdits([{ range: model.getFullModelRange(), text: start.text }]);
  const code = editor.create(host, { ...MODEL_OPTIONS, ...OPTIONS, model, readOnly, ariaLabel: label });
  const gutter = code.createDecorationsCollection();
  const chosen = code.createDecorationsCollection();
  const unit = code.createDecorationsCollection();
  const peek = createPeek(code);
  let replacing = false;
  let marked: { readonly version: number; readonly faults: readonly MarkedFault[] } = { version: -1, faults: [] };

  const remedies = offerRemedies(model, {
    faultsOn: (first, last) => {
      // Marks of an earlier text do not tell where its faults are now; new ones are on their way.
      if (marked.version !== model.getVersionId()) return [];
      return marked.faults.filter(
        (fault) => fault.marker.startLineNumber >= first && fault.marker.startLineNumber <= last,
      );
    },
    ask: askRemedies,
  });

  const subscription = model.onDidChangeContent(() => {
    if (!replacing) onEdit();
    fitToSize();
  });

  const cursor = code.onDidChangeCursorPosition(({ reason, source, position }) => {
    const byHand = source === 'mouse' || (source === 'keyboard' && reason === editor.CursorChangeReason.Explicit);
    if (byHand) onCursor(model.getOffsetAt(position));
  });

  fitToSize();
  takeOver();

  /** Gives up on a large text what would read all of it after every edit, on the page's own thread. */
  function fitToSize(): void {
    const language = languageOf(model.getValueLength());
    if (language !== model.getLanguageId()) editor.setModelLanguage(model, language);
    const small = language === JSON_LANGUAGE;
    if (small === code.getOption(editor.EditorOption.folding)) return;
    code.updateOptions({ folding: small, matchBrackets: small ? 'always' : 'never' });
  }

  function takeOver(): void {
    const from = model.getPositionAt(start.selectionStart);
    const to = model.getPositionAt(start.selectionEnd);
    code.setSelection(Range.fromPositions(from, to));
    if (start.focused) code.focus();
    if (model.getValueLength() !== start.text.length) onEdit();
  }

  return {
    read: () => model.getValue(),
    replace(text) {
      replacing = true;
      model.pushStackElement();
      // An edit, not setValue: it can be undone.
      model.pushEditOperations([], [{ range: model.getFullModelRange(), text }], () => null);
      model.pushStackElement();
      replacing = false;
      code.setPosition({ lineNumber: 1, column: 1 });
      code.setScrollPosition({ scrollTop: 0, scrollLeft: 0 });
      // Monaco keeps one kind of line end; where that changed the text, its places are those of the changed text.
      if (model.getValueLength() !== text.length) onEdit();
    },
    mark(diagnostics) {
      const drawn = diagnostics.slice(0, MAX_MARKS).map((diagnostic) => ({
        diagnostic,
        marker: {
          ...underlineOf(spanOf(diagnostic, model), model),
          severity: SEVERITY[diagnostic.severity],
          message: diagnostic.message,
          code: diagnostic.code,
        },
      }));
      marked = { version: model.getVersionId(), faults: drawn };
      editor.setModelMarkers(
        model,
        'capscope',
        drawn.map(({ marker }) => marker),
      );
      const worst = worstByLine(
        drawn.map(({ diagnostic, marker }) => ({ line: marker.startLineNumber, severity: diagnostic.severity })),
      );
      gutter.set(
        [...worst].map(([line, severity]) => ({
          range: new Range(line, 1, line, 1),
          options: { glyphMarginClassName: `gutter-mark ${severity}` },
        })),
      );
    },
    highlight(place, reveal) {
      if (!place) {
        unit.clear();
        return;
      }
      const range = spanOf(place, model);
      unit.set([
        {
          range,
          options: {
            isWholeLine: true,
            className: 'unit-lines',
            overviewRuler: { color: 'rgba(30,95,208,.5)', position: 1 },
          },
        },
      ]);
      if (reveal) code.revealRangeNearTopIfOutsideViewport(Range.lift(range), editor.ScrollType.Immediate);
    },
    apply(edits) {
      model.pushStackElement();
      const operations = edits.map((edit) => ({ range: spanOf(edit, model), text: edit.text }));
      model.pushEditOperations([], operations, () => null);
      model.pushStackElement();
      const first = edits.reduce((least, { offset }) => Math.min(least, offset), Number.POSITIVE_INFINITY);
      if (!Number.isFinite(first)) return;
      const position = model.getPositionAt(first);
      code.setPosition(position);
      code.revealPositionInCenterIfOutsideViewport(position, editor.ScrollType.Immediate);
    },
    remark: peek.remark,
    point(pointer) {
      if (!pointer) {
        chosen.clear();
        peek.hide();
        return;
      }
      const { spot } = pointer;
      const span = spanOf(spot, model);
      const line = span.startLineNumber;
      chosen.set([
        {
          range: new Range(line, 1, line, 1),
          // Over the lines of the unit it stands in.
          options: { isWholeLine: true, className: `chosen-line ${spot.severity}`, zIndex: 1 },
        },
      ]);
      peek.show(spot, line);
      if (pointer.focus) {
        code.setSelection(span);
        code.focus();
      }
      if (pointer.reveal) {
        code.revealLineInCenter(line, editor.ScrollType.Immediate);
        if (pointer.focus) code.revealRange(underlineOf(span, model), editor.ScrollType.Immediate);
      }
    },
    setReadOnly: (value) => code.updateOptions({ readOnly: value }),
    focus: () => code.focus(),
    dispose() {
      peek.hide();
      remedies.dispose();
      subscription.dispose();
      cursor.dispose();
      code.dispose();
      model.dispose();
    },
  };
}

/** A fault as it was drawn. */
interface MarkedFault {
  readonly diagnostic: Diagnostic;
  readonly marker: editor.IMarkerData;
}

function languageOf(length: number): string {
  return length > LARGE_FROM ? LARGE_LANGUAGE : JSON_LANGUAGE;
}
