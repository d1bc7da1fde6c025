import type { Item, PublicItem, PublicRestaurant, PublicSection } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { notDeclared } from '../online-menu/items/allergens.ts';
import { toItems } from '../online-menu/items/repository.ts';
import { sectionsByMenu } from '../online-menu/menus/sections.ts';
import { modifierGroupIdsOf, type PublicGroups } from './modifiers.ts';
import { findOpenCategories, findOpenItems } from './repository.ts';

/** What decides how a guest sees an item: the toggles, the choices that belong to it, and when. */
export type GuestView = {
  readonly shows: PublicRestaurant['shows'];
  readonly groups: PublicGroups;
  readonly moment: number;
};

/** What settings hide is read too: previews try it out, and screens have settings of their own. */
export const everything: GuestView['shows'] = {
  price: true,
  ingredients: true,
  allergens: true,
  calories: true,
};

/** A category within a menu, as the menu arranges it. */
type Arrangement = {
  readonly categoryId: string;
  readonly title: string;
  readonly itemOrder: readonly string[];
  readonly hiddenItemIds: readonly string[];
  readonly featuredItemId: string | null;
};

/** What a guest may know of an item: what is switched off is not sent at all. */
function publicItem(item: Item, { shows, groups }: GuestView): PublicItem {
  return {
    id: item.id,
    name: item.name,
    description: item.description,
    story: item.story,
    image: item.image,
    sizes: item.sizes.map(({ name, kind, price }) => ({ name, kind, price: shows.price ? price : null })),
    ingredients: shows.ingredients ? item.ingredients.map(({ name }) => name) : [],
    allergens: shows.allergens ? item.allergens : notDeclared,
    marks: item.marks,
    calories: shows.calories ? item.calories : null,
    modifierGroupIds: modifierGroupIdsOf(item, groups),
    isSoldOut: item.availability.state === 'SOLD_OUT',
  };
}

/** The menu's own sections; for a menu of everything each category as it is, with the item that the menu features of it. */
async function arrangementsOf(
  tx: RestaurantTransaction,
  menuId: string,
  categoryIds: readonly string[],
): Promise<Arrangement[]> {
  const menu = await tx
    .selectFrom('menu')
    .select('includes_all_categories')
    .where('id', '=', menuId)
    .executeTakeFirst();
  const sections = (await sectionsByMenu(tx, [menuId])).get(menuId) ?? [];
  if (menu?.includes_all_categories === 1) {
    const featured = new Map(sections.map(({ category, featuredItem }) => [category.id, featuredItem?.id]));
    return categoryIds.map((categoryId) => ({
      categoryId,
      title: '',
      itemOrder: [],
      hiddenItemIds: [],
      featuredItemId: featured.get(categoryId) ?? null,
    }));
  }
  return sections.map(({ category, title, itemOrder, hiddenItemIds, featuredItem }) => ({
    categoryId: category.id,
    title,
    itemOrder,
    hiddenItemIds,
    featuredItemId: featuredItem?.id ?? null,
  }));
}

/** The one a menu features, those it names first, in its order, then the others in theirs; without those it hides. */
function arranged(items: readonly Item[], { itemOrder, hiddenItemIds, featuredItemId }: Arrangement): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const order = [...new Set([featuredItemId ?? '', ...itemOrder])];
  const named = order.flatMap((id) => byId.get(id) ?? []);
  const others = items.filter((item) => !order.includes(item.id));
  return [...named, ...others].filter((item) => !hiddenItemIds.includes(item.id));
}

/** A menu's sections of active categories with what guests can see in them; one without anything is left out. */
export async function publicSections(
  tx: RestaurantTransaction,
  menuId: string,
  view: GuestView,
): Promise<PublicSection[]> {
  const categories = await findOpenCategories(tx);
  const arrangements = await arrangementsOf(
    tx,
    menuId,
    categories.map((category) => category.id),
  );
  const rows = await findOpenItems(
    tx,
    arrangements.map((arrangement) => arrangement.categoryId),
  );
  const items = new Map((await toItems(tx, rows, view.moment)).map((item) => [item.id, item]));
  const rowsByCategory = Map.groupBy(rows, (row) => row.category_id);
  return arrangements.flatMap((arrangement) => {
    const category = categories.find(({ id }) => id === arrangement.categoryId);
    if (category === undefined) return [];
    const members = (rowsByCategory.get(category.id) ?? []).flatMap((row) => items.get(row.id) ?? []);
    const visible = arranged(members, arrangement).filter((item) => item.availability.state !== 'HIDDEN');
    const { id, description, kind } = category;
    const section = {
      id,
      title: arrangement.title || category.name,
      description,
      kind,
      featuredItemId: visible.find(({ id: itemId }) => itemId === arrangement.featuredItemId)?.id ?? null,
    };
    return visible.length === 0 ? [] : [{ ...section, items: visible.map((item) => publicItem(item, view)) }];
  });
}
