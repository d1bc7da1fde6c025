import type { Menu } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { findRestaurantUrl } from '../../settings/restaurant/repository.ts';
import { instant } from '../../shared/clock.ts';
import { guestMenuPath, shortPath } from '../../shared/links.ts';
import type { PageOf, PageRequest } from '../../shared/paging.ts';
import { findMenus, type MenuFilter } from './repository.ts';

/** One page of menus with their links below `publicUrl`, and how many match in all. */
export async function listMenus(
  tx: RestaurantTransaction,
  publicUrl: string,
  filter: MenuFilter,
  request: PageRequest<'position'>,
): Promise<PageOf<Menu> & { total: number }> {
  const page = await findMenus(tx, filter, request);
  const restaurantUrl = await findRestaurantUrl(tx);
  const rows = page.rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    includesAllCategories: row.includes_all_categories === 1,
    shortCode: row.short_code,
    shortUrl: publicUrl + shortPath(row.short_code),
    publicUrl: publicUrl + guestMenuPath(restaurantUrl, row.id),
    isActive: row.is_active === 1,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
    version: row.version,
  }));
  return { ...page, rows };
}
