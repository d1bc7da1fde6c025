import type { ImportOutcome, ImportRow } from '@cardamom/api-types';
import { sql } from 'kysely';
import { fromJson, toJson } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { nameHolds } from '../../entities/like-pattern.ts';
import { isBeyond, pageOf, readingDirection, type PageOf, type PageRequest } from '../../shared/paging.ts';
import { nameKey } from '../../shared/text.ts';
import type { ToldRow } from './plan/told-rows.ts';

/** Shows rows from a place on, over what was shown there. */
export async function showRows(
  tx: RestaurantTransaction,
  importId: string,
  start: number,
  rows: readonly ToldRow[],
): Promise<void> {
  const stored = rows.map((row, index) => ({
    import_id: importId,
    position: start + index,
    outcome: row.outcome,
    name_key: nameKey(row.name),
    is_edited: row.edits.length > 0 ? (1 as const) : (0 as const),
    content: toJson(row),
  }));
  await tx
    .insertInto('menu_import_row', stored)
    .onConflict((conflict) =>
      conflict.columns(['restaurant_id', 'import_id', 'position']).doUpdateSet((eb) => ({
        outcome: eb.ref('excluded.outcome'),
        name_key: eb.ref('excluded.name_key'),
        is_edited: eb.ref('excluded.is_edited'),
        content: eb.ref('excluded.content'),
      })),
    )
    .execute();
}

/** Removes what is shown from a place on, a portion of it; returns whether there was any. */
export async function removeRows(
  tx: RestaurantTransaction,
  importId: string,
  from: number,
  most: number,
): Promise<boolean> {
  const { last } = await tx
    .selectFrom('menu_import_row')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  if (last === null || last < from) return false;
  await tx
    .deleteFrom('menu_import_row')
    .where('import_id', '=', importId)
    .where('position', '>=', Math.max(from, last - most + 1))
    .execute();
  return true;
}

export type RowFilter = {
  search: string | undefined;
  outcome: ImportOutcome | undefined;
  isEdited: boolean;
};

function matching(tx: RestaurantTransaction, importId: string, { search, outcome, isEdited }: RowFilter) {
  let query = tx.selectFrom('menu_import_row').where('import_id', '=', importId);
  if (search)
    query = query.where(sql<boolean>`menu_import_row.name_key like ${nameHolds(search)} escape '\\'`);
  if (outcome !== undefined) query = query.where('outcome', '=', outcome);
  if (isEdited) query = query.where('is_edited', '=', 1);
  return query;
}

/** One page of an import's rows in the order of the file, and how many match in all. */
export async function findRows(
  tx: RestaurantTransaction,
  importId: string,
  filter: RowFilter,
  request: PageRequest<'position'>,
): Promise<PageOf<ImportRow> & { total: number }> {
  const rows = await matching(tx, importId, filter)
    .select(['position', 'content'])
    .where(isBeyond(request, sql.ref('position'), sql<string>`''`))
    .orderBy('position', readingDirection(request))
    .limit(request.limit + 1)
    .execute();
  const page = pageOf(request, rows, ({ position }) => ({ key: position, id: '' }));
  const { total } = await matching(tx, importId, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    ...page,
    rows: page.rows.map(({ position, content }) =>
      // Rows from before edits and sources were told hold none.
      Object.assign({ edits: [], source: [], twin: null }, fromJson(content), { id: String(position) }),
    ),
    total,
  };
}

/** The wrong rows of an import in the order of the file. */
export async function findWrongRows(tx: RestaurantTransaction, importId: string): Promise<ToldRow[]> {
  const rows = await tx
    .selectFrom('menu_import_row')
    .select('content')
    .where('import_id', '=', importId)
    .where('outcome', '=', 'WRONG')
    .orderBy('position')
    .execute();
  return rows.map(({ content }) => Object.assign({ source: [], twin: null }, fromJson(content)));
}
