import type { Item } from '../../judge/prompts/task';
import type { UnitRef } from '../../state/selection';
import { itemTitle, unitOf } from '../hand/items';

interface UnitOfItemProps {
  readonly item: Item;
  readonly onSelect: (unit: UnitRef) => void;
}

/** A question as the way to the unit it is about; plain where it is about many. */
export function UnitOfItem({ item, onSelect }: UnitOfItemProps) {
  const unit = unitOf(item);
  if (!unit) return <span className="audit-item">{itemTitle(item)}</span>;
  return (
    <button type="button" className="link audit-item" onClick={() => onSelect(unit)}>
      {itemTitle(item)}
    </button>
  );
}
