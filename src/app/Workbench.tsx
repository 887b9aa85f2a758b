import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { EditorPane, type PaneMode } from '../editor/EditorPane';
import type { EditorSurface } from '../editor/surface';
import type { Diagnostic, Side } from '../omnicapbench/diagnostics';
import type { AnalysisDesk } from '../state/analysis';
import type { CompareDesk } from '../state/compare';
import { unitAt, unitMarks } from '../state/selection';
import { isStale, shownScore, shownSelection } from '../state/selectors';
import type { Session } from '../state/session';
import type { WorkbenchState } from '../state/workbench';
import { Divider } from '../ui/Divider';
import { NARROW, useMedia } from '../ui/useMedia';
import { useAnswer } from '../views/useAnswer';
import { Report } from './Report';
import { useEnhance } from './useEnhance';

interface WorkbenchProps {
  readonly session: Session;
  readonly desk: AnalysisDesk;
  readonly compare: CompareDesk;
  readonly state: WorkbenchState;
  readonly dark: boolean;
  readonly onExamples: () => void;
}

const SIDES: readonly Side[] = ['prediction', 'reference'];

/** Documents on the left, report on the right. */
export function Workbench({ session, desk, compare, state, dark, onExamples }: WorkbenchProps) {
  const [split, setSplit] = useState(35);
  const [modes, setModes] = useState<Readonly<Record<Side, PaneMode>>>({ prediction: 'read', reference: 'closed' });
  const [prediction, setPrediction] = useState<EditorSurface | null>(null);
  const [reference, setReference] = useState<EditorSurface | null>(null);
  const narrow = useMedia(NARROW);
  const enhance = useEnhance(state.current !== null || state.crash !== null);
  const scored = shownScore(state);
  const stale = isStale(state);
  const selection = shownSelection(state);
  const { unit } = state;
  const { answer: detail } = useAnswer(desk, 'detail');
  const marks = useMemo(() => unitMarks(detail, unit), [detail, unit]);

  const diagnostics = scored?.report.diagnostics;
  const bySide = useMemo(
    () => ({
      prediction: (diagnostics ?? []).filter(({ side }) => side === 'prediction'),
      reference: (diagnostics ?? []).filter(({ side }) => side === 'reference'),
    }),
    [diagnostics],
  );

  const select = (diagnostic: Diagnostic): void => {
    const { side } = diagnostic;
    setModes((before) => (before[side] === 'closed' ? { ...before, [side]: 'read' } : before));
    session.select(diagnostic, true);
    if (detail) session.selectUnit(unitAt(detail, side, diagnostic.offset), { from: side });
    if (narrow) document.querySelector(`.editor[data-side="${side}"]`)?.scrollIntoView({ block: 'start' });
  };

  usePaneKeys();

  return (
    <main className="workbench" id="main" style={{ '--split': `${split}%` } as CSSProperties}>
      <section className="sources" aria-label="Documents">
        {SIDES.map((side) => (
          <EditorPane
            key={side}
            side={side}
            document={state.documents[side]}
            tally={scored?.tally ?? null}
            diagnostics={stale ? null : bySide[side]}
            selection={selection?.diagnostic.side === side ? selection : null}
            unit={marks[side]}
            narrow={narrow}
            mode={modes[side]}
            dark={dark}
            enhance={enhance}
            onMode={(mode) => setModes({ ...modes, [side]: mode })}
            onEdit={(read) => session.touch(side, read)}
            onCursor={(offset) => detail && session.selectUnit(unitAt(detail, side, offset), { from: side })}
            onSurface={side === 'prediction' ? setPrediction : setReference}
          />
        ))}
      </section>
      <Divider label="Resize the editors" value={split} min={20} max={70} onChange={setSplit} />
      <Report
        session={session}
        desk={desk}
        compare={compare}
        state={state}
        detail={detail}
        surfaces={{ prediction, reference }}
        onSelect={select}
        onSelectUnit={(chosen, place) => {
          if (state.selection) session.deselect();
          session.selectUnit(chosen, { place });
        }}
        onExamples={onExamples}
      />
    </main>
  );
}

/** F6 goes round the panes, as in other tools with panes. */
function usePaneKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'F6' || document.querySelector('dialog[open]')) return;
      const panes = [...document.querySelectorAll<HTMLElement>('.editor, .report')];
      const now = panes.findIndex((pane) => pane.contains(document.activeElement));
      const next = panes[(now + (event.shiftKey ? -1 : 1) + panes.length) % panes.length];
      const target =
        next?.querySelector<HTMLElement>('.monaco-host [role="textbox"], .monaco-host textarea, .plain') ?? next;
      event.preventDefault();
      target?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
