import type {
  ImportCorrection,
  ImportCounts,
  ImportEdits,
  ImportLine,
  ImportNote,
  ImportOutcome,
  ImportRow,
  ImportState,
  ImportTable,
} from '@cardamom/api-types';
import { sql } from 'kysely';
import { fromJson, toJson } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { MenuImportTable } from '../../database/schema/imports.ts';
import { now } from '../../shared/clock.ts';
import { isBeyond, pageOf, readingDirection, type PageOf, type PageRequest } from '../../shared/paging.ts';
import { nameKey } from '../../shared/text.ts';
import { nameHolds } from '../../entities/like-pattern.ts';
import type { ToldRow } from './plan/told-rows.ts';

export type StoredImport = Omit<
  MenuImportTable,
  'restaurant_id' | 'counts' | 'notes' | 'found_table' | 'found_lines' | 'said_edits' | 'said_rows'
> & {
  counts: ImportCounts[];
  notes: ImportNote[];
  found_table: ImportTable | null;
  found_lines: ImportLine[] | null;
  said_edits: ImportEdits | null;
  said_rows: ImportCorrection[] | null;
};

export type NewImport = {
  id: string;
  staffId: string;
  fileName: string;
  byteSize: number;
  runner: string;
};

export async function insertImport(tx: RestaurantTransaction, added: NewImport): Promise<void> {
  await tx
    .insertInto('menu_import', {
      id: added.id,
      staff_id: added.staffId,
      file_name: added.fileName,
      byte_size: added.byteSize,
      format: null,
      state: 'READING',
      counts: toJson([]),
      notes: toJson([]),
      found_table: null,
      found_lines: null,
      said_edits: null,
      said_rows: null,
      edited_count: 0,
      undone_by: null,
      plan_digest: null,
      problem: null,
      was_interrupted: 0,
      runner: added.runner,
      alive_at: now(),
      batch_id: null,
      created_at: now(),
      finished_at: null,
    })
    .execute();
  tx.notes.push({ entity: 'IMPORT', entityId: added.id, action: 'CREATED' });
}

/** The import, or null when the restaurant has none with this id. */
export async function findImport(tx: RestaurantTransaction, id: string): Promise<StoredImport | null> {
  const row = await tx.selectFrom('menu_import').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  return {
    ...row,
    counts: fromJson(row.counts),
    notes: fromJson(row.notes),
    found_table: row.found_table === null ? null : fromJson(row.found_table),
    found_lines: row.found_lines === null ? null : fromJson(row.found_lines),
    said_edits: row.said_edits === null ? null : fromJson(row.said_edits),
    said_rows: row.said_rows === null ? null : fromJson(row.said_rows),
  };
}

export type ImportChange = Partial<
  Pick<
    StoredImport,
    | 'format'
    | 'state'
    | 'counts'
    | 'notes'
    | 'found_table'
    | 'found_lines'
    | 'said_edits'
    | 'said_rows'
    | 'edited_count'
    | 'plan_digest'
    | 'problem'
    | 'was_interrupted'
    | 'runner'
    | 'batch_id'
    | 'finished_at'
  >
>;

/** Nobody looks at the columns, lines, rows or choices of an import that is over. */
const over: ReadonlySet<ImportState> = new Set(['APPLIED', 'FAILED', 'CANCELLED']);

/**
 * Changes an import that is still in the state, and still the runner's where one is named; returns false when it is
 * not, because somebody cancelled it or took it over. The feed is told of another state; of APPLIED whoever publishes tells,
 * since what came in may be told as one "anything".
 */
export async function moveImport(
  tx: RestaurantTransaction,
  id: string,
  from: ImportState,
  {
    counts,
    notes,
    found_table: table,
    found_lines: lines,
    said_edits: edits,
    said_rows: rows,
    ...change
  }: ImportChange,
  runner?: string,
): Promise<boolean> {
  const isOver = change.state !== undefined && over.has(change.state);
  let query = tx
    .updateTable('menu_import')
    .set({
      ...change,
      ...(counts === undefined ? {} : { counts: toJson(counts) }),
      ...(notes === undefined ? {} : { notes: toJson(notes) }),
      ...(table && { found_table: toJson(table) }),
      ...(lines && { found_lines: toJson(lines) }),
      ...(edits && { said_edits: toJson(edits) }),
      ...(rows && { said_rows: toJson(rows) }),
      ...(isOver && { found_table: null, found_lines: null, said_edits: null, said_rows: null }),
      alive_at: now(),
    })
    .where('id', '=', id)
    .where('state', '=', from);
  if (runner !== undefined) query = query.where('runner', '=', runner);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  const isMoved = numUpdatedRows === 1n;
  if (isMoved && change.state !== undefined && change.state !== 'APPLIED')
    tx.notes.push({ entity: 'IMPORT', entityId: id, action: 'UPDATED' });
  return isMoved;
}

/** Takes an import over whose runner was not heard of since a moment; returns false when it was. */
export async function takeOver(
  tx: RestaurantTransaction,
  id: string,
  runner: string,
  silentSince: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('menu_import')
    .set({ runner, alive_at: now() })
    .where('id', '=', id)
    .where('state', 'in', ['READING', 'APPLYING'])
    .where((eb) =>
      eb.or([eb('runner', '=', runner), eb('alive_at', '<', silentSince), eb('runner', 'is', null)]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Says that the runner still works on it; returns false when it is no longer its own. */
export async function keepAlive(tx: RestaurantTransaction, id: string, runner: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('menu_import')
    .set({ alive_at: now() })
    .where('id', '=', id)
    .where('runner', '=', runner)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The restaurant's imports that hold files, the one that waits longest first. */
export function waitingImports(
  tx: RestaurantTransaction,
): Promise<Pick<MenuImportTable, 'id' | 'state' | 'byte_size'>[]> {
  return tx
    .selectFrom('menu_import')
    .select(['id', 'state', 'byte_size'])
    .where('state', 'in', ['READING', 'ASKING', 'READY', 'APPLYING'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

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

/** Pictures by the uploads they were made from. */
export async function picturesByDigest(tx: RestaurantTransaction): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('image_origin').select(['digest', 'image_id']).execute();
  return new Map(rows.map((row) => [row.digest, row.image_id]));
}

/** Remembers what a picture was made from. */
export async function rememberOrigin(
  tx: RestaurantTransaction,
  digest: string,
  imageId: string,
): Promise<void> {
  await tx
    .insertInto('image_origin', { digest, image_id: imageId })
    .onConflict((conflict) =>
      conflict.columns(['restaurant_id', 'digest']).doUpdateSet({ image_id: imageId }),
    )
    .execute();
}
