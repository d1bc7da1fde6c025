import { sql } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isUniqueViolation } from '../../database/dialect.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { presentAmong } from '../../entities/repository.ts';
import { findRestaurant } from '../../settings/restaurant/repository.ts';
import { portions } from '../../shared/portions.ts';
import { Problem } from '../../shared/problem.ts';
import { takeNames } from '../items/names.ts';
import { entityTables, menuTables, type EntityTable, type MenuTable } from './menu-tables.ts';
import type { Publication, StoredRow, Write } from './reader/scratch-menu.ts';
import { anyTable, createdIn } from './staged.ts';

/** Somebody changed what the import changes, or took a name it needs, since it was worked out. */
export class MenuMoved extends Error {}

/** Entities of one table become visible this many at a time, between which others have their turn. */
const perPortion = 500;

/** In this order entities are locked everywhere. */
const published = ['category', 'modifier_group', 'item', 'menu'] as const satisfies EntityTable[];

async function publishTable(tx: RestaurantTransaction, batchId: string, table: EntityTable): Promise<void> {
  let after = '';
  for (;;) {
    const ids = await createdIn(tx, batchId, table, { after, limit: perPortion });
    if (ids.length === 0) return;
    await tx.updateTable(anyTable(table)).set({ deleted_at: null }).where('id', 'in', ids).execute();
    if (table === 'item') await takeNames(tx, 'item_id', ids);
    after = ids.at(-1) ?? after;
    await nextTurn();
  }
}

async function assertReferred(tx: RestaurantTransaction, referred: Publication['referred']): Promise<void> {
  const ids = (table: EntityTable) => referred.flatMap((entry) => (entry.table === table ? [entry.id] : []));
  const [categories, groups] = [ids('category'), ids('modifier_group')];
  const present = [
    await presentAmong(tx, 'category', categories),
    await presentAmong(tx, 'modifier_group', groups),
  ];
  if (present.reduce((sum, { size }) => sum + size, 0) < categories.length + groups.length)
    throw new MenuMoved();
}

async function assertVersions(tx: RestaurantTransaction, versions: Publication['versions']): Promise<void> {
  for (const [table, ofTable] of Map.groupBy(versions, (entry) => entry.table)) {
    for (const portion of portions(ofTable, perPortion)) {
      const rows = await tx
        .selectFrom(anyTable(table))
        .select(['id', 'version'])
        .where(
          'id',
          'in',
          portion.map(({ id }) => id),
        )
        .where('deleted_at', 'is', null)
        .execute();
      const is = new Map(rows.map(({ id, version }) => [id, version]));
      if (portion.some(({ id, version }) => is.get(id) !== version)) throw new MenuMoved();
      await nextTurn();
    }
  }
}

function keysOf(table: MenuTable): readonly string[] {
  return menuTables.get(table)?.key ?? [];
}

/** Rows by their keys: as a list of alternatives where a key has several columns. */
const named = (table: MenuTable, rows: readonly StoredRow[]) => {
  const keys = keysOf(table);
  const [only] = keys;
  if (keys.length === 1 && only !== undefined)
    return sql<boolean>`${sql.ref(only)} in (${sql.join(rows.map((row) => row[only]))})`;
  const one = (row: StoredRow) =>
    sql`(${sql.join(
      keys.map((key) => sql`${sql.ref(key)} = ${row[key]}`),
      sql` and `,
    )})`;
  return sql<boolean>`(${sql.join(rows.map(one), sql` or `)})`;
};

/** Rows that are gone are not written anew, as a statement that adds or changes would. */
async function assertThere(
  tx: RestaurantTransaction,
  table: MenuTable,
  rows: readonly StoredRow[],
): Promise<void> {
  const { count } = await tx
    .selectFrom(anyTable(table))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(named(table, rows))
    .executeTakeFirstOrThrow();
  if (count !== rows.length) throw new MenuMoved();
}

async function carryOut(tx: RestaurantTransaction, write: Write): Promise<void> {
  const { table, rows } = write;
  if (write.kind === 'ADD') {
    await tx.insertInto(anyTable(table), rows as never).execute();
    return;
  }
  if (!entityTables.has(table)) await assertThere(tx, table, rows);
  if (write.kind === 'REMOVE') {
    await tx.deleteFrom(anyTable(table)).where(named(table, rows)).execute();
    return;
  }
  const { columns } = write;
  await tx
    .insertInto(anyTable(table), rows as never)
    .onConflict((conflict) =>
      conflict
        .columns(['restaurant_id', ...keysOf(table)] as never)
        .doUpdateSet((eb) =>
          Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}` as never)])),
        ),
    )
    .execute();
}

/** What goes makes room for names, and so comes first. */
const order = { REMOVE: 0, CHANGE: 1, ADD: 2 } as const;

/** A name that somebody took since: of an item in its category, or of anything else. */
const isNameInUse = (error: unknown): boolean =>
  isUniqueViolation(error) || (error instanceof Problem && error.code === 'OM_002');

/**
 * Makes everything visible that an import stored, and writes over what was there: in the caller's transaction, so all
 * of it or nothing. Throws `MenuMoved` when the menu is no longer what it was worked out for.
 */
export async function publish(
  tx: RestaurantTransaction,
  batchId: string,
  { currency, versions, referred }: Publication,
  writes: readonly Write[],
): Promise<void> {
  try {
    if ((await findRestaurant(tx)).default_currency !== currency) throw new MenuMoved();
    await assertReferred(tx, referred);
    await assertVersions(tx, versions);
    for (const table of published) await publishTable(tx, batchId, table);
    for (const write of writes.toSorted((one, other) => order[one.kind] - order[other.kind])) {
      await carryOut(tx, write);
      await nextTurn();
    }
  } catch (error) {
    if (isNameInUse(error)) throw new MenuMoved('A name is in use by now.', { cause: error });
    throw error;
  }
}
