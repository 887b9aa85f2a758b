import { useEffect, useState } from 'react';
import type { Scored } from '../engine/worker/protocol';
import type { AnalysisDesk } from '../state/analysis';
import { askRounds, type Costs, failed, NO_COSTS, withRound } from '../state/costs';

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
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [desk, scored, loads]);

  return known.loads === loads ? known.costs : NO_COSTS;
}
