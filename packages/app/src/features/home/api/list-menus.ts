import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

const activeMenus = queryOptions({
  queryKey: ['menus', 'active on Home'],
  queryFn: async ({ signal }) => {
    const query = { isActive: true, limit: 1000 };
    return (await dataOf(api.GET('/online-menu/menus', { params: { query }, signal }))).items;
  },
});

/** The menus that are switched on and meant for phones, in the order guests choose among them. */
export const qrMenusQuery = queryOptions({
  ...activeMenus,
  select: (menus) => menus.filter(({ channels }) => channels.includes('QR')),
});

/** What the menus are called that are switched on. */
export const menuNamesQuery = queryOptions({
  ...activeMenus,
  select: (menus) => menus.map(({ id, name }) => ({ id, name })),
});

/** When what guests see last changed here: a number that is another one after each change. */
export const shownSinceQuery = queryOptions({
  queryKey: ['menus', 'shown-since'],
  queryFn: () => Promise.resolve(Date.now()),
  staleTime: Infinity,
});
