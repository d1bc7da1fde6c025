import type { AvailabilityState, Item, ItemSize } from '@cardamom/api-types';

/** What of an item the sheet shows and changes. */
export type SheetItem = Pick<
  Item,
  'id' | 'version' | 'name' | 'sizes' | 'calories' | 'availability' | 'isActive'
>;

/** The columns in their order. */
export const columns = ['name', 'size', 'price', 'calories', 'availability', 'status'] as const;

/** One of `columns`. */
export type Column = (typeof columns)[number];

/** One row: a size of an item; the first of an item's rows also holds what belongs to the item itself. */
export interface SheetRow {
  item: SheetItem;
  size: ItemSize;
  isFirst: boolean;
}

/** The rows of these items: one for each size. */
export function rowsOf(items: readonly SheetItem[]): SheetRow[] {
  return items.flatMap((item) => item.sizes.map((size, index) => ({ item, size, isFirst: index === 0 })));
}

/** What an item's own columns hold stands in its first row only; the others repeat nothing that could be typed into. */
export function isEditable({ isFirst }: SheetRow, column: Column): boolean {
  return isFirst || column === 'size' || column === 'price';
}

/** Names a cell for good: it stays the same when rows are sorted, added or taken away. */
export function cellKey({ item, size }: Pick<SheetRow, 'item' | 'size'>, column: Column): string {
  return `${item.id} ${size.id} ${column}`;
}

/** Whether an item is in the menu at all, or is still being worked on. */
export const statuses = ['ACTIVE', 'INACTIVE'] as const;

/** One of `statuses`. */
export type Status = (typeof statuses)[number];

/** An item's. */
export const statusOf = ({ isActive }: SheetItem): Status => (isActive ? 'ACTIVE' : 'INACTIVE');

/** The states that the sheet offers for availability. */
export const availabilityStates: readonly AvailabilityState[] = ['AVAILABLE', 'SOLD_OUT', 'HIDDEN'];
