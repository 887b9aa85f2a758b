import type { Report } from '../../omnicapbench/report';
import type { LineFault } from './JsonEditor';

const ORDER = { error: 0, warning: 1, info: 2 } as const;

/** What the scorer found in the prediction, worst first, each at its line. */
export function faultsOf(report: Report): readonly LineFault[] {
  return report.diagnostics
    .filter(({ side }) => side === 'prediction')
    .map(({ line, severity, message }) => ({ line, severity, message }))
    .sort((a, b) => ORDER[a.severity] - ORDER[b.severity]);
}
