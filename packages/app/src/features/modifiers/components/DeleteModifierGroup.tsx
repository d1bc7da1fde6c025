import { DependencyAlert } from '@cardamom/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ModifierGroup } from '@cardamom/api-types';
import { ApiError } from '#shared/api/index.ts';
import { DeleteEntity, type ListWork } from '#shared/list-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';

/** Props of `DeleteModifierGroup`. */
export interface DeleteModifierGroupProps {
  group: ModifierGroup;
  work: ListWork<ModifierGroup>;
  onClose: () => void;
}

/** Asks by name, deletes, and names the items in the way where some still have the group. */
export function DeleteModifierGroup({ group, work, onClose }: DeleteModifierGroupProps) {
  const { t } = useMessages('modifiers');
  const href = useHref();
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: work.actions.remove,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['modifier-groups'] });
    },
  });
  const failure = deletion.error instanceof ApiError ? deletion.error : null;

  if (failure?.code !== 'OM_003') {
    return (
      <DeleteEntity
        words="modifiers"
        entity={group}
        deletion={deletion}
        onClose={onClose}
        onUndo={() => void work.restore(group)}
      />
    );
  }
  const hidden = failure.dependencyCount - failure.dependencies.length;
  return (
    <DependencyAlert
      title={t('delete.blockedTitle', { name: group.name })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      message={t('delete.blockedText', { count: failure.dependencyCount })}
      blockers={failure.dependencies.map(({ id, name }) => ({
        id,
        label: name,
        href: href({ to: '/menu-management/items/$itemId', params: { itemId: id } }),
      }))}
    >
      {hidden > 0 && t('delete.blockedMore', { count: hidden })}
    </DependencyAlert>
  );
}
