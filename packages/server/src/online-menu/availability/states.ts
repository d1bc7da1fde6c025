import type { AvailabilityEntity, AvailabilityState, AvailabilityTarget } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { holdModifierGroups } from '../modifier-groups/repository.ts';
import { findRows, type EntryRow } from './repository.ts';

const idsOf = (targets: readonly AvailabilityTarget[], entity: AvailabilityEntity): string[] =>
  targets.filter((target) => target.entity === entity).map(({ id }) => id);

/**
 * The entries that exist, held until the transaction ends, so that what is read here is what a change replaces. Writing a
 * column over itself takes the row lock on both engines; an option is held by its group, whose form may write it too.
 */
export async function holdEntries(
  tx: RestaurantTransaction,
  targets: readonly AvailabilityTarget[],
): Promise<EntryRow[]> {
  const itemIds = idsOf(targets, 'ITEM');
  const optionIds = idsOf(targets, 'MODIFIER_OPTION');
  if (itemIds.length > 0)
    await tx
      .updateTable('item')
      .set((eb) => ({ version: eb.ref('version') }))
      .where('id', 'in', itemIds)
      .execute();
  if (optionIds.length > 0) {
    const groups = await tx
      .selectFrom('modifier_option')
      .select('modifier_group_id')
      .distinct()
      .where('id', 'in', optionIds)
      .execute();
    await holdModifierGroups(
      tx,
      groups.map((row) => row.modifier_group_id),
    );
  }
  return findRows(tx, { itemIds, optionIds });
}

/** Says whether guests can have it; `until` in epoch ms, null until somebody changes it. Counts no version up: the last one wins. */
export async function saveState(
  tx: RestaurantTransaction,
  { entity, id }: AvailabilityTarget,
  state: AvailabilityState,
  until: number | null,
): Promise<void> {
  await tx
    .updateTable(entity === 'ITEM' ? 'item' : 'modifier_option')
    .set({ availability_state: state, availability_until: until })
    .where('id', '=', id)
    .execute();
}
