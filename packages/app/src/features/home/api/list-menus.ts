import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

/** The menus that are switched on and meant for phones, in the order guests choose among them. */
export const qrMenusQuery = queryOptions({
  queryKey: ['menus', 'for-phones'],
  queryFn: async ({ signal }) => {
    const query = { isActive: true, limit: 1000 };
    const { items } = await dataOf(api.GET('/online-menu/menus', { params: { query }, signal }));
    return items.filter(({ channels }) => channels.includes('QR'));
  },
});

/** When what guests see last changed here: a number that is another one after each change. */
export const shownSinceQuery = queryOptions({
  queryKey: ['menus', 'shown-since'],
  queryFn: () => Promise.resolve(Date.now()),
  staleTime: Infinity,
});
