import { areCompatible, type TextEdit } from '../../json/edit';
import type { NodeEditor } from '../../json/editNodes';
import type { Json } from '../../json/editPrint';
import { field, type JsonArray, type JsonNode, type JsonObject } from '../../json/tree';
import { shotReferences } from '../reading/dialect';

const LIST_AFTER = {
  active_events: ['visual_description', 'camera', 'time_range'],
  references_in_shot: ['active_events', 'visual_description', 'time_range'],
} as const;

type ListKey = keyof typeof LIST_AFTER;

/** Gathers the changes of one mend, so that those of one list become one edit. */
export class Draft {
  private readonly edits: TextEdit[] = [];
  private readonly changes = new Map<JsonArray, { readonly removed: Set<JsonNode>; readonly added: Json[] }>();
  private readonly made = new Map<JsonObject, Map<ListKey, Set<string>>>();

  constructor(private readonly editor: NodeEditor) {}

  add(...edits: readonly TextEdit[]): void {
    this.edits.push(...edits);
  }

  replace(node: JsonNode, value: Json): void {
    this.edits.push(this.editor.replace(node, value));
  }

  /** Takes elements out of the array they are in. */
  remove(...nodes: readonly JsonNode[]): void {
    for (const node of nodes) if (node.parent?.kind === 'array') this.change(node.parent).removed.add(node);
  }

  append(array: JsonArray, value: Json): void {
    this.change(array).added.push(value);
  }

  insert(array: JsonArray, index: number, value: Json): void {
    if (index >= array.items.length) this.append(array, value);
    else this.edits.push(...this.editor.insertItems(array, index, [value]));
  }

  /** Puts an id into a shot's list, which is made when it is not there. */
  list(shot: JsonObject, key: ListKey, id: string): void {
    const present = key === 'references_in_shot' ? shotReferences(shot)?.node : field(shot, key);
    if (present?.kind === 'array') {
      const { added } = this.change(present);
      if (!added.includes(id)) added.push(id);
      return;
    }
    const lists = this.made.get(shot) ?? new Map<ListKey, Set<string>>();
    this.made.set(shot, lists);
    lists.set(key, (lists.get(key) ?? new Set()).add(id));
  }

  /** All edits; null when there are none or when they get in each other's way. */
  finish(): readonly TextEdit[] | null {
    const lists = [...this.changes].flatMap(([array, { removed, added }]) =>
      this.editor.changeItems(array, [...removed], added),
    );
    const made = [...this.made].flatMap(([shot, byKey]) =>
      [...byKey].map(([key, ids]) => this.editor.setMember(shot, key, [...ids], LIST_AFTER[key])),
    );
    const all = [...this.edits, ...lists, ...made];
    return all.length > 0 && areCompatible(all) ? all : null;
  }

  private change(array: JsonArray) {
    const known = this.changes.get(array);
    if (known) return known;
    const fresh = { removed: new Set<JsonNode>(), added: [] as Json[] };
    this.changes.set(array, fresh);
    return fresh;
  }
}
