import type { HistoryEntity, Permission } from '@cardamom/api-types';
import { plainKinds as named } from '@cardamom/api-types/plain-kinds.gen';
import { name, oneOf, text, type Edited, type Field } from './edits/edited.ts';
import type { House } from './edits/house.ts';
import { resolved, schemaNamed, type Schema } from './edits/schemas.ts';
import type { PlainTable } from './edits/stored-rows.ts';
import type { RequestOptions } from './server.ts';

/** A kind of entity that has the eight equal operations. */
export type PlainKind = {
  /** What the contract calls one and many. */
  readonly one: string;
  readonly many: string;
  readonly table: PlainTable;
  readonly history: HistoryEntity;
  /** Who may write it. */
  readonly permission: Permission;
  readonly draft: (name: string) => object;
  /** Each field that an edit can name. */
  readonly fields: Readonly<Record<string, Field>>;
};

/** Fields of which the contract does not say how they are edited, or what that writes, by kind. */
const special: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  Printer: { address: oneOf('address', '', '192.168.1.40') },
  Screen: {
    // Which menus and categories there are, the house knows that edits it (`edits/others.ts`).
    menuId: oneOf('menu_id', null),
    categoryIds: oneOf('category_ids', [], null),
    layout: oneOf('layout', 'SPOTLIGHT', null),
  },
  TableSection: {
    tableCount: {
      next: ({ row }) => (row['table_count'] === 1 ? 2 : 1),
      writes: ['table_count', 'dining_table'],
    },
    tables: {
      next: ({ n }) => [{ position: 1, label: `Window ${n}`, seats: 1 + (n % 9) }],
      writes: ['dining_table'],
    },
  },
};

const columnOf = (field: string) => field.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** How a field is edited, from what the contract lets through. Throws where that does not tell. */
function fieldOf(field: string, schema: Schema): Field {
  const { type, enum: words, minimum = 0 } = resolved(schema);
  const column = columnOf(field);
  if (field === 'name') return name('Called');
  if (words) return oneOf(column, ...words);
  if (type === 'boolean') return oneOf(column, true, false);
  if (type === 'integer') return { next: ({ n }) => minimum + n, writes: [column] };
  if (type === 'string') return text(column, 'Written');
  throw new Error(`${field} needs an entry in the special fields of its kind`);
}

/** The plain kinds of the contract: each is in the tests of permissions, of foreign ids and of what edits leave alone. */
export const plainKinds: readonly PlainKind[] = named.map(({ one, many, history, permission, example }) => ({
  one,
  many,
  history,
  permission,
  table: history.toLowerCase() as PlainTable,
  draft: (called) => ({ ...example, name: called }),
  fields: Object.fromEntries(
    Object.entries(schemaNamed(`${one}Patch`).properties ?? {}).map(([field, schema]) => [
      field,
      special[one]?.[field] ?? fieldOf(field, schema),
    ]),
  ),
}));

/** The id of one of each of them. */
export type PlainIds = Record<`${Uncapitalize<(typeof named)[number]['one']>}Id`, string>;

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
