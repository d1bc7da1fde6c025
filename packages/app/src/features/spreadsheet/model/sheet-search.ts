import { textOf } from '#shared/list-page/list-search.ts';

/** What of the sheet the URL holds. */
export interface SheetSearch {
  /** Part of a name. */
  search?: string;
  /** Only items of this category. */
  category?: string;
  /** Only active or only inactive items. */
  active?: boolean;
}

const longestSearch = 200;
const idLength = 36;

/** Reads the URL; what is not understood is left out. */
export function parseSheetSearch(raw: Record<string, unknown>): SheetSearch {
  const search = textOf(raw['search'], longestSearch);
  const category = textOf(raw['category'], idLength);
  return {
    ...(search !== undefined && { search }),
    ...(category !== undefined && { category }),
    ...(typeof raw['active'] === 'boolean' && { active: raw['active'] }),
  };
}
