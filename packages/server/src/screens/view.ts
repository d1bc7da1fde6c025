import type {
  DigitalMenuSettings,
  PublicItem,
  PublicScreen,
  PublicSection,
  Screen,
  ScreenMenu,
} from '@cardamom/api-types';
import { menuOnScreen } from '@cardamom/api-types/screen-dishes';
import { notDeclared } from '../online-menu/items/allergens.ts';
import { instant, instantOrNull, now } from '../shared/clock.ts';
import type { ScreenMaterial, WholeMenu } from './material.ts';
import { timetableOf } from './timetable.ts';

/** What the server runs. */
export type Version = { readonly appVersion: string };

const showsOf = (settings: DigitalMenuSettings): PublicScreen['shows'] => ({
  price: settings.showsPrice,
  ingredients: settings.showsIngredients,
  allergens: settings.showsAllergens,
  calories: settings.showsCalories,
  logo: settings.showsLogo,
  clock: settings.showsClock,
  soldOut: settings.showsSoldOut,
});

/** What is switched off is not sent at all. */
function shownItem(item: PublicItem, shows: PublicScreen['shows']): PublicItem {
  return {
    ...item,
    sizes: shows.price ? item.sizes : item.sizes.map((size) => ({ ...size, price: null })),
    ingredients: shows.ingredients ? item.ingredients : [],
    allergens: shows.allergens ? item.allergens : notDeclared,
    calories: shows.calories ? item.calories : null,
  };
}

/** A menu with all that stands on it, before a screen takes of it what it may show. */
export const wholeMenu = ({ id, name, sections }: WholeMenu): ScreenMenu => ({
  id,
  name,
  sections,
  leftOut: 0,
});

function menuView(menu: WholeMenu, categoryIds: readonly string[], shows: PublicScreen['shows']): ScreenMenu {
  const taken = menuOnScreen(wholeMenu(menu), { categoryIds, showsSoldOut: shows.soldOut });
  const shown = (section: PublicSection) => ({
    ...section,
    items: section.items.map((item) => shownItem(item, shows)),
  });
  return { ...taken, sections: taken.sections.map(shown) };
}

/** The screen's own menu, while there is one; else all. */
function menusFor({ menus, menuIds }: ScreenMaterial, { menuId }: Pick<Screen, 'menuId'>) {
  return menuId !== null && menuIds.has(menuId) ? menus.filter(({ id }) => id === menuId) : menus;
}

/** What a screen shows, now and for two weeks. */
export function screenView(material: ScreenMaterial, screen: Screen, { appVersion }: Version): PublicScreen {
  const moment = now();
  const { settings } = material;
  const shows = showsOf(settings);
  const candidates = screen.isActive ? menusFor(material, screen) : [];
  const turns = timetableOf(candidates, material.place, moment);
  const named = new Set(turns.map(({ menuId }) => menuId));
  const categoryIds = screen.categoryIds ?? settings.categoryIds;
  const identifyUntil = material.identifications.get(screen.id) ?? 0;
  return {
    id: screen.id,
    name: screen.name,
    code: screen.code,
    turn: screen.turn,
    isOff: !screen.isActive,
    layout: screen.layout ?? settings.layout,
    itemSeconds: settings.itemSeconds,
    isLongerForText: settings.isLongerForText,
    shows,
    isDark: settings.isDark,
    restaurant: material.restaurant,
    menus: candidates.filter(({ id }) => named.has(id)).map((menu) => menuView(menu, categoryIds, shows)),
    timetable: turns.map(({ from, menuId }) => ({ from: instant(from), menuId })),
    identifyUntil: instantOrNull(identifyUntil > moment ? identifyUntil : null),
    appVersion,
    asOf: instant(moment),
  };
}

/** A screen that follows the settings in everything: nobody has it, and no television finds it. */
export function plainScreen({ id, createdAt, updatedAt, version }: DigitalMenuSettings): Screen {
  return {
    id,
    name: 'Screen',
    code: '22222222',
    menuId: null,
    categoryIds: null,
    layout: null,
    turn: 'NONE',
    isActive: true,
    createdAt,
    updatedAt,
    version,
  };
}
