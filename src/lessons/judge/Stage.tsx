import type { StageProps } from '../lesson';
import { Bands } from './Bands';
import type { JudgeState } from './example';
import { Sees } from './Sees';
import './judge.css';

/** What a judge is shown, and what becomes of its answer. */
export function Stage({ state, onChange }: StageProps<JudgeState>) {
  return (
    <>
      <Sees state={state} onChange={onChange} />
      <Bands state={state} onChange={onChange} />
    </>
  );
}
