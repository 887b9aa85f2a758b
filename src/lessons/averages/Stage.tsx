import type { StageProps } from '../lesson';
import type { AveragesState } from './example';
import { Split } from './Split';
import { Strata } from './Strata';
import './averages.css';

/** Two readings of one benchmark: its averages, and where a model's points go. */
export function Stage({ engine, state, onChange }: StageProps<AveragesState>) {
  return (
    <>
      <Strata engine={engine} state={state} onChange={onChange} />
      <Split state={state} onChange={onChange} />
    </>
  );
}
