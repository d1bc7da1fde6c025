import type { Category, Item, PublicMenu, PublicModifierGroup, PublicSection } from '@cardamom/api-types';
import { publicItemOf } from '#shared/guest-preview/index.ts';
import { categorySection } from './category-sections.ts';
import type { MenuValues, SectionValue } from './menu-values.ts';
import { arrangedItems } from './section-tree.ts';

/** What a menu is made of beside what its form holds. */
export interface MenuParts {
  categories: readonly Category[];
  itemsOf: (categoryId: string) => readonly Item[];
}

function sectionOf(section: SectionValue, parts: MenuParts): PublicSection[] {
  const category = parts.categories.find(({ id }) => id === section.categoryId);
  if (!category?.isActive) return [];
  const visible = arrangedItems(section, parts.itemsOf(category.id)).filter(
    (item) =>
      item.isActive && item.availability.state !== 'HIDDEN' && !section.hiddenItemIds.includes(item.id),
  );
  const featured = visible.filter((item) => item.id === section.featuredItem?.id);
  const items = [...featured, ...visible.filter((item) => !featured.includes(item))];
  if (items.length === 0) return [];
  const { id, name, description, kind } = category;
  return [
    {
      id,
      title: section.title.trim() || name,
      description,
      kind,
      items: items.map((item) => publicItemOf(item)),
      featuredItemId: featured[0]?.id ?? null,
    },
  ];
}

/** The menu as guests would read it with what its form holds; `groups` are the choices that any menu of theirs knows. */
export function menuOf(
  values: MenuValues,
  id: string,
  parts: MenuParts,
  groups: readonly PublicModifierGroup[],
): PublicMenu {
  const sections = values.includesAllCategories
    ? parts.categories.map((category) => categorySection(category, values.sections))
    : values.sections;
  return {
    id,
    name: values.name.trim(),
    description: values.description.trim(),
    isOn: true,
    opensAt: null,
    closesAt: null,
    sections: sections.flatMap((section) => sectionOf(section, parts)),
    modifierGroups: [...groups],
  };
}
