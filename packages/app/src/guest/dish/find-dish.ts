import type {
  GuestDishContent,
  GuestPageInput,
  PublicItem,
  PublicMenu,
  PublicRestaurant,
} from '@cardamom/api-types';
import type { FindOnPage } from '../find/find-view.ts';
import { sectionAnchors } from '../menu-view.ts';
import { menuPath, withQuery } from '../paths.ts';

/** A dish on the menu it was asked for in. */
export interface ShownDish {
  item: PublicItem;
  menu: PublicMenu;
  restaurant: PublicRestaurant;
  /** Title of the section where it stands. */
  section: string;
  /** Back to that section, of the menu as the guest has filtered it. */
  backHref: string;
}

/** The dish of a page; null where its menu does not show it now. */
export function findDish(
  { restaurant, menu, itemId, query = '' }: GuestPageInput<GuestDishContent>,
  find: FindOnPage | null,
): ShownDish | null {
  if (menu === null || itemId === null) return null;
  const section = menu.sections.find(({ items }) => items.some(({ id }) => id === itemId));
  const item = section?.items.find(({ id }) => id === itemId);
  if (!section || !item) return null;
  const listed = find?.found?.sections ?? menu.sections;
  const place = listed.findIndex(({ items }) => items.some(({ id }) => id === itemId));
  // What the filter leaves out has no place below it.
  const anchor = sectionAnchors(listed)[place] ?? 'found';
  const backHref = `${withQuery(menuPath(restaurant, menu), query)}#${anchor}`;
  return { item, menu, restaurant, section: section.title, backHref };
}
