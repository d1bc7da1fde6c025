import type {
  CategoryKind,
  Item,
  Language,
  PublicItem,
  PublicMenu,
  PublicMenuPage,
  PublicRestaurant,
  PublicSection,
  RestaurantType,
} from '@cardamom/api-types';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import type { MenuTable } from '../database/schema.ts';
import { imagesById } from '../files/repository.ts';
import { notDeclared } from '../online-menu/items/fields.ts';
import { toItems } from '../online-menu/items/repository.ts';
import { findImageIds, findRestaurant, findRestaurantUrl } from '../settings/restaurant/repository.ts';
import { phoneOf } from '../settings/restaurant/service.ts';
import { Problem } from '../shared/problem.ts';
import { groupsOf, modifierGroupIdsOf, publicModifierGroups, type PublicGroups } from './modifiers.ts';
import { findOpenCategories, findOpenItems, findOpenMenus, findToggles } from './repository.ts';

type Toggles = PublicRestaurant['shows'];

async function toggles(tx: RestaurantTransaction): Promise<Toggles> {
  const row = await findToggles(tx);
  return {
    price: row?.shows_price !== 0,
    ingredients: row?.shows_ingredients !== 0,
    allergens: row?.shows_allergens !== 0,
    calories: row?.shows_calories !== 0,
  };
}

function restaurantView(
  row: Awaited<ReturnType<typeof findRestaurant>>,
  menus: readonly MenuTable[],
): Pick<
  PublicRestaurant,
  'name' | 'restaurantType' | 'address' | 'phone' | 'currency' | 'language' | 'timeZone' | 'menus'
> {
  return {
    name: row.name,
    restaurantType: row.restaurant_type as RestaurantType,
    address: row.address,
    phone: phoneOf(row),
    currency: row.default_currency,
    language: row.default_language as Language,
    timeZone: row.time_zone,
    menus: menus.map(({ id, name, description }) => ({ id, name, description })),
  };
}

/** The restaurant as guests see it. */
export async function getPublicRestaurant(tx: RestaurantTransaction): Promise<PublicRestaurant> {
  const row = await findRestaurant(tx);
  const { logoId, photoId } = await findImageIds(tx);
  const images = await imagesById(tx, [logoId, photoId]);
  return {
    ...restaurantView(row, await findOpenMenus(tx)),
    restaurantUrl: await findRestaurantUrl(tx),
    logo: images.get(logoId ?? '') ?? null,
    photo: images.get(photoId ?? '') ?? null,
    shows: await toggles(tx),
  };
}

/** What a guest may know of an item: what is switched off is not sent at all. */
function publicItem(item: Item, shows: Toggles, groups: PublicGroups): PublicItem {
  return {
    id: item.id,
    name: item.name,
    description: item.description,
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

/** Active categories in order, each with its visible items in order; one without any is left out. */
async function sections(
  tx: RestaurantTransaction,
  shows: Toggles,
  groups: PublicGroups,
): Promise<PublicSection[]> {
  const categories = await findOpenCategories(tx);
  const rows = await findOpenItems(tx);
  const items = new Map((await toItems(tx, rows)).map((item) => [item.id, item]));
  const rowsByCategory = Map.groupBy(rows, (row) => row.category_id);
  return categories.flatMap((category) => {
    const visible = (rowsByCategory.get(category.id) ?? []).flatMap((row) => {
      const item = items.get(row.id);
      return item && item.availability.state !== 'HIDDEN' ? [publicItem(item, shows, groups)] : [];
    });
    const { id, name: title, description, kind } = category;
    return visible.length === 0
      ? []
      : [{ id, title, description, kind: kind as CategoryKind, items: visible }];
  });
}

/** One menu as guests see it, with its restaurant; throws CM_NOT_FOUND for one that is not open to guests. */
export async function getPublicMenu(tx: RestaurantTransaction, menuId: string): Promise<PublicMenuPage> {
  const restaurant = await getPublicRestaurant(tx);
  const found = restaurant.menus.find(({ id }) => id === menuId);
  if (found === undefined) throw new Problem('CM_NOT_FOUND');
  const groups = await publicModifierGroups(tx, restaurant.shows);
  const shown = await sections(tx, restaurant.shows, groups);
  const menu: PublicMenu = { ...found, sections: shown, modifierGroups: groupsOf(shown, groups) };
  return { restaurant, menu };
}
