import { createStore, type Store } from '../base/store';
import type { Detail } from '../omnicapbench/detail';
import type { Side } from '../omnicapbench/diagnostics';
import { METRIC_IDS, type MetricId } from '../omnicapbench/metrics/ids';
import type { Report } from '../omnicapbench/report';

/** A report that was put aside, with all that is needed to say what later ones changed. */
export interface Baseline {
  readonly report: Report;
  /** Null when it was not there yet; then only numbers are compared. */
  readonly detail: Detail | null;
  /** What the documents were called. */
  readonly names: Readonly<Record<Side, string>>;
  readonly texts: Readonly<Record<Side, string>>;
}

/** A second prediction to lay beside the present one. */
export interface OtherChoice {
  /** Unique among the choices: `example:<prediction>`, `baseline` or `pasted`. */
  readonly source: string;
  readonly name: string;
  readonly text: string;
}

/** The second prediction, and what is known of its score. */
export type Other =
  | { readonly kind: 'pending'; readonly choice: OtherChoice; readonly report: Report | null }
  | { readonly kind: 'scored'; readonly choice: OtherChoice; readonly report: Report }
  | { readonly kind: 'failed'; readonly choice: OtherChoice; readonly message: string };

/** What the present report is compared with. */
export interface CompareState {
  readonly baseline: Baseline | null;
  readonly other: Other | null;
}

export const NO_COMPARISON: CompareState = { baseline: null, other: null };

/** Differences below this are rounding in the last digits of a harmonic mean, and count as none. */
const SAME = 1e-12;

/** How far a number rose (above 0) or fell; null when it does not apply before or after. */
export function difference(before: number | null, now: number | null): number | null {
  if (before === null || now === null) return null;
  return Math.abs(now - before) < SAME ? 0 : now - before;
}

/** How much each number rose (above 0) or fell, as fractions. A number that does not apply in either is left out. */
export type Deltas = Partial<Readonly<Record<MetricId, number>>>;

/** What changed from the baseline to this report; `{}` when nothing is pinned. */
export function delta(report: Pick<Report, 'metrics'>, baseline: { readonly report: Report } | null): Deltas {
  if (!baseline) return {};
  const entries = METRIC_IDS.flatMap((id) => {
    const change = difference(baseline.report.metrics[id].value, report.metrics[id].value);
    return change === null ? [] : [[id, change] as const];
  });
  return Object.fromEntries(entries);
}

/** One part of the signature that is not the same; null where a signature lacks it. */
export interface SignatureChange {
  readonly part: string;
  readonly before: string | null;
  readonly now: string | null;
}

/** The parts in which two signatures differ, in the order of the second, then what only the first has. */
export function signatureChanges(before: string, now: string): readonly SignatureChange[] {
  const old = partsOf(before);
  const young = partsOf(now);
  return [...new Set([...young.keys(), ...old.keys()])]
    .map((part) => ({ part, before: old.get(part) ?? null, now: young.get(part) ?? null }))
    .filter((change) => change.before !== change.now);
}

function partsOf(signature: string): ReadonlyMap<string, string> {
  return new Map(
    signature.split('|').map((part) => {
      const at = part.indexOf(':');
      return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
    }),
  );
}

/** Why the deltas say less than they seem to, in whole sentences; none when settings and reference are the same. */
export function cautions(baseline: Baseline, report: Report, texts: Readonly<Record<Side, string>>): readonly string[] {
  const changes = signatureChanges(baseline.report.signature, report.signature);
  const told: string[] = [];
  if (changes.length > 0) {
    const list = changes.map(({ part, before, now }) => `${part} ${before ?? 'absent'} → ${now ?? 'absent'}`);
    const sameTexts = baseline.texts.prediction === texts.prediction && baseline.texts.reference === texts.reference;
    told.push(
      sameTexts
        ? `The settings differ (${list.join(', ')}) and the texts do not, so every change comes from the settings alone.`
        : `The settings differ (${list.join(', ')}), so part of a change may come from them and not from the text.`,
    );
  }
  if (baseline.texts.reference !== texts.reference) {
    told.push(
      'The reference text differs, so the two reports measure against different things; read the changes with care.',
    );
  }
  return told;
}

/** Scores a text against the present reference under the present settings. */
export type ScoreOther = (text: string) => Promise<Report>;

/** Holds the baseline and the second prediction. */
export interface CompareDesk {
  readonly store: Store<CompareState>;
  /** Puts a report aside, in the place of an earlier one. */
  pin(baseline: Baseline): void;
  unpin(): void;
  choose(choice: OtherChoice): void;
  clear(): void;
  /** The reference or a setting changed: the second prediction is scored again, the old score stays meanwhile. */
  refresh(): void;
}

/** Makes the desk over something that scores; of several scores under way only the newest counts. */
export function createCompareDesk(score: ScoreOther): CompareDesk {
  const store = createStore<CompareState>(NO_COMPARISON);
  let turn = 0;

  function put(other: Other | null): void {
    store.update((state) => ({ ...state, other }));
  }

  function run(choice: OtherChoice, report: Report | null): void {
    turn += 1;
    const mine = turn;
    put({ kind: 'pending', choice, report });
    score(choice.text).then(
      (scored) => {
        if (mine === turn) put({ kind: 'scored', choice, report: scored });
      },
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        if (mine === turn) put({ kind: 'failed', choice, message });
      },
    );
  }

  return {
    store,
    pin: (baseline) => store.update((state) => ({ ...state, baseline })),
    unpin: () => store.update((state) => ({ ...state, baseline: null })),
    choose: (choice) => run(choice, null),
    clear() {
      turn += 1;
      put(null);
    },
    refresh() {
      const { other } = store.get();
      if (other) run(other.choice, other.kind === 'failed' ? null : other.report);
    },
  };
}
