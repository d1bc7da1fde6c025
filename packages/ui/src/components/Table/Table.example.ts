import { euro } from '../../money/currency.example.ts';
import type { BadgeTone } from '../Badge/index.ts';
import type { TableColumn } from './columns.ts';

/** A dish of the demo restaurant, as the stories list it. */
export interface Dish {
  id: string;
  name: string;
  detail: string | null;
  picture: string | null;
  categories: readonly string[];
  price: number | null;
  startsAt: boolean;
  isActive: boolean;
  allergens: { label: string; tone: BadgeTone };
  updatedAt: string;
}

const plate = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 80"><rect width="150" height="80" fill="#DAF5E0"/><circle cx="75" cy="40" r="32" fill="#fff"/><circle cx="75" cy="40" r="18" fill="#5EC57F"/></svg>',
)}`;

/** A few dishes with every state a row can have. */
export const dishes: readonly Dish[] = [
  {
    id: 'lentil-soup',
    name: 'Lentil soup',
    detail: 'Red lentils, lemon',
    picture: null,
    categories: ['Starters'],
    price: 750,
    startsAt: false,
    isActive: true,
    allergens: { label: 'Declared', tone: 'success' },
    updatedAt: '2026-11-20T18:30:00Z',
  },
  {
    id: 'sea-bass',
    name: 'Sea bass',
    detail: null,
    picture: plate,
    categories: ['Mains', 'From the sea', 'For two'],
    price: 2400,
    startsAt: true,
    isActive: true,
    allergens: { label: 'Not declared', tone: 'warning' },
    updatedAt: '2026-11-21T08:05:00Z',
  },
  {
    id: 'tea',
    name: 'Tea from fresh mint, cardamom and the lime of the house, poured at the table',
    detail: 'Sold out until tomorrow',
    picture: plate,
    categories: [],
    price: null,
    startsAt: false,
    isActive: false,
    allergens: { label: 'Declared', tone: 'success' },
    updatedAt: '2026-10-02T12:00:00Z',
  },
];

/** Every kind of column but `link`. */
export const columns: readonly TableColumn<Dish>[] = [
  { kind: 'index', id: 'index', header: 'Number' },
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
    detail: ({ detail }) => detail,
  },
  { kind: 'chips', id: 'categories', header: 'Categories', value: ({ categories }) => categories },
  {
    kind: 'money',
    id: 'price',
    header: 'Price',
    isSortable: true,
    currency: euro,
    value: ({ price }) => price,
    note: ({ startsAt }) => (startsAt ? 'from' : null),
  },
  { kind: 'status', id: 'allergens', header: 'Allergens', value: ({ allergens }) => allergens },
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
    value: ({ id }) => [
      { id: 'edit', label: 'Edit', icon: 'edit', href: `#items/${id}` },
      { id: 'delete', label: 'Delete', icon: 'delete', isDestructive: true },
    ],
  },
];

const kinds = ['Soup', 'Salad', 'Flatbread', 'Kebab', 'Pilaf', 'Stew', 'Sherbet', 'Baklava'] as const;
const flavours = [
  'mint',
  'lime',
  'saffron',
  'sumac',
  'rose',
  'cardamom',
  'pistachio',
  'walnut',
  'fig',
] as const;
const shelves = ['Starters', 'Mains', 'From the sea', 'For two', 'Sweets'] as const;

/** As many dishes as wanted, always the same ones; `first` is the number of the first. */
export function manyDishes(count: number, first = 1): Dish[] {
  return Array.from({ length: count }, (_, place) => {
    const number = first + place;
    const kind = kinds[number % kinds.length] ?? kinds[0];
    const flavour = flavours[number % flavours.length] ?? flavours[0];
    return {
      id: `dish-${number}`,
      name: `${kind} with ${flavour} ${number}`,
      detail: number % 7 === 0 ? 'Sold out until tomorrow' : null,
      picture: number % 3 === 0 ? null : plate,
      categories: shelves.slice(0, 1 + (number % 4)),
      price: number % 50 === 0 ? null : 350 + ((number * 137) % 4000),
      startsAt: number % 11 === 0,
      isActive: number % 5 !== 0,
      allergens:
        number % 4 === 0
          ? { label: 'Not declared', tone: 'warning' }
          : { label: 'Declared', tone: 'success' },
      updatedAt: new Date(Date.UTC(2026, 0, 1 + (number % 320))).toISOString(),
    };
  });
}
