import type { ComponentType } from 'react';
import type { ScoreText } from '../engine/scorer';
import type { Kernels } from '../kernel/kernels';
import type { MetricId } from '../omnicapbench/metrics/ids';

/** The scorer itself, in the page: a lesson's documents are small enough to be scored while a bar is dragged. */
export interface LessonEngine {
  readonly kernels: Kernels;
  readonly scoreText: ScoreText;
}

/** What a live example is drawn from. Its whole state is one value, so that steps can be checked and reset. */
export interface StageProps<State> {
  readonly engine: LessonEngine;
  readonly state: State;
  readonly onChange: (state: State) => void;
}

/** Something to try that ends in a surprise; it ticks itself when it is done. */
export interface Step<State> {
  readonly text: string;
  /** What the surprise is; shown when the step is done. */
  readonly surprise: string;
  /** A state in which the step is done, for "show me" and for the test that it ends as the text says. */
  readonly solution: State;
  done(state: State, engine: LessonEngine): boolean;
}

/** A question with answers to check. */
export interface Quiz {
  readonly question: string;
  readonly answers: readonly { readonly text: string; readonly right: boolean; readonly because: string }[];
}

/** A term of the product's glossary; it links to the lesson that explains it. */
export interface Term {
  readonly term: string;
  readonly meaning: string;
}

/** A pair to open in the workbench. */
export interface LessonPair {
  readonly reference: string;
  readonly prediction: string;
}

/** One lesson: a definition as something to move. Its numbers come from the scorer's own metric objects. */
export interface Lesson<State = unknown> {
  /** Its address: `#/learn/<id>`. */
  readonly id: string;
  readonly title: string;
  /** One paragraph in plain words. */
  readonly intro: string;
  readonly minutes: number;
  /** The metrics whose "?" leads here. */
  readonly metrics: readonly MetricId[];
  readonly terms: readonly Term[];
  /** The formulas in TeX, each with what it says in words. */
  readonly formulas: readonly { readonly tex: string; readonly words: string }[];
  /** What the paper says, with its section or table. */
  readonly paper: readonly string[];
  /** What is our convention, and why. */
  readonly ours: readonly string[];
  readonly start: State;
  readonly Stage: ComponentType<StageProps<State>>;
  readonly steps: readonly Step<State>[];
  readonly quiz: Quiz;
  /** The same example for the workbench; null where a lesson has none. */
  pair(state: State): LessonPair | null;
}

/** What a list of lessons shows of one. */
export type LessonFacts = Pick<Lesson, 'id' | 'title' | 'minutes' | 'metrics' | 'terms'>;

/** A lesson whose state is its own business, so that lessons of all kinds stand in one list. */
export interface SealedLesson extends LessonFacts {
  /** Lends the lesson, with its state's type, to somebody who can do with any. */
  open<Answer>(visit: <State>(lesson: Lesson<State>) => Answer): Answer;
}

/** Puts a lesson into a list. */
export function sealLesson<State>(lesson: Lesson<State>): SealedLesson {
  const { id, title, minutes, metrics, terms } = lesson;
  return { id, title, minutes, metrics, terms, open: (visit) => visit(lesson) };
}
