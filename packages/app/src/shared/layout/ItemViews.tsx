import { ViewLinks } from '@cardamom/ui';
import { useAccess } from '../access/index.ts';
import { useMessages } from '../messages/index.ts';
import { useHref } from '../routing/index.ts';

/** The three ways to look at the items: as a list, as a spreadsheet, and by their allergens. */
export function ItemViews({ current }: { current: 'list' | 'spreadsheet' | 'allergens' }) {
  const { t } = useMessages('common');
  const { can } = useAccess();
  const href = useHref();
  const views = [
    { id: 'list', href: href({ to: '/menu-management/items' }), isOpen: can('updateItem') },
    { id: 'spreadsheet', href: href({ to: '/menu-management/spreadsheet' }), isOpen: can('updateItems') },
    {
      id: 'allergens',
      href: href({ to: '/menu-management/allergen-matrix' }),
      isOpen: can('createMatrixPrint'),
    },
  ] as const;
  const open = views.filter(({ isOpen }) => isOpen);
  if (open.length < 2) return null;
  return (
    <ViewLinks
      label={t('views.label')}
      views={open.map(({ id, href: address }) => ({
        id,
        label: t(`views.${id}`),
        href: address,
        isCurrent: id === current,
      }))}
    />
  );
}
