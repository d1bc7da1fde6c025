import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgresSnapshot } from '../../packages/server/src/backup/postgres-snapshot.ts';
import { openSqliteSnapshot } from '../../packages/server/src/backup/sqlite-snapshot.ts';
import type { Row } from '../../packages/server/src/backup/manifest.ts';
import type { Place } from './commands.ts';

const snapshotOf = async ({ dataDir, databaseUrl }: Place) =>
  databaseUrl === undefined
    ? openSqliteSnapshot(join(dataDir, 'cardamom.sqlite'))
    : openPostgresSnapshot(databaseUrl);

/** A digest of every table and of every picture; equal where the data is. */
export async function digestOf(place: Place): Promise<string> {
  const hash = createHash('sha256');
  const snapshot = await snapshotOf(place);
  try {
    for (const table of snapshot.tables.toSorted())
      for await (const rows of snapshot.rows(table))
        for (const row of rows) hash.update(JSON.stringify([table, row]));
  } finally {
    await snapshot.close();
  }
  const root = join(place.dataDir, 'files');
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true }).toSorted((a, b) =>
    join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1,
  ))
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
  return hash.digest('hex');
}

async function rowsOf(place: Place, wanted: string): Promise<Row[]> {
  const snapshot = await snapshotOf(place);
  const found: Row[] = [];
  try {
    for await (const rows of snapshot.rows(wanted)) found.push(...rows);
  } finally {
    await snapshot.close();
  }
  return found;
}

/**
 * Whether restored data is one moment: each item is what the last change of it that is there wrote, no change of it is missing
 * before that, and every picture has its files. Returns what is wrong.
 */
export async function faultsIn(
  place: Place,
): Promise<{ items: number; pictureFiles: number; faults: string[] }> {
  const faults: string[] = [];
  const changes = Map.groupBy(
    (await rowsOf(place, 'change')).filter(({ entity }) => entity === 'ITEM'),
    ({ entity_id: id }) => id,
  );
  const prices = new Map((await rowsOf(place, 'item_size')).map(({ item_id: id, price }) => [id, price]));
  const items = await rowsOf(place, 'item');
  for (const { id, version } of items) {
    const versions = (changes.get(id ?? null) ?? [])
      .map(({ after }) => JSON.parse(String(after)) as { version: number; sizes: { price: number }[] })
      .toSorted((a, b) => a.version - b.version);
    const last = versions.at(-1);
    if (last === undefined) continue;
    if (last.version !== version) faults.push(`item ${id}: version ${version}, last change ${last.version}`);
    if (last.sizes[0]?.price !== prices.get(id ?? null))
      faults.push(`item ${id}: another price than its last change`);
  }
  const variants = await rowsOf(place, 'image_variant');
  for (const { image_id: id, width, format, byte_size: size } of variants) {
    const folder = join(place.dataDir, 'files/images', String(id).slice(-2), String(id));
    const bytes = readFileSync(join(folder, `${width}.${format}`));
    if (bytes.byteLength !== size)
      faults.push(`picture ${id} ${width}.${format}: ${bytes.byteLength} bytes of ${size}`);
  }
  return { items: items.length, pictureFiles: variants.length, faults };
}
