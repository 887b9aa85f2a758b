import type { Evaluation } from '../evaluation';
import type { MetricValue } from '../report';
import type { Settings } from '../settings';
import type { MetricId } from './ids';

/** The four groups of the paper's Table 3. */
export type MetricFamily = 'visual' | 'audio' | 'audio-visual' | 'schema';

/** What a metric counts; the page gives each its hue and its shape. */
export type MetricSubject = 'reference' | 'shot' | 'event' | 'link' | 'document';

/** Who says so: the paper (P), inferred from its tables (T), or our convention where it is silent (C). */
export interface MetricSource {
  readonly kind: 'P' | 'T' | 'C';
  /** Section or table of arXiv 2610.12458, or the reason of the convention. */
  readonly where: string;
}

/**
 * One metric of the contract's table: what it is called, what it means, where it comes from and how it is computed.
 * Score table, lessons, signature and README read this one object.
 */
export interface Metric<Output extends MetricId = MetricId> {
  /** The stem of its outputs, and the name of its file in camel case. */
  readonly id: string;
  readonly title: string;
  readonly family: MetricFamily;
  readonly subject: MetricSubject;
  /** The numbers it yields; for precision, recall and f1 in this order. */
  readonly outputs: readonly Output[];
  /** The definition in one or two plain sentences. */
  readonly definition: string;
  /** What a row without precision and recall averages or divides, e.g. "mean over matched shots". */
  readonly unit: string;
  readonly sources: readonly MetricSource[];
  /** The settings that change its value. */
  readonly parameters: readonly (keyof Settings)[];
  compute(evaluation: Evaluation): Readonly<Record<Output, MetricValue>>;
}
