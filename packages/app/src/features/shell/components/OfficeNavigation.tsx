import type { Permission } from '@cardamom/api-types';
import { NavList } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { meets } from '#shared/access/index.ts';
import { profileQuery } from '#shared/session/index.ts';
import { navigationGroups, type NavigationPlace } from '../navigation.ts';

const nobody: readonly Permission[] = [];

/** The navigation as far as the person may enter. */
export function OfficeNavigation() {
  const { t } = useMessages('common');
  const href = useHref();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const { data: permissions = nobody } = useQuery({
    ...profileQuery,
    enabled: false,
    select: (profile): readonly Permission[] => profile.permissions,
  });

  const isCurrent = (address: string) =>
    address === '/' ? pathname === '/' : pathname === address || pathname.startsWith(`${address}/`);

  const groups = navigationGroups
    .map((group) => ({
      id: group.id,
      label: group.id === 'start' ? undefined : t(`navigation.${group.id}`),
      items: (group.places as readonly NavigationPlace[])
        .filter((place) => meets(permissions, place))
        .map(({ id, icon, place }) => {
          const address = href(place);
          return { id, icon, href: address, label: t(`navigation.${id}`), isCurrent: isCurrent(address) };
        }),
    }))
    .filter(({ items }) => items.length > 0);

  return <NavList label={t('navigation.main')} groups={groups} />;
}
