import type { ChangeNote } from '../../changes/feed.ts';
import { asBatch } from '../../changes/origin.ts';
import type { Database } from '../../database/database.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { FileStore } from '../../files/file-store.ts';
import { savePicture, storePicture } from '../../files/service.ts';
import { Problem } from '../../shared/problem.ts';
import { storeImported } from './imported-items.ts';
import type { Job } from './jobs.ts';
import { problemIn } from './problem-in.ts';
import type { ReaderProcess } from './reader-process.ts';
import type { Asks, Outcome, StoredRows, WantedBytes, Work } from './reader/messages.ts';
import type { Draft, Write } from './reader/scratch-menu.ts';
import { anyTable, storeDraft } from './staged.ts';

/** What was stored and is still to be published. */
export type Staged = {
  readonly outcome: Outcome;
  readonly writes: readonly Write[];
  readonly made: readonly ChangeNote[];
};

type Tools = {
  readonly database: Database;
  readonly files: FileStore;
  readonly reader: ReaderProcess;
  /** Throws when the import is no longer this process's to apply. */
  readonly assertMine: (tx: RestaurantTransaction) => Promise<void>;
};

/** A picture's rows, as the copy of the menu in the reading process is to have them. */
async function rowsOfPicture(tx: RestaurantTransaction, imageId: string): Promise<Draft[]> {
  const rowsOf = async (table: 'image' | 'image_variant', column: string): Promise<Draft> => ({
    table,
    rows: await tx
      .selectFrom(anyTable(table))
      .selectAll()
      .where(column as 'id', '=', imageId)
      .execute(),
  });
  return [await rowsOf('image', 'id'), await rowsOf('image_variant', 'image_id')];
}

/** Has the reading process work out what applying writes, and stores in pieces what nobody sees yet. */
export async function stageImport(
  { database, files, reader, assertMine }: Tools,
  work: Work,
  showRows: Asks['rows'],
  job: Job,
): Promise<Staged> {
  const { restaurantId, staffId, importId, batchId } = work;
  const writes: Write[] = [];
  const made: ChangeNote[] = [];
  const progress = { done: 0, total: 0 };

  function advance(count: number): void {
    progress.done = Math.min(progress.total, progress.done + count);
    job.progress = progress;
  }

  async function store({ bytes, altText }: WantedBytes): Promise<StoredRows> {
    try {
      const stored = await storePicture(files, restaurantId, { bytes: Buffer.from(bytes), altText });
      return await database.inRestaurant(restaurantId, async (tx) => {
        await assertMine(tx);
        await savePicture(asBatch({ ...tx, origin: { batchId, undoes: null } }), staffId, stored);
        return { imageId: stored.imageId, drafts: await rowsOfPicture(tx, stored.imageId) };
      });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { problem: problemIn(error) ?? '' };
    }
  }

  const asks: Asks = {
    rows: showRows,
    total(count) {
      progress.total = count;
      advance(0);
      return Promise.resolve(null);
    },
    async picture(wanted) {
      const stored = await store(wanted);
      advance(1);
      return stored;
    },
    async draft(draft) {
      await database.inRestaurant(restaurantId, async (tx) => {
        await assertMine(tx);
        await storeDraft(tx, draft);
      });
      if (draft.table === 'item') advance(draft.rows.length);
      if (draft.table !== 'change') return null;
      for (const { entity, entity_id: entityId, action } of draft.rows)
        made.push({
          // Rows of the table of changes, which hold nothing else.
          entity: entity as ChangeNote['entity'],
          entityId: String(entityId),
          action: String(action),
        });
      return null;
    },
    async imported(records) {
      await database.inRestaurant(restaurantId, async (tx) => {
        await assertMine(tx);
        await storeImported(tx, importId, records);
      });
      return null;
    },
    write(write) {
      writes.push(write);
      return Promise.resolve(null);
    },
  };
  return { outcome: await reader.run(work, asks, job.signal), writes, made };
}
