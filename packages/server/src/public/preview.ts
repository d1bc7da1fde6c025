import type { MenuPreview, PublicMenu } from '@cardamom/api-types';
import { dateOf, momentOf, sinceMidnight, startOf } from '@cardamom/api-types/schedule';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { findRestaurant } from '../settings/restaurant/repository.ts';
import { instant, instantOrNull, now } from '../shared/clock.ts';
import { Problem } from '../shared/problem.ts';
import { menusAt, placeOf } from './menus-at.ts';
import { findMenus } from './repository.ts';
import { everything } from './sections.ts';
import { getPublicRestaurant, publicMenu } from './service.ts';

/** The moment of `2026-11-27T18:30` on a wall clock; throws VE_IS_QUERY_OBJECT_ID for a day that no calendar has. */
function momentOnClock(timeZone: string, at: string): number {
  const [date = '', time = ''] = at.split('T');
  const midnight = startOf(date);
  if (Number.isNaN(midnight) || dateOf(midnight) !== date) throw new Problem('VE_IS_QUERY_OBJECT_ID');
  return momentOf(timeZone, midnight + sinceMidnight(time));
}

/** What is asked for: a time on the restaurant's wall clock (now, without one), and which dishes (all, without a limit). */
export type AskedPreview = {
  readonly at?: string | undefined;
  readonly dishesOf?: string | undefined;
  readonly mostDishes?: number | undefined;
};

/** Every section stays, for its title is shown; of its dishes stays what was asked for. */
function withDishesOf(menu: PublicMenu, { dishesOf, mostDishes }: AskedPreview): PublicMenu {
  const wanted = dishesOf === undefined ? null : new Set(dishesOf.split(','));
  const sections = menu.sections.map((section) => ({
    ...section,
    items: wanted === null || wanted.has(section.id) ? section.items.slice(0, mostDishes) : [],
  }));
  return { ...menu, sections };
}

const dishesIn = (menus: readonly PublicMenu[]) =>
  menus.reduce((sum, { sections }) => sum + sections.reduce((all, { items }) => all + items.length, 0), 0);

/** What guests would see, if nothing is changed until then. */
export async function previewMenus(tx: RestaurantTransaction, asked: AskedPreview): Promise<MenuPreview> {
  const { at } = asked;
  const row = await findRestaurant(tx);
  const place = placeOf(row);
  const moment = at === undefined ? now() : momentOnClock(place.timeZone, at);
  const { unshown, nextChangeAt } = menusAt(await findMenus(tx), place, moment);
  const restaurant = await getPublicRestaurant(tx, moment);
  const whole: PublicMenu[] = [];
  for (const link of restaurant.menus) whole.push(await publicMenu(tx, link, everything, moment));
  const menus = whole.map((menu) => withDishesOf(menu, asked));
  return {
    at: instant(moment),
    restaurant,
    menus,
    leftOut: dishesIn(whole) - dishesIn(menus),
    unshown,
    nextChangeAt: instantOrNull(nextChangeAt),
  };
}
