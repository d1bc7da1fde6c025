import type { IngredientUse } from '@cardamom/api-types';
import { sql } from 'kysely';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { now } from '../../shared/clock.ts';
import { isBeyond, pageOf, readingDirection, type PageOf, type PageRequest } from '../../shared/paging.ts';
import { isUnavailableAt } from '../items/availability.ts';
import { nameHolds } from '../../entities/like-pattern.ts';

function used(tx: RestaurantTransaction, search: string | undefined) {
  const query = tx
    .selectFrom('item_ingredient')
    .innerJoin('item', (join) =>
      join
        .onRef('item.restaurant_id', '=', 'item_ingredient.restaurant_id')
        .onRef('item.id', '=', 'item_ingredient.item_id'),
    )
    .where('item.deleted_at', 'is', null)
    .where('item.is_active', '=', 1);
  return search
    ? query.where(sql<boolean>`item_ingredient.name_key like ${nameHolds(search)} escape '\\'`)
    : query;
}

/** One page of the ingredients of active items, each once whatever its case and accents, and how many match in all. */
export async function findIngredients(
  tx: RestaurantTransaction,
  search: string | undefined,
  request: PageRequest<'name'>,
): Promise<PageOf<IngredientUse> & { total: number }> {
  const direction = readingDirection(request);
  const key = sql.ref<string>('item_ingredient.name_key');
  const isUnavailable = isUnavailableAt(now(), 'item');
  const rows = await used(tx, search)
    .select((eb) => [
      key.as('key'),
      eb.fn.min('item_ingredient.name').as('name'),
      sql<number>`count(distinct item.id)`.as('itemCount'),
      sql<number>`count(distinct case when ${isUnavailable} then item.id end)`.as('unavailableCount'),
    ])
    .where(isBeyond(request, key, key))
    .groupBy(key)
    .orderBy('key', direction)
    .limit(request.limit + 1)
    .execute();
  const page = pageOf(request, rows, (row) => ({ key: row.key, id: row.key }));
  const { total } = await used(tx, search)
    .select(sql<number>`count(distinct ${key})`.as('total'))
    .executeTakeFirstOrThrow();
  return { ...page, rows: page.rows.map(({ key: _key, ...use }) => use), total };
}
