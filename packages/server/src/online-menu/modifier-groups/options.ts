import type { ModifierOption } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { ModifierOptionTable } from '../../database/schema/menu.ts';
import { now } from '../../shared/clock.ts';
import { newId } from '../../shared/ids.ts';
import { toFlag } from '../../shared/named-fields.ts';
import { rowChanges } from '../../shared/row-changes.ts';
import { nameKey } from '../../shared/text.ts';
import { allergenColumns, declarationIn } from '../items/allergens.ts';
import { availabilityAt, neverChanged } from '../items/availability.ts';
import type { OptionFields } from './fields.ts';

type OptionRow = Omit<ModifierOptionTable, 'restaurant_id'>;

/** The options of these groups in their order, by group, as available as they are at the moment. */
export async function optionsByGroup(
  tx: RestaurantTransaction,
  groupIds: readonly string[],
  moment = now(),
): Promise<Map<string, ModifierOption[]>> {
  const rows = await tx
    .selectFrom('modifier_option')
    .selectAll()
    .where('modifier_group_id', 'in', groupIds)
    .orderBy('position')
    .execute();
  const options = new Map<string, ModifierOption[]>(groupIds.map((id) => [id, []]));
  for (const row of rows)
    options.get(row.modifier_group_id)?.push({
      id: row.id,
      name: row.name,
      priceDelta: row.price_delta,
      caloriesDelta: row.calories_delta,
      allergens: declarationIn(row),
      isDefault: row.is_default === 1,
      availability: availabilityAt(moment, row),
    });
  return options;
}

const newlyAvailable = {
  availability_state: 'AVAILABLE',
  availability_until: null,
  ...neverChanged,
} as const;

const storedAvailability = (row: OptionRow) => ({
  availability_state: row.availability_state,
  availability_until: row.availability_until,
  availability_changed_at: row.availability_changed_at,
  availability_changed_by: row.availability_changed_by,
  availability_device: row.availability_device,
});

/** Gives a group these options; those that name an id keep it and stay as sold out as they were. */
export async function writeOptions(
  tx: RestaurantTransaction,
  groupId: string,
  options: readonly OptionFields[],
): Promise<void> {
  const before = await tx
    .selectFrom('modifier_option')
    .selectAll()
    .where('modifier_group_id', '=', groupId)
    .execute();
  const wanted = options.map((option, position): OptionRow => {
    const kept = before.find(({ id }) => id === option.id);
    return {
      id: option.id ?? newId(),
      modifier_group_id: groupId,
      position,
      name: option.name,
      name_key: nameKey(option.name),
      price_delta: option.priceDelta,
      calories_delta: option.caloriesDelta,
      ...allergenColumns(option.allergens),
      is_default: toFlag(option.isDefault),
      ...(kept ? storedAvailability(kept) : newlyAvailable),
    };
  });
  const { gone, come } = rowChanges<OptionRow, ModifierOptionTable>(before, wanted, (row) => row.id);
  if (gone.length > 0)
    await tx
      .deleteFrom('modifier_option')
      .where(
        'id',
        'in',
        gone.map((row) => row.id),
      )
      .execute();
  if (come.length > 0) await tx.insertInto('modifier_option', come).execute();
}
