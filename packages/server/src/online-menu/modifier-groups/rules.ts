import type { FieldError } from '@cardamom/api-types';
import { fieldError } from '../../shared/problem.ts';
import { nameKey } from '../../shared/text.ts';
import { allergenErrors } from '../items/rules.ts';
import type { ModifierGroupFields, OptionFields } from './fields.ts';

type Choice = Pick<ModifierGroupFields, 'minimum' | 'maximum' | 'options'>;

/** A guest can always choose as many as asked for, never more than allowed, and begins within the limit. */
export function choiceErrors({ minimum, maximum, options }: Choice): FieldError[] {
  const count = options.length;
  const errors: FieldError[] = [];
  if (maximum !== null && maximum > count)
    errors.push(fieldError('/maximum', 'CM_RANGE', `(at most ${count}, the number of options)`));
  if (minimum > count)
    errors.push(fieldError('/minimum', 'CM_RANGE', `(at most ${count}, the number of options)`));
  else if (maximum !== null && minimum > maximum)
    errors.push(fieldError('/minimum', 'CM_RANGE', `(at most ${maximum}, the maximum)`));
  const defaults = options.flatMap((option, index) => (option.isDefault ? [index] : []));
  const oneTooMany = defaults[maximum ?? count];
  if (oneTooMany !== undefined)
    errors.push(
      fieldError(
        `/options/${oneTooMany}/isDefault`,
        'CM_RANGE',
        `(at most ${maximum} chosen from the start)`,
      ),
    );
  return errors;
}

/** Options are told apart by name, and say of an allergen one thing only. */
export function optionErrors(options: readonly OptionFields[]): FieldError[] {
  const seen = new Set<string>();
  return options.flatMap((option, index) => {
    const at = `/options/${index}`;
    const key = nameKey(option.name);
    const errors = allergenErrors(option.allergens).map(({ pointer, code, message }) => ({
      pointer: at + pointer,
      code,
      message,
    }));
    if (seen.has(key)) errors.unshift(fieldError(`${at}/name`, 'OM_006'));
    seen.add(key);
    return errors;
  });
}

/** Ids of options that are not this group's (any more), or that two options claim. */
export function optionIdErrors(options: readonly OptionFields[], known: readonly string[]): FieldError[] {
  return options.flatMap(({ id }, index) => {
    const isRepeated = options.findIndex((other) => other.id === id) < index;
    const isKnown = id === undefined || (known.includes(id) && !isRepeated);
    return isKnown ? [] : [fieldError(`/options/${index}/id`, 'CM_REFERENCE')];
  });
}
