import type { AllergenDeclaration, FieldError, ItemSizeDraft } from '@cardamom/api-types';
import { fieldError } from '../../shared/problem.ts';
import { nameKey } from '../../shared/text.ts';

/**
 * Sizes are priced or at market price, and told apart by name as soon as there are two. Only a draft that guests
 * do not see may wait for a price: an import brings such items in, and menu health names them.
 */
export function sizeErrors(sizes: readonly ItemSizeDraft[], isActive: boolean): FieldError[] {
  const seen = new Set<string>();
  return sizes.flatMap((size, index) => {
    const at = `/sizes/${index}`;
    const errors: FieldError[] = [];
    const price = size.price ?? null;
    if (size.kind === 'PRICED' && price === null && isActive)
      errors.push(fieldError(`${at}/price`, 'CM_REQUIRED'));
    if (size.kind === 'MARKET_PRICE' && price !== null)
      errors.push(fieldError(`${at}/price`, 'CM_RANGE', '(a size at market price carries no price)'));
    const key = nameKey(size.name ?? '');
    if (sizes.length > 1 && key === '') errors.push(fieldError(`${at}/name`, 'CM_REQUIRED'));
    else if (seen.has(key)) errors.push(fieldError(`${at}/name`, 'CM_NAME_IN_USE'));
    seen.add(key);
    return errors;
  });
}

/** An allergen is either in the dish or possibly in it (docs/rules.md, Allergens); both at once would be read as either. */
export function allergenErrors({ contains, mayContain }: AllergenDeclaration): FieldError[] {
  return mayContain.flatMap((allergen, index) =>
    contains.includes(allergen)
      ? [fieldError(`/allergens/mayContain/${index}`, 'CM_CHOICE', '(it is already listed as contained)')]
      : [],
  );
}
