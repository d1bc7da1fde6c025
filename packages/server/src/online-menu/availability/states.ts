import type { AvailabilityState, AvailabilityTarget } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';

/** Who changes it, when (epoch ms), and, where it is a device's press, on which. */
export type Mark = { readonly at: number; readonly staffId: string | null; readonly device: string | null };

/** Says whether guests can have it; `until` in epoch ms, null until somebody changes it. Counts no version up: the last one wins. */
export async function saveState(
  tx: RestaurantTransaction,
  { entity, id }: AvailabilityTarget,
  next: { readonly state: AvailabilityState; readonly until: number | null },
  { at, staffId, device }: Mark,
): Promise<void> {
  await tx
    .updateTable(entity === 'ITEM' ? 'item' : 'modifier_option')
    .set({
      availability_state: next.state,
      availability_until: next.until,
      availability_changed_at: at,
      availability_changed_by: staffId,
      availability_device: device,
    })
    .where('id', '=', id)
    .execute();
}
