import type { ScreenMenu, ScreenPreview } from '@cardamom/api-types';
import { menuOnScreen, type ScreenChoice } from '@cardamom/api-types/screen-dishes';
import type { ScreenMaterial, WholeMenu } from './material.ts';
import { plainScreen, screenView, wholeMenu, type Version } from './view.ts';

/** The choices of a restaurant's screens: as set, and of each that has categories of its own. */
function choicesOf({ settings, screens }: ScreenMaterial): ScreenChoice[] {
  const own = [...screens.values()].map(({ categoryIds }) => categoryIds).filter((ids) => ids !== null);
  return [settings.categoryIds, ...own].map((categoryIds) => ({
    categoryIds,
    showsSoldOut: settings.showsSoldOut,
  }));
}

/** Of each category the first dishes, as far as any of the choices reaches. */
function withDishesFor(menu: WholeMenu, choices: readonly ScreenChoice[]): ScreenMenu {
  const whole = wholeMenu(menu);
  const lastTaken = new Map<string, Set<string | undefined>>();
  for (const choice of choices) {
    for (const { id, items } of menuOnScreen(whole, choice).sections)
      lastTaken.set(id, (lastTaken.get(id) ?? new Set()).add(items.at(-1)?.id));
  }
  const sections = whole.sections.map((section) => {
    const last = lastTaken.get(section.id);
    const reach = last ? section.items.findLastIndex(({ id }) => last.has(id)) + 1 : 0;
    return { ...section, items: section.items.slice(0, reach) };
  });
  return { ...whole, sections };
}

function countsIn({ id: menuId, sections }: WholeMenu): ScreenPreview['counts'] {
  return sections.map(({ id: categoryId, items }) => ({
    menuId,
    categoryId,
    dishes: items.length,
    soldOut: items.filter(({ isSoldOut }) => isSoldOut).length,
  }));
}

/**
 * What screens would show with other settings: all menus for screens, with what screens leave out. Of a menu of ten thousand dishes
 * come those that a screen would take, as set, by its own categories, or by what is tried out.
 */
export function screenPreview(
  material: ScreenMaterial,
  version: Version,
  tried: ScreenChoice | null,
): ScreenPreview {
  const choices = [...choicesOf(material), ...(tried ? [tried] : [])];
  return {
    screen: {
      ...screenView(material, plainScreen(material.settings), version),
      menus: material.menus.map((menu) => withDishesFor(menu, choices)),
    },
    counts: material.menus.flatMap(countsIn),
  };
}
