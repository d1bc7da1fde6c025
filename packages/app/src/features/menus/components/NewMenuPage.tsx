import { PageHeader, toast } from '@cardamom/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '#shared/messages/index.ts';
import { useHref, usePageTitle } from '#shared/routing/index.ts';
import { createMenu } from '../api/create-menu.ts';
import { MenuForm } from './MenuForm.tsx';

/** A new menu. */
export function NewMenuPage() {
  const { t } = useMessages('menus');
  const href = useHref();
  const navigate = useNavigate();
  const { mutateAsync: create } = useMutation(createMenu(useQueryClient()));
  usePageTitle(t('form.newTitle'));
  return (
    <>
      <PageHeader
        title={t('form.newTitle')}
        breadcrumbs={[{ label: t('title'), href: href({ to: '/menu-management/menus' }) }]}
      />
      <MenuForm
        menu={null}
        onCreate={(draft) => create(draft)}
        onCreated={async () => {
          toast(t('toast.created'));
          await navigate({ to: '/menu-management/menus' });
        }}
      />
    </>
  );
}
