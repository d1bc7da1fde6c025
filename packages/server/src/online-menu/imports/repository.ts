import type {
  ImportCorrection,
  ImportCounts,
  ImportEdits,
  ImportLine,
  ImportNote,
  ImportState,
  ImportTable,
} from '@cardamom/api-types';
import { fromJson, toJson } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { MenuImportTable } from '../../database/schema/imports.ts';
import { now } from '../../shared/clock.ts';

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
