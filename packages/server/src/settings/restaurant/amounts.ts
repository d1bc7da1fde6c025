import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { now } from '../../shared/clock.ts';
import { portions } from '../../shared/portions.ts';

/** Everything kept in the restaurant's currency, also of what is deleted: by table and id, in minor units. */
export type Amounts = Readonly<Record<PricedTable, Readonly<Record<string, number>>>>;
export type PricedTable = (typeof pricedTables)[number];

export const pricedTables = ['item_size', 'modifier_option', 'discount', 'service_charge'] as const;

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
    case 'discount':
      return tx
        .selectFrom(table)
        .select(['id', 'amount', 'id as owner'])
        .where('type', '=', 'FIXED')
        .execute();
    default:
      return tx
        .selectFrom(table)
        .select(['id', 'rate as amount', 'id as owner'])
        .where('type', '=', 'FIXED')
        .execute();
  }
}

const columns = {
  item_size: 'price',
  modifier_option: 'price_delta',
  discount: 'amount',
  service_charge: 'rate',
} as const;
const owners = {
  item_size: 'item',
  modifier_option: 'modifier_group',
  discount: 'discount',
  service_charge: 'service_charge',
} as const;

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
      .set({ [columns[table]]: amount })
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
        .updateTable(owners[table] as 'item')
        .set((eb) => ({ version: eb('version', '+', 1), updated_at: now() }))
        .where('id', 'in', some)
        .execute();
  }
}
