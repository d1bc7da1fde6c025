import type { LookupTransaction } from '../database/database.ts';

/** Ids of the pictures that were saved last, in any restaurant. */
export async function newestPictures(tx: LookupTransaction, count: number): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('image')
    .select('id')
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}
