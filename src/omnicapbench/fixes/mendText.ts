import type { TextEdit } from '../../json/edit';
import type { Cut } from '../../json/repair';
import { field, type JsonNode } from '../../json/tree';
import { readId } from '../canonical/ids';
import { Findings } from '../findings';
import { type Shape, TRACKS } from '../reading/dialect';
import { readDocument } from '../reading/document';
import { repairLog } from '../reading/extraction';

/** How a broken text was made readable. */
export interface Mended {
  readonly kind: 'truncated' | 'syntax';
  readonly edits: readonly TextEdit[];
  readonly cut: Cut | undefined;
  /** The id of the last unit that was kept. */
  readonly last: string | undefined;
}

/** Repairs a text that cannot be read; undefined when it can, or when it is past repair. @see contract §2.7 */
export function mendText(text: string): Mended | undefined {
  const repairs = repairLog();
  const reading = readDocument(text, new Findings('prediction', text), repairs);
  const { kind, edits, cut } = repairs;
  if (kind === undefined || reading.kind === 'unreadable') return undefined;
  return { kind, edits, cut, last: lastUnit(reading.shape) };
}

function lastUnit(shape: Shape): string | undefined {
  let last: JsonNode | undefined;
  for (const unit of TRACKS.flatMap((track) => shape[track] ?? [])) if (unit.end > (last?.end ?? -1)) last = unit;
  return ['shot_id', 'event_id', 'ref_id'].map((key) => readId(field(last, key))?.id).find((id) => id !== undefined);
}
