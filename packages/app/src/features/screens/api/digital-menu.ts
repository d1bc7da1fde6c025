import type { DigitalMenuSettingsPatch } from '@cardamom/api-types';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

/** The settings of the digital menu. */
export const digitalMenuQuery = queryOptions({
  queryKey: ['digitalMenu'],
  queryFn: ({ signal }) => dataOf(api.GET('/online-menu/digital-menu', { signal })),
});

/** Changes them, and so what all screens show that have not their own; throws CM_CONFLICT where somebody else saved first. */
export function updateDigitalMenu() {
  return mutationOptions({
    mutationFn: ({ version, patch }: { version: number; patch: DigitalMenuSettingsPatch }) =>
      dataOf(
        api.PATCH('/online-menu/digital-menu', {
          params: { header: { 'If-Match': `"${version}"` } },
          body: patch,
        }),
      ),
    meta: { touches: ['digitalMenu', 'menus', 'health'] },
  });
}
