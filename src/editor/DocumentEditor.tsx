import { useEffect, useRef, useState } from 'react';
import type { Diagnostic, Side } from '../omnicapbench/diagnostics';
import type { UnitMark } from '../state/selection';
import type { SourceDocument } from '../state/workbench';
import { type CodeEditorModule, loadCodeEditor } from './load';
import { handOver, plainSurface } from './plain';
import type { AskRemedies, EditorSurface, Pointed, Remark } from './surface';

interface DocumentEditorProps {
  readonly side: Side;
  readonly label: string;
  readonly document: SourceDocument;
  /** The side's faults; null while the report is stale, when the marks drawn before move along with the text. */
  readonly diagnostics: readonly Diagnostic[] | null;
  /** The chosen place when it is on this side. */
  readonly pointed: Pointed | null;
  /** What is known about it besides its message. */
  readonly remark: Remark | null;
  readonly readOnly: boolean;
  readonly dark: boolean;
  /** Monaco may load: the first score is on screen. */
  readonly enhance: boolean;
  /** The unit to mark, when one of this side is selected or is the counterpart of one. */
  readonly unit: UnitMark | null;
  readonly onEdit: (read: () => string) => void;
  readonly onCursor: (offset: number) => void;
  readonly askRemedies: AskRemedies;
  /** Gives the surface out, for the buttons above it. */
  readonly onSurface: (surface: EditorSurface | null) => void;
}

/** A text box that works at once and becomes Monaco when that has loaded, keeping text, selection and focus. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { side, label, document, diagnostics, pointed, remark, unit, readOnly, dark, enhance } = props;
  const { onEdit, onCursor, askRemedies, onSurface } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [surface, setSurface] = useState<EditorSurface | null>(null);
  const [monaco, setMonaco] = useState<CodeEditorModule | null>(null);
  const [failed, setFailed] = useState(false);
  const shownLoad = useRef(document.load);
  const latest = useRef({ readOnly, dark, onEdit, onCursor, askRemedies });
  latest.current = { readOnly, dark, onEdit, onCursor, askRemedies };

  useEffect(() => {
    if (box.current) setSurface(plainSurface(box.current));
  }, []);

  useEffect(() => {
    if (!enhance) return;
    let wanted = true;
    let made: EditorSurface | undefined;
    loadCodeEditor().then(
      (module) => {
        if (!wanted || !host.current || !box.current) return;
        module.applyTheme(latest.current.dark);
        const code: EditorSurface = module.createCodeEditor(host.current, {
          side,
          label,
          readOnly: latest.current.readOnly,
          start: handOver(box.current),
          onEdit: () => latest.current.onEdit(code.read),
          onCursor: (offset) => latest.current.onCursor(offset),
          askRemedies: (diagnostic) => latest.current.askRemedies(diagnostic),
        });
        made = code;
        setMonaco(module);
        setSurface(code);
      },
      () => setFailed(true),
    );
    return () => {
      wanted = false;
      made?.dispose();
      setMonaco(null);
    };
  }, [enhance, side, label]);

  useEffect(() => onSurface(surface), [surface, onSurface]);
  useEffect(() => monaco?.applyTheme(dark), [monaco, dark]);
  useEffect(() => surface?.setReadOnly(readOnly), [surface, readOnly]);

  useEffect(() => {
    if (!surface || shownLoad.current === document.load) return;
    shownLoad.current = document.load;
    surface.replace(document.text);
  }, [surface, document.load, document.text]);

  useEffect(() => {
    if (diagnostics) surface?.mark(diagnostics);
  }, [surface, diagnostics]);

  const { spot, turn, focus } = pointed ?? { spot: null, turn: 0, focus: false };
  const shown = useRef({ turn: 0, surface });
  useEffect(() => {
    if (!surface) return;
    const again = shown.current.turn === turn && shown.current.surface === surface;
    shown.current = { turn, surface };
    if (!spot) surface.point(null);
    else if (again) surface.point({ spot, reveal: false, focus: false });
    else surface.point({ spot, reveal: true, focus });
  }, [surface, spot, turn, focus]);

  useEffect(() => surface?.remark(remark), [surface, remark]);

  const { offset, length, turn: unitTurn, here } = unit ?? { offset: -1, length: 0, turn: 0, here: true };
  const revealed = useRef({ turn: 0, surface });
  useEffect(() => {
    if (!surface) return;
    const again = revealed.current.turn === unitTurn && revealed.current.surface === surface;
    revealed.current = { turn: unitTurn, surface };
    surface.highlight(offset < 0 ? null : { offset, length }, !again && !here);
  }, [surface, offset, length, unitTurn, here]);

  return (
    <div className="code">
      {monaco ? null : (
        <textarea
          ref={box}
          className="plain"
          aria-label={label}
          title={failed ? 'The full editor could not be loaded; this plain one works all the same.' : undefined}
          defaultValue={document.text}
          readOnly={readOnly}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          wrap="off"
          onInput={(event) => {
            const { currentTarget } = event;
            onEdit(() => currentTarget.value);
          }}
        />
      )}
      <div ref={host} className="monaco-host" />
    </div>
  );
}
