import type { Command } from '@cardamom/ui/command-palette';
import { useAccess } from '#shared/access/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';

/** What the person may begin from anywhere. */
export function useDeeds(): Command[] {
  const { t } = useMessages('search');
  const { can } = useAccess();
  const href = useHref();
  const all = [
    { id: 'add-item', to: '/menu-management/items/new', label: t('addItem'), needs: 'createItem' },
    {
      id: 'add-category',
      to: '/menu-management/categories/new',
      label: t('addCategory'),
      needs: 'createCategory',
    },
    { id: 'add-menu', to: '/menu-management/menus/new', label: t('addMenu'), needs: 'createMenu' },
    {
      id: 'add-modifier-group',
      to: '/menu-management/modifiers/new',
      label: t('addModifierGroup'),
      needs: 'createModifierGroup',
    },
    { id: 'add-discount', to: '/setting/financial/new', label: t('addDiscount'), needs: 'createDiscount' },
    { id: 'add-person', to: '/setting/staff/new', label: t('addPerson'), needs: 'createStaffMember' },
    { id: 'add-printer', to: '/setting/printer/new', label: t('addPrinter'), needs: 'createPrinter' },
    {
      id: 'add-table-section',
      to: '/setting/table/new',
      label: t('addSection'),
      needs: 'createTableSection',
    },
    { id: 'add-screen', to: '/digital-menu/screens/new', label: t('addScreen'), needs: 'createScreen' },
  ] as const;
  return all
    .filter(({ needs }) => can(needs))
    .map(({ id, to, label }) => ({ id, label, icon: 'add', href: href({ to }) }));
}
