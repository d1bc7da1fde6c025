import type { AvailabilityState, AvailabilityTarget } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';

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
