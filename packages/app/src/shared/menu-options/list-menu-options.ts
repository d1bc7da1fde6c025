import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../api/index.ts';

/** Every menu, in their order. */
export function listMenuOptions() {
  return queryOptions({
    queryKey: ['menus', 'options'],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/online-menu/menus', { params: { query: { limit: 1000 } }, signal })),
    select: ({ items }) => items.map(({ id, name }) => ({ id, label: name })),
  });
}
