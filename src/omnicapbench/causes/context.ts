import type { JsonNode } from '../../json/tree';
import type { Kernels } from '../../kernel/kernels';
import { canonicalId } from '../canonical/ids';
import type { MentionRule } from '../canonical/mentions';
import type { CanonicalDocument, Shot } from '../canonical/units';
import type { Diagnostic, DiagnosticCode, Place, Side } from '../diagnostics';
import type { Evaluation } from '../evaluation';
import { contextOf, type FixContext, itemsOf } from '../fixes/context';
import { shotReferences } from '../reading/dialect';
import type { ScoredPair } from '../score';
import { type DiagnosticRef, refOf } from './cause';
import { Copier, ruleOf } from './copy';
import { type Dangling, findDangling } from './dangling';
import { Draft } from './draft';
import { findMerges, findSplits, type Merge, type Split } from './identity';

/** All that causes are looked for in: the pair, how it lines up, what was reported, and a builder of edits. */
export interface CauseContext {
  readonly fixes: FixContext;
  readonly kernels: Kernels;
  readonly evaluation: Evaluation;
  readonly reference: CanonicalDocument;
  readonly prediction: CanonicalDocument;
  readonly alignment: Evaluation['alignment'];
  /** Entities that fell apart or ran together: their units are no missed or unsupported ones. */
  readonly splits: readonly Split[];
  readonly merges: readonly Merge[];
  /** Ids that nothing defines. */
  readonly dangling: readonly Dangling[];
  /** Every id of the prediction, of units that were left out too. */
  readonly taken: ReadonlySet<string>;
  /** What is a mention in the prediction. */
  readonly mentions: MentionRule;
  /** Of the prediction. */
  readonly diagnostics: readonly Diagnostic[];
  /** Writes units of the reference with the prediction's ids. */
  readonly copier: Copier;
  draft(): Draft;
  place(side: Side, node: JsonNode): Place;
  /** The prediction's diagnostics of some codes that pass a test. */
  reported(codes: readonly DiagnosticCode[], test: (diagnostic: Diagnostic) => boolean): DiagnosticRef[];
}

/** Prepares the search for causes in a pair that could be compared. */
export function causeContext(
  { pair, diagnostics }: { readonly pair: ScoredPair['pair']; readonly diagnostics: readonly Diagnostic[] },
  evaluation: Evaluation,
  predictionText: string,
  kernels: Kernels,
): CauseContext {
  const fixes = contextOf(predictionText, 'prediction', evaluation.prediction);
  const byCode = new Map<DiagnosticCode, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const same = byCode.get(diagnostic.code);
    if (same) same.push(diagnostic);
    else byCode.set(diagnostic.code, [diagnostic]);
  }
  return {
    fixes,
    kernels,
    evaluation,
    reference: evaluation.reference,
    prediction: evaluation.prediction,
    alignment: evaluation.alignment,
    splits: findSplits(evaluation),
    merges: findMerges(evaluation),
    dangling: findDangling(diagnostics, evaluation.prediction, fixes),
    taken: new Set(idsOf(evaluation.prediction)),
    mentions: ruleOf(evaluation.prediction),
    diagnostics,
    copier: new Copier(evaluation),
    draft: () => new Draft(fixes.editor),
    place: (side, node) => pair[side].findings.locate(node),
    reported: (codes, test) =>
      codes
        .flatMap((code) => byCode.get(code) ?? [])
        .filter(test)
        .map(refOf),
  };
}

/** Whether a diagnostic stands at a node's start, or inside it. */
export const standsAt =
  (node: JsonNode) =>
  ({ offset }: Diagnostic): boolean =>
    offset === node.start;

export const standsIn =
  (node: JsonNode) =>
  ({ offset, length }: Diagnostic): boolean =>
    offset >= node.start && offset + length <= node.end;

/** The elements of a shot's reference list that stand for an id. */
export function referenceItems(shot: Shot, id: string): JsonNode[] {
  const list = shotReferences(shot.node)?.node;
  return list?.kind === 'array' ? itemsOf(list, id) : [];
}

/** The elements of a shot's event list that stand for an id. */
export function eventItems(shot: Shot, id: string): JsonNode[] {
  const list = shot.node.members.get('active_events')?.value;
  return list?.kind === 'array' ? itemsOf(list, id) : [];
}

/** No place at all. */
export const NOWHERE: JsonNode = { kind: 'null', start: 0, end: 0, parent: undefined, key: '' };

/** An id that no unit of a track has: the wanted one, else its letters with the next free number. */
export function freshId(wanted: string, used: ReadonlySet<string>): string {
  const id = canonicalId(wanted.replace(/~[0-9]+$/, ''));
  if (!used.has(id)) return id;
  const letters = id.replace(/_?[0-9]+$/, '');
  let number = 1;
  while (used.has(`${letters}_${number}`)) number++;
  return `${letters}_${number}`;
}

function idsOf({ references, events, shots, dropped }: CanonicalDocument): string[] {
  return [...references, ...events, ...shots, ...dropped].map((unit) => unit.id);
}
