import type { Availability, HoldingMenus } from '@cardamom/api-types';
import { toast } from '@cardamom/ui';
import { api, dataOf } from '../api/index.ts';
import { message } from '../messages/index.ts';

/** Asks which active menus hold an entry; each throws `ApiError`. */
const calls = {
  items: (itemId: string) =>
    dataOf(api.GET('/online-menu/items/{itemId}/menus', { params: { path: { itemId } } })),
  categories: (categoryId: string) =>
    dataOf(api.GET('/online-menu/categories/{categoryId}/menus', { params: { path: { categoryId } } })),
};

/** Of what kind the entry is whose menus are asked for. */
export type MenusOf = keyof typeof calls;

/** How long what was saved waits to say where it is, in ms: it is said without, rather than late. */
const patienceMs = 1000;

interface Saved {
  id: string;
  isActive: boolean;
  availability?: Availability;
}

function whereInWords({ isActive, availability }: Saved, { count, screens }: HoldingMenus): string {
  if (!isActive || availability?.state === 'HIDDEN') return message('entities:live.notShown');
  if (count === 0) return message('entities:live.onNoMenu');
  if (screens === 0) return message('entities:live.onMenus', { count });
  return message('entities:live.onMenusAndScreens', {
    count,
    screens: message('entities:live.screens', { count: screens }),
  });
}

async function where(menusOf: MenusOf, saved: Saved): Promise<string | null> {
  try {
    return whereInWords(saved, await calls[menusOf](saved.id));
  } catch {
    return null;
  }
}

/** Says that something is saved, and on how many menus and screens it is found now: "Item updated. Live on 2 menus, 3 screens." */
export function toastWhereLive(said: string, menusOf: MenusOf | undefined, saved: Saved): void {
  if (menusOf === undefined) {
    toast(said);
    return;
  }
  const patience = new Promise<null>((resolve) => {
    setTimeout(resolve, patienceMs, null);
  });
  void Promise.race([where(menusOf, saved), patience]).then((place) =>
    toast(place === null ? said : `${said} ${place}`),
  );
}
