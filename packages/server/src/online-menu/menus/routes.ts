import { reading, type Handlers } from '../../http/call.ts';
import type { Services } from '../../http/services.ts';
import { pageRequest } from '../../shared/paging.ts';
import { listMenus } from './service.ts';

/** What the contract's `/online-menu/menus` answers. */
export function menuHandlers({ config }: Services) {
  return {
    listMenus: reading<'listMenus'>(async ({ query }, tx) => {
      const filter = { search: query.search, isActive: query.isActive };
      const request = pageRequest(query, 'position');
      const { rows, ...page } = await listMenus(tx, config.publicUrl, filter, request);
      return { status: 200, data: { items: rows, page } };
    }),
  } satisfies Handlers;
}
