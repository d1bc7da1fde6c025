import { screenSorts } from '@cardamom/api-types';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';
import { defineEntity } from '#shared/entity/index.ts';
import type { AskedScreens } from '../model/told-screen.ts';

const touches = ['SCREEN', 'screen-states', 'menus', 'links'];

/** Screens; a name in use is OM_007. */
export const screens = defineEntity('/online-menu/screens', {
  history: 'SCREEN',
  words: 'screens',
  sorts: screenSorts,
  touches,
  isCopied: false,
  places: {
    list: { to: '/digital-menu/digital-menu' },
    newForm: { to: '/digital-menu/screens/new' },
  },
});

/** What screens would show, with all menus for screens and what may be hidden; asked for as menus are. */
export function screenPreviewQuery(asked: AskedScreens = {}) {
  return queryOptions({
    queryKey: ['menus', 'screens', asked],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/online-menu/screen-preview', { params: { query: asked }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The menus that are meant for screens, in their order. */
export const screenMenusQuery = queryOptions({
  queryKey: ['menus', 'for-screens'],
  queryFn: async ({ signal }) => {
    const query = { limit: 1000 };
    const { items } = await dataOf(api.GET('/online-menu/menus', { params: { query }, signal }));
    return items.filter(({ channels }) => channels.includes('SCREENS'));
  },
});

const member = (screenId: string) => ({ params: { path: { screenId } } });

/** Makes the television that shows this code show this screen; throws CM_PAIRING on `/code`, CM_RATE after too many tries. */
export function pairScreen(screenId: string) {
  return mutationOptions({
    mutationFn: (code: string) =>
      dataOf(api.POST('/online-menu/screens/{screenId}/pairing', { ...member(screenId), body: { code } })),
    meta: { touches },
  });
}

/** Gives the screen a new address, so that its television asks to be paired anew. */
export function unpairScreen(screenId: string) {
  return mutationOptions({
    mutationFn: () => dataOf(api.POST('/online-menu/screens/{screenId}/unpairing', member(screenId))),
    meta: { touches, waits: true },
  });
}

/** Makes the screen show its name for six seconds. */
export function identifyScreen(screenId: string) {
  return mutationOptions({
    mutationFn: () => api.POST('/online-menu/screens/{screenId}/identification', member(screenId)),
  });
}
