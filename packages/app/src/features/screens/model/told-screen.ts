import type { DigitalMenuSettings, PublicScreen, Screen } from '@cardamom/api-types';
import { menuOnScreen } from '@cardamom/api-types/screen-dishes';

/** What may be different on one screen. */
export type OwnSettings = Pick<Screen, 'name' | 'menuId' | 'categoryIds' | 'layout' | 'isActive'>;

/** What all screens show, as far as it is saved or in a form. */
export type SharedSettings = Omit<DigitalMenuSettings, 'id' | 'createdAt' | 'updatedAt' | 'version'>;

/** A menu of its own stands on a preview whenever it is looked at, its hours aside. */
function timetableOf({ timetable, asOf }: PublicScreen, menuId: string | null): PublicScreen['timetable'] {
  return menuId === null ? timetable : [{ from: asOf, menuId }];
}

/**
 * What a screen would show with settings that may not be saved yet. `preview` holds all categories and everything that can
 * be hidden; `own` is what is different on this screen, null where nothing is.
 */
export function toldScreen(
  preview: PublicScreen,
  settings: SharedSettings,
  own: OwnSettings | null,
): PublicScreen {
  const choice = {
    categoryIds: own?.categoryIds ?? settings.categoryIds,
    showsSoldOut: settings.showsSoldOut,
  };
  return {
    ...preview,
    name: own?.name ?? preview.name,
    isOff: own !== null && !own.isActive,
    layout: own?.layout ?? settings.layout,
    itemSeconds: settings.itemSeconds,
    isLongerForText: settings.isLongerForText,
    isDark: settings.isDark,
    shows: {
      price: settings.showsPrice,
      ingredients: settings.showsIngredients,
      allergens: settings.showsAllergens,
      calories: settings.showsCalories,
      logo: settings.showsLogo,
      clock: settings.showsClock,
      soldOut: settings.showsSoldOut,
    },
    menus: preview.menus.map((menu) => menuOnScreen(menu, choice)),
    timetable: timetableOf(preview, own?.menuId ?? null),
  };
}
