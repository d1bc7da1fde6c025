import type { CurrencyConversion, RestaurantPatch } from '@cardamom/api-types';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

/** The restaurant and what it says of itself. */
export const restaurantQuery = queryOptions({
  queryKey: ['settings', 'restaurant'],
  queryFn: ({ signal }) => dataOf(api.GET('/settings/restaurant', { signal })),
});

/** Changes the restaurant: currency, time zone and hours are written and read everywhere. Throws CM_CONFLICT, S_006 or the field that is wrong. */
export function updateRestaurant() {
  return mutationOptions({
    mutationFn: ({ version, patch }: { version: number; patch: RestaurantPatch }) =>
      dataOf(
        api.PATCH('/settings/restaurant', {
          params: { header: { 'If-Match': `"${version}"` } },
          body: patch,
        }),
      ),
    meta: { touches: 'all' },
  });
}

/** Changes the currency and all prices with it. Throws CM_CONFLICT, or CM_RANGE for a rate that makes one too large. */
export function convertCurrency() {
  return mutationOptions({
    mutationFn: ({ version, conversion }: { version: number; conversion: CurrencyConversion }) =>
      dataOf(
        api.POST('/settings/restaurant/currency', {
          params: { header: { 'If-Match': `"${version}"` } },
          body: conversion,
        }),
      ),
    meta: { touches: 'all' },
  });
}

/** Some dishes, whose prices show what another currency makes of them. */
export const examplesQuery = queryOptions({
  queryKey: ['items', 'price-examples'],
  queryFn: async ({ signal }) => {
    const { items } = await dataOf(
      api.GET('/online-menu/items', { params: { query: { sort: '-price', limit: 20 } }, signal }),
    );
    return items;
  },
});

/** Whether the restaurant may have this address. */
export function urlCheck(restaurantUrl: string) {
  return queryOptions({
    queryKey: ['settings', 'restaurant-url', restaurantUrl],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/settings/restaurant-url', { params: { query: { restaurantUrl } }, signal })),
  });
}
