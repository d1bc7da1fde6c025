import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, dataOf, fetchFile } from '#shared/api/index.ts';
import { saveFile } from '#shared/browser/index.ts';
import type { QrCodeFormat } from '@cardamom/api-types';
import type { CodeQuery } from '../model/code-search.ts';

/** Under which key a code is kept, so that it is read again when what it belongs to changes. */
function keyOf({ menuId, tableId, tableSectionId, allTables }: CodeQuery): string {
  if (menuId !== undefined) return 'menus';
  return tableId !== undefined || tableSectionId !== undefined || allTables === true
    ? 'TABLE_SECTION'
    : 'settings';
}

/** What a code will be like, and why it would not scan. */
export function checkedCode(query: CodeQuery | null) {
  return queryOptions({
    queryKey: [query === null ? 'settings' : keyOf(query), 'qr-code', query],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/online-menu/qr-codes/check', { params: { query: query ?? {} }, signal })),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  });
}

/** Makes the file on the server and saves it on the person's device; throws the field that keeps the code from scanning. */
export const downloadCode = {
  mutationFn: async ({ format, ...query }: CodeQuery & { format: QrCodeFormat }) => {
    const asked = new URLSearchParams({ format });
    for (const [key, value] of Object.entries(query)) asked.set(key, String(value));
    const { blob, name } = await fetchFile(`/api/online-menu/qr-codes/file?${asked.toString()}`);
    saveFile(blob, name);
  },
};
