import { PageHeader, toast } from '@cardamom/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMenuAccess } from '#shared/menu-access/useMenuAccess.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref, usePageTitle } from '#shared/routing/index.ts';
import { createModifierGroup } from '../api/create-modifier-group.ts';
import { ModifierGroupForm } from './ModifierGroupForm.tsx';

/** A new modifier group. */
export function NewModifierGroupPage() {
  const { t } = useMessages('modifiers');
  const href = useHref();
  const navigate = useNavigate();
  const access = useMenuAccess();
  const { mutateAsync: create } = useMutation(createModifierGroup(useQueryClient()));
  usePageTitle(t('form.newTitle'));
  return (
    <>
      <PageHeader
        title={t('form.newTitle')}
        breadcrumbs={[{ label: t('title'), href: href({ to: '/menu-management/modifiers' }) }]}
      />
      {access && (
        <ModifierGroupForm
          group={null}
          currency={access.currency}
          onCreate={(draft) => create(draft)}
          onCreated={async ({ id }) => {
            toast(t('toast.created'));
            // The list has another permission than the form (docs/rules.md, Permissions).
            await (access.allowsWriting
              ? navigate({ to: '/menu-management/modifiers' })
              : navigate({
                  to: '/menu-management/modifiers/$modifierGroupId',
                  params: { modifierGroupId: id },
                }));
          }}
        />
      )}
    </>
  );
}
