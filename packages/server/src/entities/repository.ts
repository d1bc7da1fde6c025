import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import type { Tables } from '../database/schema.ts';
import { now } from '../shared/clock.ts';
import { nameKey } from '../shared/text.ts';

/** Tables of entities: with a version and soft deletion. */
export type EntityTable = {
  [Table in keyof Tables]: Tables[Table] extends { version: unknown; deleted_at: unknown } ? Table : never;
}[keyof Tables];

/** Kysely types one table at a time; what is asked of all kinds alike is spelled the same in all of them. */
export const alike = (table: EntityTable) => table as 'category';

/** Whether a living entity of the restaurant has this name, ignoring case and accents; not for items, which are called within their categories. */
export async function isNameTaken(
  tx: RestaurantTransaction,
  table: EntityTable,
  name: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom(alike(table))
    .select('id')
    .where('name_key', '=', nameKey(name))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Brings a deleted row back as its next version; returns false when there is none. Breaks the unique index when its name is in use. */
export async function revive(tx: RestaurantTransaction, table: EntityTable, id: string): Promise<boolean> {
  return (await reviveAll(tx, table, [id])) === 1n;
}

/** Brings deleted rows back as their next versions; returns how many there were. Breaks the unique index when a name is in use. */
export async function reviveAll(
  tx: RestaurantTransaction,
  table: EntityTable,
  ids: readonly string[],
): Promise<bigint> {
  if (ids.length === 0) return 0n;
  const { numUpdatedRows } = await tx
    .updateTable(alike(table))
    .set((eb) => ({ deleted_at: null, updated_at: now(), version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .where('deleted_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows;
}

/**
 * Which of these entities are there. They stay so until the transaction ends, since a restaurant's writes run one after
 * the other (docs/decisions.md, 14).
 */
export async function presentAmong(
  tx: RestaurantTransaction,
  table: EntityTable,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom(alike(table))
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** Which of these entities are deleted. */
export async function deletedAmong(
  tx: RestaurantTransaction,
  table: EntityTable,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom(alike(table))
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is not', null)
    .execute();
  return rows.map((row) => row.id);
}
