import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

/** The most rows one answer holds (openapi/parameters.yaml, Limit). */
const limit = 1000;

/** Every modifier group an item can be given, by name. */
export function listModifierGroupOptions() {
  return queryOptions({
    queryKey: ['modifier-groups', 'options'],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/online-menu/modifier-groups', { params: { query: { sort: 'name', limit } }, signal })),
    select: ({ items }) => items,
  });
}
