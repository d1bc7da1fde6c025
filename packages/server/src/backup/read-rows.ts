import { gunzipSync } from 'node:zlib';
import { rowsEntry, type Ending, type Row } from './manifest.ts';
import { backupEntries } from './read-backup.ts';

/** Bytes that a part of a table may unpack to; parts end soon after one megabyte. */
const largestPart = 256 * 1024 * 1024;

export type RowsPart = { readonly table: string; readonly rows: readonly Row[] };

/** The rows of a backup in the order in which they can be inserted; throws where they are not those that were counted. */
export async function* rowsOf(path: string, { rows: expected }: Ending): AsyncGenerator<RowsPart> {
  const counted = new Map<string, number>();
  for await (const { name, bytes } of backupEntries(path)) {
    const [, table] = rowsEntry.exec(name) ?? [];
    if (table === undefined) continue;
    const lines = gunzipSync(bytes, { maxOutputLength: largestPart }).toString().split('\n').filter(Boolean);
    const rows = lines.map((line) => JSON.parse(line) as Row);
    counted.set(table, (counted.get(table) ?? 0) + rows.length);
    yield { table, rows };
  }
  for (const [table, count] of Object.entries(expected))
    if ((counted.get(table) ?? 0) !== count)
      throw new Error(`${table}: ${count} rows were saved, not as many found`);
}
