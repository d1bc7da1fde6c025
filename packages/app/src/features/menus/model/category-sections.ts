import type { Category, Reference } from '@cardamom/api-types';
import type { SectionValue } from './menu-values.ts';

type Named = Pick<Category, 'id' | 'name'>;

/** A category in a menu of all of them: as it is, with the dish that the menu features of it. */
export function categorySection({ id, name }: Named, sections: readonly SectionValue[]): SectionValue {
  const kept = sections.find(({ categoryId }) => categoryId === id);
  return {
    categoryId: id,
    categoryName: name,
    title: '',
    itemOrder: [],
    hiddenItemIds: [],
    featuredItem: kept?.featuredItem ?? null,
  };
}

/** The menu's sections after it features another dish of a category, or none; what they hold besides stays. */
export function featuringIn(
  category: Named,
  sections: readonly SectionValue[],
  featuredItem: Reference | null,
): SectionValue[] {
  if (sections.some(({ categoryId }) => categoryId === category.id))
    return sections.map((section) =>
      section.categoryId === category.id ? { ...section, featuredItem } : section,
    );
  return [...sections, { ...categorySection(category, sections), featuredItem }];
}
