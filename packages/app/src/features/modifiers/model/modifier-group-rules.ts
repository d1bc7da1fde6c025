import { errorCatalogue, largestAmount } from '@cardamom/api-types';
import { isUnread, numberOf, type FormRules, type Rule, type TypedNumber } from '#shared/form/index.ts';
import {
  lengthOf,
  longestName,
  nameKey,
  nameRules,
  storableText,
  textLength,
} from '#shared/menu-rules/index.ts';
import { message } from '#shared/messages/index.ts';
import type { ModifierGroupValues, OptionValue } from './modifier-group-values.ts';

const mostOptions = 100;
const mostCalories = 20_000;

/** What is wrong with one option, by field. */
export interface OptionProblems {
  name?: string;
  priceDelta?: string;
  caloriesDelta?: string;
}

function nameProblem({ name }: OptionValue, index: number, all: readonly OptionValue[]): string | null {
  if (name.trim() === '') return message('form.required');
  const count = lengthOf(name);
  if (count > longestName) return message('entities:rule.nameLength', { count });
  const key = nameKey(name);
  const isRepeated = all.findIndex((other) => nameKey(other.name) === key) < index;
  return isRepeated ? errorCatalogue.OM_006.message : storableText(name, {});
}

function differenceProblem({ priceDelta }: OptionValue): string | null {
  const amount = numberOf(priceDelta);
  if (amount === null) return message('modifiers:rule.difference');
  return Math.abs(amount) > largestAmount ? message('entities:rule.priceTooLarge') : null;
}

function caloriesProblem({ caloriesDelta }: OptionValue): string | null {
  if (isUnread(caloriesDelta)) return message('entities:rule.caloriesNumber');
  return Math.abs(caloriesDelta ?? 0) > mostCalories ? message('modifiers:rule.calories') : null;
}

/** What is wrong with the option at this place. */
export function optionProblems(index: number, all: readonly OptionValue[]): OptionProblems {
  const option = all[index];
  if (option === undefined) return {};
  const [name, priceDelta, caloriesDelta] = [
    nameProblem(option, index, all),
    differenceProblem(option),
    caloriesProblem(option),
  ];
  return {
    ...(name !== null && { name }),
    ...(priceDelta !== null && { priceDelta }),
    ...(caloriesDelta !== null && { caloriesDelta }),
  };
}

/** What is wrong with the options together. */
export function optionsProblem(
  options: readonly OptionValue[],
  { maximum }: Pick<ModifierGroupValues, 'maximum'>,
): string | null {
  if (options.length > mostOptions) return message('modifiers:rule.optionCount', { count: mostOptions });
  const defaults = options.filter(({ isDefault }) => isDefault).length;
  return typeof maximum === 'number' && defaults > maximum
    ? message('modifiers:rule.defaults', { count: maximum })
    : null;
}

const options: Rule<readonly OptionValue[], ModifierGroupValues> = (list, values) => {
  for (const [index, { name }] of list.entries()) {
    const [problem] = Object.values(optionProblems(index, list));
    if (problem !== undefined) return name.trim() === '' ? problem : `${name}: ${problem}`;
  }
  return optionsProblem(list, values);
};

const minimum: Rule<TypedNumber, ModifierGroupValues> = (value, { maximum: most, options: { length } }) => {
  if (typeof value !== 'number' || value < 0) return message('modifiers:rule.minimum');
  if (value > length) return message('modifiers:rule.moreThanOptions', { count: length });
  return typeof most === 'number' && value > most
    ? message('modifiers:rule.moreThanMaximum', { count: most })
    : null;
};

const maximum: Rule<TypedNumber, ModifierGroupValues> = (value, { options: { length } }) => {
  if (value === null) return null;
  if (isUnread(value) || value < 1) return message('modifiers:rule.maximum');
  return value > length ? message('modifiers:rule.moreThanOptions', { count: length }) : null;
};

export const modifierGroupRules: FormRules<ModifierGroupValues> = {
  name: nameRules,
  guestName: { rules: [textLength(longestName), storableText] },
  minimum: { rules: [minimum], timing: 'eager' },
  maximum: { rules: [maximum], timing: 'eager' },
  options: { rules: [options] },
};
