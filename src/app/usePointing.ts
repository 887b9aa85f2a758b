import { useMemo } from 'react';
import type { Pointed, Remark } from '../editor/surface';
import type { CostedCause } from '../engine/costs';
import type { Scored } from '../engine/worker/protocol';
import type { DiagnosticRef } from '../omnicapbench/causes';
import { plain } from '../omnicapbench/causes/sentence';
import type { Side } from '../omnicapbench/diagnostics';
import { type Costs, causeOf, costOf } from '../state/costs';
import type { AskFixes } from '../state/fixes';
import { shownSelection } from '../state/selectors';
import type { WorkbenchState } from '../state/workbench';
import type { Offered } from '../views/problems/groupFix';
import { saidCost, severityOf } from '../views/problems/names';
import { useOffers } from '../views/problems/useOffers';

/** What the page points at, for the editors and the lists. */
interface Pointing {
  readonly side: Side | null;
  readonly pointed: Pointed | null;
  readonly remark: Remark | null;
  /** The chosen cause, or the one that explains the chosen fault. */
  readonly cause: CostedCause | null;
}

const NOBODY: readonly DiagnosticRef[] = [];

/** Buttons under a line; the list of Ctrl+. has all. */
const MOST = 2;

/** Puts together what is said at the chosen fault or cause: its message, its cost and what can be done. */
export function usePointing(
  state: WorkbenchState,
  scored: Scored | null,
  costs: Costs,
  askFixes: AskFixes,
  onFix: (side: Side, text: string, fix: Offered) => void,
): Pointing {
  const selection = shownSelection(state);
  const diagnostic = selection?.diagnostic ?? null;
  const current = scored !== null && costs.revision === scored.revision;
  const chosen = state.cause ? (costs.causes.find(({ id }) => id === state.cause?.id) ?? null) : null;
  const explains = useMemo(
    () => (diagnostic && current ? (causeOf(costs.causes, diagnostic) ?? null) : null),
    [diagnostic, current, costs],
  );
  const cause = chosen ?? explains;
  const { turn, focus } = selection ?? state.cause ?? { turn: 0, focus: false };

  const spot = useMemo(() => {
    if (diagnostic) return diagnostic;
    if (!chosen) return null;
    const { offset, length, line } = chosen.place;
    return { offset, length, line, severity: severityOf(chosen), message: `${plain(chosen.sentence)}.` };
  }, [diagnostic, chosen]);
  const pointed = useMemo(() => spot && { spot, turn, focus }, [spot, turn, focus]);

  const asked = useMemo(() => {
    if (diagnostic) return [diagnostic];
    return chosen && !chosen.fix ? chosen.diagnostics.slice(0, 1) : NOBODY;
  }, [diagnostic, chosen]);
  const [offered] = useOffers(askFixes, asked, asked.length > 0);

  const remark = useMemo((): Remark | null => {
    if (!spot || !scored) return null;
    const cost = cause && costOf(cause);
    const side = diagnostic?.side ?? 'prediction';
    const text = chosen ? costs.subject?.prediction : scored.subject[side];
    const own = offered?.slice(0, MOST) ?? [];
    const fixes: readonly Offered[] = own.length > 0 || !cause?.fix ? own : [cause.fix];
    return {
      note: cost ? saidCost(cost) : '',
      remedies: fixes.map((fix) => ({ title: fix.title, run: () => onFix(side, text ?? '', fix) })),
    };
  }, [spot, scored, cause, diagnostic, chosen, costs, offered, onFix]);

  return { side: diagnostic?.side ?? chosen?.side ?? null, pointed, remark, cause };
}
