import { allergens, type Allergen, type AllergenDeclaration } from '@cardamom/api-types';
import { message } from '../messages/index.ts';

/** Names of allergens as they stand in a sentence, in their usual order. */
export function allergenNames(of: readonly Allergen[]): string {
  return allergens
    .filter((allergen) => of.includes(allergen))
    .map((allergen) => message(`items:allergen.${allergen}`).toLocaleLowerCase('en'))
    .join(', ');
}

/** What a declaration says, a sentence a line; a half-filled one is not declared (docs/rules.md, Allergens). */
export function allergensInWords({ isDeclared, contains, mayContain }: AllergenDeclaration): string[] {
  const sentences = [
    contains.length > 0
      ? message('items:declaration.summaryContains', { allergens: allergenNames(contains) })
      : '',
    mayContain.length > 0
      ? message('items:declaration.summaryMayContain', { allergens: allergenNames(mayContain) })
      : '',
  ].filter((sentence) => sentence !== '');
  if (!isDeclared) return [message('history:value.notDeclared'), ...sentences];
  return sentences.length > 0 ? sentences : [message('items:declaration.freeOfAll')];
}
