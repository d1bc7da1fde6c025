import type { Item } from '@cardamom/api-types';
import { movedSections, type MenuSection, type SectionsMove } from '@cardamom/ui/sections-editor';
import type { SectionValue } from './menu-values.ts';

/** An item of a section as the editor lists it: in several categories it stands in several sections. */
const rowId = (categoryId: string, itemId: string) => `${categoryId} ${itemId}`;
const itemIdOf = (row: string) => row.split(' ')[1] ?? '';

/** The items a section shows: those the menu names first, in its order, then the category's others in theirs. */
export function arrangedItems(
  { itemOrder }: Pick<SectionValue, 'itemOrder'>,
  items: readonly Item[],
): Item[] {
  const named = itemOrder.flatMap((id) => items.find((item) => item.id === id) ?? []);
  return [...named, ...items.filter((item) => !itemOrder.includes(item.id))];
}

/** The item that a section features, where it shows it to guests. */
export function featuredIn({ featuredItem, hiddenItemIds }: SectionValue): string | null {
  return featuredItem !== null && !hiddenItemIds.includes(featuredItem.id) ? featuredItem.id : null;
}

/** The sections as the editor shows them; items of categories that are not loaded yet are left out. */
export function sectionTree(
  sections: readonly SectionValue[],
  itemsOf: (categoryId: string) => readonly Item[],
  priceOf: (item: Item) => string | null,
): MenuSection[] {
  return sections.map((section) => {
    const { categoryId, categoryName, title, hiddenItemIds } = section;
    const featured = featuredIn(section);
    return {
      id: categoryId,
      title: title || categoryName,
      ...(title !== '' && { category: categoryName }),
      items: arrangedItems(section, itemsOf(categoryId)).map((item) => ({
        id: rowId(categoryId, item.id),
        name: item.name,
        price: priceOf(item),
        isHidden: hiddenItemIds.includes(item.id),
        isFeatured: item.id === featured,
      })),
    };
  });
}

/** The sections after a move in the editor. */
export function moveInTree(
  sections: readonly SectionValue[],
  tree: readonly MenuSection[],
  move: SectionsMove,
): SectionValue[] {
  return movedSections(tree, move).flatMap(({ id, items }) => {
    const section = sections.find(({ categoryId }) => categoryId === id);
    if (section === undefined) return [];
    const isItsOwn = move.kind === 'item' && move.sectionId === id;
    return [isItsOwn ? { ...section, itemOrder: items.map((item) => itemIdOf(item.id)) } : section];
  });
}

/** The sections after an item was hidden from guests, or shown to them, in one of them. */
export function hideInTree(
  sections: readonly SectionValue[],
  row: string,
  isHidden: boolean,
): SectionValue[] {
  const itemId = itemIdOf(row);
  return sections.map((section) => {
    if (rowId(section.categoryId, itemId) !== row) return section;
    const others = section.hiddenItemIds.filter((id) => id !== itemId);
    return { ...section, hiddenItemIds: isHidden ? [...others, itemId] : others };
  });
}
