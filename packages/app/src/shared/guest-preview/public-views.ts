import type { Item, ModifierGroup, PublicItem, PublicModifierGroup } from '@cardamom/api-types';

/** What guests may know of an item; what the restaurant does not show is left out where it is drawn. */
export function publicItemOf(item: Item): PublicItem {
  const { id, name, description, story, image, allergens, marks, calories } = item;
  return {
    id,
    name,
    description,
    story,
    image,
    allergens,
    marks,
    calories,
    sizes: item.sizes.map((size) => ({ name: size.name, kind: size.kind, price: size.price })),
    ingredients: item.ingredients.map((ingredient) => ingredient.name),
    modifierGroupIds: item.modifierGroups.map((group) => group.id),
    isSoldOut: item.availability.state === 'SOLD_OUT',
  };
}

/** What guests may know of a choice; null where it is switched off or nothing of it is shown. */
export function publicGroupOf(group: ModifierGroup): PublicModifierGroup | null {
  const { id, name, guestName, minimum, maximum } = group;
  const visible = group.options.filter(({ availability }) => availability.state !== 'HIDDEN');
  if (!group.isActive || visible.length === 0) return null;
  return {
    id,
    name: guestName || name,
    minimum: Math.min(minimum, visible.length),
    maximum: maximum === null ? null : Math.min(maximum, visible.length),
    options: visible.map(({ availability, ...option }) => ({
      name: option.name,
      priceDelta: option.priceDelta,
      caloriesDelta: option.caloriesDelta,
      allergens: option.allergens,
      isDefault: option.isDefault,
      isSoldOut: availability.state === 'SOLD_OUT',
    })),
  };
}
