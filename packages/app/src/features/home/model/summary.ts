import type { Item } from '@cardamom/api-types';

/** What home says about the menu. */
export interface MenuSummary {
  categories: number;
  items: number;
  /** The steps to a menu that guests can use, in their order. */
  steps: readonly { id: 'category' | 'item' | 'picture' | 'allergens'; isDone: boolean }[];
}

/** Counts and steps; allergens count as declared by the explicit act only (docs/rules.md, Allergens). */
export function summaryOf(categories: number, total: number, items: readonly Item[]): MenuSummary {
  return {
    categories,
    items: total,
    steps: [
      { id: 'category', isDone: categories > 0 },
      { id: 'item', isDone: total > 0 },
      { id: 'picture', isDone: items.some(({ image }) => image !== null) },
      { id: 'allergens', isDone: items.some(({ allergens }) => allergens.isDeclared) },
    ],
  };
}
