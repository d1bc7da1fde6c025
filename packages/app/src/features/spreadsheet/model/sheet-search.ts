import { parseItemNarrowing, type ItemNarrowing } from '#shared/item-filter/item-narrowing.ts';
import { textOf } from '#shared/list-page/list-search.ts';

/** What of the sheet the URL holds. */
export interface SheetSearch extends ItemNarrowing {
  /** Part of a name. */
  search?: string;
}

const longestSearch = 200;

/** Reads the URL; what is not understood is left out. */
export function parseSheetSearch(raw: Record<string, unknown>): SheetSearch {
  const search = textOf(raw['search'], longestSearch);
  return { ...(search !== undefined && { search }), ...parseItemNarrowing(raw) };
}
