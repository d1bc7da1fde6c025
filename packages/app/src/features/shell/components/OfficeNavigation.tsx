import { NavList } from '@cardamom/ui';
import { useMessages } from '#shared/messages/index.ts';
import { usePlaces } from '../usePlaces.ts';

/** The navigation as far as the person may enter; a phone, which has the most used places in a bar, lists the tools too. */
export function OfficeNavigation({ showsTools = false }: { showsTools?: boolean }) {
  const { t } = useMessages('common');
  const groups = usePlaces()
    .map(({ id, places }) => ({
      id,
      // What stands alone needs no title over it.
      label: id === 'start' || id === 'linkToMenu' ? undefined : t(`navigation.${id}`),
      items: places.filter(({ isTool }) => showsTools || !isTool),
      foldsUnder: id === 'setting' && !showsTools ? ('settings' as const) : undefined,
    }))
    .filter(({ items }) => items.length > 0);
  return <NavList label={t('navigation.main')} groups={groups} />;
}
