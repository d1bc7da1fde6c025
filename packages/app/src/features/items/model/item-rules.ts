import { largestAmount } from '@cardamom/api-types';
import { message } from '#shared/messages/index.ts';
import { required, type FormRules, type Rule } from '#shared/form/index.ts';
import { lengthOf, longestName, nameRules, storableText, textLength } from '#shared/menu-rules/index.ts';
import type { CaloriesValue, ItemValues, SizeValue } from './item-values.ts';

/** The longest description in code points (openapi/schemas/item.yaml). */
export const longestDescription = 1000;

const mostCalories = 20_000;
const mostIngredients = 100;

const category: Rule<readonly string[]> = (ids) =>
  ids.length === 0 ? message('menuManagement:rule.category') : null;

/** A whole number of KCal from 0 to 20,000, or nothing. */
export const calories: Rule<CaloriesValue> = (value) => {
  if (value === 'unreadable') return message('menuManagement:rule.caloriesNumber');
  return value !== null && (value < 0 || value > mostCalories)
    ? message('menuManagement:rule.calories')
    : null;
};

/** What is wrong with one price, in minor units. */
export function priceProblem({ kind, price }: SizeValue): string | null {
  if (kind === 'MARKET_PRICE') return null;
  if (price === null || price < 0) return message('menuManagement:rule.price');
  return price > largestAmount ? message('menuManagement:rule.priceTooLarge') : null;
}

const sizes: Rule<readonly SizeValue[]> = (list) => {
  for (const size of list) {
    const problem =
      priceProblem(size) ??
      (lengthOf(size.name) > longestName
        ? message('menuManagement:rule.nameLength', { count: lengthOf(size.name) })
        : null);
    if (problem !== null) return size.name === '' ? problem : `${size.name}: ${problem}`;
  }
  return null;
};

const ingredients: Rule<readonly string[]> = (names) => {
  if (names.length > mostIngredients) return message('menuManagement:rule.ingredientCount');
  const tooLong = names.find((name) => lengthOf(name) > longestName);
  return tooLong === undefined
    ? null
    : message('menuManagement:rule.ingredientLength', { name: `${tooLong.slice(0, 24)} …` });
};

export const itemRules: FormRules<ItemValues> = {
  name: nameRules,
  categoryIds: { rules: [required, category] },
  description: { rules: [textLength(longestDescription), storableText] },
  sizes: { rules: [sizes] },
  ingredients: { rules: [ingredients], runsOn: 'input', timing: 'eager' },
  calories: { rules: [calories] },
};
