import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../api/index.ts';

/** The most rows one answer holds (openapi/parameters.yaml, Limit). */
const limit = 1000;

/** A screen that went dark says nothing of it: how it stands is asked for again and again, in ms. */
const statesEvery = 30_000;

/** Every screen of the restaurant, by name. */
export const everyScreenQuery = queryOptions({
  queryKey: ['SCREEN', 'every'],
  queryFn: async ({ signal }) =>
    (await dataOf(api.GET('/online-menu/screens', { params: { query: { sort: 'name', limit } }, signal })))
      .items,
});

/** How each was when it was last heard of; asked again while the page is open. */
export const screenStatesQuery = queryOptions({
  queryKey: ['screen-states'],
  queryFn: ({ signal }) => dataOf(api.GET('/online-menu/screen-states', { signal })),
  refetchInterval: statesEvery,
});
