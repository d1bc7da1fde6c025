import { tableSectionSorts, type TableSection } from '@cardamom/api-types';
import { mutationOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';
import { defineEntity } from '#shared/entity/index.ts';

/** Sections of tables; a name in use is CM_NAME_IN_USE. */
export const tableSections = defineEntity('/settings/table-sections', {
  history: 'TABLE_SECTION',
  words: 'tables',
  sorts: tableSectionSorts,
  places: { list: { to: '/setting/table' }, newForm: { to: '/setting/table/new' } },
});

/** Gives a table of a section another code; throws CM_CONFLICT where the section was saved since. */
export function replaceTableCode({ id, version }: Pick<TableSection, 'id' | 'version'>) {
  return mutationOptions({
    mutationFn: (tableId: string) =>
      dataOf(
        api.POST('/settings/table-sections/{tableSectionId}/tables/{tableId}/code', {
          params: { path: { tableSectionId: id, tableId }, header: { 'If-Match': `"${version}"` } },
        }),
      ),
    meta: { touches: tableSections.calls.actions.touches, waits: true },
  });
}
