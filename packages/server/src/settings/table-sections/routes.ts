import type { TableSection } from '@cardamom/api-types';
import { entityHandlers } from '../../entities/handlers.ts';
import { writing, type Handlers } from '../../http/call.ts';
import { shortPath } from '../../shared/links.ts';
import { presentConflict } from '../../shared/present-conflict.ts';
import type { Services } from '../../shared/services.ts';
import { requiredVersion } from '../../shared/version.ts';
import { replaceTableCode, tableSectionEntity, tableSections, type StoredSection } from './service.ts';

/** Handlers of the contract's `/settings/table-sections`. */
export function tableSectionHandlers({ config: { publicUrl } }: Services) {
  const linked = (section: StoredSection): TableSection => ({
    ...section,
    tables: section.tables.map((table) => ({ ...table, shortUrl: publicUrl + shortPath(table.shortCode) })),
  });
  return {
    ...entityHandlers({ one: 'TableSection', many: 'TableSections' }, tableSections, tableSectionEntity, {
      present: (_tx, stored) => Promise.resolve(stored.map(linked)),
    }),

    replaceTableCode: writing<'replaceTableCode'>(async ({ staff, params, ifMatch }, tx) => {
      const named = { id: params.tableSectionId, version: requiredVersion(ifMatch) };
      const saved = await presentConflict(
        () => replaceTableCode(tx, staff.staffId, named, params.tableId),
        (current) => Promise.resolve(linked(current as StoredSection)),
      );
      return { status: 200, data: linked(saved), version: saved.version };
    }),
  } satisfies Handlers;
}
