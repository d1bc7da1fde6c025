import type { Permission } from '@cardamom/api-types';
import { navigationGroups, placesFor, type NavigationPlace } from '#shared/navigation/index.ts';

const inNavigation = ({ isTool }: NavigationPlace) => isTool !== true;

/** What the navigation holds for somebody with these permissions, and which of its places are not for them. */
export function placesSeen(held: readonly Permission[]) {
  const groups = placesFor(held)
    .map(({ id, places }) => ({ id, places: places.filter(inNavigation) }))
    .filter(({ places }) => places.length > 0);
  const seen = new Set(groups.flatMap(({ places }) => places.map(({ id }) => id)));
  const missing = navigationGroups
    .flatMap(({ places }): readonly NavigationPlace[] => places)
    .filter((place) => inNavigation(place) && !seen.has(place.id))
    .map(({ id }) => id);
  return { groups, missing };
}
