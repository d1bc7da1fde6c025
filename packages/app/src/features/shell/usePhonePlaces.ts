import type { NavItem } from '@cardamom/ui';
import { useMessages } from '#shared/messages/index.ts';
import { usePlaces } from './usePlaces.ts';

/** What a phone's bar offers: Home, the menu, sold out; everything else is behind its last place. */
export function usePhonePlaces(): readonly NavItem[] {
  const { t } = useMessages('common');
  const groups = usePlaces();
  const placesOf = (group: string) => groups.find(({ id }) => id === group)?.places ?? [];
  const start = placesOf('start');
  const menuPlaces = placesOf('menuManagement').filter(({ isTool }) => !isTool);
  const items = menuPlaces.find(({ id }) => id === 'items');
  const menu = items && {
    ...items,
    label: t('navigation.menu'),
    isCurrent: menuPlaces.some(({ isCurrent }) => isCurrent),
  };
  return [
    ...start.filter(({ id }) => id === 'home'),
    ...(menu ? [menu] : []),
    ...start.filter(({ id }) => id === 'soldOut'),
  ];
}
