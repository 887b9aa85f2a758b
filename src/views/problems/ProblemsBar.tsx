import type { ReactNode } from 'react';
import type { Severity } from '../../omnicapbench/diagnostics';
import { Segmented } from '../../ui/Segmented';
import type { ProblemFilter, SeverityFilter, SideFilter } from './filter';

/** Faults under what they cost, or each message by itself. */
export type ProblemOrder = 'causes' | 'messages';

interface ProblemsBarProps {
  readonly order: ProblemOrder;
  readonly filter: ProblemFilter;
  /** Rows under a severity, with the rest of the filter as it is. */
  readonly count: (severity: SeverityFilter) => number;
  readonly onOrder: (order: ProblemOrder) => void;
  readonly onChange: (part: Partial<ProblemFilter>) => void;
  readonly children: ReactNode;
}

const SEVERITIES: readonly (readonly [SeverityFilter, string])[] = [
  ['all', 'All'],
  ['error', 'Errors'],
  ['warning', 'Warnings'],
  ['info', 'Notes'],
] satisfies readonly (readonly ['all' | Severity, string])[];

/** How the list is ordered, and which rows it shows. */
export function ProblemsBar({ order, filter, count, onOrder, onChange, children }: ProblemsBarProps) {
  const side = (label: string, value: SideFilter) => ({ value, label });
  return (
    <div className="bar problems-bar">
      <Segmented
        label="Order"
        value={order}
        onChange={onOrder}
        options={[
          { value: 'causes', label: 'By cause' },
          { value: 'messages', label: 'All messages' },
        ]}
      />
      <Segmented
        label="Severity"
        value={filter.severity}
        onChange={(severity) => onChange({ severity })}
        options={SEVERITIES.map(([value, title]) => ({ value, label: `${title} ${count(value)}` }))}
      />
      <Segmented
        label="Document"
        value={filter.side}
        onChange={(value) => onChange({ side: value })}
        options={[side('Both', 'both'), side('Prediction', 'prediction'), side('Reference', 'reference')]}
      />
      {children}
    </div>
  );
}
