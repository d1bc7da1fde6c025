import type { Import, ImportApplication } from '@cardamom/api-types';
import { openFileStore } from '../../files/file-store.ts';
import type { Services } from '../../http/services.ts';
import { instant, now } from '../../shared/clock.ts';
import { newId } from '../../shared/ids.ts';
import { Problem } from '../../shared/problem.ts';
import { isPictureName, type HandedIn } from './files/handed-in.ts';
import { openImportStore } from './files/import-store.ts';
import { createJobs, type Job } from './jobs.ts';
import * as repository from './repository.ts';
import { requireImport } from './require-import.ts';
import { importRunner, type Person } from './run-import.ts';

/** After this long without a word from its process, an import counts as interrupted. */
const silenceMs = 15_000;

export type ImportService = {
  create(person: Person, files: readonly HandedIn[]): Promise<Import>;
  get(restaurantId: string, id: string): Promise<Import>;
  apply(person: Person, id: string, application: ImportApplication): Promise<Import>;
  cancel(restaurantId: string, id: string): Promise<void>;
  close(): Promise<void>;
};

function toImport(row: repository.StoredImport, job: Job | undefined): Import {
  const isRunning = row.state === 'READING' || row.state === 'APPLYING';
  return {
    id: row.id,
    fileName: row.file_name,
    format: row.format,
    state: row.state,
    progress: isRunning && job?.progress ? { ...job.progress } : null,
    counts: row.counts,
    notes: row.notes,
    problem: row.problem,
    wasInterrupted: row.was_interrupted === 1,
    batchId: row.batch_id,
    createdAt: instant(row.created_at),
    finishedAt: row.finished_at === null ? null : instant(row.finished_at),
  };
}

/** Imports as jobs of this process: reading and applying go on after the answer, and end whole or not at all. */
export function importService(services: Services): ImportService {
  const { config, database } = services;
  const files = openFileStore(config.dataDir);
  const store = openImportStore(config.dataDir);
  const jobs = createJobs();

  const runner = importRunner(services, { files, store, jobs });

  /** A process that died leaves nothing half applied, since its transaction died with it; the import says so and waits again. */
  async function settle(
    restaurantId: string,
    row: repository.StoredImport,
  ): Promise<repository.StoredImport> {
    if (row.state !== 'READING' && row.state !== 'APPLYING') return row;
    if (jobs.find(row.id) !== undefined) return row;
    const isHeardOf = row.runner !== jobs.runner && row.alive_at > now() - silenceMs;
    if (isHeardOf) return row;
    return database.besideRestaurant(restaurantId, async (tx) => {
      await repository.moveImport(tx, row.id, 'APPLYING', {
        state: 'READY',
        was_interrupted: 1,
        runner: null,
      });
      const problem = 'The server stopped while it read the file. Choose it again.';
      await repository.moveImport(tx, row.id, 'READING', {
        state: 'FAILED',
        problem,
        runner: null,
        finished_at: now(),
      });
      return requireImport(tx, row.id);
    });
  }

  async function get(restaurantId: string, id: string): Promise<Import> {
    const row = await database.readRestaurant(restaurantId, (tx) => requireImport(tx, id));
    return toImport(await settle(restaurantId, row), jobs.find(id));
  }

  return {
    async create(person, handedIn) {
      const id = newId();
      await store.keep(id, handedIn);
      const named = handedIn.find(({ name }) => !isPictureName(name)) ?? handedIn[0];
      await database.inRestaurant(person.restaurantId, (tx) =>
        repository.insertImport(tx, {
          id,
          staffId: person.staffId,
          fileName: (named?.name ?? '').slice(0, 200),
          runner: jobs.runner,
        }),
      );
      runner.startReading(person, id);
      return get(person.restaurantId, id);
    },

    get,

    async apply(person, id, { leavesOutWrong = true }) {
      const { restaurantId } = person;
      const before = await get(restaurantId, id);
      if (before.state === 'APPLYING' || before.state === 'APPLIED') return before;
      if (before.state !== 'READY')
        throw new Problem('CM_CHOICE', { message: 'This import is not ready to be applied.' });
      const wrong = before.counts.reduce((sum, count) => sum + count.wrong, 0);
      if (wrong > 0 && !leavesOutWrong)
        throw Problem.field(
          '/leavesOutWrong',
          'CM_CHOICE',
          `(${wrong} rows are wrong and would be left out)`,
        );
      const isMine = await database.inRestaurant(restaurantId, (tx) =>
        repository.moveImport(tx, id, 'READY', {
          state: 'APPLYING',
          runner: jobs.runner,
          was_interrupted: 0,
          problem: null,
        }),
      );
      if (isMine) runner.startApplying(person, id);
      return get(restaurantId, id);
    },

    async cancel(restaurantId, id) {
      await database.readRestaurant(restaurantId, (tx) => requireImport(tx, id));
      await jobs.cancel(id);
      await database.besideRestaurant(restaurantId, async (tx) => {
        const row = await requireImport(tx, id);
        if (row.state === 'APPLIED') return;
        await repository.moveImport(tx, id, row.state, {
          state: 'CANCELLED',
          runner: null,
          finished_at: now(),
        });
      });
      await store.remove(id);
    },

    close: () => jobs.close(),
  };
}
