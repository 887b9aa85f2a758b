import type { Store } from '../../base/store';
import { readAnswer } from '../../judge/answers';
import type { Judge } from '../../judge/cache/keys';
import type { Custody, KeyStatus } from '../../judge/judge';
import type { Outcomes } from '../../judge/plan';
import type { Item } from '../../judge/prompts/task';
import type { Failure } from '../../judge/run/failure';
import type { RunProgress } from '../../judge/run/run';
import type { Setup } from '../../judge/setup';
import type { Judged, Verdict } from '../../judge/verdict';
import type { JudgeMaterial } from '../../omnicapbench/material';

/** A kept answer, read anew by the strict reader; undefined when there is none, or none that can be read. */
export function answerOf(item: Item, raw: string | undefined): Judged | undefined {
  const read = raw === undefined ? undefined : readAnswer(item, raw);
  return raw !== undefined && read?.ok ? { kind: 'judged', ...read.value, raw, attempts: 0 } : undefined;
}

/** A verdict by hand. */
export interface HandLabel {
  readonly verdict: Verdict;
  /** What the person wrote beside it; may be empty. */
  readonly note: string;
}

/** One judge's verdicts on the questions of the pair on screen. */
export interface KeptVerdicts {
  readonly judge: Judge;
  /** By item id; the first is the answer that counts, the others are repeats. */
  readonly repeats: readonly ReadonlyMap<string, Verdict>[];
}

/** What became of a prose caption that was given to the judge. */
export type Parsing =
  | { readonly kind: 'running' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | {
      readonly kind: 'parsed';
      /** The answer as it came. */
      readonly text: string;
      /** It ran into the limit of tokens. */
      readonly cut: boolean;
      /** `<model>@<prompt version>`, as the signature has it. */
      readonly mark: string;
    };

/** Everything the Judge tab shows is computed from this. No key is ever in it. */
export interface JudgeState {
  readonly setup: Setup;
  /** Whether a key is held for the setup's origin; never the key. */
  readonly key: KeyStatus;
  /** Why a key could not be kept as asked; null when all is well. */
  readonly keyProblem: string | null;
  /** The questions of all tasks about the pair on screen; null until they are known. */
  readonly items: readonly Item[] | null;
  /** What the judge of the setup said of them, in this run or an earlier one. */
  readonly outcomes: Outcomes;
  /** Answers that are kept, by item id, for each repeat of the setup; what is missing would be asked. */
  readonly answered: readonly ReadonlySet<string>[];
  /** Of the run that is on, or the last one; null before the first. */
  readonly run: RunProgress | null;
  /** Why the run ended otherwise than by itself; '' when it did not. */
  readonly note: string;
  /** Why verdicts last no longer than the page; null when they are kept. */
  readonly cacheProblem: string | null;
  /** Verdicts in the cache, of all documents. */
  readonly cached: number;
  readonly labels: ReadonlyMap<string, HandLabel>;
  /** Null until the audit has been read. */
  readonly audit: readonly KeptVerdicts[] | null;
  readonly parsing: Parsing | null;
}

/** Before anything is known of a pair. */
export function initialJudge(setup: Setup, key: KeyStatus): JudgeState {
  return {
    setup,
    key,
    keyProblem: null,
    items: null,
    outcomes: new Map(),
    answered: [],
    run: null,
    note: '',
    cacheProblem: null,
    cached: 0,
    labels: new Map(),
    audit: null,
    parsing: null,
  };
}

/** What the views may ask of the judge. Nothing but `run`, `resume` and `parse` ever sends anything. */
export interface JudgeDesk {
  readonly store: Store<JudgeState>;
  /** The pair on screen, as far as a judge may see it. */
  show(material: JudgeMaterial): void;
  changeSetup(change: Partial<Setup>): void;
  /** Takes a key for the origin of the setup. It is not kept in the state. */
  holdKey(key: string, custody: Custody): void;
  forgetKey(): void;
  /** Forgets the keys of all origins. */
  forgetAllKeys(): void;
  /** Asks what has no answer yet. */
  run(): void;
  pause(): void;
  /** Goes on after a pause, or with what is left after a stop. */
  resume(): void;
  cancel(): void;
  /** Forgets what the judge of the setup said about this pair, so that it can be asked again. */
  forgetVerdicts(): Promise<void>;
  /** Forgets every verdict on this device. */
  clearCache(): Promise<void>;
  /** Keeps a verdict by hand; null takes it back. */
  label(item: Item, label: HandLabel | null): Promise<void>;
  /** Reads what all judges said of these questions. */
  readAudit(): Promise<void>;
  /** Has the judge turn a prose caption into a document. */
  parse(caption: string, clipSeconds: number | null): void;
  /** Ends the parsing, and forgets its answer. */
  endParsing(): void;
}
