import { useEffect, useMemo } from 'react';
import { createLatest } from '../../base/latest';
import type { JudgeDesk, JudgeState } from '../../state/judge/state';

/** Has the audit read when the page opens, and again when a verdict changed; one reading at a time. */
export function useAuditReading(desk: JudgeDesk, { items, outcomes, labels, answered }: JudgeState): void {
  const readings = useMemo(() => createLatest<void>(() => desk.readAudit()), [desk]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may change the answer, though it is not looked at
  useEffect(() => {
    readings.push();
    return () => readings.clear();
  }, [readings, items, outcomes, labels, answered]);
}
