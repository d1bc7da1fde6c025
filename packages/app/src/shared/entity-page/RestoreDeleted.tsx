import { Button } from '@cardamom/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { deletionOf, restoreDeleted } from '../history/api/restore-deleted.ts';
import { useMessages } from '../messages/index.ts';

/** Brings back the entity of the address where somebody deleted it; nothing where there never was one. */
export function RestoreDeleted() {
  const { t } = useMessages('entities');
  // The address of an entity's page names that entity and nothing else.
  const [entityId = ''] = Object.values(useParams({ strict: false })).map(String);
  const { data: deletion } = useQuery(deletionOf(entityId));
  const restoring = useMutation(restoreDeleted());
  if (!deletion) return null;
  return (
    <Button
      variant="primary"
      icon="restore"
      isPending={restoring.isPending}
      onPress={() => restoring.mutate(entityId)}
    >
      {t('deleted.restoreOnly', { name: deletion.name })}
    </Button>
  );
}
