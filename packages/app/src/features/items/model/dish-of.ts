import type { Item, PublicItem } from '@cardamom/api-types';
import { numberOf } from '#shared/form/index.ts';
import { shownPicture } from '#shared/image-upload/index.ts';
import type { ItemValues } from './item-values.ts';

/** What guests would read of an item as it is typed; whether it is sold out is no part of the form. */
export function dishOf(values: ItemValues, item: Pick<Item, 'id' | 'availability'> | null): PublicItem {
  return {
    id: item?.id ?? 'new',
    name: values.name.trim(),
    description: values.description.trim(),
    story: values.story.trim(),
    image: shownPicture(values.picture),
    // A price nobody can read yet is no price: guests are shown the others meanwhile.
    sizes: values.sizes.flatMap(({ name, kind, price }) => {
      const amount = kind === 'PRICED' ? numberOf(price) : null;
      return kind === 'PRICED' && amount === null ? [] : [{ name: name.trim(), kind, price: amount }];
    }),
    ingredients: values.ingredients,
    allergens: values.allergens,
    marks: values.marks,
    calories: numberOf(values.calories),
    modifierGroupIds: values.modifierGroupIds,
    isSoldOut: item?.availability.state === 'SOLD_OUT',
  };
}
