import { queryOptions } from '@tanstack/react-query';
import type { Restaurant } from '@cardamom/api-types';
import type { Place } from '@cardamom/api-types/schedule';
import { api, dataOf } from '#shared/api/index.ts';

/** Whose wall clock decides when menus are on: the restaurant's. */
export const placeQuery = queryOptions({
  queryKey: ['settings', 'restaurant'],
  queryFn: ({ signal }) => dataOf(api.GET('/settings/restaurant', { signal })),
  select: ({ timeZone, businessDayEndsAt }: Restaurant): Place => ({ timeZone, businessDayEndsAt }),
});
