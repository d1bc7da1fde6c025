import { textOf } from '#shared/list-page/list-search.ts';

/** What of the sold-out page the URL holds. */
export interface SoldOutSearch {
  /** By ingredient instead of dish by dish. */
  by?: 'ingredient';
  /** The chosen ingredient. */
  ingredient?: string;
}

const longestName = 80;

/** Reads the sold-out page's part of the URL; what is not understood is left out. */
export function parseSoldOutSearch(raw: Record<string, unknown>): SoldOutSearch {
  const ingredient = textOf(raw['ingredient'], longestName);
  if (raw['by'] !== 'ingredient') return {};
  return { by: 'ingredient', ...(ingredient !== undefined && { ingredient }) };
}
