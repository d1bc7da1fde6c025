import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { NewRow, RestaurantTransaction } from '../database/restaurant-transaction.ts';
import type { EntityColumns, Flag } from '../database/schema/columns.ts';
import { instant, now } from '../shared/clock.ts';
import { stored, toFlag } from '../shared/named-fields.ts';
import {
  isBeyond,
  pageOf,
  readingDirection,
  sortParts,
  type PageOf,
  type PageRequest,
  type SortKey,
} from '../shared/paging.ts';
import { portions } from '../shared/portions.ts';
import { nameKey } from '../shared/text.ts';
import type { Named, Snapshot } from './kind.ts';
import { nameHolds } from './like-pattern.ts';
import { alike, type EntityTable } from './repository.ts';

/** What every list is narrowed by. */
export type ListFilter = {
  /** Part of a name. */
  readonly search?: string | undefined;
  readonly isActive?: boolean | undefined;
};

/** One page of entities, and how many match in all. */
export type CountedPage<Entity> = PageOf<Entity> & { readonly total: number };

/** What is stored of every entity. */
export type EntityFields = { readonly name: string; readonly isActive: boolean };

/** A row of any kind. */
export type EntityRow = EntityColumns & { readonly name: string; readonly is_active: Flag };
type ReadRow = EntityRow & { readonly sort_key: SortKey };

/** An entity that is to be stored. */
export type NewEntity<Fields> = { readonly id: string; readonly fields: Fields };

/** The rows of one kind of entity, in one restaurant. */
export type EntityRows<Entity, Fields extends EntityFields, Filter extends ListFilter = ListFilter> = {
  readonly table: EntityTable;
  page(tx: RestaurantTransaction, filter: Filter, request: PageRequest<string>): Promise<CountedPage<Entity>>;
  /** All that match, by name, each at the version it has. */
  named(tx: RestaurantTransaction, filter: Filter): Promise<Named[]>;
  /** The entity, or null when the restaurant has none with this id. */
  find(tx: RestaurantTransaction, id: string): Promise<Entity | null>;
  /** Adds them in their order; breaks the unique index when a name is in use. */
  insert(tx: RestaurantTransaction, entities: readonly NewEntity<Fields>[]): Promise<void>;
  /**
   * Saves the fields that are given over the named version. Returns false when it is no longer the current one, and breaks
   * the unique index when the name is in use.
   */
  update(tx: RestaurantTransaction, named: Named, fields: Partial<Fields>): Promise<boolean>;
  /** Marks the named version deleted. Returns false when it is no longer the current one. */
  remove(tx: RestaurantTransaction, named: Named): Promise<boolean>;
};

/** How a kind's rows differ from all others. */
export type RowsOptions<Row, Entity, Fields, Filter> = {
  readonly table: EntityTable;
  /** Columns that are worked out as rows are read, by name. */
  readonly computed?: Readonly<Record<string, RawBuilder<SortKey>>>;
  /** What the wire's sorts compare, beside `name`, `updatedAt` and the `position` of what is ordered. */
  readonly sortKeys?: (filter: Filter) => Readonly<Record<string, RawBuilder<SortKey>>>;
  /** What else narrows a list, beside name and status; null for nothing. */
  readonly narrows?: (filter: Filter) => RawBuilder<SqlBool> | null;
  /** Whether people decide the order; what is new comes last. */
  readonly isOrdered?: boolean;
  /** The columns of its own fields; undefined writes none. */
  readonly columnsOf: (fields: Partial<Fields>) => object;
  /** What a new row has beside its fields. */
  readonly newColumns?: object;
  /** Fills stored rows up to the wire's entities, in as many queries however many rows. */
  readonly toEntities: (tx: RestaurantTransaction, rows: readonly Row[]) => Entity[] | Promise<Entity[]>;
};

/** What the answers of all entities have in common, from a stored row. */
export function sharedPart(row: EntityRow): Snapshot & { createdAt: string; updatedAt: string } {
  return {
    id: row.id,
    name: row.name,
    isActive: row.is_active === 1,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
    version: row.version,
  };
}

const sharedColumns = ({ name, isActive }: Partial<EntityFields>) => ({
  name,
  name_key: stored(name, nameKey),
  is_active: stored(isActive, toFlag),
});

/** Reads and writes the rows of one kind of entity: named, versioned, switched on and off, deleted softly. */
export function entityRows<
  Row extends EntityRow,
  Entity,
  Fields extends EntityFields,
  Filter extends ListFilter = ListFilter,
>({
  table,
  computed = {},
  sortKeys,
  narrows,
  isOrdered = false,
  columnsOf,
  newColumns,
  toEntities,
}: RowsOptions<Row, Entity, Fields, Filter>): EntityRows<Entity, Fields, Filter> {
  const anyTable = alike(table);
  const column = (name: string) => sql.ref<SortKey>(`${table}.${name}`);
  const keys: Readonly<Record<string, RawBuilder<SortKey>>> = {
    updatedAt: column('updated_at'),
    ...(isOrdered && { position: column('position') }),
  };
  const extra = Object.entries(computed).map(([name, value]) => value.as(name));
  const living = (tx: RestaurantTransaction) => tx.selectFrom(anyTable).where('deleted_at', 'is', null);

  function matching(tx: RestaurantTransaction, filter: Filter) {
    const { search, isActive } = filter;
    const narrow = narrows?.(filter) ?? null;
    let query = living(tx);
    if (search)
      query = query.where(sql<boolean>`${column('name_key')} like ${nameHolds(search)} escape '\\'`);
    if (isActive !== undefined) query = query.where('is_active', '=', toFlag(isActive));
    if (narrow) query = query.where(narrow);
    return query;
  }

  async function nextPlace(tx: RestaurantTransaction): Promise<number> {
    const { last } = await living(tx)
      .select((eb) => eb.fn.max('position').as('last'))
      .executeTakeFirstOrThrow();
    return (last ?? -1) + 1;
  }

  async function write(tx: RestaurantTransaction, { id, version }: Named, columns: object): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable(anyTable)
      .set({ ...columns, version: version + 1, updated_at: now() })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  return {
    table,
    async page(tx, filter, request) {
      const direction = readingDirection(request);
      const { field } = sortParts(request.sort);
      const key = sortKeys?.(filter)[field] ?? keys[field] ?? column('name_key');
      const rows = (await matching(tx, filter)
        .selectAll()
        .select([...extra, key.as('sort_key')])
        .where(isBeyond(request, key, column('id') as RawBuilder<string>))
        .orderBy('sort_key', direction)
        .orderBy('id', direction)
        .limit(request.limit + 1)
        .execute()) as unknown as (Row & ReadRow)[];
      const page = pageOf(request, rows, (row) => ({ key: row.sort_key, id: row.id }));
      const { total } = await matching(tx, filter)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { ...page, rows: await toEntities(tx, page.rows), total };
    },
    named: (tx, filter) =>
      matching(tx, filter).select(['id', 'version']).orderBy('name_key').orderBy('id').execute(),
    async find(tx, id) {
      const rows = await living(tx).selectAll().select(extra).where('id', '=', id).execute();
      const [entity] = await toEntities(tx, rows as unknown as Row[]);
      return entity ?? null;
    },
    async insert(tx, entities) {
      const time = now();
      const place = isOrdered ? await nextPlace(tx) : 0;
      const rows = entities.map(({ id, fields }, index) => ({
        id,
        ...sharedColumns(fields),
        ...columnsOf(fields),
        ...(isOrdered && { position: place + index }),
        ...newColumns,
        created_at: time,
        updated_at: time,
        version: 1,
        deleted_at: null,
      }));
      for (const portion of portions(rows))
        await tx.insertInto(anyTable, portion as unknown as NewRow<'category'>[]).execute();
    },
    update: (tx, named, fields) => write(tx, named, { ...sharedColumns(fields), ...columnsOf(fields) }),
    remove: (tx, named) => write(tx, named, { deleted_at: now() }),
  };
}
