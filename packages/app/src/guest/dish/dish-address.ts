import type { FindDishInMenu, PublicMenu } from '@cardamom/api-types';
import type { DishSectionView } from '@cardamom/ui/guest';

type Dishes = Pick<PublicMenu, 'sections'>;

/** Letters of a short name, where no two dishes share them. */
const fewestLetters = 4;

function idsOf({ sections }: Dishes): ReadonlySet<string> {
  return new Set(sections.flatMap(({ items }) => items.map(({ id }) => id)));
}

/**
 * Names a menu's dishes as shortly as can be, by the ends of their ids, which are random: whole ids would make a page of 60
 * dishes 2 KB heavier. Never by their places, which another dish may have taken when a link is followed.
 */
export function shortNames(menu: Dishes): (id: string) => string {
  const ids = idsOf(menu);
  let letters = fewestLetters;
  const areDifferent = () => new Set([...ids].map((id) => id.slice(-letters))).size === ids.size;
  while (!areDifferent()) letters += 1;
  return (id) => id.slice(-letters);
}

/** The dish of a menu with this short name; null where it has none, or several by now. */
export const findDishInMenu: FindDishInMenu = (menu, shortName) => {
  if (shortName.length < fewestLetters) return null;
  const found = [...idsOf(menu)].filter((id) => id.endsWith(shortName));
  return found.length === 1 ? (found[0] ?? null) : null;
};

/** The dishes with the addresses of their own pages. */
export function withLinks(
  sections: readonly DishSectionView[],
  hrefOf: (id: string) => string,
): DishSectionView[] {
  return sections.map((section) => ({
    ...section,
    dishes: section.dishes.map((dish) => ({ ...dish, href: hrefOf(dish.key) })),
  }));
}
