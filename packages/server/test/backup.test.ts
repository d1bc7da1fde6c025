import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { Client } from 'pg';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { backUpInstallation, needsAnotherSecret } from '../src/backup/backup-installation.ts';
import { makeBackup } from '../src/backup/make-backup.ts';
import { restore } from '../src/backup/restore.ts';
import type { Config } from '../src/config/config.ts';
import { databaseFile } from '../src/config/data-files.ts';
import { allMigrations, type Migrations } from '../src/database/migrate.ts';
import { openPostgresDatabase } from '../src/database/postgres-database.ts';
import { openSqliteDatabase } from '../src/database/sqlite-database.ts';
import { openFileStore } from '../src/files/file-store.ts';
import { holdInstallation } from '../src/installation/hold.ts';
import { addScans } from '../src/online-menu/scans/repository.ts';
import { openDatabase } from '../src/operations/open-database.ts';
import { filesIn, openSnapshot, rowsIn } from './support/content.ts';
import { createTestStorage, type TestStorage } from './support/database.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgres';
const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a3' } })
  .jpeg()
  .toBuffer();

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

let server: TestServer;
let owner: Owner;
let item: { id: string; version: number };
let imageId: string;
let target: TestStorage;
const targets: TestStorage[] = [];

async function upload(person: Owner): Promise<string> {
  const form = new FormData();
  form.append('altText', 'A dish');
  form.append('file', new Blob([new Uint8Array(picture)]), 'dish.jpg');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const payload = Buffer.from(await request.arrayBuffer());
  const { id } = (await person.request('uploadImage', { headers, payload })).body.data;
  // Its slow variants come behind the answer.
  const pending = openFileStore(server.config.dataDir);
  await vi.waitUntil(async () => (await pending.listPending()).length === 0, { timeout: 30_000 });
  return id as string;
}

async function setPrice(price: number): Promise<void> {
  const answer = await owner.request('updateItem', {
    params: { itemId: item.id },
    headers: { 'if-match': `"${item.version}"` },
    body: { sizes: [{ kind: 'PRICED', price }] },
  });
  item = answer.body.data;
}

/**
 * Bytes of an archive that hold no content: of each of its first and last entries the end of the checksum and what
 * fills its last block, the space between a sum and its name, and the two blocks that close it.
 */
function seams(archive: Buffer): number[] {
  const places: number[][] = [];
  let header = 0;
  while (archive[header] !== 0) {
    const size = Number.parseInt(archive.toString('latin1', header + 124, header + 135), 8);
    const end = header + 512 + size;
    const next = Math.ceil(end / 512) * 512;
    const isSums = archive.toString('latin1', header, header + 10) === 'SHA256SUMS';
    places.push([
      header + 154,
      header + 155,
      ...(next > end ? [end, next - 1] : []),
      ...(isSums ? [header + 512 + 64, header + 512 + 65, end - 1] : []),
    ]);
    header = next;
  }
  return [
    ...places.slice(0, 3),
    ...places.slice(-3),
    [header, header + 511, header + 512, header + 1023],
  ].flat();
}

/** Runs SQL as one whom no row-level security confines. */
async function runAsAdmin({ dataDir, databaseUrl }: Place, statement: string): Promise<unknown[]> {
  if (databaseUrl === undefined) {
    const db = new SQLite(databaseFile(dataDir));
    try {
      const prepared = db.prepare(statement);
      if (prepared.reader) return prepared.all();
      prepared.run();
      return [];
    } finally {
      db.close();
    }
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rows as unknown[];
  } finally {
    await client.end();
  }
}

const tablesOfEngine = isPostgres
  ? "select tablename as name from pg_tables where schemaname = 'public'"
  : "select name from sqlite_schema where type = 'table'";

async function countedByAdmin({ config }: TestServer): Promise<Record<string, number>> {
  const tables = (await runAsAdmin(config, tablesOfEngine)) as { name: string }[];
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    if (/^(?:kysely|sqlite)_/u.test(name)) continue;
    const [row] = (await runAsAdmin(config, `select count(*) as count from "${name}"`)) as {
      count: number;
    }[];
    counts[name] = Number(row?.count);
  }
  return counts;
}

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.registerRestaurant({ restaurantName: 'Kept – 保存 “№ 1”' });
  // Two restaurants: on PostgreSQL nobody may read the rows of both at once.
  await server.registerRestaurant({ restaurantName: 'The other one' });
  const category = (await owner.request('createCategory', { body: { name: 'Fish\u2028& "chips" \\n' } })).body
    .data;
  const sizes = [{ kind: 'PRICED', price: 9_007_199_254 }];
  item = (await owner.request('createItem', { body: { name: '🐟', categoryIds: [category.id], sizes } })).body
    .data;
  imageId = await upload(owner);
  const { shortCode, id } = (await owner.request('getRestaurant')).body.data;
  const scan = { code: shortCode, moment: Date.now(), count: 3 };
  await server.database.besideRestaurant(id, (tx) => addScans(tx, [scan]));
  await owner.request('tickSetUpStep', { params: { setUpTick: 'CODE' }, body: { isTicked: true } });
});
afterEach(async () => {
  await Promise.all(targets.splice(0).map((one) => one.remove()));
});
afterAll(() => server.stop());

/** An empty place of the project's engine, and a file name in it. */
async function emptyPlace(): Promise<{ file: string }> {
  target = await createTestStorage();
  targets.push(target);
  return { file: join(target.dataDir, 'saved.cardamom') };
}

async function saved(): Promise<string> {
  const { file } = await emptyPlace();
  await backUpInstallation(file, server.config);
  return file;
}

/** The migrations of a version before this one. */
const earlierMigrations: Migrations = (dialect) =>
  Object.fromEntries(Object.entries(allMigrations(dialect)).filter(([name]) => name < '004'));

describe('a backup', () => {
  test('restored elsewhere is every row and every file, on either database', async () => {
    const file = await saved();
    const [rows, files] = [await rowsIn(server.config), await filesIn(server.config)];
    await restore(file, target);
    expect(await rowsIn(target)).toEqual(rows);
    expect(await filesIn(target)).toEqual(files);

    const embedded = { dataDir: join(target.dataDir, 'embedded'), databaseUrl: undefined };
    await mkdir(embedded.dataDir);
    await restore(file, embedded);
    expect(await rowsIn(embedded)).toEqual(rows);
    const back = join(target.dataDir, 'back.cardamom');
    await backUpInstallation(back, { ...embedded, secretKey: 'x'.repeat(40) });
    await restore(back, target);
    expect(await rowsIn(target)).toEqual(rows);
    expect(await filesIn(target)).toEqual(files);

    const opened = await openDatabase({ ...server.config, ...target }, () => undefined);
    const name = await opened.readRestaurant(owner.profile.restaurant.id, (tx) =>
      tx.selectFrom('item').select('name').executeTakeFirst(),
    );
    await opened.close();
    expect(name).toEqual({ name: '🐟' });
  });

  test('leaves nothing out', async () => {
    const { file } = await emptyPlace();
    const { ending, manifest } = await backUpInstallation(file, server.config);
    expect(ending.rows).toEqual(await countedByAdmin(server));
    expect([...manifest.tables].toSorted()).toEqual(Object.keys(ending.rows).toSorted());
    const { image_variant: variants = 0 } = ending.rows;
    expect(ending.files).toBe(variants);
  });

  test('has the imports that wait', async () => {
    const folder = join(server.config.dataDir, 'files/imports/01a20390-d6fa-754c-913a-b95f07a45d19');
    await mkdir(folder, { recursive: true });
    for (const name of ['00000.bWVudS5jc3Y', '00001.cGhvdG8']) await writeFile(join(folder, name), name);
    const file = await saved();
    const files = await filesIn(server.config);
    await restore(file, target);
    expect(await filesIn(target)).toEqual(files);
    await rm(folder, { recursive: true });
  });

  test('of an older version is brought up to date', async () => {
    const { file } = await emptyPlace();
    const old = await createTestStorage();
    targets.push(old);
    const database =
      old.databaseUrl === undefined
        ? await openSqliteDatabase(databaseFile(old.dataDir), earlierMigrations)
        : await openPostgresDatabase(old.databaseUrl, old.dataDir, () => undefined, earlierMigrations);
    await database.close();
    await runAsAdmin(
      old,
      `insert into restaurant values ('r', 'Old', 'BISTRO', 'HUF', 'hu', 'Europe/Budapest', null, null, null, '', '[]', '04:00', 0, 1, 1, 1, null)`,
    );
    await backUpInstallation(file, { ...old, secretKey: undefined });
    await restore(file, target);
    expect(Object.keys(await rowsIn(target))).toEqual(Object.keys(await rowsIn(server.config)));
    expect((await rowsIn(target))['restaurant']).toEqual([expect.stringContaining('"name":"Old"')]);
    await (await openDatabase({ ...server.config, ...target }, () => undefined)).close();
    expect(await readdir(target.dataDir)).not.toContain('backups');
  });

  test('is one moment, while others write', async () => {
    const { file } = await emptyPlace();
    const done = new AbortController();
    const writing = (async () => {
      for (let price = 1; !done.signal.aborted; price += 1) await setPrice(price);
    })();
    await backUpInstallation(file, server.config);
    done.abort();
    await writing;
    await restore(file, target);
    const { item: items = [], item_size: sizes = [], change = [] } = await rowsIn(target);
    const restored = JSON.parse(items[0] ?? '') as { version: number };
    const changes = change
      .map((line) => JSON.parse(line) as { entity_id: string; after: string })
      .filter(({ entity_id }) => entity_id === item.id)
      .map(({ after }) => JSON.parse(after) as { version: number; sizes: { price: number }[] })
      .toSorted((a, b) => a.version - b.version);
    expect(changes.map(({ version }) => version)).toEqual(changes.map((_, index) => index + 1));
    expect(restored.version).toBe(changes.length);
    expect((JSON.parse(sizes[0] ?? '') as { price: number }).price).toBe(changes.at(-1)?.sizes[0]?.price);
  });

  test('is for its owner’s eyes, is never written over anything and leaves nothing half', async () => {
    const file = await saved();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const before = await readFile(file);
    await expect(backUpInstallation(file, server.config)).rejects.toThrow(/is there already/u);
    expect((await readFile(file)).equals(before)).toBe(true);
    expect((await readdir(target.dataDir)).filter((name) => name.endsWith('.draft'))).toEqual([]);
    await expect(backUpInstallation('/nowhere/at/all', server.config)).rejects.toThrow(/does not exist/u);
  });

  test('takes a later moment where a picture was removed before it was read, and tells which are lost', async () => {
    const removed = await upload(owner);
    const { file } = await emptyPlace();
    let moments = 0;
    const parts = {
      dataDir: server.config.dataDir,
      secretKey: null,
      secretKeyDigest: null,
      async openSnapshot() {
        const snapshot = await openSnapshot(server.config);
        moments += 1;
        if (moments === 1) {
          await openFileStore(server.config.dataDir).removeVariants(removed);
          await server.database.inRestaurant(owner.profile.restaurant.id, async (tx) => {
            await tx.deleteFrom('image_variant').where('image_id', '=', removed).execute();
          });
        }
        return snapshot;
      },
    };
    const { ending } = await makeBackup(file, parts);
    expect(moments).toBeGreaterThan(1);
    expect(ending.missingFiles).toEqual([]);

    const lost = join(server.config.dataDir, 'files/images', imageId.slice(-2), imageId, '384.jpeg');
    const bytes = await readFile(lost);
    await rm(lost);
    const { ending: second } = await makeBackup(`${file}.2`, {
      ...parts,
      openSnapshot: () => openSnapshot(server.config),
    });
    await writeFile(lost, bytes);
    expect(second.missingFiles).toEqual([`pictures/${imageId}/384.jpeg`]);
  });

  test('says whether a secret key is the one its PINs were made with', async () => {
    const file = await saved();
    const { manifest } = await restore(file, target);
    expect(manifest.holdsSecretKey).toBe(false);
    expect(needsAnotherSecret({ ...target, secretKey: 'x'.repeat(40) }, manifest)).toBe(false);
    expect(needsAnotherSecret({ ...target, secretKey: 'y'.repeat(40) }, manifest)).toBe(true);
  });
});

describe('a restore', () => {
  test('refuses a file that is damaged anywhere, cut off or something else, and changes nothing', async () => {
    const file = await saved();
    const whole = readFileSync(file);
    await restore(file, target);
    const before = await rowsIn(target);
    const anywhere = Array.from({ length: 40 }, (_, index) => Math.floor((whole.length * index) / 40) + 7);
    for (const place of [...anywhere, ...seams(whole)]) {
      const damaged = Buffer.from(whole);
      damaged[place] = (damaged[place] ?? 0) ^ 0x20;
      await writeFile(file, damaged);
      await expect(restore(file, target), `byte ${place}`).rejects.toThrow(/Nothing was changed/u);
    }
    for (const length of [0, 1, 512, whole.length - 1025, whole.length - 1, Math.floor(whole.length / 2)]) {
      await writeFile(file, whole.subarray(0, length));
      await expect(restore(file, target), `${length} bytes`).rejects.toThrow(/Nothing was changed/u);
    }
    await writeFile(file, Buffer.concat([whole, Buffer.from('x')]));
    await expect(restore(file, target), 'a byte too many').rejects.toThrow(/Nothing was changed/u);
    await expect(restore(import.meta.filename, target)).rejects.toThrow(/it is no archive/u);
    expect(await rowsIn(target)).toEqual(before);
  });

  test('refuses what a newer version made, with data that this one does not know', async () => {
    const { file } = await emptyPlace();
    await makeBackup(file, {
      dataDir: null,
      secretKey: null,
      secretKeyDigest: null,
      async openSnapshot() {
        const snapshot = await openSnapshot(server.config);
        return { ...snapshot, migrations: [...snapshot.migrations, '999-next'] };
      },
    });
    await expect(restore(file, target)).rejects.toThrow(/made by a newer Cardamom/u);
  });

  test('that fails half-way leaves what was there', async () => {
    const file = await saved();
    await restore(file, target);
    const [rows, files] = [await rowsIn(target), await filesIn(target)];
    const broken = `${file}.2`;
    await makeBackup(broken, {
      dataDir: server.config.dataDir,
      secretKey: null,
      secretKeyDigest: null,
      async openSnapshot() {
        const snapshot = await openSnapshot(server.config);
        return {
          ...snapshot,
          async *rows(table) {
            for await (const piece of snapshot.rows(table))
              yield table === 'item_size' ? piece.map((row) => ({ ...row, item_id: 'nobody' })) : piece;
          },
        };
      },
    });
    await expect(restore(broken, target)).rejects.toThrow(/foreign key|FOREIGN KEY/u);
    expect(await rowsIn(target)).toEqual(rows);
    expect(await filesIn(target)).toEqual(files);
    expect(await readdir(target.dataDir)).not.toContain('restoring');
  });

  test('keeps the pictures that are there where the backup holds the database alone', async () => {
    const file = await saved();
    await restore(file, target);
    const files = await filesIn(target);
    const alone = `${file}.2`;
    await makeBackup(alone, {
      dataDir: null,
      secretKey: null,
      secretKeyDigest: null,
      openSnapshot: () => openSnapshot(server.config),
    });
    await restore(alone, target);
    expect(await filesIn(target)).toEqual(files);
  });

  test('is alone: no server beside it, and it beside no server; backups go on', async () => {
    await emptyPlace();
    const serving = await holdInstallation(target, 'server');
    await expect(holdInstallation(target, 'restore')).rejects.toThrow(/is in use/u);
    const backingUp = await holdInstallation(target, 'command');
    await serving.release();
    await expect(holdInstallation(target, 'restore')).rejects.toThrow(/is in use/u);
    await backingUp.release();
    const restoring = await holdInstallation(target, 'restore');
    await expect(holdInstallation(target, 'server')).rejects.toThrow(/is in use/u);
    await expect(holdInstallation(target, 'command')).rejects.toThrow(/being restored/u);
    await restoring.release();
  });

  test('the embedded database has one server, PostgreSQL as many as there are', async () => {
    await emptyPlace();
    const first = await holdInstallation(target, 'server');
    const second = holdInstallation(target, 'server');
    if (isPostgres) await (await second).release();
    else await expect(second).rejects.toThrow(/Another server/u);
    await first.release();
  });
});
