import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { fixedAmounts } from '../../database/schema/settings.ts';
import { now } from '../../shared/clock.ts';
import { portions } from '../../shared/portions.ts';

type FixedTable = keyof typeof fixedAmounts;
export type PricedTable = 'item_size' | 'modifier_option' | FixedTable;

/** Everything kept in the restaurant's currency, also of what is deleted: by table and id, in minor units. */
export type Amounts = Readonly<Record<PricedTable, Readonly<Record<string, number>>>>;

/** Tables whose rows hold amounts. */
export const pricedTables: readonly PricedTable[] = [
  'item_size',
  'modifier_option',
  ...(Object.keys(fixedAmounts) as FixedTable[]),
];

/** The entities that hold amounts, and the field in which history tells of them. */
export const pricedFields: Readonly<Record<string, string>> = {
  ITEM: 'sizes',
  MODIFIER_GROUP: 'options',
  ...Object.fromEntries(Object.values(fixedAmounts).map(({ entity, field }) => [entity, field])),
};

type Row = { readonly id: string; readonly amount: number | null; readonly owner: string };

/** The rows of a table that hold an amount, with what they are a part of. */
function rowsOf(tx: RestaurantTransaction, table: PricedTable): Promise<Row[]> {
  switch (table) {
    case 'item_size':
      return tx
        .selectFrom(table)
        .select(['id', 'price as amount', 'item_id as owner'])
        .where('price', 'is not', null)
        .execute();
    case 'modifier_option':
      return tx
        .selectFrom(table)
        .select(['id', 'price_delta as amount', 'modifier_group_id as owner'])
        .execute();
    default:
      return (
        tx
          // Kysely types one table at a time; all of these have a type.
          .selectFrom(table as 'discount')
          .select(['id', `${columnOf(table)} as amount` as 'amount', 'id as owner'])
          .where('type', '=', 'FIXED')
          .execute()
      );
  }
}

/** The column that holds a table's amounts. */
function columnOf(table: PricedTable): string {
  if (table === 'item_size') return 'price';
  return table === 'modifier_option' ? 'price_delta' : fixedAmounts[table].column;
}

/** The table of what a row is a part of, or itself. */
function ownerOf(table: PricedTable): 'item' | 'modifier_group' | FixedTable {
  if (table === 'item_size') return 'item';
  return table === 'modifier_option' ? 'modifier_group' : table;
}

/** All amounts as they are now. */
export async function readAmounts(tx: RestaurantTransaction): Promise<Amounts> {
  const read: Partial<Record<PricedTable, Record<string, number>>> = {};
  for (const table of pricedTables)
    read[table] = Object.fromEntries((await rowsOf(tx, table)).map(({ id, amount }) => [id, amount ?? 0]));
  return read as Amounts;
}

async function setAmount(
  tx: RestaurantTransaction,
  table: PricedTable,
  ids: readonly string[],
  amount: number,
): Promise<void> {
  for (const some of portions(ids))
    // Kysely types one table at a time.
    await tx
      .updateTable(table as 'item_size')
      .set({ [columnOf(table)]: amount })
      .where('id', 'in', some)
      .execute();
}

/**
 * Writes each amount anew, and a new version of what it is a part of: who has it open with the former price is asked, instead of
 * saving that in another currency.
 */
export async function writeAmounts(
  tx: RestaurantTransaction,
  anew: (table: PricedTable, id: string, amount: number) => number,
): Promise<void> {
  for (const table of pricedTables) {
    const rows = await rowsOf(tx, table);
    const byAmount = Map.groupBy(rows, ({ id, amount }) => anew(table, id, amount ?? 0));
    for (const [amount, alike] of byAmount)
      await setAmount(
        tx,
        table,
        alike.map(({ id }) => id),
        amount,
      );
    for (const some of portions([...new Set(rows.map(({ owner }) => owner))]))
      await tx
        .updateTable(ownerOf(table) as 'item')
        .set((eb) => ({ version: eb('version', '+', 1), updated_at: now() }))
        .where('id', 'in', some)
        .execute();
  }
}
