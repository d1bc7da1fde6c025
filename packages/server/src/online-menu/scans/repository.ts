import { addDays, businessDayAt } from '@cardamom/api-types/schedule';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { placeOf } from '../../public/menus-at.ts';
import { findRestaurant } from '../../settings/restaurant/repository.ts';
import { portions } from '../../shared/portions.ts';

/** Business days of which counts are kept. */
const keptDays = 400;

/** A code that was followed so often at a moment. */
export type FollowedCode = { readonly code: string; readonly moment: number; readonly count: number };

/**
 * Adds to what is counted, whoever else adds at the same time, on the business days of the restaurant's clock as it is set
 * now; forgets what is too old. Does nothing in a restaurant that is deleted.
 */
export async function addScans(tx: RestaurantTransaction, scans: readonly FollowedCode[]): Promise<void> {
  const restaurant = await findRestaurant(tx);
  if (restaurant.deleted_at !== null) return;
  const place = placeOf(restaurant);
  const counts = new Map<string, number>();
  for (const { code, moment, count } of scans) {
    const key = `${businessDayAt(moment, place)} ${code}`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  // In one order everywhere, so that two processes never wait for each other's rows.
  const rows = [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, count]) => {
      const [business_day = '', code = ''] = key.split(' ');
      return { business_day, code, count };
    });
  for (const portion of portions(rows))
    await tx
      .insertInto('scan', portion)
      .onConflict((conflict) =>
        conflict
          .columns(['restaurant_id', 'business_day', 'code'])
          .doUpdateSet((eb) => ({ count: eb('scan.count', '+', eb.ref('excluded.count')) })),
      )
      .execute();
  const newest = rows.at(-1)?.business_day;
  if (newest !== undefined)
    await tx.deleteFrom('scan').where('business_day', '<', addDays(newest, -keptDays)).execute();
}

/** How often codes, or the one that is given, were followed on each of these business days that knows any. */
export async function countsByDay(
  tx: RestaurantTransaction,
  from: string,
  to: string,
  code?: string,
): Promise<ReadonlyMap<string, number>> {
  const counted = tx
    .selectFrom('scan')
    .select(({ fn }) => ['business_day', fn.sum<number | string>('count').as('total')])
    .where('business_day', '>=', from)
    .where('business_day', '<=', to)
    .groupBy('business_day');
  const rows = await (code === undefined ? counted : counted.where('code', '=', code)).execute();
  return new Map(rows.map((row) => [row.business_day, Number(row.total)]));
}

/** The code that leads to a restaurant, a menu or a table now. */
export async function findCodeOf(tx: RestaurantTransaction, targetId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('short_code')
    .select('code')
    .where('target_id', '=', targetId)
    .where('target_kind', '!=', 'RETIRED')
    .executeTakeFirst();
  return row?.code;
}

/** How often each code was followed since a business day; those that were not are not named. */
export async function countsByCode(
  tx: RestaurantTransaction,
  from: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('scan')
    .select(({ fn }) => ['code', fn.sum<number | string>('count').as('total')])
    .where('business_day', '>=', from)
    .groupBy('code')
    .execute();
  return new Map(rows.map(({ code, total }) => [code, Number(total)]));
}

/** Whether any code of the restaurant was ever followed, as far as counts are kept. */
export async function wasScanned(tx: RestaurantTransaction): Promise<boolean> {
  return (await tx.selectFrom('scan').select('code').limit(1).executeTakeFirst()) !== undefined;
}

/** The codes that were followed most since a business day, with what they lead to. */
export async function mostFollowed(tx: RestaurantTransaction, from: string, most: number) {
  const rows = await tx
    .selectFrom('scan')
    .innerJoin('short_code', (join) =>
      join
        .onRef('short_code.restaurant_id', '=', 'scan.restaurant_id')
        .onRef('short_code.code', '=', 'scan.code'),
    )
    .select(({ fn }) => [
      'short_code.target_kind as kind',
      'short_code.target_id as targetId',
      fn.sum<number | string>('scan.count').as('total'),
    ])
    .where('business_day', '>=', from)
    .groupBy(['short_code.target_kind', 'short_code.target_id'])
    .execute();
  return rows
    .map(({ kind, targetId, total }) => ({ kind, targetId, count: Number(total) }))
    .toSorted((a, b) => b.count - a.count || (a.targetId < b.targetId ? -1 : 1))
    .slice(0, most);
}
