import { errorCatalogue, largestAmount } from '@cardamom/api-types';
import { message } from '#shared/messages/index.ts';
import {
  isUnread,
  numberOf,
  required,
  type FormRules,
  type Rule,
  type TypedNumber,
} from '#shared/form/index.ts';
import {
  lengthOf,
  longestName,
  nameKey,
  nameRules,
  storableText,
  textLength,
} from '#shared/menu-rules/index.ts';
import type { ItemValues, SizeValue } from './item-values.ts';

/** The longest description in code points (openapi/schemas/item.yaml). */
export const longestDescription = 1000;

/** The longest story in code points (openapi/schemas/item.yaml). */
export const longestStory = 1250;

const mostCalories = 20_000;
const mostIngredients = 100;

const category: Rule<readonly string[]> = (ids) => (ids.length === 0 ? message('items:rule.category') : null);

/** A whole number of KCal from 0 to 20,000, or nothing. */
export const calories: Rule<TypedNumber> = (value) => {
  if (isUnread(value)) return message('entities:rule.caloriesNumber');
  return value !== null && (value < 0 || value > mostCalories) ? message('items:rule.calories') : null;
};

/** As many sizes as an item may have (openapi/schemas/item.yaml). */
export const mostSizes = 20;

/** What is wrong with one price, in minor units. */
export function priceProblem({ kind, price: typed }: Pick<SizeValue, 'kind' | 'price'>): string | null {
  if (kind === 'MARKET_PRICE') return null;
  const price = numberOf(typed);
  if (price === null || price < 0) return message('items:rule.price');
  return price > largestAmount ? message('entities:rule.priceTooLarge') : null;
}

/** What is wrong with one size, by field. */
export interface SizeProblems {
  name?: string;
  price?: string;
}

/** Several sizes are told apart by their names; one alone needs none. */
function sizeNameProblem({ name }: SizeValue, index: number, all: readonly SizeValue[]): string | null {
  if (name.trim() === '') return all.length > 1 ? message('form.required') : null;
  const count = lengthOf(name);
  if (count > longestName) return message('entities:rule.nameLength', { count });
  const key = nameKey(name);
  const isRepeated = all.findIndex((other) => nameKey(other.name) === key) < index;
  return isRepeated ? errorCatalogue.CM_NAME_IN_USE.message : storableText(name, {});
}

/** What is wrong with the size at this place. */
export function sizeProblems(index: number, all: readonly SizeValue[]): SizeProblems {
  const size = all[index];
  if (size === undefined) return {};
  const [name, price] = [sizeNameProblem(size, index, all), priceProblem(size)];
  return { ...(name !== null && { name }), ...(price !== null && { price }) };
}

const sizes: Rule<readonly SizeValue[]> = (list) => {
  for (const [index, { name }] of list.entries()) {
    const [problem] = Object.values(sizeProblems(index, list));
    if (problem !== undefined) return name === '' ? problem : `${name}: ${problem}`;
  }
  return null;
};

const ingredients: Rule<readonly string[]> = (names) => {
  if (names.length > mostIngredients) return message('items:rule.ingredientCount');
  const tooLong = names.find((name) => lengthOf(name) > longestName);
  return tooLong === undefined
    ? null
    : message('items:rule.ingredientLength', { name: `${tooLong.slice(0, 24)} …` });
};

export const itemRules: FormRules<ItemValues> = {
  name: nameRules,
  categoryIds: { rules: [required, category] },
  description: { rules: [textLength(longestDescription), storableText] },
  story: { rules: [textLength(longestStory), storableText] },
  sizes: { rules: [sizes] },
  ingredients: { rules: [ingredients], runsOn: 'input', timing: 'eager' },
  calories: { rules: [calories] },
};
