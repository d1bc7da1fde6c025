import type { Availability, HeldTogether, HoldingMenus, MenuChannel } from '@cardamom/api-types';
import { toast } from '@cardamom/ui';
import { api, dataOf } from '../api/index.ts';
import { loadMessages, message } from '../messages/index.ts';

interface Saved {
  id: string;
  isActive: boolean;
  availability?: Availability;
  /** Of a menu: where it is shown. */
  channels?: readonly MenuChannel[];
}

const screensInWords = (count: number) => message('entities:live.screens', { count });

function menusInWords({ count, screens }: HoldingMenus): string {
  if (count === 0) return message('entities:live.onNoMenu');
  if (screens === 0) return message('entities:live.onMenus', { count });
  return message('entities:live.onMenusAndScreens', { count, screens: screensInWords(screens) });
}

function channelsInWords(channels: readonly MenuChannel[], count: number): string {
  const screens = screensInWords(count);
  if (!channels.includes('QR'))
    return count === 0
      ? message('entities:live.onNoScreen')
      : message('entities:live.onScreens', { screens });
  return count === 0 ? message('entities:live.onQr') : message('entities:live.onQrAndScreens', { screens });
}

/** Asks where guests find an entry, and says it in words; each throws `ApiError`. */
const places = {
  items: async ({ id: itemId }: Saved) =>
    menusInWords(
      await dataOf(api.GET('/online-menu/items/{itemId}/menus', { params: { path: { itemId } } })),
    ),
  categories: async ({ id: categoryId }: Saved) => {
    const params = { path: { categoryId } };
    return menusInWords(await dataOf(api.GET('/online-menu/categories/{categoryId}/menus', { params })));
  },
  modifierGroups: async ({ id: modifierGroupId }: Saved) => {
    const params = { path: { modifierGroupId } };
    const path = '/online-menu/modifier-groups/{modifierGroupId}/menus';
    return menusInWords(await dataOf(api.GET(path, { params })));
  },
  menus: async ({ id: menuId, channels = [] }: Saved) => {
    const params = { path: { menuId } };
    const { screens } = await dataOf(api.GET('/online-menu/menus/{menuId}/screens', { params }));
    return channelsInWords(channels, screens);
  },
};

/** Of what kind the entry is whose menus and screens are asked for. */
export type MenusOf = keyof typeof places;

/** How long what was saved waits to say where it is, in ms: it is said without, rather than late. */
export const patienceMs = 1000;

/** What is said of a save, with where it is live as far as that is known in time. */
async function withPlace(said: string, find: () => string | Promise<string>): Promise<string> {
  const patience = new Promise<null>((resolve) => {
    AbortSignal.timeout(patienceMs).addEventListener('abort', () => resolve(null));
  });
  try {
    const place = await Promise.race([loadMessages('entities').then(find), patience]);
    return place === null ? said : `${said} ${place}`;
  } catch {
    return said;
  }
}

/** Says that something is saved, and on how many menus and screens it is found now: "Item updated. Live on 2 menus, 3 screens." */
export function toastWhereLive(said: string, menusOf: MenusOf | undefined, saved: Saved): void {
  if (menusOf === undefined) {
    toast(said);
    return;
  }
  const isShown = saved.isActive && saved.availability?.state !== 'HIDDEN';
  const find = () => (isShown ? places[menusOf](saved) : message('entities:live.notShown'));
  void withPlace(said, find).then((text) => toast(text));
}

/** The same words for a message that has its own way of being shown, of what was changed together and guests see: "3 items updated. Live on 2 menus, 3 screens." */
export async function sayWhereLive(said: string, held: HeldTogether): Promise<string> {
  if (held.itemIds.length === 0 && held.optionIds.length === 0) return said;
  return withPlace(said, async () =>
    menusInWords(await dataOf(api.POST('/online-menu/items/menus', { body: held }))),
  );
}
