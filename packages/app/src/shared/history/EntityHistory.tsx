import { Button, Dialog, ErrorState, LinkButton, Skeleton, Stack, Text } from '@cardamom/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAccess } from '../access/index.ts';
import { useMessages } from '../messages/index.ts';
import { useHref } from '../routing/index.ts';
import { listEntityChanges } from './api/list-changes.ts';
import { ChangeDays } from './ChangeDays.tsx';

/** Props of `EntityHistory`. */
export interface EntityHistoryProps {
  entity: { id: string; name: string };
  onClose: () => void;
}

/** Everything that happened to one entity, newest first, with the ways back. */
export default function EntityHistory({ entity, onClose }: EntityHistoryProps) {
  const { t } = useMessages('history');
  const href = useHref();
  return (
    <Dialog
      title={t('panel.title', { name: entity.name })}
      size="medium"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <LinkButton
          href={href({ to: '/menu-management/history', search: { entry: entity.id } })}
          onPress={onClose}
        >
          {t('panel.all')}
        </LinkButton>
      }
    >
      <Changes entityId={entity.id} />
    </Dialog>
  );
}

function Changes({ entityId }: { entityId: string }) {
  const { t } = useMessages('history');
  const access = useAccess();
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(listEntityChanges(entityId));
  if (!data && error) {
    return (
      <ErrorState title={t('list.errorTitle')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.message}
      </ErrorState>
    );
  }
  if (!data || !access) return <Skeleton shape="block" height="16rem" />;
  const changes = data.pages.flatMap(({ items }) => items);
  if (changes.length === 0) return <Text tone="quiet">{t('list.emptyTitle')}</Text>;
  return (
    <Stack gap={4}>
      <ChangeDays changes={changes} context={access} hrefOf={() => null} isAboutOne />
      {hasNextPage && (
        <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {t('list.older')}
        </Button>
      )}
    </Stack>
  );
}
