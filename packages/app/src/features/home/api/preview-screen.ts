import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

/** What a screen shows now and for two weeks ahead; asked for as menus are. */
export function screenQuery(screenId: string) {
  return queryOptions({
    queryKey: ['menus', 'screen', screenId],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/online-menu/screens/{screenId}/view', { params: { path: { screenId } }, signal })),
  });
}
