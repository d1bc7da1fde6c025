import type { PublicItem, PublicSection, ScreenMenu } from './schemas.gen.ts';

/** Most dishes of a menu that one screen takes; one at a time, they last forty minutes. */
export const mostDishesOnScreen = 300;

/** What decides which of a menu's dishes stand on a screen. */
export interface ScreenChoice {
  /** In the order in which they stand; without any, all in the menu's order. */
  categoryIds: readonly string[];
  showsSoldOut: boolean;
}

function chosenSections(sections: readonly PublicSection[], categoryIds: readonly string[]): PublicSection[] {
  if (categoryIds.length === 0) return [...sections];
  return categoryIds.flatMap((categoryId) => sections.find(({ id }) => id === categoryId) ?? []);
}

function sectionWith(section: PublicSection, items: PublicItem[]): PublicSection {
  const isFeaturing = items.some(({ id }) => id === section.featuredItemId);
  return { ...section, items, featuredItemId: isFeaturing ? section.featuredItemId : null };
}

/** A menu as a screen takes it: the chosen categories that have something to show, up to the most dishes it has time for. */
export function menuOnScreen(menu: ScreenMenu, { categoryIds, showsSoldOut }: ScreenChoice): ScreenMenu {
  let room = mostDishesOnScreen;
  let leftOut = 0;
  const sections = chosenSections(menu.sections, categoryIds).map((section) => {
    const there = section.items.filter(({ isSoldOut }) => showsSoldOut || !isSoldOut);
    const items = there.slice(0, room);
    room -= items.length;
    leftOut += there.length - items.length;
    return sectionWith(section, items);
  });
  return { ...menu, sections: sections.filter(({ items }) => items.length > 0), leftOut };
}
