import { toast } from '@cardamom/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { EntityPage } from '#shared/entity-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { getMenu } from '../api/get-menu.ts';
import { updateMenu } from '../api/update-menu.ts';
import { MenuForm } from './MenuForm.tsx';

/** One menu, to be changed. */
export function MenuPage({ menuId }: { menuId: string }) {
  const { t } = useMessages('menus');
  const href = useHref();
  const { mutateAsync: update } = useMutation(updateMenu(useQueryClient()));
  return (
    <EntityPage
      words="menus"
      query={useQuery(getMenu(menuId))}
      listHref={href({ to: '/menu-management/menus' })}
    >
      {(menu, { allowsWriting }) => (
        <MenuForm
          menu={menu}
          isReadOnly={!allowsWriting}
          onUpdate={async (version, patch) => {
            const saved = await update({ menuId, version, patch });
            toast(t('toast.updated'));
            return saved;
          }}
        />
      )}
    </EntityPage>
  );
}
