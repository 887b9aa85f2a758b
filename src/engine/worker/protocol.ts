import type { Diagnostic, Severity, Side } from '../../omnicapbench/diagnostics';
import type { MatchedPair, Report, SubshotMatch, UnmatchedUnit } from '../../omnicapbench/report';
import type { SettingsInput } from '../../omnicapbench/settings';

/** What is scored: a pair of texts, and the settings that differ from the defaults. */
export interface Subject {
  readonly prediction: string;
  readonly reference: string;
  readonly settings: SettingsInput;
}

/** What the page sends. The reply carries the same revision, so that a stale one can be told. */
export interface ScoreRequest extends Subject {
  readonly revision: number;
}

/** The parts of a report whose size does not grow with the documents. */
export type ReportHead = Omit<Report, 'alignment' | 'diagnostics' | 'unsupported' | 'missed'>;

/** The parts of a report that grow with the documents, as flat lists. */
export interface ReportLists {
  readonly diagnostics: readonly Diagnostic[];
  readonly unsupported: readonly UnmatchedUnit[];
  readonly missed: readonly UnmatchedUnit[];
  readonly references: readonly MatchedPair[];
  readonly events: readonly MatchedPair[];
  readonly shots: readonly MatchedPair[];
  readonly subshotRecall: readonly SubshotMatch[];
  readonly subshotPrecision: readonly SubshotMatch[];
}

/** How many diagnostics of each severity a side has, the ones that were not sent included. */
export type Tally = Readonly<Record<Side, Readonly<Record<Severity, number>>>>;

/** Why the scorer gave no report, in a form that can be copied into an issue. */
export interface Crash {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** A report, or the first rows of a large one; the rest is asked for with `rest`. */
export interface ScoredReply {
  readonly kind: 'scored';
  readonly revision: number;
  readonly head: ReportHead;
  readonly tally: Tally;
  readonly first: ReportLists;
  /** Rows in all lists together. */
  readonly rows: number;
  /** Text to report, in the worker. */
  readonly milliseconds: number;
}

export interface CrashedReply {
  readonly kind: 'crashed';
  readonly revision: number;
  readonly crash: Crash;
}

/** What the worker exposes. */
export interface ScorerApi {
  score(request: ScoreRequest): Promise<ScoredReply | CrashedReply>;
  /** Rows `from` to `from + CHUNK_ROWS` of the last report. */
  rest(from: number): Promise<ReportLists>;
}

/** A scored pair as the page holds it. */
export interface Scored {
  readonly revision: number;
  /** What the report is about. */
  readonly subject: Subject;
  /** Complete, but for diagnostics beyond `MAX_DIAGNOSTICS`. */
  readonly report: Report;
  readonly tally: Tally;
  readonly milliseconds: number;
}

/**
 * Rows in one message. A report of tens of thousands of rows in one piece would block the page while it is read;
 * this many take a few milliseconds.
 */
export const CHUNK_ROWS = 1000;

/** Diagnostics that are sent, worst first. A text can hold a million faults; nobody reads that many. */
export const MAX_DIAGNOSTICS = 20_000;

const LISTS = [
  'diagnostics',
  'unsupported',
  'missed',
  'references',
  'events',
  'shots',
  'subshotRecall',
  'subshotPrecision',
] as const satisfies readonly (keyof ReportLists)[];

/** Rows in all lists together. */
export function countRows(lists: ReportLists): number {
  return LISTS.reduce((sum, name) => sum + lists[name].length, 0);
}

/** The rows `from` to `from + count` of the lists laid end to end. */
export function sliceLists(lists: ReportLists, from: number, count: number): ReportLists {
  let start = from;
  let left = count;
  const take = <Row>(rows: readonly Row[]): readonly Row[] => {
    const taken = start < rows.length ? rows.slice(Math.max(start, 0), start + left) : [];
    start = Math.max(0, start - rows.length);
    left -= taken.length;
    return taken;
  };
  return {
    diagnostics: take(lists.diagnostics),
    unsupported: take(lists.unsupported),
    missed: take(lists.missed),
    references: take(lists.references),
    events: take(lists.events),
    shots: take(lists.shots),
    subshotRecall: take(lists.subshotRecall),
    subshotPrecision: take(lists.subshotPrecision),
  };
}

/** Lays parts that came one after another end to end. */
export function joinLists(parts: readonly ReportLists[]): ReportLists {
  return {
    diagnostics: parts.flatMap((part) => part.diagnostics),
    unsupported: parts.flatMap((part) => part.unsupported),
    missed: parts.flatMap((part) => part.missed),
    references: parts.flatMap((part) => part.references),
    events: parts.flatMap((part) => part.events),
    shots: parts.flatMap((part) => part.shots),
    subshotRecall: parts.flatMap((part) => part.subshotRecall),
    subshotPrecision: parts.flatMap((part) => part.subshotPrecision),
  };
}

/** Takes a report apart for sending. */
export function splitReport(report: Report): { head: ReportHead; lists: ReportLists; tally: Tally } {
  const { alignment, diagnostics, unsupported, missed, ...head } = report;
  return {
    head,
    tally: tallyOf(diagnostics),
    lists: {
      diagnostics: worstFirst(diagnostics),
      unsupported,
      missed,
      references: alignment.references,
      events: alignment.events,
      shots: alignment.shots,
      subshotRecall: alignment.subshots.recall,
      subshotPrecision: alignment.subshots.precision,
    },
  };
}

/** Puts a report together again; its diagnostics come worst first. */
export function joinReport(head: ReportHead, lists: ReportLists): Report {
  return {
    ...head,
    diagnostics: lists.diagnostics,
    unsupported: lists.unsupported,
    missed: lists.missed,
    alignment: {
      references: lists.references,
      events: lists.events,
      shots: lists.shots,
      subshots: { recall: lists.subshotRecall, precision: lists.subshotPrecision },
    },
  };
}

function tallyOf(diagnostics: readonly Diagnostic[]): Tally {
  const tally = {
    prediction: { error: 0, warning: 0, info: 0 },
    reference: { error: 0, warning: 0, info: 0 },
  };
  for (const { side, severity } of diagnostics) tally[side][severity] += 1;
  return tally;
}

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** Errors, warnings, notes; in each the prediction before the reference, then by place. At most `MAX_DIAGNOSTICS`. */
function worstFirst(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...diagnostics]
    .sort(
      (a, b) =>
        RANK[a.severity] - RANK[b.severity] ||
        (a.side === b.side ? a.offset - b.offset : a.side === 'prediction' ? -1 : 1),
    )
    .slice(0, MAX_DIAGNOSTICS);
}
