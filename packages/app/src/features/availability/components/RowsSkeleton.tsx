import { Card, Skeleton, Stack, VisuallyHidden } from '@cardamom/ui';
import { useMessages } from '#shared/messages/index.ts';

/** Holds the place of rows that load, each with a large button at its end. */
export function RowsSkeleton() {
  const { t } = useMessages('common');
  return (
    <Card aria-busy="true">
      <VisuallyHidden as="div" role="status">
        {t('status.loading')}
      </VisuallyHidden>
      <Stack gap={4}>
        <Skeleton width="10rem" height="1.5rem" />
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} shape="block" height={48} />
        ))}
      </Stack>
    </Card>
  );
}
