import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { Problem } from '../../shared/problem.ts';
import { findImport, type StoredImport } from './repository.ts';

/** The import; throws CM_NOT_FOUND. */
export async function requireImport(tx: RestaurantTransaction, id: string): Promise<StoredImport> {
  const row = await findImport(tx, id);
  if (row === null) throw new Problem('CM_NOT_FOUND');
  return row;
}
