import type { Permission } from '@cardamom/api-types';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useMessages } from '#shared/messages/index.ts';
import { placesFor } from '#shared/navigation/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { profileQuery } from '#shared/session/index.ts';
import { lateShellAtom } from './late-shell.ts';

const nobody: readonly Permission[] = [];

/** The places the person may enter, in their groups, with their words and addresses and which one is open. */
export function usePlaces() {
  const { t } = useMessages('common');
  const href = useHref();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const { data: permissions = nobody } = useQuery({
    ...profileQuery,
    enabled: false,
    select: (profile): readonly Permission[] => profile.permissions,
  });
  const { soldOut } = useAtomValue(lateShellAtom);
  const isCurrent = (address: string) =>
    address === '/' ? pathname === '/' : pathname === address || pathname.startsWith(`${address}/`);

  return placesFor(permissions).map(({ id: groupId, places }) => ({
    id: groupId,
    places: places.map(({ id, icon, place, isTool = false }) => {
      const address = href(place);
      return {
        id,
        icon,
        href: address,
        label: t(`navigation.${id}`),
        isCurrent: isCurrent(address),
        isTool,
        count: id === 'soldOut' ? soldOut : undefined,
      };
    }),
  }));
}
