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
  const last = new Map<string, number>();
  return units.map((unit, index) => {
    const reading = given[index];
    if (reading === undefined) {
      const id = `${prefix}_${index + 1}`;
      const count = claim(id, 1, taken);
      return { id: numbered(id, count), definition: 'generated', linkable: count === 1 };
    }
    const node = field(unit, key) ?? unit;
    if (reading.malformed) findings.on(node, 'id.malformed', `Read as ${reading.id}.`);
    const before = last.get(reading.id);
    if (before === undefined) {
      last.set(reading.id, 1);
      return { id: reading.id, definition: 'first', linkable: true };
    }
    findings.on(node, 'id.duplicate', `${reading.id} is defined already; no link leads to this second definition.`);
    const count = claim(reading.id, before + 1, taken);
    last.set(reading.id, count);
    return { id: numbered(reading.id, count), definition: 'repeat', linkable: false };
  });
}

/** Takes the name with this count, or with the next one that is free, and returns that count. */
function claim(name: string, count: number, taken: Set<string>): number {
  for (let n = count; ; n++) {
    const id = numbered(name, n);
    if (taken.has(id)) continue;
    taken.add(id);
    return n;
  }
}

function numbered(name: string, count: number): string {
  return count === 1 ? name : `${name}~${count}`;
}
