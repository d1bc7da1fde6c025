import type { FieldError } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { fieldError } from '../../shared/problem.ts';

/**
 * CM_REFERENCE for each category that the restaurant never had. One that is deleted may stay chosen: nothing of it is shown, and it
 * is again when it comes back.
 */
export async function categoryErrors(
  tx: RestaurantTransaction,
  categoryIds: readonly string[] | null | undefined,
): Promise<FieldError[]> {
  if (!categoryIds || categoryIds.length === 0) return [];
  const rows = await tx.selectFrom('category').select('id').where('id', 'in', categoryIds).execute();
  const known = new Set(rows.map(({ id }) => id));
  return categoryIds.flatMap((id, index) =>
    known.has(id) ? [] : [fieldError(`/categoryIds/${index}`, 'CM_REFERENCE')],
  );
}
