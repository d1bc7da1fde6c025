import { allergens, type Allergen, type AllergenDeclaration } from '@cardamom/api-types';

/** What can be said of an allergen; of which nothing is said, a declaration says that it is free. */
export type AllergenMark = 'contains' | 'mayContain';

/** The lists with other allergens under one mark; an allergen is never in both, and any change undeclares (docs/rules.md, Allergens). */
export function withMarked(
  declaration: AllergenDeclaration,
  mark: AllergenMark,
  marked: readonly Allergen[],
): AllergenDeclaration {
  const other = mark === 'contains' ? 'mayContain' : 'contains';
  return {
    isDeclared: false,
    contains: [],
    mayContain: [],
    [mark]: allergens.filter((allergen) => marked.includes(allergen)),
    [other]: declaration[other].filter((allergen) => !marked.includes(allergen)),
  };
}

/** The lists with the mark put on an allergen, or taken off where it was on. */
export function withToggled(
  declaration: AllergenDeclaration,
  mark: AllergenMark,
  allergen: Allergen,
): AllergenDeclaration {
  const marked = declaration[mark];
  const isOn = marked.includes(allergen);
  return withMarked(
    declaration,
    mark,
    isOn ? marked.filter((other) => other !== allergen) : [...marked, allergen],
  );
}

/** How many allergens a declaration of these lists says are contained, may be, and are not. */
export function countsOf({ contains, mayContain }: AllergenDeclaration) {
  const free = allergens.length - contains.length - mayContain.length;
  return { contains: contains.length, mayContain: mayContain.length, free };
}
