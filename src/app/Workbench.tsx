import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { EditorPane, type PaneMode } from '../editor/EditorPane';
import type { EditorSurface, Remedy } from '../editor/surface';
import type { CostedCause } from '../engine/costs';
import type { Diagnostic, Side } from '../omnicapbench/diagnostics';
import type { AnalysisDesk } from '../state/analysis';
import type { CompareDesk } from '../state/compare';
import { causeOf, unitOfCause } from '../state/costs';
import { createAskFixes } from '../state/fixes';
import { unitAt, unitMarks } from '../state/selection';
import { isStale, shownScore } from '../state/selectors';
import type { Session } from '../state/session';
import type { WorkbenchState } from '../state/workbench';
import { Divider } from '../ui/Divider';
import { NARROW, useMedia } from '../ui/useMedia';
import { useAnswer } from '../views/useAnswer';
import { Report } from './Report';
import { useCosts } from './useCosts';
import { useEnhance } from './useEnhance';
import { useMending } from './useMending';
import { usePointing } from './usePointing';

interface WorkbenchProps {
  /** The report alone, for another page's frame. */
  readonly embedded?: boolean;
  readonly session: Session;
  readonly desk: AnalysisDesk;
  readonly compare: CompareDesk;
  readonly state: WorkbenchState;
  readonly dark: boolean;
  readonly onExamples: () => void;
}

const SIDES: readonly Side[] = ['prediction', 'reference'];

/** Documents on the left, report on the right. */
export function Workbench({ embedded = false, session, desk, compare, state, dark, onExamples }: WorkbenchProps) {
  const [split, setSplit] = useState(35);
  const [modes, setModes] = useState<Readonly<Record<Side, PaneMode>>>({ prediction: 'read', reference: 'closed' });
  const [prediction, setPrediction] = useState<EditorSurface | null>(null);
  const [reference, setReference] = useState<EditorSurface | null>(null);
  const narrow = useMedia(NARROW);
  const enhance = useEnhance(state.current !== null || state.crash !== null);
  const scored = shownScore(state);
  const stale = isStale(state);
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

  const { prediction: loaded, reference: loadedReference } = state.documents;
  const costs = useCosts(desk, scored, loaded.load + loadedReference.load);
  const askFixes = useMemo(() => createAskFixes(desk, scored), [desk, scored]);
  const surfaces = { prediction, reference };
  const { mend, parts } = useMending(session, surfaces, narrow);
  const pointing = usePointing(state, scored, costs, askFixes, mend);

  const open = (side: Side): void => {
    setModes((before) => (before[side] === 'closed' ? { ...before, [side]: 'read' } : before));
    if (narrow) document.querySelector(`.editor[data-side="${side}"]`)?.scrollIntoView({ block: 'start' });
  };
  const select = (diagnostic: Diagnostic): void => {
    const { side, offset } = diagnostic;
    session.select(diagnostic, true);
    if (detail) session.selectUnit(unitAt(detail, side, offset), { from: side });
    open(side);
  };
  const selectCause = (cause: CostedCause): void => {
    session.selectCause(cause.id, true);
    if (detail) session.selectUnit(unitOfCause(cause, detail), { from: cause.side });
    open(cause.side);
  };

  /** Everything that can be done about a fault: its own fixes, and the one that mends all of its cause. */
  const askRemedies = async (diagnostic: Diagnostic): Promise<readonly Remedy[]> => {
    const own = await askFixes(diagnostic);
    const text = scored?.subject[diagnostic.side] ?? '';
    const cause = costs.revision === scored?.revision ? causeOf(costs.causes, diagnostic) : undefined;
    const written = new Set(own.map(({ edits }) => JSON.stringify(edits)));
    const whole = cause?.fix && !written.has(JSON.stringify(cause.fix.edits)) ? [cause.fix] : [];
    return [...own, ...whole].map((fix) => ({ title: fix.title, run: () => mend(diagnostic.side, text, fix) }));
  };

  usePaneKeys();

  return (
    <main
      className={embedded ? 'workbench embedded' : 'workbench'}
      id="main"
      style={{ '--split': `${split}%` } as CSSProperties}
    >
      {embedded ? null : (
        <>
          <section className="sources" aria-label="Documents">
            {SIDES.map((side) => (
              <EditorPane
                key={side}
                side={side}
                document={state.documents[side]}
                tally={scored?.tally ?? null}
                diagnostics={stale ? null : bySide[side]}
                pointed={pointing.side === side ? pointing.pointed : null}
                remark={pointing.side === side ? pointing.remark : null}
                unit={marks[side]}
                narrow={narrow}
                mode={modes[side]}
                dark={dark}
                enhance={enhance}
                onMode={(mode) => setModes({ ...modes, [side]: mode })}
                onEdit={(read) => session.touch(side, read)}
                onCursor={(offset) => detail && session.selectUnit(unitAt(detail, side, offset), { from: side })}
                askRemedies={askRemedies}
                onSurface={side === 'prediction' ? setPrediction : setReference}
              />
            ))}
          </section>
          <Divider label="Resize the editors" value={split} min={20} max={70} onChange={setSplit} />
        </>
      )}
      <Report
        embedded={embedded}
        session={session}
        desk={desk}
        compare={compare}
        state={state}
        detail={detail}
        surfaces={surfaces}
        costs={costs}
        selectedCause={pointing.cause?.id ?? null}
        askFixes={askFixes}
        onSelect={select}
        onSelectCause={selectCause}
        onFix={mend}
        onSelectUnit={(chosen, place) => {
          session.deselect();
          session.selectUnit(chosen, { place });
        }}
        onExamples={onExamples}
      />
      {parts}
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
