import { AppBar, MenuButton, SearchTrigger, useIsAtLeast, type MenuButtonItem } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { whenAtRest } from '#shared/browser/when-at-rest.ts';
import { pictureUrl } from '#shared/image-upload/picture-value.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { profileQuery, themeAtom, useChooseTheme } from '#shared/session/index.ts';
import { eventually } from '#shared/loading/on-demand.ts';
import { useChooseRestaurant } from '../api/choose-restaurant.ts';
import { useSignOut } from '../api/sign-out.ts';
import { commandKeyWords } from '../command-key.ts';
import { lateShellAtom } from '../late-shell.ts';
import { openPanelAtom } from '../open-panel.ts';

/** Wide enough for an avatar of 36 px at two device px for each CSS px. */
const avatarWidth = 72;

/** What may come after the page. */
const OfficeLate = eventually(async () => {
  await new Promise<void>(whenAtRest);
  return import('./OfficeLate.tsx');
});

function RestaurantName() {
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  return profile?.restaurant.name;
}

/** Ways to the person's other restaurants, and to a new one; none where there is only the open one. */
function useRestaurantItems(): MenuButtonItem[] {
  const { t } = useMessages('common');
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const choose = useChooseRestaurant();
  const { add } = useAtomValue(lateShellAtom);
  if (!profile) return [];
  const { restaurant, restaurants } = profile;
  if (restaurants.length < 2 && !add) return [];
  return [
    ...restaurants.map(({ id, name }) => ({
      id,
      label: id === restaurant.id ? t('shell.workingIn', { name }) : name,
      icon: id === restaurant.id ? ('check' as const) : ('building' as const),
      isDisabled: id === restaurant.id,
      onAction: () => choose.mutate(id),
    })),
    ...(add ? [add] : []),
  ];
}

function RestaurantMenu() {
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const items = useRestaurantItems();
  if (!profile || items.length === 0) return null;
  return (
    <MenuButton label={profile.restaurant.name} icon="chevronDown" hidesLabel size="small" items={items} />
  );
}

function AccountMenu() {
  const { t } = useMessages('common');
  const href = useHref();
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const signOut = useSignOut();
  const theme = useAtomValue(themeAtom);
  const chooseTheme = useChooseTheme();
  const openPanel = useSetAtom(openPanelAtom);
  const { outside } = useAtomValue(lateShellAtom);
  const restaurants = useRestaurantItems();
  // A list's title takes the place of restaurant and search on a phone, which has no keys to look up.
  const isPhone = !useIsAtLeast('sm');
  const name = profile ? `${profile.name} ${profile.lastName}`.trim() : '';
  const picture = profile?.picture;
  return (
    <MenuButton
      label={t('shell.account', { name })}
      person={{ name, ...(picture && { src: pictureUrl(picture, avatarWidth) }) }}
      items={[
        ...(isPhone
          ? [
              ...restaurants,
              {
                id: 'search',
                label: t('shell.search'),
                icon: 'search' as const,
                onAction: () => openPanel('search'),
              },
            ]
          : []),
        {
          id: 'profile',
          label: t('navigation.profile'),
          icon: 'user',
          href: href({ to: '/profile-setting' }),
        },
        {
          id: 'theme',
          label: theme === 'dark' ? t('shell.lightTheme') : t('shell.darkTheme'),
          icon: theme === 'dark' ? 'sun' : 'moon',
          onAction: () => chooseTheme(theme === 'dark' ? 'light' : 'dark'),
        },
        ...(isPhone
          ? []
          : [
              {
                id: 'keys',
                label: t('shell.keys'),
                icon: 'help' as const,
                onAction: () => openPanel('keys'),
              },
            ]),
        ...outside,
        { id: 'sign-out', label: t('shell.signOut'), icon: 'logout', onAction: () => signOut.mutate() },
      ]}
    />
  );
}

/** The app bar: mark, restaurant, search, and the account with its theme. */
export function OfficeBar() {
  const { t } = useMessages('common');
  const openPanel = useSetAtom(openPanelAtom);
  return (
    <AppBar
      homeLabel={t('shell.home')}
      restaurant={<RestaurantName />}
      restaurantMenu={<RestaurantMenu />}
      search={
        <SearchTrigger
          label={t('shell.search')}
          shortcut={commandKeyWords('K')}
          onPress={() => openPanel('search')}
        />
      }
    >
      <OfficeLate />
      <AccountMenu />
    </AppBar>
  );
}
