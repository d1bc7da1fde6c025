import type { QrMenuSettingsPatch } from '@cardamom/api-types';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

/** The settings of the QR menu. */
export const qrMenuQuery = queryOptions({
  queryKey: ['qrMenu'],
  queryFn: ({ signal }) => dataOf(api.GET('/online-menu/qr-menu', { signal })),
});

/** Changes them, and so what guests see and what is looked for in dishes; throws CM_CONFLICT where somebody else saved first. */
export function updateQrMenu() {
  return mutationOptions({
    mutationFn: ({ version, patch }: { version: number; patch: QrMenuSettingsPatch }) =>
      dataOf(
        api.PATCH('/online-menu/qr-menu', {
          params: { header: { 'If-Match': `"${version}"` } },
          body: patch,
        }),
      ),
    meta: { touches: ['qrMenu', 'menus', 'health'] },
  });
}

/** What the restaurant's logo is mostly made of, as `#rrggbb`; null where it has none. */
export const logoColourQuery = queryOptions({
  queryKey: ['settings', 'restaurant'],
  queryFn: ({ signal }) => dataOf(api.GET('/settings/restaurant', { signal })),
  select: ({ logo }) => logo?.dominantColour ?? null,
});
