import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

const limit = 100;

/** The ingredients of active items whose names hold the text, with how many items hold them. */
export function listIngredients(search: string) {
  const query = { limit, ...(search !== '' && { search }) };
  return queryOptions({
    queryKey: ['ingredients', search],
    queryFn: ({ signal }) => dataOf(api.GET('/online-menu/ingredients', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}
