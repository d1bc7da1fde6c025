import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { Problem } from '../shared/problem.ts';
import { imagesById } from './repository.ts';

/** Throws CM_REFERENCE at the pointer unless the picture is one of the restaurant's; null and undefined name none. */
export async function requireImage(
  tx: RestaurantTransaction,
  imageId: string | null | undefined,
  pointer: string,
): Promise<void> {
  if (imageId === null || imageId === undefined) return;
  const found = await imagesById(tx, [imageId]);
  if (!found.has(imageId)) throw Problem.field(pointer, 'CM_REFERENCE');
}
