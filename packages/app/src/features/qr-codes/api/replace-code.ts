import type { Menu, Restaurant, TableSection } from '@cardamom/api-types';
import { mutationOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

/** What has a code of its own. */
export type Coded =
  | { kind: 'restaurant'; restaurant: Restaurant }
  | { kind: 'menu'; menu: Menu }
  | { kind: 'table'; section: TableSection; tableId: string };

const named = ({ version }: { version: number }) => ({ 'If-Match': `"${version}"` });

function replaced(coded: Coded): Promise<unknown> {
  if (coded.kind === 'restaurant')
    return dataOf(api.POST('/settings/restaurant/code', { params: { header: named(coded.restaurant) } }));
  if (coded.kind === 'menu') {
    return dataOf(
      api.POST('/online-menu/menus/{menuId}/code', {
        params: { path: { menuId: coded.menu.id }, header: named(coded.menu) },
      }),
    );
  }
  return dataOf(
    api.POST('/settings/table-sections/{tableSectionId}/tables/{tableId}/code', {
      params: {
        path: { tableSectionId: coded.section.id, tableId: coded.tableId },
        header: named(coded.section),
      },
    }),
  );
}

/** Gives what has a code another one; throws CM_CONFLICT where it was saved since. */
export function replaceCode() {
  return mutationOptions({
    mutationFn: replaced,
    meta: { touches: ['settings', 'menus', 'TABLE_SECTION'], waits: true },
  });
}
