import type { DigitalMenuSettings, PublicScreen, PublicSection, Screen } from '@cardamom/api-types';

/** What may be different on one screen. */
export type OwnSettings = Pick<Screen, 'name' | 'menuId' | 'categoryIds' | 'layout' | 'isActive'>;

/** What all screens show, as far as it is saved or in a form. */
export type SharedSettings = Omit<DigitalMenuSettings, 'id' | 'createdAt' | 'updatedAt' | 'version'>;

/** The sections of these categories, in their order; all of them where none is named. */
function chosenSections(sections: readonly PublicSection[], categoryIds: readonly string[]): PublicSection[] {
  if (categoryIds.length === 0) return [...sections];
  return categoryIds.flatMap((id) => sections.filter((section) => section.id === id));
}

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
  const categoryIds = own?.categoryIds ?? settings.categoryIds;
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
    menus: preview.menus.map((menu) => ({ ...menu, sections: chosenSections(menu.sections, categoryIds) })),
    timetable: timetableOf(preview, own?.menuId ?? null),
  };
}
