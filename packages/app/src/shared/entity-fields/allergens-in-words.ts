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

type Said = 'contains' | 'mayContain';

function saidOf({ contains, mayContain }: AllergenDeclaration, allergen: Allergen): Said | null {
  if (contains.includes(allergen)) return 'contains';
  return mayContain.includes(allergen) ? 'mayContain' : null;
}

/**
 * What of a declaration became another, an allergen at a time: “Dairy removed”, “May contain sesame added”. Empty where only the act of
 * declaring differs.
 */
export function allergenChanges(before: AllergenDeclaration, after: AllergenDeclaration): string[] {
  return allergens.flatMap((allergen) => {
    const [was, is] = [saidOf(before, allergen), saidOf(after, allergen)];
    if (was === is) return [];
    const name = message(`items:allergen.${allergen}`);
    const inSentence = name.toLocaleLowerCase('en');
    if (is === null)
      return [
        was === 'contains'
          ? message('items:declaration.removed', { allergen: name })
          : message('items:declaration.mayContainRemoved', { allergen: inSentence }),
      ];
    if (was === null)
      return [
        is === 'contains'
          ? message('items:declaration.added', { allergen: name })
          : message('items:declaration.mayContainAdded', { allergen: inSentence }),
      ];
    return [
      is === 'contains'
        ? message('items:declaration.nowContains', { allergen: inSentence })
        : message('items:declaration.nowMayContain', { allergen: inSentence }),
    ];
  });
}
