import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { now } from '../shared/clock.ts';
import { addFiles, SnapshotIsStale } from './add-files.ts';
import { entryName, type Ending, type Manifest, type Row } from './manifest.ts';
import type { Snapshot } from './snapshot.ts';
import { writeBackup, type BackupWriter } from './write-backup.ts';

const zipped = promisify(gzip);

/** Characters of a table's rows in one entry. */
const rowsPerEntry = 1024 * 1024;

/** Where a backup's parts come from. */
export type Installation = {
  readonly openSnapshot: () => Promise<Snapshot>;
  /** The folder whose pictures go along; null leaves them out. */
  readonly dataDir: string | null;
  /** The file's text where the installation keeps its key itself. */
  readonly secretKey: string | null;
  readonly secretKeyDigest: string | null;
};

const asJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

function lineOf(table: string, row: Row): string {
  for (const [column, value] of Object.entries(row))
    if (value !== null && typeof value !== 'string' && !Number.isSafeInteger(value))
      throw new Error(
        `${table}.${column} holds what cannot be kept alike by both databases: ${typeof value}`,
      );
  return `${JSON.stringify(row)}\n`;
}

/** Adds a table as parts of zipped JSON lines; returns how many rows it has. */
async function addTable(writer: BackupWriter, snapshot: Snapshot, table: string): Promise<number> {
  let count = 0;
  let parts = 0;
  let lines = '';
  const flush = async (): Promise<void> => {
    parts += 1;
    const name = `rows/${table}-${String(parts).padStart(6, '0')}.jsonl.gz`;
    await writer.add(name, await zipped(lines));
    lines = '';
  };
  for await (const rows of snapshot.rows(table)) {
    count += rows.length;
    for (const row of rows) lines += lineOf(table, row);
    if (lines.length >= rowsPerEntry) await flush();
  }
  if (lines.length > 0) await flush();
  return count;
}

async function addAll(
  writer: BackupWriter,
  snapshot: Snapshot,
  { dataDir, secretKey, secretKeyDigest, openSnapshot }: Installation,
): Promise<{ manifest: Manifest; ending: Ending }> {
  const manifest: Manifest = {
    format: 'cardamom-backup',
    formatVersion: 1,
    createdAt: new Date(now()).toISOString(),
    engine: snapshot.engine,
    migrations: snapshot.migrations,
    tables: snapshot.tables,
    holdsFiles: dataDir !== null,
    holdsSecretKey: secretKey !== null,
    secretKeyDigest,
  };
  await writer.add(entryName.manifest, asJson(manifest));
  if (secretKey !== null) await writer.add(entryName.secretKey, Buffer.from(`${secretKey}\n`));
  const stored =
    dataDir === null
      ? { files: 0, missingFiles: [] }
      : await addFiles(writer, dataDir, snapshot, openSnapshot);
  const rows: Record<string, number> = {};
  for (const table of snapshot.tables) rows[table] = await addTable(writer, snapshot, table);
  const ending: Ending = { rows, ...stored };
  await writer.add(entryName.ending, asJson(ending));
  return { manifest, ending };
}

/**
 * Writes one moment of an installation into a file, whatever is written meanwhile. Where a picture that the moment
 * names was removed before it was read, a later moment is taken. Throws UserError as `writeBackup` does.
 */
export async function makeBackup(
  path: string,
  installation: Installation,
): Promise<{ manifest: Manifest; ending: Ending }> {
  for (let tries = 1; ; tries += 1) {
    const snapshot = await installation.openSnapshot();
    try {
      return await writeBackup(path, (writer) => addAll(writer, snapshot, installation));
    } catch (error) {
      if (!(error instanceof SnapshotIsStale) || tries === 10) throw error;
    } finally {
      await snapshot.close();
    }
  }
}
