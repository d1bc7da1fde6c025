import {
  tableSectionSorts,
  type TableSection,
  type TableSectionDraft,
  type TableSectionPatch,
  type TableSectionSort,
} from '@cardamom/api-types';
import { mutationOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';
import { entityCalls, type EntityDefinition } from '#shared/entity/index.ts';

const key = 'tableSections';

/** Sections of tables; a name in use is CM_NAME_IN_USE. */
export const tableSections: EntityDefinition<
  TableSection,
  TableSectionDraft,
  TableSectionPatch,
  TableSectionSort
> = {
  words: 'tables',
  calls: entityCalls('/settings/table-sections', key),
  writes: 'updateTableSection',
  sorts: tableSectionSorts,
  places: {
    list: { to: '/setting/table' },
    newForm: { to: '/setting/table/new' },
    form: (tableSectionId) => ({ to: '/setting/table/$tableSectionId', params: { tableSectionId } }),
  },
};

/** Gives a table of a section another code; throws CM_CONFLICT where the section was saved since. */
export function replaceTableCode({ id, version }: Pick<TableSection, 'id' | 'version'>) {
  return mutationOptions({
    mutationFn: (tableId: string) =>
      dataOf(
        api.POST('/settings/table-sections/{tableSectionId}/tables/{tableId}/code', {
          params: { path: { tableSectionId: id, tableId }, header: { 'If-Match': `"${version}"` } },
        }),
      ),
    meta: { touches: [key], waits: true },
  });
}
