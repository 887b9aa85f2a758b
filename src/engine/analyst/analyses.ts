import type { Kernels } from '../../kernel/kernels';
import { type Detail, writeDetail } from '../../omnicapbench/detail';
import { readPair } from '../../omnicapbench/read';
import { evaluate } from '../../omnicapbench/score';
import { type SettingsInput, SettingsSchema } from '../../omnicapbench/settings';

/** The pair of texts that questions are about. */
export interface Subject {
  readonly prediction: string;
  readonly reference: string;
  readonly settings: SettingsInput;
}

/** What can be asked about a scored pair, beyond its report. Every answer is plain JSON. */
export interface QuestionTable {
  /** All units and how they line up. */
  readonly detail: { readonly args: []; readonly answer: Detail };
}

/** The name of a question. */
export type Question = keyof QuestionTable;

/** What a question is asked with. */
export type Arguments<Q extends Question> = QuestionTable[Q]['args'];

/** What it is answered with. */
export type Answer<Q extends Question> = QuestionTable[Q]['answer'];

/** One function for each question. */
export type Analyses = { readonly [Q in Question]: (...args: Arguments<Q>) => Answer<Q> };

/** Looks into one pair; what several questions need is worked out once. */
export function createAnalyses({ prediction, reference, settings: input }: Subject, kernels: Kernels): Analyses {
  const settings = SettingsSchema.parse(input);
  const scored = once(() => evaluate(readPair(prediction, reference, settings), settings, kernels));
  return {
    detail: () => writeDetail(scored()),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
