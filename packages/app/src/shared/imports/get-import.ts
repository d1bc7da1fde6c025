import { queryOptions } from '@tanstack/react-query';
import type { Import } from '@cardamom/api-types';
import { api, dataOf } from '../api/index.ts';

const askAgainMs = 400;

/** Where an import is kept between questions. */
export const importKey = (importId: string) => ['imports', importId] as const;

/** Whether the server works on it by itself. */
export function isRunning({ state }: Pick<Import, 'state'>): boolean {
  return state === 'READING' || state === 'APPLYING';
}

/** How far an import is; asks again while the server works on it, which says enough of itself where it is shown. */
export function getImport(importId: string) {
  return queryOptions({
    queryKey: importKey(importId),
    queryFn: ({ signal }) =>
      dataOf(api.GET('/online-menu/imports/{importId}', { params: { path: { importId } }, signal })),
    meta: { isQuiet: true },
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? askAgainMs : false),
  });
}
