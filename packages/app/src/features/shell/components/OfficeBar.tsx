import { AppBar, IconButton, MenuButton, Text } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { profileQuery, themeAtom, useChooseTheme } from '#shared/session/index.ts';
import { useChooseRestaurant } from '../api/choose-restaurant.ts';
import { useSignOut } from '../api/sign-out.ts';

function Restaurant() {
  const { t } = useMessages('common');
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const choose = useChooseRestaurant();
  if (!profile) return null;
  const { restaurant, restaurants } = profile;
  if (restaurants.length < 2) return <Text as="span">{restaurant.name}</Text>;
  return (
    <MenuButton
      label={restaurant.name}
      variant="quiet"
      items={restaurants.map(({ id, name }) => ({
        id,
        label: id === restaurant.id ? t('shell.workingIn', { name }) : name,
        icon: id === restaurant.id ? ('check' as const) : ('building' as const),
        isDisabled: id === restaurant.id,
        onAction: () => choose.mutate(id),
      }))}
    />
  );
}

function ThemeButton() {
  const { t } = useMessages('common');
  const theme = useAtomValue(themeAtom);
  const chooseTheme = useChooseTheme();
  const isDark = theme === 'dark';
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={isDark ? t('shell.lightTheme') : t('shell.darkTheme')}
      onPress={() => chooseTheme(isDark ? 'light' : 'dark')}
    />
  );
}

function AccountMenu() {
  const { t } = useMessages('common');
  const href = useHref();
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const signOut = useSignOut();
  const name = profile ? `${profile.name} ${profile.lastName}`.trim() : '';
  return (
    <MenuButton
      label={t('shell.account', { name })}
      icon="user"
      hidesLabel
      items={[
        {
          id: 'profile',
          label: t('navigation.profile'),
          icon: 'user',
          href: href({ to: '/profile-setting' }),
        },
        { id: 'sign-out', label: t('shell.signOut'), icon: 'logout', onAction: () => signOut.mutate() },
      ]}
    />
  );
}

/** The app bar: mark, restaurant, theme, account. */
export function OfficeBar() {
  const { t } = useMessages('common');
  return (
    <AppBar homeLabel={t('shell.home')} restaurant={<Restaurant />}>
      <ThemeButton />
      <AccountMenu />
    </AppBar>
  );
}
