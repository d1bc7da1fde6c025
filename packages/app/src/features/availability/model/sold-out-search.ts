import { textOf } from '#shared/list-page/list-search.ts';

/** What of the sold-out page the URL holds. */
export interface SoldOutSearch {
  /** By ingredient instead of dish by dish. */
  by?: 'ingredient';
  /** The chosen ingredient. */
  ingredient?: string;
  /** Only what guests cannot have. */
  only?: 'sold-out';
  /** Only the dishes of this category, or the options of this choice. */
  category?: string;
}

const longestName = 80;

/** Reads the sold-out page's part of the URL; what is not understood is left out. */
export function parseSoldOutSearch(raw: Record<string, unknown>): SoldOutSearch {
  if (raw['by'] === 'ingredient') {
    const ingredient = textOf(raw['ingredient'], longestName);
    return { by: 'ingredient', ...(ingredient !== undefined && { ingredient }) };
  }
  if (raw['only'] === 'sold-out') return { only: 'sold-out' };
  const category = textOf(raw['category'], longestName);
  return category === undefined ? {} : { category };
}
