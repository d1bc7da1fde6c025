import { hasPermissions, type ImportState } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Session } from '../../http/call.ts';
import type { Services } from '../../shared/services.ts';
import { now } from '../../shared/clock.ts';
import { newId } from '../../shared/ids.ts';
import type { ImportStore } from './files/import-store.ts';
import { forgetSuperseded } from './imported-items.ts';
import type { Job, Jobs } from './jobs.ts';
import { problemIn } from './problem-in.ts';
import { MenuMoved, publish } from './publish.ts';
import type { ReaderProcess } from './reader-process.ts';
import type { Asked, Asks, Shown, Work } from './reader/messages.ts';
import { rememberColumns } from './remembered-columns.ts';
import * as repository from './repository.ts';
import * as rowRepository from './row-repository.ts';
import { requireImport } from './require-import.ts';
import { stageImport } from './stage-import.ts';
import { removeStaged } from './staged.ts';

const heartbeatMs = 5000;

/** How often an import is worked out anew before the person is asked to look again. */
const mostAttempts = 3;

const rowsPerRemoval = 500;

/** Somebody else has the import by now: it was cancelled, or taken over. */
class ImportLost extends Error {}

/** Who imports; what they may write counts when it is applied. */
export type Person = Pick<Session, 'restaurantId' | 'staffId' | 'permissions'>;

export type Tools = {
  readonly files: FileStore;
  readonly store: ImportStore;
  readonly jobs: Jobs;
  readonly reader: ReaderProcess;
};

/** Begins the two jobs of an import; both end by moving it to another state, or leave it to whoever cancelled it. */
export type ImportRunner = {
  startReading(person: Person, id: string): void;
  startApplying(person: Person, id: string): void;
  /** Removes what an import stored and never published. */
  removeStaged(restaurantId: string, id: string): Promise<void>;
  /** Removes the files of an import and what was shown of it. */
  clear(restaurantId: string, id: string): Promise<void>;
};

type Running = 'READING' | 'APPLYING';

/**
 * Reads and applies imports in the background. What an import makes is stored in pieces that others can pass between
 * and published at once (`staged.ts`): a whole one, or nothing of it.
 */
export function importRunner(
  { config, database, log }: Services,
  { files, store, jobs, reader }: Tools,
): ImportRunner {
  const { runner } = jobs;

  function workOf(person: Person, importId: string, rest: Pick<Work, 'kind' | 'digest' | 'batchId'>): Work {
    const { dataDir, databaseUrl } = config;
    const { restaurantId, staffId } = person;
    const mayWriteGroups = hasPermissions(person.permissions, ['ONLINE_MENU']);
    return { ...rest, dataDir, databaseUrl, restaurantId, staffId, importId, mayWriteGroups };
  }

  async function assertMine(tx: RestaurantTransaction, id: string): Promise<void> {
    if (!(await repository.keepAlive(tx, id, runner))) throw new ImportLost();
  }

  /** Shows rows as they come, over those of an earlier preview; those that this one had beyond them go at the end. */
  function showing(restaurantId: string, id: string) {
    let shown = 0;
    const rows: Asks['rows'] = async (portion) => {
      await database.inRestaurant(restaurantId, async (tx) => {
        await assertMine(tx, id);
        await rowRepository.showRows(tx, id, portion.start, portion.rows);
      });
      shown = portion.start + portion.rows.length;
      return null;
    };
    return { rows, end: () => removeRows(restaurantId, id, shown) };
  }

  async function removeRows(restaurantId: string, id: string, from = 0): Promise<void> {
    const removePortion = () =>
      database.inRestaurant(restaurantId, (tx) => rowRepository.removeRows(tx, id, from, rowsPerRemoval));
    while (await removePortion());
  }

  async function show(restaurantId: string, id: string, from: Running, shown: Shown): Promise<void> {
    const { format, counts, notes, editedCount, digest, table, lines } = shown;
    const change = {
      format,
      state: 'READY',
      counts,
      notes,
      edited_count: editedCount,
      found_table: table?.shown ?? null,
      found_lines: lines && [...lines],
      plan_digest: digest,
      runner: null,
      batch_id: null,
      was_interrupted: 0,
    } as const;
    await database.inRestaurant(restaurantId, async (tx) => {
      const isMine = await repository.moveImport(tx, id, from, change, runner);
      if (isMine && table?.shown.source === 'PERSON') await rememberColumns(tx, table);
    });
  }

  async function ask(restaurantId: string, id: string, { format, table }: Asked): Promise<void> {
    const found = { format, found_table: table.shown } as const;
    const change = { ...found, state: 'ASKING', runner: null, was_interrupted: 0 } as const;
    await database.inRestaurant(restaurantId, (tx) =>
      repository.moveImport(tx, id, 'READING', change, runner),
    );
  }

  async function removeStagedOf(restaurantId: string, id: string): Promise<void> {
    for (const imageId of await removeStaged(database, restaurantId, id)) {
      await files.removePending({ restaurantId, imageId });
      await files.removeVariants(imageId);
    }
  }

  async function fail(restaurantId: string, id: string, from: Running, error: unknown): Promise<void> {
    const known = problemIn(error);
    if (known === null) log.error({ err: error, importId: id }, 'An import failed');
    const problem = known ?? 'Something went wrong on our side. Nothing was changed; try again.';
    const failed = { state: 'FAILED', problem, runner: null, batch_id: null, finished_at: now() } as const;
    await database.inRestaurant(restaurantId, (tx) => repository.moveImport(tx, id, from, failed, runner));
    await clear(restaurantId, id);
  }

  async function clear(restaurantId: string, id: string): Promise<void> {
    await removeRows(restaurantId, id);
    await store.remove({ restaurantId, importId: id });
  }

  async function read(person: Person, id: string, job: Job): Promise<void> {
    const { restaurantId } = person;
    const { rows, end } = showing(restaurantId, id);
    const work = workOf(person, id, { kind: 'READ', digest: null, batchId: '' });
    const outcome = await reader.run(work, { ...nothingElse, rows }, job.signal);
    await end();
    if (outcome.kind === 'ASKED') await ask(restaurantId, id, outcome.asked);
    else await show(restaurantId, id, 'READING', outcome.shown);
  }

  /** Applies once; returns whether it is done, and not to be tried again with the menu as it is now. */
  async function attempt(person: Person, id: string, job: Job, isLast: boolean): Promise<boolean> {
    const { restaurantId } = person;
    const batchId = newId();
    const digest = await database.inRestaurant(restaurantId, async (tx) => {
      const isMine = await repository.moveImport(tx, id, 'APPLYING', { batch_id: batchId }, runner);
      if (!isMine) throw new ImportLost();
      return (await requireImport(tx, id)).plan_digest;
    });
    const work = workOf(person, id, { kind: 'APPLY', digest, batchId });
    const { rows, end } = showing(restaurantId, id);
    const tools = { database, files, reader, assertMine: (tx: RestaurantTransaction) => assertMine(tx, id) };
    const { outcome, writes, made } = await stageImport(tools, work, rows, job);
    await end();
    if (outcome.kind !== 'STAGED') {
      if (outcome.kind !== 'ASKED') await showAnew(person, id, outcome.shown);
      return true;
    }
    const { counts, notes, editedCount } = outcome.shown;
    const applied = {
      state: 'APPLIED',
      counts,
      notes,
      edited_count: editedCount,
      runner: null,
      finished_at: now(),
    } as const;
    try {
      await database.inRestaurant(restaurantId, async (tx) => {
        if (!(await repository.moveImport(tx, id, 'APPLYING', applied, runner))) throw new ImportLost();
        await publish(tx, batchId, outcome.publication, writes);
        tx.notes.push(...made);
        await job.breathe();
      });
      return true;
    } catch (error) {
      if (!(error instanceof MenuMoved)) throw error;
      await removeStagedOf(restaurantId, id);
      if (isLast) await showAnew(person, id, outcome.shown);
      return isLast;
    }
  }

  async function showAnew({ restaurantId }: Person, id: string, shown: Shown): Promise<void> {
    await removeStagedOf(restaurantId, id);
    const message =
      'Somebody changed the menu since the preview, so nothing was applied. Look through what would happen now, and apply it.';
    const note = { kind: 'DONE', subject: 'The menu changed', message } as const;
    await show(restaurantId, id, 'APPLYING', { ...shown, notes: [note, ...shown.notes] });
  }

  async function apply(person: Person, id: string, job: Job): Promise<void> {
    for (let count = 1; !(await attempt(person, id, job, count === mostAttempts)); count += 1);
    const { state } = await database.readRestaurant(person.restaurantId, (tx) => requireImport(tx, id));
    if (state !== 'APPLIED') return;
    await store.remove({ restaurantId: person.restaurantId, importId: id });
    // Of its own, since what it changed may be told as one "anything".
    await database.besideRestaurant(person.restaurantId, async (tx) => {
      await forgetSuperseded(tx, id);
      tx.notes.push({ entity: 'IMPORT', entityId: id, action: 'UPDATED' });
    });
  }

  function start(
    person: Person,
    id: string,
    state: Running & ImportState,
    work: (person: Person, id: string, job: Job) => Promise<void>,
  ): void {
    const { restaurantId } = person;
    const keepAlive = () =>
      database.besideRestaurant(restaurantId, (tx) => repository.keepAlive(tx, id, runner));
    jobs.start(
      id,
      async (job) => {
        const beat = setInterval(() => void keepAlive().catch(() => undefined), heartbeatMs);
        try {
          await work(person, id, job);
        } catch (error) {
          if (state === 'APPLYING') await removeStagedOf(restaurantId, id);
          if (job.signal.aborted || error instanceof ImportLost) throw error;
          await fail(restaurantId, id, state, error);
        } finally {
          clearInterval(beat);
        }
      },
      (error) => log.error({ err: error, importId: id }, 'An import was lost'),
    );
  }

  return {
    startReading: (person, id) => start(person, id, 'READING', read),
    startApplying: (person, id) => start(person, id, 'APPLYING', apply),
    removeStaged: removeStagedOf,
    clear,
  };
}

/** Reading asks for nothing but that its rows are shown. */
const nothingElse = {
  total: () => Promise.resolve(null),
  picture: () => Promise.resolve({ problem: '' }),
  draft: () => Promise.resolve(null),
  imported: () => Promise.resolve(null),
  write: () => Promise.resolve(null),
};
