import type { JsonNode } from '../json/tree';

/** The types the paper names, and animal of the MTSS dialect. @see contract §1 */
export const REFERENCE_TYPES = ['person', 'object', 'scene', 'animal'] as const;

export type ReferenceType = (typeof REFERENCE_TYPES)[number];

const ALIASES: Readonly<Record<ReferenceType, readonly string[]>> = {
  person: ['character', 'human', 'people', 'man', 'woman', 'boy', 'girl', 'child'],
  object: ['prop', 'item', 'thing'],
  scene: ['location', 'place', 'background', 'environment', 'setting'],
  animal: [],
};

const TYPE_BY_NAME: ReadonlyMap<string, ReferenceType> = new Map(
  REFERENCE_TYPES.flatMap((type) => [[type, type] as const, ...ALIASES[type].map((alias) => [alias, type] as const)]),
);

const DIALOGUE_TYPES: ReadonlySet<string> = new Set(['dialogue', 'dialog', 'speech']);

/** A reference's type as written: how it is named, what it means, and how well it is said. */
export interface TypeReading {
  /** The group inside which references match: a known type, or the unknown name itself; '' when none is given. */
  readonly group: string;
  readonly verdict: 'known' | 'alias' | 'unknown' | 'missing';
}

/** Reads a reference's type; blank and non-string ones share the group of a missing one. @see contract §1 Types */
export function readReferenceType(node: JsonNode | undefined): TypeReading {
  if (node === undefined) return { group: '', verdict: 'missing' };
  const name = node.kind === 'string' ? normalizeType(node.value) : '';
  const type = TYPE_BY_NAME.get(name);
  if (type === undefined) return { group: name, verdict: 'unknown' };
  return { group: type, verdict: type === name ? 'known' : 'alias' };
}

/** Whether an event is scored on its line (dialogue) or on its time alone. @see contract §1 Types */
export function isDialogueType(node: JsonNode | undefined): boolean {
  return node?.kind === 'string' && DIALOGUE_TYPES.has(normalizeType(node.value));
}

/** Everything but a scene is a subject, an unknown type too. */
export function isScene(group: string): boolean {
  return group === 'scene';
}

function normalizeType(text: string): string {
  return text.trim().toLowerCase();
}
