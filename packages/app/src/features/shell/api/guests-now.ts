import type { PublicRestaurant } from '@cardamom/api-types';
import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

/** The longest a browser's timer can wait, in ms. */
const longestTimer = 2 ** 31 - 1;

/** When a menu goes on or off next by itself, from now in ms; false where none does. */
function untilNext({ menus }: PublicRestaurant): number | false {
  const moments = menus
    .flatMap(({ opensAt, closesAt }) =>
      [opensAt, closesAt].map((moment) => Date.parse(moment ?? '') - Date.now()),
    )
    .filter((wait) => wait > 0);
  return moments.length === 0 ? false : Math.min(longestTimer, Math.min(...moments) + 1000);
}

/** What guests see of a restaurant now; read again when a menu goes on or off, and when the feed says that menus changed. */
export function guestsNowQuery(restaurantUrl: string) {
  return queryOptions({
    queryKey: ['menus', 'guests', restaurantUrl],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/public/restaurants/{restaurantUrl}', { params: { path: { restaurantUrl } }, signal })),
    retry: false,
    refetchInterval: ({ state: { data } }) => (data ? untilNext(data) : false),
  });
}
