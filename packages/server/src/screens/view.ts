import type {
  DigitalMenuSettings,
  PublicItem,
  PublicScreen,
  PublicSection,
  Screen,
  ScreenMenu,
} from '@cardamom/api-types';
import { notDeclared } from '../online-menu/items/allergens.ts';
import { instant, instantOrNull, now } from '../shared/clock.ts';
import type { ScreenMaterial, WholeMenu } from './material.ts';
import { timetableOf } from './timetable.ts';

/** Who looks: the television, or somebody in the back office who tries other settings out, and gets what those would show. */
export type Viewer = 'television' | 'office';

/** What the server runs. */
type Version = { readonly appVersion: string };

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

function shownSection(section: PublicSection, shows: PublicScreen['shows']): PublicSection {
  const items = section.items.filter((item) => shows.soldOut || !item.isSoldOut);
  const isFeaturing = items.some(({ id }) => id === section.featuredItemId);
  return {
    ...section,
    items: items.map((item) => shownItem(item, shows)),
    featuredItemId: isFeaturing ? section.featuredItemId : null,
  };
}

/** The chosen categories in the order in which they were chosen, those that the menu has; without any all of them. */
function chosenSections(sections: readonly PublicSection[], categoryIds: readonly string[]): PublicSection[] {
  if (categoryIds.length === 0) return [...sections];
  return categoryIds.flatMap((categoryId) => sections.find(({ id }) => id === categoryId) ?? []);
}

function menuView(menu: WholeMenu, categoryIds: readonly string[], shows: PublicScreen['shows']): ScreenMenu {
  const sections = chosenSections(menu.sections, categoryIds).map((section) => shownSection(section, shows));
  return { id: menu.id, name: menu.name, sections: sections.filter(({ items }) => items.length > 0) };
}

const whole = ({ id, name, sections }: WholeMenu): ScreenMenu => ({ id, name, sections });

/** The screen's own menu, while there is one; else all. */
function menusFor({ menus, menuIds }: ScreenMaterial, { menuId }: Pick<Screen, 'menuId'>) {
  return menuId !== null && menuIds.has(menuId) ? menus.filter(({ id }) => id === menuId) : menus;
}

/** What a screen shows, now and for two weeks; the office is told of all menus for screens, with what is left out there. */
export function screenView(
  material: ScreenMaterial,
  screen: Screen,
  { appVersion }: Version,
  viewer: Viewer = 'television',
): PublicScreen {
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
    menus:
      viewer === 'office'
        ? material.menus.map(whole)
        : candidates.filter(({ id }) => named.has(id)).map((menu) => menuView(menu, categoryIds, shows)),
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
