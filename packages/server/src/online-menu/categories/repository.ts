import type { Category, CategoryKind } from '@cardamom/api-types';
import { sql } from 'kysely';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { CategoryTable } from '../../database/schema/menu.ts';
import { entityRows, sharedPart } from '../../entities/rows.ts';
import { imagesById } from '../../files/repository.ts';

/** What is stored of a category; the rest of the wire's category follows from it. */
export type CategoryFields = {
  name: string;
  description: string;
  kind: CategoryKind;
  imageId: string | null;
  isActive: boolean;
};

const itemCount = sql<number>`(
  select count(*) from item_category
  join item on item.restaurant_id = item_category.restaurant_id and item.id = item_category.item_id
  where item_category.restaurant_id = category.restaurant_id
    and item_category.category_id = category.id and item.deleted_at is null
)`;

/** The restaurant's categories in the order people gave them. */
export const storedCategories = entityRows<CategoryTable & { item_count: number }, Category, CategoryFields>({
  table: 'category',
  isOrdered: true,
  computed: { item_count: itemCount },
  sortKeys: () => ({ itemCount }),
  columnsOf: ({ description, kind, imageId }) => ({ description, kind, image_id: imageId }),
  async toEntities(tx, rows) {
    const images = await imagesById(
      tx,
      rows.map((row) => row.image_id),
    );
    return rows.map((row) => ({
      ...sharedPart(row),
      description: row.description,
      kind: row.kind,
      image: images.get(row.image_id ?? '') ?? null,
      position: row.position,
      itemCount: row.item_count,
    }));
  },
});

/** The items in a category by name, at most `limit`. */
export function itemsInCategory(
  tx: RestaurantTransaction,
  categoryId: string,
  limit: number,
): Promise<{ id: string; name: string }[]> {
  return tx
    .selectFrom('item')
    .innerJoin('item_category', (join) =>
      join
        .onRef('item_category.restaurant_id', '=', 'item.restaurant_id')
        .onRef('item_category.item_id', '=', 'item.id'),
    )
    .where('item_category.category_id', '=', categoryId)
    .where('item.deleted_at', 'is', null)
    .select(['item.id', 'item.name'])
    .orderBy('item.name_key')
    .limit(limit)
    .execute();
}
