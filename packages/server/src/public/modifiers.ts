import type {
  Item,
  ModifierOption,
  PublicModifierGroup,
  PublicModifierOption,
  PublicRestaurant,
  PublicSection,
} from '@cardamom/api-types';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { notDeclared } from '../online-menu/items/allergens.ts';
import { optionsByGroup } from '../online-menu/modifier-groups/options.ts';
import { findOpenModifierGroups } from './repository.ts';

type Shows = PublicRestaurant['shows'];

/** The groups that guests can read, by id. */
export type PublicGroups = ReadonlyMap<string, PublicModifierGroup>;

/** What a guest may know of an option: what is switched off is not sent at all. */
function publicOption(option: ModifierOption, shows: Shows): PublicModifierOption {
  return {
    name: option.name,
    priceDelta: shows.price ? option.priceDelta : null,
    caloriesDelta: shows.calories ? option.caloriesDelta : null,
    allergens: shows.allergens ? option.allergens : notDeclared,
    isDefault: option.isDefault,
    isSoldOut: option.availability.state === 'SOLD_OUT',
  };
}

/** Active groups that have an option to show; one hidden option less is one choice less. */
export async function publicModifierGroups(
  tx: RestaurantTransaction,
  shows: Shows,
  moment: number,
): Promise<PublicGroups> {
  const rows = await findOpenModifierGroups(tx);
  if (rows.length === 0) return new Map();
  const options = await optionsByGroup(
    tx,
    rows.map(({ id }) => id),
    moment,
  );
  const groups = new Map<string, PublicModifierGroup>();
  for (const { id, name, guest_name: guestName, minimum, maximum } of rows) {
    const visible = (options.get(id) ?? []).filter(({ availability }) => availability.state !== 'HIDDEN');
    if (visible.length === 0) continue;
    groups.set(id, {
      id,
      name: guestName || name,
      minimum: Math.min(minimum, visible.length),
      maximum: maximum === null ? null : Math.min(maximum, visible.length),
      options: visible.map((option) => publicOption(option, shows)),
    });
  }
  return groups;
}

/** Which of the groups an item has, in its order. */
export function modifierGroupIdsOf(item: Item, groups: PublicGroups): string[] {
  return item.modifierGroups.map(({ id }) => id).filter((id) => groups.has(id));
}

/** The groups of these sections' items, each once. */
export function groupsOf(sections: readonly PublicSection[], groups: PublicGroups): PublicModifierGroup[] {
  const used = new Set(sections.flatMap(({ items }) => items.flatMap((item) => item.modifierGroupIds)));
  return [...groups.values()].filter(({ id }) => used.has(id));
}
