import type { ExportFormat } from '@cardamom/api-types';
import { fetchFile } from '#shared/api/index.ts';
import { saveFile } from '#shared/browser/index.ts';

/** What can be taken out: a table of the items, or everything, with or without pictures. */
export const exportKinds = ['csv', 'xlsx', 'csv-tables', 'json', 'archive'] as const;
/** One of them, or the table to fill in, which holds nothing of the menu. */
export type ExportKind = (typeof exportKinds)[number] | 'template';

/** Makes the file on the server and saves it on the person's device. */
export const exportMenu = {
  mutationFn: async (kind: ExportKind) => {
    const format: ExportFormat = kind === 'archive' ? 'json' : kind;
    const query = new URLSearchParams({ format, pictures: String(kind === 'archive') });
    const { blob, name } = await fetchFile(`/api/online-menu/export?${query}`);
    saveFile(blob, name);
  },
};
