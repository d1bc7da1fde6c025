import type { AvailabilityEntry, Page, Restaurant } from '@cardamom/api-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../api/index.ts';

/** Milliseconds after which a list on view is read again: other people mark dishes too, and what is over comes back. */
const freshMs = 15_000;

/** What of everything that guests can have is listed. */
export interface AvailabilityFilter {
  /** Part of a name. */
  search?: string;
  /** Only what can be had now, or only what is sold out or hidden. */
  isAvailable?: boolean;
  /** Only what holds this ingredient. */
  ingredient?: string;
  /** The most entries to answer with. */
  limit: number;
}

/** A list of what guests can have. */
export interface AvailabilityList {
  items: AvailabilityEntry[];
  page: Page;
}

/** Every cached list of what guests can have. */
export const availabilityLists = ['availability', 'list'] as const;

/** What guests can have, by name; the list before stays on view while the next one loads. */
export function listAvailability(filter: AvailabilityFilter) {
  return queryOptions({
    queryKey: [...availabilityLists, filter],
    queryFn: ({ signal }): Promise<AvailabilityList> =>
      dataOf(api.GET('/online-menu/availability', { params: { query: filter }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: freshMs,
  });
}

/** What is sold out or hidden now. */
export const unavailableNow = listAvailability({ isAvailable: false, limit: 250 });

/** When the restaurant's business day ends by its clock, `HH:MM`. */
export const businessDayEndQuery = queryOptions({
  queryKey: ['settings', 'restaurant'],
  queryFn: ({ signal }) => dataOf(api.GET('/settings/restaurant', { signal })),
  select: ({ businessDayEndsAt }: Restaurant) => businessDayEndsAt,
});
