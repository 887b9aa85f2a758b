import { field, type JsonNode } from '../json/tree';
import { inWindow } from './alignment/bestCandidates';
import type { Pair } from './alignment/pairs';
import type { AnnotatedText, ReferenceEntity, Shot, SoundEvent, Subshot } from './canonical/units';
import type { Evaluation } from './evaluation';
import { subshotKey, type UnitKey, unitKey } from './keys';
import type { ScoredPair } from './score';

/** A reference entity as a judge may see it. */
export interface DescribedEntity {
  readonly key: UnitKey;
  readonly id: string;
  /** The exact type inside which references match; '' when none is given. */
  readonly group: string;
  /** detail_description */
  readonly detail: string;
}

/** A text of one unit. */
export interface JudgedText {
  readonly key: UnitKey;
  readonly id: string;
  readonly text: string;
  /** Canonical ids of the references it mentions, in order of appearance; dangling ones are left out. */
  readonly mentions: readonly string[];
}

/** A matched event other than dialogue. */
export interface JudgedEvent extends JudgedText {
  /** As written. */
  readonly type: string;
}

/** A subshot with its place on the clip's clock, in seconds. */
export interface JudgedSubshot extends JudgedText {
  readonly start: number;
  readonly end: number;
}

/** A subshot of a matched shot, and what stands in its window on the other side. */
export interface SubshotTarget {
  readonly target: JudgedSubshot;
  /** By start, then index. Empty: there is nothing to judge. */
  readonly candidates: readonly JudgedSubshot[];
  /** The alignment of the report found it a counterpart. */
  readonly matched: boolean;
}

/** A matched shot's camera and transfer; '' where the document has none. */
export interface JudgedShot {
  readonly key: UnitKey;
  readonly id: string;
  readonly camera: string;
  readonly transfer: string;
}

/** Two units that line up. */
export interface JudgedPair<Unit> {
  readonly reference: Unit;
  readonly prediction: Unit;
}

/**
 * All that a judge may ever see of two documents: the fields that the contract names, of units that line up. Plain
 * JSON. Everything else of the documents stays behind.
 * @see contract §7
 */
export interface JudgeMaterial {
  /** Every testable entity, for the alignment itself. */
  readonly entities: {
    readonly reference: readonly DescribedEntity[];
    readonly prediction: readonly DescribedEntity[];
  };
  /** The id map, and what it maps. */
  readonly references: readonly JudgedPair<DescribedEntity>[];
  readonly events: readonly JudgedPair<JudgedEvent>[];
  readonly shots: readonly JudgedPair<JudgedShot>[];
  readonly subshots: { readonly recall: readonly SubshotTarget[]; readonly precision: readonly SubshotTarget[] };
}

const NOTHING: JudgeMaterial = {
  entities: { reference: [], prediction: [] },
  references: [],
  events: [],
  shots: [],
  subshots: { recall: [], precision: [] },
};

/** Picks out what a judge may see; nothing after a gate failure. @see contract §7 */
export function judgeMaterial({ evaluation }: ScoredPair): JudgeMaterial {
  if (evaluation === undefined) return NOTHING;
  const { reference, prediction, alignment } = evaluation;
  return {
    entities: { reference: reference.references.map(described), prediction: prediction.references.map(described) },
    references: both(alignment.references.pairs, described),
    events: both(
      alignment.events.pairs.filter((pair) => !pair.reference.dialogue),
      judgedEvent,
    ),
    shots: both(alignment.shots.pairs, judgedShot),
    subshots: subshotTargets(evaluation),
  };
}

function both<Unit, Seen>(pairs: readonly Pair<Unit>[], see: (unit: Unit) => Seen): JudgedPair<Seen>[] {
  return pairs.map(({ reference, prediction }) => ({ reference: see(reference), prediction: see(prediction) }));
}

function described({ id, group, detail }: ReferenceEntity): DescribedEntity {
  return { key: unitKey('reference', id), id, group, detail };
}

function judgedEvent({ id, node, description }: SoundEvent): JudgedEvent {
  const type = field(node, 'type');
  return {
    key: unitKey('event', id),
    id,
    type: type?.kind === 'string' ? type.value.trim() : '',
    ...textOf(description),
  };
}

function judgedShot({ id, node }: Shot): JudgedShot {
  return {
    key: unitKey('shot', id),
    id,
    camera: inWords(field(node, 'camera')),
    transfer: inWords(field(node, 'shot_transfer')),
  };
}

function subshotTargets({ alignment, settings: { delta } }: Evaluation): JudgeMaterial['subshots'] {
  const recalled = new Set(alignment.subshots.recall.map(({ target }) => target));
  const supported = new Set(alignment.subshots.precision.map(({ target }) => target));
  const targets = (ours: Shot, theirs: Shot, matched: ReadonlySet<Subshot>): SubshotTarget[] =>
    ours.subshots.map((target) => ({
      target: judgedSubshot(target),
      candidates: theirs.subshots
        .filter(({ start, end }) => inWindow(start, end, target.start - delta, target.end + delta))
        .sort((a, b) => a.start - b.start || a.index - b.index)
        .map(judgedSubshot),
      matched: matched.has(target),
    }));
  const shots = alignment.shots.pairs;
  return {
    recall: shots.flatMap(({ reference, prediction }) => targets(reference, prediction, recalled)),
    precision: shots.flatMap(({ reference, prediction }) => targets(prediction, reference, supported)),
  };
}

function judgedSubshot(subshot: Subshot): JudgedSubshot {
  const { shotId, index, start, end, content } = subshot;
  return { key: subshotKey(subshot), id: `${shotId}/${index}`, start, end, ...textOf(content) };
}

function textOf({ text, uses }: AnnotatedText): Pick<JudgedText, 'text' | 'mentions'> {
  return { text: text.trim(), mentions: uses.flatMap(({ entity }) => (entity ? [entity.id] : [])) };
}

/** A value of any shape as one line of text: `movement: pan, framing: wide`. */
function inWords(node: JsonNode | undefined): string {
  switch (node?.kind) {
    case undefined:
    case 'null':
      return '';
    case 'string':
      return node.value.trim();
    case 'number':
    case 'boolean':
      return String(node.value);
    case 'array':
      return node.items.map(inWords).filter(Boolean).join(', ');
    case 'object':
      return [...node.members]
        .flatMap(([key, { value }]) => {
          const words = inWords(value);
          return words === '' ? [] : [`${key}: ${words}`];
        })
        .join(', ');
  }
}
