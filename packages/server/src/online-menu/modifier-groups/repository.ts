import type { ModifierGroup } from '@cardamom/api-types';
import { sql } from 'kysely';
import type { ModifierGroupTable } from '../../database/schema/menu.ts';
import { entityRows, sharedPart } from '../../entities/rows.ts';
import type { ModifierGroupFields } from './fields.ts';
import { optionsByGroup } from './options.ts';
import { itemsByGroup } from './users.ts';

const usedByCount = sql<number>`(
  select count(*) from item_modifier_group
  join item on item.restaurant_id = item_modifier_group.restaurant_id and item.id = item_modifier_group.item_id
  where item_modifier_group.restaurant_id = modifier_group.restaurant_id
    and item_modifier_group.modifier_group_id = modifier_group.id and item.deleted_at is null
)`;

type GroupRow = ModifierGroupTable & { used_by_count: number };

/** The restaurant's modifier groups; their options have rows of their own. */
export const storedModifierGroups = entityRows<GroupRow, ModifierGroup, ModifierGroupFields>({
  table: 'modifier_group',
  computed: { used_by_count: usedByCount },
  sortKeys: () => ({ usedByCount }),
  columnsOf: ({ guestName, minimum, maximum, externalRef }) => ({
    guest_name: guestName,
    minimum,
    maximum,
    external_ref: externalRef,
  }),
  async toEntities(tx, rows) {
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.id);
    const options = await optionsByGroup(tx, ids);
    const users = await itemsByGroup(tx, ids);
    return rows.map((row) => ({
      ...sharedPart(row),
      guestName: row.guest_name,
      minimum: row.minimum,
      maximum: row.maximum,
      options: options.get(row.id) ?? [],
      usedBy: users.get(row.id) ?? [],
      usedByCount: row.used_by_count,
      externalRef: row.external_ref,
    }));
  },
});
