import { Skeleton, Stack } from '@cardamom/ui';
import { Waiting } from './GuestStage.styles.ts';

/** Stands in the phone until there is a page. */
export function GuestWaiting() {
  return (
    <Waiting aria-hidden="true">
      <Stack gap={6}>
        <Skeleton shape="text" width="60%" />
        <Skeleton shape="block" height={160} />
        <Skeleton shape="block" height={160} />
      </Stack>
    </Waiting>
  );
}
