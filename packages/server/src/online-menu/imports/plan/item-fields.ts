import type { Item } from '@cardamom/api-types';
import { nameKey } from '#shared/text.ts';
import { lastingState } from '../../items/availability.ts';
import { allergensInWords, asSet, marksInWords, sizesInWords, stateInWords, yesNo } from './compare.ts';
import { makeMark, type FieldWords, type ItemField } from './field-digests.ts';
import type { WantedItem } from './plan.ts';

/** An item as it is. A picture is its id. */
export function itemInWords(item: Item, currency: string): Record<ItemField, string> {
  return {
    Name: item.name,
    Category: asSet(item.categories.map(({ name }) => name)),
    Price: sizesInWords(item.sizes, currency),
    Description: item.description,
    Story: item.story,
    Ingredients: item.ingredients.map(({ name }) => name).join(', '),
    Allergens: allergensInWords(item.allergens),
    Diet: marksInWords(item.marks),
    Calories: String(item.calories ?? ''),
    'Modifier groups': item.modifierGroups.map(({ name }) => name).join(', '),
    Active: yesNo(item.isActive),
    Availability: stateInWords(lastingState(item.availability)),
    Picture: item.image?.id ?? '',
  };
}

function words<Value>(value: Value | undefined, inWords: (value: Value) => string): string | undefined {
  return value === undefined ? undefined : inWords(value);
}

/** What a file says of an item, besides its picture and availability; categories are called as the item's own are. */
export function wantedInWords(wanted: WantedItem, before: Item | null, currency: string): FieldWords {
  const categories = before?.categories ?? [];
  const known = (name: string) =>
    categories.find((category) => nameKey(category.name) === nameKey(name))?.name ?? name;
  const said: Partial<Record<ItemField, string | undefined>> = {
    Name: wanted.name,
    Category: words(wanted.categories, (names) => asSet(names.map(known))),
    Price: words(wanted.sizes, (sizes) => sizesInWords(sizes, currency)),
    Description: wanted.description,
    Story: wanted.story,
    Ingredients: words(wanted.ingredients, (list) => list.join(', ')),
    Allergens: words(wanted.allergens, allergensInWords),
    Diet: words(wanted.marks, marksInWords),
    Calories: words(wanted.calories, (calories) => String(calories ?? '')),
    'Modifier groups': words(wanted.modifierGroups, (names) => names.join(', ')),
    Active: words(wanted.isActive, yesNo),
  };
  return Object.fromEntries(Object.entries(said).filter(([, text]) => text !== undefined));
}

/** The mark that an export gives an item as it is now. */
export function markOf(item: Item, currency: string): string {
  return makeMark(item.id, itemInWords(item, currency), item.version);
}
