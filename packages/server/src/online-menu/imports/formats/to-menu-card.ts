import type { StoredMenu } from '../../menus/repository.ts';
import type { CardamomMenuCard } from './cardamom-document.ts';

/** Items' names by their ids. */
export function itemNames(items: readonly { id: string; name: string }[]): ReadonlyMap<string, string> {
  return new Map(items.map(({ id, name }) => [id, name]));
}

/** A menu as Cardamom's own document writes it: linked by names, without its id, place and codes. */
export function toMenuCard(menu: StoredMenu, names: ReadonlyMap<string, string>): CardamomMenuCard {
  const named = (ids: readonly string[]) =>
    ids.map((id) => names.get(id)).filter((name) => name !== undefined);
  return {
    name: menu.name,
    description: menu.description,
    includesAllCategories: menu.includesAllCategories,
    sections: menu.sections.map(({ category, title, itemOrder, hiddenItemIds, featuredItem }) => ({
      category: category.name,
      title,
      itemOrder: named(itemOrder),
      hiddenItems: named(hiddenItemIds),
      featuredItem: featuredItem?.name ?? '',
    })),
    windows: menu.windows,
    startsOn: menu.startsOn,
    endsOn: menu.endsOn,
    outsideHours: menu.outsideHours,
    channels: menu.channels,
    isActive: menu.isActive,
  };
}
