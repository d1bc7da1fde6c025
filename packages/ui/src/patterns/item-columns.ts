import type { TableColumn, TableSort } from '../components/Table/index.ts';
import { currency, timeZone, type Item } from './bistro.ts';

interface ItemColumnEvents {
  onActiveChange: (item: Item, isActive: boolean) => void;
  onDelete: (item: Item) => void;
}

/** The columns of the item list. */
export function itemColumns({ onActiveChange, onDelete }: ItemColumnEvents): readonly TableColumn<Item>[] {
  return [
    {
      kind: 'img',
      id: 'picture',
      header: 'Picture',
      value: ({ picture }) => (picture === null ? null : { url: picture, alt: '' }),
    },
    {
      kind: 'text',
      id: 'name',
      header: 'Name',
      isSortable: true,
      value: ({ name }) => name,
      detail: ({ soldOut, price }) => soldOut ?? (price === null ? 'Market price' : null),
    },
    { kind: 'chips', id: 'categories', header: 'Categories', value: ({ categories }) => categories },
    {
      kind: 'money',
      id: 'price',
      header: 'Price',
      isSortable: true,
      currency,
      value: ({ price }) => price,
      note: ({ hasSizes }) => (hasSizes ? 'from' : null),
    },
    {
      kind: 'status',
      id: 'allergens',
      header: 'Allergens',
      value: ({ isDeclared }) =>
        isDeclared
          ? { label: 'Declared', tone: 'neutral' }
          : { label: 'Not declared', tone: 'warning', icon: 'alert' },
    },
    {
      kind: 'switch',
      id: 'active',
      header: 'Active',
      value: ({ isActive }) => isActive,
      label: ({ name }) => `${name} is active`,
      onChange: onActiveChange,
    },
    { kind: 'date', id: 'updated', header: 'Updated', timeZone, value: ({ updatedAt }) => updatedAt },
    {
      kind: 'operation',
      id: 'operation',
      header: 'Actions',
      label: ({ name }) => `Actions for ${name}`,
      value: (item) => [
        { id: 'edit', label: 'Edit item', icon: 'edit', href: `#items/${item.id}` },
        {
          id: 'delete',
          label: 'Delete item',
          icon: 'delete',
          isDestructive: true,
          onAction: () => onDelete(item),
        },
      ],
    },
  ];
}

/** The items in the order of a column's header. */
export function sortedItems(items: readonly Item[], { column, direction }: TableSort): Item[] {
  const compare = (a: Item, b: Item) =>
    column === 'price' ? (a.price ?? 0) - (b.price ?? 0) : a.name.localeCompare(b.name, 'en');
  const sorted = items.toSorted(compare);
  return direction === 'ascending' ? sorted : sorted.toReversed();
}
