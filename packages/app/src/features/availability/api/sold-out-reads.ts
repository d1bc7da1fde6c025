import type { AvailabilityEntry, Page, Restaurant } from '@cardamom/api-types';
import type { Place } from '@cardamom/api-types/schedule';
import { queryOptions } from '@tanstack/react-query';
import { api, ApiError, dataOf } from '#shared/api/index.ts';
import { availabilityLists } from '#shared/availability/index.ts';
import { keptHeader, queueOf } from '#shared/presses/index.ts';

/** The most rows one answer holds (openapi/parameters.yaml, Limit). */
const limit = 1000;

/** The feed tells what changes; this is for where it does not reach, in ms. */
const freshMs = 60_000;

/** Everything guests can have, and, where no network answered, since when this was known. */
export interface DishList {
  items: AvailabilityEntry[];
  page: Page;
  keptAt: string | null;
}

/** Everything guests can have, by name; tells the line of presses whether the server was reached. */
export function listDishes(search = '') {
  const query = { limit, ...(search !== '' && { search }) };
  return queryOptions({
    queryKey: [...availabilityLists, query],
    async queryFn({ signal, client }): Promise<DishList> {
      const presses = queueOf(client);
      try {
        const { data, response } = await api.GET('/online-menu/availability', { params: { query }, signal });
        if (data === undefined) throw new TypeError('The contract promises a body here');
        const keptAt = response.headers.get(keptHeader);
        presses.noteRead(keptAt === null);
        return { ...data.data, keptAt };
      } catch (error) {
        if (error instanceof ApiError) presses.noteRead(error.status !== 0);
        throw error;
      }
    },
    refetchInterval: freshMs,
  });
}

/** The names of categories in the order in which guests read them. */
export const categoryOrder = queryOptions({
  queryKey: ['categories', 'order'],
  queryFn: ({ signal }) =>
    dataOf(api.GET('/online-menu/categories', { params: { query: { limit } }, signal })),
  select: ({ items }): readonly string[] => items.map(({ name }) => name),
});

/** Whose clock and whose business day end what is sold out. */
export const placeQuery = queryOptions({
  queryKey: ['settings', 'restaurant'],
  queryFn: ({ signal }) => dataOf(api.GET('/settings/restaurant', { signal })),
  select: ({ timeZone, businessDayEndsAt }: Restaurant): Place => ({ timeZone, businessDayEndsAt }),
});
