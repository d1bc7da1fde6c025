import type { TableColumn } from '@cardamom/ui/table';

/** A row of the benched table. */
export interface Dish {
  id: string;
  name: string;
  detail: string | null;
  categories: readonly string[];
  price: number;
  isActive: boolean;
  updatedAt: string;
}

const kinds = ['Soup', 'Salad', 'Flatbread', 'Kebab', 'Pilaf', 'Stew', 'Sherbet', 'Baklava'] as const;
const shelves = ['Starters', 'Mains', 'From the sea', 'For two'] as const;

/** `count` dishes from number `first` on, the same ones every time. */
export function dishes(first: number, count: number): Dish[] {
  return Array.from({ length: count }, (_, place) => {
    const number = first + place;
    return {
      id: `dish-${number}`,
      name: `${kinds[number % kinds.length] ?? kinds[0]} number ${number}`,
      detail: number % 7 === 0 ? 'Sold out until tomorrow' : null,
      categories: shelves.slice(0, 1 + (number % 4)),
      price: 350 + ((number * 1373) % 4000),
      isActive: number % 5 !== 0,
      updatedAt: new Date(Date.UTC(2026, 0, 1 + (number % 320))).toISOString(),
    };
  });
}

/** One column of every kind that lists use. */
export const columns: readonly TableColumn<Dish>[] = [
  { kind: 'index', id: 'index', header: 'Number' },
  { kind: 'img', id: 'picture', header: 'Picture', value: () => null },
  {
    kind: 'text',
    id: 'name',
    header: 'Name',
    isSortable: true,
    value: ({ name }) => name,
    detail: ({ detail }) => detail,
  },
  { kind: 'chips', id: 'categories', header: 'Categories', value: ({ categories }) => categories },
  {
    kind: 'money',
    id: 'price',
    header: 'Price',
    isSortable: true,
    currency: { code: 'EUR', digits: 2, isWrittenWhole: false },
    value: ({ price }) => price,
  },
  {
    kind: 'switch',
    id: 'active',
    header: 'Active',
    value: ({ isActive }) => isActive,
    label: ({ name }) => `${name} is active`,
    onChange: () => undefined,
  },
  { kind: 'date', id: 'updated', header: 'Updated', timeZone: 'UTC', value: ({ updatedAt }) => updatedAt },
  {
    kind: 'operation',
    id: 'operation',
    header: 'Actions',
    label: ({ name }) => `Actions for ${name}`,
    value: ({ id }) => [{ id: 'edit', label: 'Edit', href: `#${id}` }],
  },
];
