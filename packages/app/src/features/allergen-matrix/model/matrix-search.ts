import { textOf } from '#shared/list-page/list-search.ts';

/** What of the matrix the URL holds: the menu and the category it is narrowed to, by id. */
export interface MatrixSearch {
  menu?: string;
  category?: string;
}

const idLength = 36;

/** Reads the URL; what is not understood is left out. */
export function parseMatrixSearch(raw: Record<string, unknown>): MatrixSearch {
  const menu = textOf(raw['menu'], idLength);
  const category = textOf(raw['category'], idLength);
  return { ...(menu !== undefined && { menu }), ...(category !== undefined && { category }) };
}

/** The scope in words of the wire. */
export function scopeOf({ menu, category }: MatrixSearch): { menuId?: string; categoryId?: string } {
  return {
    ...(menu !== undefined && { menuId: menu }),
    ...(category !== undefined && { categoryId: category }),
  };
}
