import { useEffect, useState } from 'react';
import type { Scored } from '../engine/worker/protocol';
import type { AnalysisDesk } from '../state/analysis';
import { askRounds, type Costs, failed, NO_COSTS, started, withRound } from '../state/costs';

/** After this long without a first round the list stops waiting for it, in milliseconds. */
const LATE = 1500;

/** Idle time after a score before its causes are costed, in milliseconds: the score is painted by then. */
const AFTER = 150;

/**
 * Costs the causes of the pair on screen, round by round. After an edit the costs before stay until the first round
 * of the new ones is there; not after a load, which `loads` counts, since they would be another document's.
 */
export function useCosts(desk: AnalysisDesk, scored: Scored | null, loads: number): Costs {
  const [known, setKnown] = useState({ costs: NO_COSTS, loads });

  useEffect(() => {
    if (!scored) return;
    let live = true;
    const timer = setTimeout(() => {
      askRounds(
        (round) => desk.ask('costs', round),
        (answer) => {
          if (live) setKnown({ costs: withRound(scored, answer), loads });
          return live;
        },
      ).catch(() => {
        if (live) setKnown((before) => ({ costs: failed(before.costs, scored), loads }));
      });
    }, AFTER);
    const late = setTimeout(() => setKnown((before) => ({ costs: started(before.costs, scored), loads })), LATE);
    return () => {
      live = false;
      clearTimeout(timer);
      clearTimeout(late);
    };
  }, [desk, scored, loads]);

  return known.loads === loads ? known.costs : NO_COSTS;
}
