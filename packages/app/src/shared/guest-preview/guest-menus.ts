import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../api/index.ts';

/** What guests see at a time on the restaurant's wall clock (`2026-11-27T18:30`), or now. */
export function guestMenusAt(at: string | undefined) {
  return queryOptions({
    queryKey: ['menus', 'preview', at ?? 'now'],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/online-menu/menu-preview', { params: { query: at ? { at } : {} }, signal })),
    placeholderData: keepPreviousData,
  });
}
