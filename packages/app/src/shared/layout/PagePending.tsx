import { Skeleton, Stack } from '@cardamom/ui';

/** Stands in for a page whose code or session is still on its way. */
export function PagePending() {
  return (
    <Stack gap={6} aria-hidden="true">
      <Skeleton shape="text" width="12rem" />
      <Skeleton shape="block" height="16rem" />
    </Stack>
  );
}
