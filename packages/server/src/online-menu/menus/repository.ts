import { sql } from 'kysely';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { MenuTable } from '../../database/schema.ts';
import { isBeyond, pageOf, readingDirection, type PageOf, type PageRequest } from '../../shared/paging.ts';
import { nameHolds } from '../like-pattern.ts';

export type MenuFilter = { search: string | undefined; isActive: boolean | undefined };
export type MenuRow = MenuTable & { short_code: string };

const living = (tx: RestaurantTransaction) =>
  tx
    .selectFrom('menu')
    .innerJoin('short_code', (join) =>
      join
        .onRef('short_code.restaurant_id', '=', 'menu.restaurant_id')
        .onRef('short_code.target_id', '=', 'menu.id')
        .on('short_code.target_kind', '=', 'MENU'),
    )
    .where('menu.deleted_at', 'is', null);

function matching(tx: RestaurantTransaction, { search, isActive }: MenuFilter) {
  let query = living(tx);
  if (search) query = query.where(sql<boolean>`menu.name_key like ${nameHolds(search)} escape '\\'`);
  if (isActive !== undefined) query = query.where('menu.is_active', '=', isActive ? 1 : 0);
  return query;
}

/** One page of the restaurant's menus in their order, and how many match in all. */
export async function findMenus(
  tx: RestaurantTransaction,
  filter: MenuFilter,
  request: PageRequest<'position'>,
): Promise<PageOf<MenuRow> & { total: number }> {
  const direction = readingDirection(request);
  const rows = await matching(tx, filter)
    .selectAll('menu')
    .select('short_code.code as short_code')
    .where(isBeyond(request, sql.ref('menu.position'), sql.ref('menu.id')))
    .orderBy('menu.position', direction)
    .orderBy('menu.id', direction)
    .limit(request.limit + 1)
    .execute();
  const { total } = await matching(tx, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ...pageOf(request, rows, (row) => ({ key: row.position, id: row.id })), total };
}
