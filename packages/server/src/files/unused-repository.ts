import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';

const anyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu;

/** The pictures that something shows, or would show again once it is restored: deleted rows count. */
async function usedPictures(tx: RestaurantTransaction): Promise<Set<string | null>> {
  const used = new Set<string | null>();
  for (const table of ['item', 'category', 'staff', 'restaurant_image'] as const) {
    const rows = await tx.selectFrom(table).select('image_id').where('image_id', 'is not', null).execute();
    for (const row of rows) used.add(row.image_id);
  }
  return used;
}

/** Of the pictures stored before this moment, those that nothing uses; history may remember them. */
export async function unusedPictures(tx: RestaurantTransaction, before: number): Promise<string[]> {
  const used = await usedPictures(tx);
  const rows = await tx.selectFrom('image').select('id').where('created_at', '<', before).execute();
  return rows.map((row) => row.id).filter((id) => !used.has(id));
}

/** Every id that some changes of history name, oldest first; returns the last change it read, null after the end. */
export async function rememberedIds(
  tx: RestaurantTransaction,
  after: string,
  most: number,
): Promise<{ ids: Set<string>; last: string | null }> {
  const rows = await tx
    .selectFrom('change')
    .select(['id', 'entity', 'before', 'after'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  // A picture's own changes are no use of it, and are told to nobody.
  const states = rows.filter(({ entity }) => entity !== 'IMAGE').flatMap((row) => [row.before, row.after]);
  const ids = new Set(states.flatMap((state) => state?.match(anyId) ?? []));
  return { ids, last: rows.at(-1)?.id ?? null };
}

/** Removes pictures with their variants and what is known of their origin. */
export async function removePictures(tx: RestaurantTransaction, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('image_origin').where('image_id', 'in', ids).execute();
  await tx.deleteFrom('image_variant').where('image_id', 'in', ids).execute();
  await tx.deleteFrom('image').where('id', 'in', ids).execute();
}
