import type { PublicMenu, PublicMenuLink, PublicMenuPage, PublicRestaurant } from '@cardamom/api-types';
import { openingAt, openingChangeAt } from '@cardamom/api-types/schedule';
import { fromJson } from '../database/json-text.ts';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { imagesById } from '../files/repository.ts';
import { getQrMenuSettings } from '../online-menu/qr-menu/settings.ts';
import { findImageIds, findRestaurant, findRestaurantUrl } from '../settings/restaurant/repository.ts';
import { phoneOf } from '../settings/restaurant/service.ts';
import { getServiceCharge } from '../settings/service-charge.ts';
import { defaultTax } from '../settings/taxes.ts';
import { instant, instantOrNull, now } from '../shared/clock.ts';
import { Problem } from '../shared/problem.ts';
import { hoursChangeAt, menusAt, nextMenuAt, placeOf } from './menus-at.ts';
import { groupsOf, publicModifierGroups } from './modifiers.ts';
import { findMenus } from './repository.ts';
import { publicSections } from './sections.ts';

type Toggles = PublicRestaurant['shows'];
type RestaurantRow = Awaited<ReturnType<typeof findRestaurant>>;

/** How guest pages are drawn, and what of each dish stands there. */
async function display(
  tx: RestaurantTransaction,
): Promise<Pick<PublicRestaurant, 'shows' | 'look' | 'accentColour'>> {
  const settings = await getQrMenuSettings(tx);
  return {
    shows: {
      price: settings.showsPrice,
      ingredients: settings.showsIngredients,
      allergens: settings.showsAllergens,
      calories: settings.showsCalories,
    },
    look: settings.look,
    accentColour: settings.accentColour,
  };
}

/** What prices hold, or what is added to them. */
async function charges(tx: RestaurantTransaction): Promise<Pick<PublicRestaurant, 'tax' | 'serviceCharge'>> {
  const tax = await defaultTax(tx);
  const { isActive, type, rate, treatment, purpose, shortLine } = await getServiceCharge(tx);
  return {
    tax: tax?.isActive ? { name: tax.name, rate: tax.rate, treatment: tax.treatment } : null,
    serviceCharge: isActive ? { type, rate, treatment, purpose, shortLine } : null,
  };
}

function restaurantView(
  row: RestaurantRow,
): Pick<
  PublicRestaurant,
  'name' | 'restaurantType' | 'address' | 'phone' | 'currency' | 'language' | 'timeZone' | 'openingHours'
> {
  return {
    name: row.name,
    restaurantType: row.restaurant_type,
    address: row.address,
    phone: phoneOf(row),
    currency: row.default_currency,
    language: row.default_language,
    timeZone: row.time_zone,
    openingHours: fromJson(row.opening_hours).windows,
  };
}

const openingOf = (row: RestaurantRow, moment: number) =>
  openingAt(fromJson(row.opening_hours), placeOf(row), moment);

/** Whether it is open, as guests read it. */
function openingView(row: RestaurantRow, moment: number): PublicRestaurant['opening'] {
  const opening = openingOf(row, moment);
  return (
    opening && {
      ...opening,
      opensAt: instantOrNull(opening.opensAt),
      closesAt: instantOrNull(opening.closesAt),
    }
  );
}

/** The restaurant as guests see it at a moment. */
export async function getPublicRestaurant(
  tx: RestaurantTransaction,
  moment = now(),
): Promise<PublicRestaurant> {
  const row = await findRestaurant(tx);
  const menus = menusAt(await findMenus(tx), placeOf(row), moment);
  const { logoId, photoId } = await findImageIds(tx);
  const images = await imagesById(tx, [logoId, photoId]);
  return {
    ...restaurantView(row),
    opening: openingView(row, moment),
    menus: menus.shown,
    nextMenuAt: nextMenuAt(menus),
    asOf: instant(moment),
    restaurantUrl: await findRestaurantUrl(tx),
    logo: images.get(logoId ?? '') ?? null,
    photo: images.get(photoId ?? '') ?? null,
    ...(await display(tx)),
    ...(await charges(tx)),
  };
}

/** When what guests read of hours changes by itself, the menus' or the restaurant's, in epoch ms; null when it never will. */
export async function nextHoursChange(tx: RestaurantTransaction, moment: number): Promise<number | null> {
  const row = await findRestaurant(tx);
  const place = placeOf(row);
  const opening = openingOf(row, moment);
  const changes = [
    hoursChangeAt(menusAt(await findMenus(tx), place, moment), place, moment),
    opening && openingChangeAt(opening, place, moment),
  ].filter((change) => change !== null);
  return changes.length > 0 ? Math.min(...changes) : null;
}

/** One menu as guests see it at a moment, with its restaurant; throws CM_NOT_FOUND for one that they cannot open then. */
export async function getPublicMenu(
  tx: RestaurantTransaction,
  menuId: string,
  moment = now(),
): Promise<PublicMenuPage> {
  const restaurant = await getPublicRestaurant(tx, moment);
  const link = restaurant.menus.find(({ id }) => id === menuId);
  if (link === undefined) throw new Problem('CM_NOT_FOUND');
  return { restaurant, menu: await publicMenu(tx, link, restaurant.shows, moment) };
}

/** What stands on a menu that guests can open at a moment. */
export async function publicMenu(
  tx: RestaurantTransaction,
  link: PublicMenuLink,
  shows: Toggles,
  moment: number,
): Promise<PublicMenu> {
  const groups = await publicModifierGroups(tx, shows, moment);
  const sections = await publicSections(tx, link.id, { shows, groups, moment });
  return { ...link, sections, modifierGroups: groupsOf(sections, groups) };
}
