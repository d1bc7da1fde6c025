import type { Screen, ScreenLayout, ScreenState } from '@cardamom/api-types';
import { message } from '#shared/messages/index.ts';
import { standingOf } from '#shared/screens/index.ts';

/** Chosen categories by their names, "Soups, desserts"; those that were deleted are left out. */
export function categoriesInWords(ids: readonly string[], names: ReadonlyMap<string, string>): string {
  const known = ids.flatMap((id) => names.get(id) ?? []);
  return known.length === 0 ? message('digitalMenu:own.wholeMenu') : known.join(', ');
}

/** What is different on a screen: "Board, upright. Soups, desserts"; null where nothing is. */
export function ownInWords(
  { menuId, layout, categoryIds }: Pick<Screen, 'menuId' | 'layout' | 'categoryIds'>,
  hangsUpright: boolean,
  names: { menus: ReadonlyMap<string, string>; categories: ReadonlyMap<string, string> },
): string | null {
  const menu = menuId === null ? undefined : names.menus.get(menuId);
  const first = [
    ...(menu === undefined ? [] : [message('digitalMenu:own.menu', { menu })]),
    ...(layout === null ? [] : [layoutInWords(layout)]),
    ...(hangsUpright ? [message('digitalMenu:own.upright')] : []),
  ].join(', ');
  const second = categoryIds === null ? '' : categoriesInWords(categoryIds, names.categories);
  const sentences = [first, second].filter((one) => one !== '');
  const [start = '', ...rest] = sentences;
  return start === '' ? null : [start.charAt(0).toLocaleUpperCase('en') + start.slice(1), ...rest].join('. ');
}

/** What a layout is called. */
export function layoutInWords(layout: ScreenLayout): string {
  return message(`digitalMenu:layout.${layout}`);
}

/** On which screens a save is live at once, and on which once they are back; undefined while no screen would show it. */
export function liveInWords(screens: readonly Screen[], states: readonly ScreenState[]): string | undefined {
  const standing = screens.map((screen) => ({
    name: screen.name,
    kind: standingOf(
      screen,
      states.find(({ screenId }) => screenId === screen.id),
    ).kind,
  }));
  const count = standing.filter(({ kind }) => kind === 'LIVE').length;
  const waiting = standing.filter(({ kind }) => kind === 'OFFLINE').map(({ name }) => name);
  if (waiting.length === 0) return count === 0 ? undefined : message('digitalMenu:save.live', { count });
  const names = new Intl.ListFormat('en-GB').format(waiting);
  if (count === 0)
    return message(waiting.length === 1 ? 'digitalMenu:save.waiting' : 'digitalMenu:save.waitingMany', {
      names,
    });
  return message('digitalMenu:save.liveAndWaiting', { count, names });
}
