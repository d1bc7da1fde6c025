import { toast } from '@cardamom/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { EntityPage } from '#shared/entity-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { getModifierGroup } from '../api/get-modifier-group.ts';
import { updateModifierGroup } from '../api/update-modifier-group.ts';
import { ModifierGroupForm } from './ModifierGroupForm.tsx';

/** One modifier group, to be changed. */
export function ModifierGroupPage({ modifierGroupId }: { modifierGroupId: string }) {
  const { t } = useMessages('modifiers');
  const href = useHref();
  const { mutateAsync: update } = useMutation(updateModifierGroup(useQueryClient()));
  return (
    <EntityPage
      words="modifiers"
      query={useQuery(getModifierGroup(modifierGroupId))}
      listHref={href({ to: '/menu-management/modifiers' })}
    >
      {(group, { currency, allowsModifiers }) => (
        <ModifierGroupForm
          group={group}
          currency={currency}
          isReadOnly={!allowsModifiers}
          onUpdate={async (version, patch) => {
            const saved = await update({ modifierGroupId, version, patch });
            toast(t('toast.updated'));
            return saved;
          }}
        />
      )}
    </EntityPage>
  );
}
