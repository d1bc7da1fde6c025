import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { ChangeEntity } from '../../database/schema/changes.ts';
import { forgetImported } from './imported-items.ts';
import { entityTables, menuTables, type EntityTable, type MenuTable } from './menu-tables.ts';
import type { Draft, StoredRow } from './reader/scratch-menu.ts';
import { findImport } from './repository.ts';

/**
 * What an import makes is stored in pieces before anybody sees it: its entities as deleted, its history under a batch
 * that history leaves out until the import is APPLIED. Publishing is then a matter of a moment, and what an import
 * leaves that never came so far is found by its batch.
 */

/** The history's name of each entity. */
export const entityNames: Readonly<Record<EntityTable, ChangeEntity>> = {
  image: 'IMAGE',
  category: 'CATEGORY',
  modifier_group: 'MODIFIER_GROUP',
  item: 'ITEM',
  menu: 'MENU',
};

/** Kysely types each table's columns; here they come with the rows. */
type AnyTable = 'item';

export const anyTable = (table: MenuTable): AnyTable => table as AnyTable;

/** What keeps a row from being seen: an entity is deleted, and a deleted item has no name in its categories. */
function hiding(table: MenuTable, row: StoredRow): StoredRow {
  if (table === 'item_category') return { name_key: null };
  return entityTables.has(table) ? { deleted_at: row['created_at'] ?? null } : {};
}

/** Stores rows that nobody sees yet. */
export async function storeDraft(tx: RestaurantTransaction, { table, rows }: Draft): Promise<void> {
  const hidden = rows.map((row) => Object.assign({}, row, hiding(table, row)));
  await tx.insertInto(anyTable(table), hidden as never).execute();
}

/** Some of the entities that a batch made, by their ids; those from `after` on. */
export async function createdIn(
  tx: RestaurantTransaction,
  batchId: string,
  table: EntityTable,
  { after = '', limit }: { readonly after?: string; readonly limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('change')
    .select('entity_id')
    .where('batch_id', '=', batchId)
    .where('entity', '=', entityNames[table])
    .where('action', '=', 'CREATED')
    .where('entity_id', '>', after)
    .orderBy('entity_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.entity_id);
}

const perPortion = 200;

/** Which tables hold parts of an entity, the last made first. */
const partsOf = (table: EntityTable) =>
  [...menuTables]
    .toReversed()
    .flatMap(([part, { owner }]) => (owner?.table === table ? [{ part, owner }] : []));

async function removeEntities(
  tx: RestaurantTransaction,
  table: EntityTable,
  ids: readonly string[],
): Promise<void> {
  for (const { part, owner } of partsOf(table))
    await tx.deleteFrom(anyTable(part)).where(sql.ref(owner.column), 'in', ids).execute();
  const entities = tx.deleteFrom(anyTable(table)).where('id', 'in', ids);
  await (table === 'image' ? entities : entities.where('deleted_at', 'is not', null)).execute();
}

/** Removes a portion of what a batch made; returns the pictures among it, and whether anything is left. */
async function removePortion(
  tx: RestaurantTransaction,
  batchId: string,
): Promise<{ imageIds: string[]; isEmpty: boolean }> {
  for (const table of ['menu', 'item', 'modifier_group', 'category', 'image'] as const) {
    const ids = await createdIn(tx, batchId, table, { limit: perPortion });
    if (ids.length === 0) continue;
    await removeEntities(tx, table, ids);
    await tx
      .deleteFrom('change')
      .where('batch_id', '=', batchId)
      .where('entity', '=', entityNames[table])
      .where('entity_id', 'in', ids)
      .execute();
    return { imageIds: table === 'image' ? ids : [], isEmpty: false };
  }
  await tx.deleteFrom('change').where('batch_id', '=', batchId).execute();
  return { imageIds: [], isEmpty: true };
}

/**
 * Removes everything that an import stored and never published, in pieces; returns the ids of its pictures. The import
 * must be nobody else's at the time.
 */
export async function removeStaged(
  database: Database,
  restaurantId: string,
  importId: string,
): Promise<string[]> {
  const imageIds: string[] = [];
  for (;;) {
    const removed = await database.inRestaurant(restaurantId, async (tx) => {
      const row = await findImport(tx, importId);
      if (row === null || row.batch_id === null || row.state === 'APPLIED')
        return { imageIds: [], isEmpty: true };
      const portion = await removePortion(tx, row.batch_id);
      if (portion.isEmpty) await forgetImported(tx, importId);
      return portion;
    });
    imageIds.push(...removed.imageIds);
    if (removed.isEmpty) return imageIds;
  }
}
