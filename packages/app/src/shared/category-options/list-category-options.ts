import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../api/index.ts';

/** The most rows one answer holds (openapi/parameters.yaml, Limit). */
const limit = 1000;

/** Every category, by name: what an item can be given, and where its items can go. */
export function listCategoryOptions() {
  return queryOptions({
    queryKey: ['categories', 'options'],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/online-menu/categories', { params: { query: { sort: 'name', limit } }, signal })),
    select: ({ items }) => items.map(({ id, name }) => ({ id, label: name })),
  });
}
