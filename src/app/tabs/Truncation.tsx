import { useEffect, useState } from 'react';
import type { Scored } from '../../engine/worker/protocol';
import type { Diagnostic } from '../../omnicapbench/diagnostics';
import { TOKEN_CAPS } from '../../omnicapbench/salvage';
import type { AnalysisDesk } from '../../state/analysis';
import type { AskFixes } from '../../state/fixes';
import type { Offered } from '../../views/problems/groupFix';
import { TruncationPanel } from '../../views/truncation/TruncationPanel';
import { useAnswer } from '../../views/useAnswer';
import '../../views/truncation/truncation.css';

interface TruncationProps {
  readonly desk: AnalysisDesk;
  readonly scored: Scored;
  /** That the prediction's text is cut. */
  readonly fault: Diagnostic;
  readonly askFixes: AskFixes;
  readonly onFix: (fix: Offered) => void;
}

/** What a cut prediction would score, asked of the analyst. */
export default function Truncation({ desk, scored, fault, askFixes, onFix }: TruncationProps) {
  const [cap, setCap] = useState<number>(TOKEN_CAPS[0]);
  const { answer, stale, crash } = useAnswer(desk, 'salvage', cap);
  const [fix, setFix] = useState<Offered | null>(null);

  useEffect(() => {
    let live = true;
    void askFixes(fault).then(([first]) => {
      if (live) setFix(first ?? null);
    });
    return () => {
      live = false;
    };
  }, [askFixes, fault]);

  return (
    <TruncationPanel
      salvage={answer}
      pending={stale && crash === null}
      counted={scored.report.gate.pass}
      cap={cap}
      fix={fix}
      onCap={setCap}
      onFix={onFix}
    />
  );
}
