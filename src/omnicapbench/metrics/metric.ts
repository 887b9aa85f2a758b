import type { Kernels } from '../../kernel/kernels';
import type { CanonicalDocument } from '../canonical/units';
import type { SourceKind } from '../conventions';
import type { Diagnostic } from '../diagnostics';
import type { Evaluation } from '../evaluation';
import type { Gate, MetricValue } from '../report';
import type { Settings } from '../settings';
import type { Explanation } from './explanation';
import type { MetricId } from './ids';

/** The four groups of the paper's Table 3. */
export type MetricFamily = 'visual' | 'audio' | 'audio-visual' | 'schema';

/** What a metric counts; the page gives each its hue and its shape. */
export type MetricSubject = 'reference' | 'shot' | 'event' | 'link' | 'document';

/** Who says so. */
export interface MetricSource {
  readonly kind: SourceKind;
  /** Section or table of arXiv 2610.12458, or the reason of the convention. */
  readonly where: string;
}

/** Some of the numbers of a report. */
export type MetricValues = Partial<Readonly<Record<MetricId, MetricValue>>>;

interface MetricFacts {
  /** The stem of its outputs. */
  readonly id: string;
  readonly title: string;
  readonly family: MetricFamily;
  readonly subject: MetricSubject;
  /** The numbers it yields; for precision, recall and f1 in this order. */
  readonly outputs: readonly MetricId[];
  /** The definition in one or two plain sentences. */
  readonly definition: string;
  /** What is averaged or divided, e.g. "mean over matched shots". */
  readonly unit: string;
  readonly sources: readonly MetricSource[];
  /** The settings that change its value. */
  readonly parameters: readonly (keyof Settings)[];
}

/** A metric over the two scored graphs. @see contract §5 */
export interface GraphMetric extends MetricFacts {
  readonly kind: 'graph';
  compute(evaluation: Evaluation): MetricValues;
  /** Why it is what it is: what `compute` added up, what it left out. The kernels find near misses. */
  explain(evaluation: Evaluation, kernels: Kernels): Explanation;
  /**
   * How many things of the reference an output is about. After a gate failure the output is 0, or null where this
   * is 0.
   * @see contract §2.6
   */
  countInReference(reference: CanonicalDocument, settings: Settings, output: MetricId): number;
}

/** What a metric of the document itself is explained from. */
export interface GateEvidence {
  readonly gate: Gate;
  readonly settings: Settings;
  /** Undefined when the prediction fails the document gate. */
  readonly prediction: CanonicalDocument | undefined;
  /** Of the prediction. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A metric of the document itself, which stands also when the gate fails. */
export interface GateMetric extends MetricFacts {
  readonly kind: 'gate';
  compute(gate: Gate): MetricValues;
  explain(evidence: GateEvidence): Explanation;
}

/**
 * One metric of the contract's table: what it is called, what it means, where it comes from and how it is computed.
 * Score table, lessons, signature and README read this one object.
 */
export type Metric = GraphMetric | GateMetric;
