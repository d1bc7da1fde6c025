import type { Allergen, AllergenDeclaration, MatrixChange } from '@cardamom/api-types';
import { allergenChanges } from '#shared/entity-fields/index.ts';
import { useMessages } from '#shared/messages/index.ts';

/** Says in a sentence what a paper and the menu say differently. */
export function useChangeWords(): (change: MatrixChange) => string {
  const { t } = useMessages('allergenMatrix');
  const { t: items } = useMessages('items');
  const namesOf = (allergens: readonly Allergen[]) =>
    allergens.map((allergen) => items(`allergen.${allergen}`)).join(', ');

  function declarationWords({ isDeclared, contains, mayContain }: AllergenDeclaration): string {
    if (!isDeclared) return items('allergenStatus.notDeclared');
    const parts = [
      ...(contains.length > 0 ? [t('change.contains', { names: namesOf(contains) })] : []),
      ...(mayContain.length > 0 ? [t('change.mayContain', { names: namesOf(mayContain) })] : []),
    ];
    return parts.length > 0 ? parts.join('; ') : t('change.free');
  }

  return ({ kind, name, printedName, allergens, printedAllergens }) => {
    if (kind !== 'DECLARATION' || !allergens || !printedAllergens)
      return t(`change.${kind === 'DECLARATION' ? 'ADDED' : kind}`, { name, printedName: printedName ?? '' });
    if (!allergens.isDeclared) return t('change.notDeclaredNow', { name });
    if (!printedAllergens.isDeclared)
      return t('change.declaredNow', { name, now: declarationWords(allergens) });
    return t('change.declaration', {
      name,
      changes: allergenChanges(printedAllergens, allergens).join(', '),
    });
  };
}
