import type { ServiceChargePatch } from '@cardamom/api-types';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';
import { entityCalls } from '#shared/entity/index.ts';

/** Calls of the taxes. */
export const taxCalls = entityCalls('/settings/taxes', 'TAX');

/** The tax that prices are read with; null where there is none. */
export const defaultTaxQuery = queryOptions({
  queryKey: ['TAX', 'default'],
  queryFn: async ({ signal }) =>
    (await dataOf(api.GET('/settings/taxes', { params: { query: { limit: 1 } }, signal }))).items[0] ?? null,
});

/** The restaurant's service charge. */
export const serviceChargeQuery = queryOptions({
  queryKey: ['serviceCharge'],
  queryFn: ({ signal }) => dataOf(api.GET('/settings/service-charge', { signal })),
});

/** Changes the service charge; throws CM_CONFLICT where somebody else saved first. */
export function updateServiceCharge() {
  return mutationOptions({
    mutationFn: ({ version, patch }: { version: number; patch: ServiceChargePatch }) =>
      dataOf(
        api.PATCH('/settings/service-charge', {
          params: { header: { 'If-Match': `"${version}"` } },
          body: patch,
        }),
      ),
    meta: { touches: ['serviceCharge'] },
  });
}
