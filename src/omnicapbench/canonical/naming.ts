import { field, type JsonNode } from '../../json/tree';
import type { Findings } from '../findings';
import { readId } from './ids';
import type { Definition } from './units';

/** The id a unit goes by. */
export interface Name {
  readonly id: string;
  readonly definition: Definition;
  readonly linkable: boolean;
}

/**
 * Names every unit of one track: given ids in canonical form, a second definition as `ID~2`, a missing id as
 * `PREFIX_k` by position. All names are distinct; no link leads to a name with a suffix.
 * @see contract §3.1
 */
export function nameUnits(units: readonly JsonNode[], key: string, prefix: string, findings: Findings): Name[] {
  const given = units.map((unit) => readId(field(unit, key)));
  const taken = new Set(given.flatMap((reading) => reading?.id ?? []));
  const counts = new Map<string, number>();
  return units.map((unit, index) => {
    const reading = given[index];
    if (reading === undefined) {
      const plain = `${prefix}_${index + 1}`;
      const id = claim(plain, 1, taken);
      return { id, definition: 'generated', linkable: id === plain };
    }
    const node = field(unit, key) ?? unit;
    if (reading.malformed) findings.on(node, 'id.malformed', `Read as ${reading.id}.`);
    const count = (counts.get(reading.id) ?? 0) + 1;
    counts.set(reading.id, count);
    if (count === 1) return { id: reading.id, definition: 'first', linkable: true };
    findings.on(node, 'id.duplicate', `${reading.id} is defined already; no link leads to this second definition.`);
    return { id: claim(reading.id, count, taken), definition: 'repeat', linkable: false };
  });
}

/** The name itself (count 1) or `name~count`, or the next count that is free. */
function claim(name: string, count: number, taken: Set<string>): string {
  for (let n = count; ; n++) {
    const id = n === 1 ? name : `${name}~${n}`;
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}
