import { useEffect, useRef } from 'react';
import type { Answer, Arguments, Question } from '../engine/analyst/analyses';
import type { Crash } from '../engine/worker/protocol';
import { type AnalysisDesk, slotOf } from '../state/analysis';
import { useStore } from '../ui/useStore';

/** An answer as a view shows it. */
export interface Shown<Q extends Question> {
  /** The newest there is; while a changed text is looked into, the one before. Null before the first. */
  readonly answer: Answer<Q> | null;
  /** The answer is about an earlier text. */
  readonly stale: boolean;
  readonly crash: Crash | null;
}

/** Asks a question about the pair on screen, again whenever that changes, and keeps showing the last answer. */
export function useAnswer<Q extends Question>(desk: AnalysisDesk, question: Q, ...args: Arguments<Q>): Shown<Q> {
  const state = useStore(desk.store);
  const last = useRef<Answer<Q> | null>(null);
  const slot = slotOf(state, question, args);
  // Asked after every render: the desk asks the worker only once.
  useEffect(() => desk.want(question, ...args));
  if (slot?.kind === 'answered') last.current = slot.answer;
  return {
    answer: last.current,
    stale: slot?.kind !== 'answered',
    crash: slot?.kind === 'crashed' ? slot.crash : null,
  };
}
