import { z } from 'zod';
import { createStore, type Store } from '../base/store';
import type { Shelf } from '../state/theme';

/** How far somebody has come in one lesson. */
export interface LessonProgress {
  /** Positions of the steps that are done, ascending. */
  readonly steps: readonly number[];
  /** Whether the question has been answered rightly. */
  readonly answered: boolean;
}

/** By lesson id; a lesson that was never touched is absent. */
export type Progress = Readonly<Record<string, LessonProgress>>;

const KEY = 'capscope.lessons';

const Kept = z.record(
  z.string(),
  z.object({ steps: z.array(z.number().int().min(0)).readonly(), answered: z.boolean() }),
);

const UNTOUCHED: LessonProgress = { steps: [], answered: false };

/** Reads the kept progress and keeps every change of it. */
export function createProgressStore(shelf: Shelf | undefined): Store<Progress> {
  const store = createStore<Progress>(read(shelf));
  store.subscribe(() => {
    const progress = store.get();
    attempt(() =>
      Object.keys(progress).length === 0 ? shelf?.removeItem(KEY) : shelf?.setItem(KEY, JSON.stringify(progress)),
    );
  });
  return store;
}

/** What is no progress of ours is none. */
function read(shelf: Shelf | undefined): Progress {
  const text = attempt(() => shelf?.getItem(KEY));
  if (!text) return {};
  const kept = Kept.safeParse(attempt((): unknown => JSON.parse(text)));
  return kept.success ? kept.data : {};
}

/** Storage throws when it is full or forbidden; the progress is not worth a failure. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** How far somebody has come in this lesson. */
export function progressIn(progress: Progress, lesson: string): LessonProgress {
  return progress[lesson] ?? UNTOUCHED;
}

/** Ticks steps; the same object when they are ticked already. */
export function tickSteps(progress: Progress, lesson: string, steps: readonly number[]): Progress {
  const before = progressIn(progress, lesson);
  const added = steps.filter((step) => !before.steps.includes(step));
  if (added.length === 0) return progress;
  return { ...progress, [lesson]: { ...before, steps: [...before.steps, ...added].sort((a, b) => a - b) } };
}

/** Notes that the question has been answered rightly. */
export function tickQuiz(progress: Progress, lesson: string): Progress {
  const before = progressIn(progress, lesson);
  return before.answered ? progress : { ...progress, [lesson]: { ...before, answered: true } };
}

/** Steps and question together. */
export function doneOf(progress: Progress, lesson: string): number {
  const { steps, answered } = progressIn(progress, lesson);
  return steps.length + (answered ? 1 : 0);
}
