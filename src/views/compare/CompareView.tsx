import { useState } from 'react';
import type { ExamplePrediction } from '../../examples';
import type { Detail } from '../../omnicapbench/detail';
import type { Side } from '../../omnicapbench/diagnostics';
import type { Report } from '../../omnicapbench/report';
import type { Baseline, Other, OtherChoice } from '../../state/compare';
import type { UnitRef } from '../../state/selection';
import { Segmented } from '../../ui/Segmented';
import { BaselinePanel } from './BaselinePanel';
import { SideBySide } from './SideBySide';

export interface CompareViewProps {
  /** The report on screen and its units; null while those are worked out. */
  readonly report: Report;
  readonly detail: Detail | null;
  /** What the two documents are called, and their texts as scored. */
  readonly names: Readonly<Record<Side, string>>;
  readonly texts: Readonly<Record<Side, string>>;
  readonly baseline: Baseline | null;
  readonly other: Other | null;
  /** All predictions of the example on screen; none when it is no example. */
  readonly examplePredictions: readonly Pick<ExamplePrediction, 'id' | 'title' | 'text'>[];
  readonly selected: UnitRef | null;
  /** Pins the present report, in the place of an earlier one. */
  readonly onPin: () => void;
  readonly onUnpin: () => void;
  readonly onChooseOther: (choice: OtherChoice) => void;
  readonly onClearOther: () => void;
  readonly onSelect: (unit: UnitRef) => void;
}

type Mode = 'baseline' | 'other';

const MODES: readonly { readonly value: Mode; readonly label: string }[] = [
  { value: 'baseline', label: 'Since a baseline' },
  { value: 'other', label: 'Two predictions' },
];

/** The Compare tab: with an earlier report of one's own, or with another prediction. */
export function CompareView(props: CompareViewProps) {
  const { baseline, other } = props;
  const [mode, setMode] = useState<Mode>(other && !baseline ? 'other' : 'baseline');
  return (
    <div className="compare">
      <div className="bar">
        <Segmented label="Compare with" options={MODES} value={mode} onChange={setMode} />
      </div>
      {mode === 'baseline' ? <BaselinePanel {...props} /> : <SideBySide {...props} />}
    </div>
  );
}
