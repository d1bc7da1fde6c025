import { byOwner, exampleChange } from '#shared/testing/example-changes.ts';
import { examplePicture } from '#shared/testing/example-picture.ts';

const id = (end: string) => `0198a000-0000-7000-8000-0000000000${end}`;
const batchId = id('9b');
const size = (name: string, price: number) => ({
  id: id(name === '' ? 'e1' : 'e2'),
  name,
  kind: 'PRICED',
  price,
});

/** Two days of a menu: a dish changed in several fields, one taken back, a deletion, an order, and several at once. */
export const exampleHistory = [
  exampleChange({
    id: id('01'),
    fields: [
      { field: 'sizes', before: [size('', 450)], after: [size('', 490)] },
      {
        field: 'image',
        before: examplePicture('#5ec57f', 'A bowl of green soup'),
        after: examplePicture('#b85902', 'A clay bowl of green soup'),
      },
      {
        field: 'allergens',
        before: { isDeclared: false, contains: [], mayContain: [] },
        after: { isDeclared: true, contains: ['SULPHITES'], mayContain: ['CELERY'] },
      },
    ],
  }),
  exampleChange({
    id: id('02'),
    entityId: id('d3'),
    name: 'Lobster of the day',
    action: 'DELETED',
    isEntityDeleted: true,
    fields: [],
    staff: byOwner,
    createdAt: '2026-03-14T09:48:00Z',
  }),
  exampleChange({
    id: id('03'),
    entityId: id('d2'),
    name: 'Sourdough and olives',
    isUndone: true,
    undoneFields: ['calories'],
    fields: [{ field: 'calories', before: 210, after: 2100 }],
    createdAt: '2026-03-14T08:15:00Z',
  }),
  exampleChange({
    id: id('04'),
    entity: 'CATEGORY_ORDER',
    entityId: id('a1'),
    name: '',
    action: 'REORDERED',
    fields: [{ field: 'order', before: null, after: ['Starters', 'Fish'] }],
    staff: byOwner,
    createdAt: '2026-03-13T17:20:00Z',
  }),
  ...['Caldo verde', 'Sourdough and olives', 'Lobster of the day'].map((name, index) =>
    exampleChange({
      id: id(`1${index}`),
      batchId,
      entityId: id(`d${index + 1}`),
      name,
      action: 'DEACTIVATED',
      fields: [{ field: 'isActive', before: true, after: false }],
      createdAt: '2026-03-13T16:05:00Z',
    }),
  ),
  exampleChange({
    id: id('06'),
    entity: 'CATEGORY',
    entityId: id('c2'),
    name: 'Fish',
    action: 'CREATED',
    fields: [],
    staff: byOwner,
    createdAt: '2026-03-13T15:00:00Z',
  }),
];
