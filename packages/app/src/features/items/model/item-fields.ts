import type { ItemModifierGroup } from '@cardamom/api-types';
import type { ShownFields } from '#shared/conflict/index.ts';
import { numberOf } from '#shared/form/index.ts';
import { shownPicture } from '#shared/image-upload/index.ts';
import type { ItemValues } from './item-values.ts';

/** The item form's fields as the item itself has them, to show two versions beside each other. */
export function shownItemFields(
  categories: readonly { id: string; label: string }[],
  groups: readonly Pick<ItemModifierGroup, 'id' | 'name'>[],
): ShownFields<ItemValues> {
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.label ?? id;
  const groupNameOf = (id: string) => groups.find((group) => group.id === id)?.name ?? id;
  return {
    categoryIds: (ids) => ['categories', ids.map((id) => ({ id, name: nameOf(id) }))],
    sizes: (sizes) => ['sizes', sizes.map(({ price, ...size }) => ({ ...size, price: numberOf(price) }))],
    picture: (picture) => ['image', shownPicture(picture)],
    ingredients: (names) => ['ingredients', names.map((name) => ({ id: name, name }))],
    modifierGroupIds: (ids) => ['modifierGroups', ids.map((id) => ({ id, name: groupNameOf(id) }))],
    calories: (calories) => ['calories', numberOf(calories)],
  };
}
