import type { HistoryEntity, Permission } from '@cardamom/api-types';
import type { RestaurantOwned } from '#database/restaurant-transaction.ts';
import { name, oneOf, type Edited, type Field } from './edits/edited.ts';
import type { House } from './edits/house.ts';
import type { RequestOptions } from './server.ts';

/** A kind of entity that has the eight equal operations and nothing else. */
export type PlainKind = {
  /** What the contract calls one and many. */
  readonly one: string;
  readonly many: string;
  readonly table: RestaurantOwned;
  readonly history: HistoryEntity;
  /** Who may write it. */
  readonly permission: Permission;
  readonly draft: (name: string) => object;
  /** Each field that an edit can name. */
  readonly fields: Readonly<Record<string, Field>>;
};

/** Such kinds: with an entry here a kind is in the tests of permissions, of foreign ids and of what edits leave alone. */
export const plainKinds = [
  {
    one: 'Discount',
    many: 'Discounts',
    table: 'discount',
    history: 'DISCOUNT',
    permission: 'SETTINGS',
    draft: (called) => ({ name: called, type: 'PERCENTAGE', amount: 1000 }),
    fields: {
      name: name('Happy hour'),
      type: oneOf('type', 'PERCENTAGE', 'FIXED'),
      amount: { next: ({ n }) => 500 + n, writes: ['amount'] },
      isActive: oneOf('is_active', true, false),
    },
  },
  {
    one: 'Printer',
    many: 'Printers',
    table: 'printer',
    history: 'PRINTER',
    permission: 'SETTINGS',
    draft: (called) => ({ name: called, type: 'KITCHEN' }),
    fields: {
      name: name('Kitchen'),
      type: oneOf('type', 'KITCHEN', 'BAR'),
      paperWidth: oneOf('paper_width', 80, 58),
      address: oneOf('address', '', '192.168.1.40'),
      port: { next: ({ n }) => 9100 + n, writes: ['port'] },
      isActive: oneOf('is_active', true, false),
    },
  },
  {
    one: 'TableSection',
    many: 'TableSections',
    table: 'table_section',
    history: 'TABLE_SECTION',
    permission: 'SETTINGS',
    draft: (called) => ({ name: called, tableCount: 2 }),
    fields: {
      name: name('Terrace'),
      firstNumber: { next: ({ n }) => 1 + n, writes: ['first_number'] },
      tableCount: {
        next: ({ row }) => (row['table_count'] === 1 ? 2 : 1),
        writes: ['table_count', 'dining_table'],
      },
      tables: {
        next: ({ n }) => [{ position: 1, label: `Window ${n}`, seats: 1 + (n % 9) }],
        writes: ['dining_table'],
      },
      isActive: oneOf('is_active', true, false),
    },
  },
  {
    one: 'Tax',
    many: 'Taxes',
    table: 'tax',
    history: 'TAX',
    permission: 'SETTINGS',
    draft: (called) => ({ name: called, rate: 10_000, treatment: 'INCLUDED' }),
    fields: {
      name: name('VAT'),
      rate: { next: ({ n }) => 10_000 + n, writes: ['rate'] },
      treatment: oneOf('treatment', 'INCLUDED', 'EXCLUDED'),
      isActive: oneOf('is_active', true, false),
    },
  },
] as const satisfies readonly PlainKind[];

/** The id of one of each of them. */
export type PlainIds = Record<`${Uncapitalize<(typeof plainKinds)[number]['one']>}Id`, string>;

/** The path parameter that names one: `discountId`. */
export const idOf = ({ one }: Pick<PlainKind, 'one'>) => `${one.charAt(0).toLowerCase()}${one.slice(1)}Id`;

/** A well-formed request of each of the eight operations, about the entity with this id in its first version. */
export function equalRequests({ one, many, draft }: PlainKind, id: string): Record<string, RequestOptions> {
  const params = { [idOf({ one })]: id };
  const headers = { 'if-match': '"1"' };
  return {
    [`list${many}`]: {},
    [`create${one}`]: { body: draft(`New ${id}`) },
    [`get${one}`]: { params },
    [`update${one}`]: { params, headers, body: { name: 'Changed' } },
    [`delete${one}`]: { params, headers },
    [`restore${one}`]: { params },
    [`duplicate${one}`]: { params },
    [`bulkChange${many}`]: { body: { action: 'ACTIVATE', entities: [{ id, version: 1 }] } },
  };
}

/** One that is edited, and nothing of which can be hidden. */
export const editedPlain =
  (kind: PlainKind) =>
  async (house: House): Promise<Edited> => {
    const { id } = (await house.request(`create${kind.one}` as 'createDiscount', {
      body: kind.draft('One'),
    })) as { id: string };
    return {
      table: kind.table,
      id,
      history: kind.history,
      hide: () => Promise.resolve(),
      bringBack: () => Promise.resolve(),
      hidden: () => null,
      fields: kind.fields,
      request: (patch, version) => ({
        params: { [idOf(kind)]: id },
        body: patch,
        headers: { 'if-match': `"${version}"` },
      }),
    };
  };
