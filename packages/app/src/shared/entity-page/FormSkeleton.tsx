import { Skeleton, Stack, VisuallyHidden } from '@cardamom/ui';
import { useMessages } from '../messages/index.ts';

/** Holds the place of a form page while its entity loads. */
export function FormSkeleton() {
  const { t } = useMessages('common');
  return (
    <Stack gap={6}>
      <VisuallyHidden as="div" role="status">
        {t('status.loading')}
      </VisuallyHidden>
      <Skeleton width="16rem" height="2rem" />
      <Skeleton shape="block" width="min(100%, 640px)" height="20rem" />
      <Skeleton shape="block" width="min(100%, 640px)" height="16rem" />
    </Stack>
  );
}
