import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { openPostgresSnapshot } from '../../src/backup/postgres-snapshot.ts';
import { openSqliteSnapshot } from '../../src/backup/sqlite-snapshot.ts';
import type { Config } from '../../src/config/config.ts';
import { databaseFile } from '../../src/config/data-files.ts';
import { hashOf } from '../../src/shared/representation.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** One moment of a database, on either engine. */
export async function openSnapshot({ dataDir, databaseUrl }: Place) {
  return databaseUrl === undefined
    ? openSqliteSnapshot(databaseFile(dataDir))
    : openPostgresSnapshot(databaseUrl);
}

/** Every row of every table as a line, sorted; the same for the same data on both engines. */
export async function rowsIn(place: Place): Promise<Record<string, string[]>> {
  const snapshot = await openSnapshot(place);
  const tables: Record<string, string[]> = {};
  try {
    for (const table of snapshot.tables) {
      const lines: string[] = [];
      for await (const rows of snapshot.rows(table))
        for (const row of rows) lines.push(JSON.stringify(row, Object.keys(row).toSorted()));
      tables[table] = lines.toSorted();
    }
  } finally {
    await snapshot.close();
  }
  return tables;
}

/** Every file below `files/` with a digest of what it holds. */
export async function filesIn({ dataDir }: Place): Promise<Record<string, string>> {
  const root = join(dataDir, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const digests = await Promise.all(
    files.toSorted().map(async (file) => [relative(root, file), hashOf(await readFile(file))] as const),
  );
  return Object.fromEntries(digests);
}
