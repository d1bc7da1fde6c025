import type { ShownFields } from '../../../shared/conflict/index.ts';
import { shownPicture } from '../../../shared/image-upload/index.ts';
import type { ItemValues } from './item-values.ts';

/** The item form's fields as the item itself has them, to show two versions beside each other. */
export function shownItemFields(
  categories: readonly { id: string; label: string }[],
): ShownFields<ItemValues> {
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.label ?? id;
  return {
    categoryIds: (ids) => ['categories', ids.map((id) => ({ id, name: nameOf(id) }))],
    picture: (picture) => ['image', shownPicture(picture)],
    ingredients: (names) => ['ingredients', names.map((name) => ({ id: name, name }))],
    calories: (calories) => ['calories', calories === 'unreadable' ? null : calories],
  };
}
