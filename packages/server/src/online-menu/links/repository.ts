import type { Selectable } from 'kysely';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { TableSectionTable } from '../../database/schema/settings.ts';

/** The permanent code of each menu, by its id. */
export async function codesOfMenus(tx: RestaurantTransaction): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('short_code')
    .select(['target_id', 'code'])
    .where('target_kind', '=', 'MENU')
    .execute();
  return new Map(rows.map(({ target_id: id, code }) => [id, code]));
}

/** The sections of tables, those with the lowest numbers first. */
export function findSections(tx: RestaurantTransaction): Promise<Selectable<TableSectionTable>[]> {
  return tx
    .selectFrom('table_section')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('first_number')
    .orderBy('id')
    .execute();
}
