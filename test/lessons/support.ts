import { createScorer } from '../../src/engine/scorer';
import { loadKernelsFromFile } from '../../src/kernel/node';
import type { Lesson, LessonEngine } from '../../src/lessons/lesson';
import type { Report } from '../../src/omnicapbench/report';

const kernels = loadKernelsFromFile();

/** The scorer that lessons have in the page. */
export const ENGINE: LessonEngine = { kernels, scoreText: createScorer(kernels) };

/** The report of the pair that a lesson opens in the workbench. */
export function reportOf<State>(lesson: Lesson<State>, state: State): Report {
  const pair = lesson.pair(state);
  if (!pair) throw new Error(`${lesson.id} has no pair`);
  return ENGINE.scoreText(pair.prediction, pair.reference);
}

/** The state that a step's "show me" puts on the stage; steps count from 1, as on the screen. */
export function solutionOf<State>(lesson: Lesson<State>, step: number): State {
  const found = lesson.steps[step - 1];
  if (!found) throw new Error(`${lesson.id} has no step ${step}`);
  return found.solution;
}
