import { DependencyAlert } from '@cardamom/ui';
import type { ModifierGroup } from '@cardamom/api-types';
import type { ApiError } from '#shared/api/index.ts';
import { useBlockers } from '#shared/list-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';

/** Props of `GroupInUse`. */
export interface GroupInUseProps {
  group: ModifierGroup;
  /** The refusal, with the items in the way. */
  failure: ApiError;
  onClose: () => void;
}

/** Names the items that keep a modifier group from being deleted. */
export function GroupInUse({ group, failure, onClose }: GroupInUseProps) {
  const { t } = useMessages('modifiers');
  const blockersOf = useBlockers();
  const more = failure.dependencyCount - failure.dependencies.length;
  return (
    <DependencyAlert
      title={t('delete.blockedTitle', { name: group.name })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      message={t('delete.blockedText', { count: failure.dependencyCount })}
      blockers={blockersOf(failure)}
    >
      {more > 0 && t('delete.blockedMore', { count: more })}
    </DependencyAlert>
  );
}
