import type { FieldError, ItemBatchEntry } from '@cardamom/api-types';
import type { EditedItem } from './edits.ts';
import { cellKey, columns, type Column, type SheetItem } from './sheet-item.ts';

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What is sent for these items: of each only what differs from what is stored. */
export function batchOf(edited: readonly EditedItem[]): ItemBatchEntry[] {
  return edited.flatMap(({ before, after }): ItemBatchEntry[] => {
    const changes = {
      ...(before.name !== after.name && { name: after.name }),
      ...(!isEqual(before.sizes, after.sizes) && { sizes: after.sizes }),
      ...(before.calories !== after.calories && { calories: after.calories }),
      ...(before.isActive !== after.isActive && { isActive: after.isActive }),
      ...(!isEqual(before.availability, after.availability) && { availability: after.availability }),
    };
    if (Object.keys(changes).length === 0) return [];
    return [{ id: before.id, version: before.version, ...changes }];
  });
}

const columnOfField: Readonly<Record<string, Column>> = {
  name: 'name',
  calories: 'calories',
  availability: 'availability',
  isActive: 'status',
  price: 'price',
};

/** The server's messages by cell; a message about something else stands at the item's name. */
export function cellErrors(
  errors: readonly FieldError[],
  sent: readonly ItemBatchEntry[],
  items: ReadonlyMap<string, SheetItem>,
): Map<string, string> {
  const placed = new Map<string, string>();
  for (const { pointer, message } of errors) {
    const [, index, field = '', place, part = ''] = pointer.split('/');
    const item = items.get(sent[Number(index)]?.id ?? '');
    const size = item?.sizes[field === 'sizes' ? Number(place) : 0];
    if (!item || !size) continue;
    const sizeColumn = part === 'name' ? 'size' : 'price';
    const column = field === 'sizes' ? sizeColumn : (columnOfField[field] ?? columns[0]);
    placed.set(cellKey({ item, size }, column), message);
  }
  return placed;
}
