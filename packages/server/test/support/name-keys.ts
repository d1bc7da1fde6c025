import { expect } from 'vitest';
import { nameKey } from '../../src/shared/text.ts';
import type { Owner, TestServer } from './server.ts';

/** The database refuses names by the keys that stand with items in their categories, so those are what can be seen. */
export async function expectNameKeys({ database }: TestServer, owner: Owner): Promise<void> {
  const rows = await database.readRestaurant(owner.profile.restaurant.id, (tx) =>
    tx
      .selectFrom('item_category')
      .innerJoin('item', 'item.id', 'item_category.item_id')
      .innerJoin('category', 'category.id', 'item_category.category_id')
      .select(['item.name', 'item.deleted_at', 'category.deleted_at as gone_at', 'item_category.name_key'])
      .execute(),
  );
  for (const { name, deleted_at: deletedAt, gone_at: goneAt, name_key: key } of rows)
    expect(key).toBe(deletedAt === null && goneAt === null ? nameKey(name) : null);
}
