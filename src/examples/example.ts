/** One model output laid beside an example's reference. */
export interface ExamplePrediction {
  /** Unique within its example; part of addresses, so it stays. */
  readonly id: string;
  readonly title: string;
  /** One sentence: what to look at. */
  readonly note: string;
  /** The text as a model would print it, faults included. */
  readonly text: string;
}

/** A gallery entry: a reference, what it teaches, and one or more predictions to score against it. */
export interface Example {
  /** Unique in the gallery; part of addresses, so it stays. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** The reference document's text. */
  readonly reference: string;
  /** At least one; the first is shown when the example opens. */
  readonly predictions: readonly ExamplePrediction[];
}
