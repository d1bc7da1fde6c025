import type { Screen, ScreenState, ScreenStates } from '@cardamom/api-types';
import { useQuery } from '@tanstack/react-query';
import { useAccess } from '#shared/access/index.ts';
import { useMinute } from '#shared/availability/index.ts';
import { momentInWords } from '#shared/draft/moment-in-words.ts';
import { useMessages } from '#shared/messages/index.ts';
import { standingOf } from '#shared/screens/index.ts';
import { menuNamesQuery } from '../api/list-menus.ts';

/** A screen and what was last heard of it. */
export interface KnownScreen {
  screen: Screen;
  state: ScreenState | undefined;
}

/** Each screen with what was last heard of it. */
export function known(screens: readonly Screen[], states: ScreenStates | undefined): KnownScreen[] {
  return screens.map((screen) => ({
    screen,
    state: states?.screens.find(({ screenId }) => screenId === screen.id),
  }));
}

/** What guests see on a screen now, or why nothing of it is known. */
export function useShownText(): (one: KnownScreen) => string {
  const { t } = useMessages('home');
  const { timeZone } = useAccess();
  const { data: menus } = useQuery(menuNamesQuery);
  const now = useMinute();
  return ({ screen, state }) => {
    const standing = standingOf(screen, state);
    if (standing.kind === 'OFFLINE')
      return t('screens.offline', { time: momentInWords(standing.since, new Date(now), timeZone) });
    if (standing.kind !== 'LIVE') return t(`screens.${standing.kind}`);
    const { menuId = null, page = 1, pages = 1 } = state?.showing ?? {};
    if (menuId === null) return t('screens.noMenu');
    const menu = menus?.find(({ id }) => id === menuId)?.name;
    // Its name is on its way: there is a menu, which is all that is known.
    if (menu === undefined) return '';
    return pages === 1 ? menu : t('screens.page', { menu, page, pages });
  };
}
