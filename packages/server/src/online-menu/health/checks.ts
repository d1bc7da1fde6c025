import type { HealthCheck } from '@cardamom/api-types';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { lacking } from '../items/statuses.ts';

/** Tables that checks look at. */
export type CheckedTable = 'item' | 'category' | 'modifier_group';

/** A check in SQL, as conditions on living rows of its table. */
export type Check = {
  readonly table: CheckedTable;
  /** Which rows it looks at. */
  readonly looksAt: RawBuilder<SqlBool>;
  /** Which of these have work to do. */
  readonly finds: RawBuilder<SqlBool>;
};

const active = (table: CheckedTable) => sql<SqlBool>`${sql.ref(`${table}.is_active`)} = 1`;
const every = sql<SqlBool>`1 = 1`;

const isInOpenCategory = sql`exists (
  select 1 from item_category
  join category on category.restaurant_id = item_category.restaurant_id and category.id = item_category.category_id
  where item_category.restaurant_id = item.restaurant_id and item_category.item_id = item.id
    and category.is_active = 1 and category.deleted_at is null)`;

const isOnOpenMenu = sql`exists (
  select 1 from menu where menu.restaurant_id = category.restaurant_id and menu.is_active = 1
    and menu.deleted_at is null and (menu.includes_all_categories = 1 or exists (
      select 1 from menu_section where menu_section.restaurant_id = menu.restaurant_id
        and menu_section.menu_id = menu.id and menu_section.category_id = category.id)))`;

const isUsed = sql`exists (
  select 1 from item_modifier_group
  join item on item.restaurant_id = item_modifier_group.restaurant_id and item.id = item_modifier_group.item_id
  where item_modifier_group.restaurant_id = modifier_group.restaurant_id
    and item_modifier_group.modifier_group_id = modifier_group.id and item.deleted_at is null)`;

const ofItems = (finds: RawBuilder<SqlBool>, looksAt = active('item')): Check => ({
  table: 'item',
  looksAt,
  finds,
});

/** Every check of menu health. */
export const checks: Readonly<Record<HealthCheck, Check>> = {
  ITEM_ALLERGENS: ofItems(lacking.ALLERGENS),
  OPTION_ALLERGENS: {
    table: 'modifier_group',
    looksAt: active('modifier_group'),
    finds: sql<SqlBool>`exists (
      select 1 from modifier_option where modifier_option.restaurant_id = modifier_group.restaurant_id
        and modifier_option.modifier_group_id = modifier_group.id and modifier_option.allergens_declared = 0)`,
  },
  ITEM_PRICE: ofItems(
    sql<SqlBool>`exists (
      select 1 from item_size where item_size.restaurant_id = item.restaurant_id and item_size.item_id = item.id
        and item_size.kind = 'PRICED' and item_size.price is null)`,
    every,
  ),
  ITEM_PICTURE: ofItems(lacking.PICTURE),
  ITEM_DESCRIPTION: ofItems(lacking.DESCRIPTION),
  ITEM_CALORIES: ofItems(sql<SqlBool>`item.calories is null`),
  ITEM_UNREACHABLE: ofItems(sql<SqlBool>`not ${isInOpenCategory}`),
  CATEGORY_UNREACHABLE: {
    table: 'category',
    looksAt: active('category'),
    finds: sql<SqlBool>`not ${isOnOpenMenu}`,
  },
  MODIFIER_GROUP_UNUSED: {
    table: 'modifier_group',
    looksAt: active('modifier_group'),
    finds: sql<SqlBool>`not ${isUsed}`,
  },
};
