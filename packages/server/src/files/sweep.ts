import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { now } from '../shared/clock.ts';
import { portions } from '../shared/portions.ts';
import type { FileStore } from './file-store.ts';

/** Files may be this old, in ms, before their picture's row is missed: an import stores thousands before it writes the first. */
const youngMs = 24 * 60 * 60 * 1000;

/** Orphans that a crash or two can leave. */
const likely = 50;

type Parts = {
  readonly database: Database;
  readonly store: FileStore;
  readonly log: FastifyBaseLogger;
  readonly isClosing: () => boolean;
};

async function known(database: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await database.lookUp((tx) =>
    tx.db.selectFrom('image').select('id').where('id', 'in', ids).execute(),
  );
  return new Set(rows.map((row) => row.id));
}

/**
 * Removes the files of pictures that have no row, older than a day: an upload ended between its files and its row.
 * Where that would be most of them, the database is another one than the folder's (one restored, one mixed up), and all stay.
 */
export async function sweepOrphans({ database, store, log, isClosing }: Parts): Promise<void> {
  const orphans: string[] = [];
  let kept = 0;
  for await (const shelf of store.listPictures())
    for (const ids of portions(shelf)) {
      if (isClosing()) return;
      const rows = await known(database, ids);
      kept += rows.size;
      for (const id of ids)
        if (!rows.has(id) && now() - (await store.changedAt(id)) > youngMs) orphans.push(id);
    }
  if (orphans.length > Math.max(likely, kept)) {
    log.warn({ orphans: orphans.length, kept }, 'most pictures are unknown to the database; none is removed');
    return;
  }
  const ofRestaurant = new Map(
    (await store.listPending()).map(({ imageId, restaurantId }) => [imageId, restaurantId]),
  );
  for (const imageId of orphans) {
    await store.removeVariants(imageId);
    const restaurantId = ofRestaurant.get(imageId);
    if (restaurantId !== undefined) await store.removePending({ restaurantId, imageId });
  }
  if (orphans.length > 0)
    log.info({ orphans: orphans.length }, 'files of pictures that were never saved are removed');
}
