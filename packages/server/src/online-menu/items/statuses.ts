import type { ItemCounts, ItemGap, ItemStatus } from '@cardamom/api-types';
import { itemGaps, itemStatuses } from '@cardamom/api-types';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { now } from '../../shared/clock.ts';
import { isUnavailableAt } from './availability.ts';

/** The items of one status at the moment, as a condition on rows. */
function isOfStatus(status: ItemStatus, moment: number): RawBuilder<SqlBool> {
  if (status === 'INACTIVE') return sql<SqlBool>`item.is_active = 0`;
  const isUnavailable = isUnavailableAt(moment, 'item');
  const holds =
    status === 'AVAILABLE'
      ? sql`not ${isUnavailable}`
      : sql`${isUnavailable} and item.availability_state = ${status}`;
  return sql<SqlBool>`(item.is_active = 1 and ${holds})`;
}

/** What items can lack, as conditions on rows. */
export const lacking: Readonly<Record<ItemGap, RawBuilder<SqlBool>>> = {
  PRICE: sql<SqlBool>`exists (
    select 1 from item_size
    where item_size.restaurant_id = item.restaurant_id and item_size.item_id = item.id
      and item_size.kind = 'PRICED' and item_size.price is null
  )`,
  ALLERGENS: sql<SqlBool>`item.allergens_declared = 0`,
  PICTURE: sql<SqlBool>`item.image_id is null`,
  DESCRIPTION: sql<SqlBool>`item.description = ''`,
};

const anyOf = (conditions: readonly RawBuilder<SqlBool>[]) =>
  sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;

/** Items of one of the statuses, as a condition on rows; an item changes from one to another as time passes. */
export const isOfAnyStatus = (statuses: readonly ItemStatus[]): RawBuilder<SqlBool> =>
  anyOf(statuses.map((status) => isOfStatus(status, now())));

/** Items that lack at least one of these, as a condition on rows. */
export const lacksAny = (gaps: readonly ItemGap[]): RawBuilder<SqlBool> =>
  anyOf(gaps.map((gap) => lacking[gap]));

const countOf = (condition: RawBuilder<SqlBool>) =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;

/** How many items there are of each status, and how many that lack something: one pass over the restaurant's items. */
export async function countItems(tx: RestaurantTransaction): Promise<ItemCounts> {
  const moment = now();
  const counted: Readonly<Record<string, unknown>> = await tx
    .selectFrom('item')
    .select([
      ...itemStatuses.map((status) => countOf(isOfStatus(status, moment)).as(status)),
      ...itemGaps.map((gap) => countOf(lacking[gap]).as(gap)),
    ])
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    statuses: itemStatuses.map((status) => ({ status, count: Number(counted[status]) })),
    gaps: itemGaps.map((gap) => ({ gap, count: Number(counted[gap]) })),
  };
}
