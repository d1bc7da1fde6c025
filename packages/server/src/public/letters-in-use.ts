import type { LettersInUse } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';

/** Each letter of these names once. */
function lettersOf(names: Iterable<string>): string {
  const letters = new Set<string>();
  for (const name of names) for (const letter of name) letters.add(letter);
  return [...letters].join('');
}

function findNames(tx: RestaurantTransaction, table: 'menu' | 'category' | 'item') {
  return tx
    .selectFrom(table)
    .select('name')
    .where('deleted_at', 'is', null)
    .where('is_active', '=', 1)
    .execute();
}

/** What any page of the restaurant may be written with: a guest who goes from one menu to the next fetches its faces once. */
export async function lettersInUse(tx: RestaurantTransaction, restaurantName: string): Promise<LettersInUse> {
  const names = async (table: 'menu' | 'category' | 'item') =>
    (await findNames(tx, table)).map(({ name }) => name);
  const titles = await tx.selectFrom('menu_section').select('title').execute();
  const featured = await tx
    .selectFrom('menu_section')
    .innerJoin('item', 'item.id', 'menu_section.featured_item_id')
    .select('item.name')
    .execute();
  return {
    names: lettersOf([restaurantName, ...(await names('menu'))]),
    titles: lettersOf([
      ...(await names('category')),
      ...titles.map(({ title }) => title),
      // Counter writes these alone of its dishes in its face.
      ...featured.map(({ name }) => name),
    ]),
    dishes: lettersOf(await names('item')),
  };
}
