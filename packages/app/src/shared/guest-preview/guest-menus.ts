import type { paths } from '@cardamom/api-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../api/index.ts';

/** When (`2026-11-27T18:30` on the restaurant's wall clock, else now), and which dishes, else all. */
export type AskedPreview = NonNullable<paths['/online-menu/menu-preview']['get']['parameters']['query']>;

/** Asks for the dishes of nobody's section: none at all. */
export const noSection = '00000000-0000-0000-0000-000000000000';

/** What guests see. */
export function guestMenusAt(asked: AskedPreview) {
  return queryOptions({
    queryKey: ['menus', 'preview', asked],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/online-menu/menu-preview', { params: { query: asked }, signal })),
    placeholderData: keepPreviousData,
  });
}
