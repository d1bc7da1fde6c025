import type { Menu } from '@cardamom/api-types';
import { sql } from 'kysely';
import { fromJson, toJson } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { MenuTable } from '../../database/schema/menu.ts';
import { entityRows, sharedPart } from '../../entities/rows.ts';
import { now } from '../../shared/clock.ts';
import { newShortCode } from '../../shared/ids.ts';
import { stored, toFlag } from '../../shared/named-fields.ts';
import type { MenuFields } from './fields.ts';
import { sectionsByMenu } from './sections.ts';

/** A menu without its links, which depend on where the installation can be reached. */
export type StoredMenu = Omit<Menu, 'shortUrl' | 'publicUrl'>;

const shortCode = sql<string>`(
  select short_code.code from short_code
  where short_code.restaurant_id = menu.restaurant_id and short_code.target_id = menu.id
    and short_code.target_kind = 'MENU'
)`;

/** The restaurant's menus in the order people gave them; their sections have rows of their own. */
export const storedMenus = entityRows<MenuTable & { short_code: string }, StoredMenu, MenuFields>({
  table: 'menu',
  isOrdered: true,
  computed: { short_code: shortCode },
  columnsOf: (fields) => ({
    description: fields.description,
    includes_all_categories: stored(fields.includesAllCategories, toFlag),
    windows: stored(fields.windows, toJson),
    starts_on: fields.startsOn,
    ends_on: fields.endsOn,
    outside_hours: fields.outsideHours,
    channels: stored(fields.channels, toJson),
  }),
  async toEntities(tx, rows) {
    const sections = await sectionsByMenu(
      tx,
      rows.map((row) => row.id),
    );
    return rows.map((row) => ({
      ...sharedPart(row),
      description: row.description,
      includesAllCategories: row.includes_all_categories === 1,
      sections: sections.get(row.id) ?? [],
      windows: fromJson(row.windows),
      startsOn: row.starts_on,
      endsOn: row.ends_on,
      outsideHours: row.outside_hours,
      channels: fromJson(row.channels),
      position: row.position,
      shortCode: row.short_code,
    }));
  },
});

/** Gives a new menu a code of its own, which stays its for ever. */
export async function insertShortCode(tx: RestaurantTransaction, menuId: string): Promise<void> {
  await tx
    .insertInto('short_code', {
      code: newShortCode(),
      target_kind: 'MENU',
      target_id: menuId,
      created_at: now(),
    })
    .execute();
}
