import { DependencyAlert } from '@cardamom/ui';
import type { ModifierGroup } from '@cardamom/api-types';
import { DeleteRow, useBlockers, type ListWork } from '#shared/list-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';

/** Props of `DeleteModifierGroup`. */
export interface DeleteModifierGroupProps {
  group: ModifierGroup;
  work: ListWork<ModifierGroup>;
  onClose: () => void;
}

/** Asks by name, deletes, and names the items in the way where some still have the group. */
export function DeleteModifierGroup({ group, work, onClose }: DeleteModifierGroupProps) {
  const { t } = useMessages('modifiers');
  const blockersOf = useBlockers();
  return (
    <DeleteRow
      words="modifiers"
      row={group}
      work={work}
      onClose={onClose}
      renderInUse={(failure) => (
        <DependencyAlert
          title={t('delete.blockedTitle', { name: group.name })}
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) onClose();
          }}
          message={t('delete.blockedText', { count: failure.dependencyCount })}
          blockers={blockersOf(failure)}
        >
          {failure.dependencyCount > failure.dependencies.length &&
            t('delete.blockedMore', { count: failure.dependencyCount - failure.dependencies.length })}
        </DependencyAlert>
      )}
    />
  );
}
