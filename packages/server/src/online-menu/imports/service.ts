import type {
  Import,
  ImportApplication,
  ImportColumns,
  ImportCorrections,
  ImportEdits,
  ImportLines,
  ImportState,
} from '@cardamom/api-types';
import { openFileStore } from '../../files/file-store.ts';
import type { Services } from '../../shared/services.ts';
import { instant, now } from '../../shared/clock.ts';
import { newId } from '../../shared/ids.ts';
import { Problem } from '../../shared/problem.ts';
import { isPictureName } from './files/handed-in.ts';
import { openImportStore, type KeepFile } from './files/import-store.ts';
import type { Received } from './files/read-handed-in.ts';
import { createJobs, type Job } from './jobs.ts';
import { createReaderProcess } from './reader-process.ts';
import * as repository from './repository.ts';
import { requireImport } from './require-import.ts';
import { importRunner, type Person } from './run-import.ts';
import { tableWithColumns } from './said-columns.ts';
import { requireCorrectable } from './said-rows.ts';
import { waitingImports } from './waiting.ts';

export type ImportService = {
  /** Takes in what `receive` reads; throws CM_RATE while too many imports wait already. */
  create(person: Person, receive: (keep: KeepFile) => Promise<Received>): Promise<Import>;
  get(restaurantId: string, id: string): Promise<Import>;
  /** Reads an import again with what a person says of its table's columns; throws the problems of what cannot be. */
  setColumns(person: Person, id: string, columns: ImportColumns): Promise<Import>;
  /** Reads a text again by these lines. */
  setLines(person: Person, id: string, lines: ImportLines): Promise<Import>;
  /** Plans an import anew with what a person says of what was edited here. */
  setEdits(person: Person, id: string, edits: ImportEdits): Promise<Import>;
  /** Reads a table again with these rows in place of the file's; throws the problems of what cannot be. */
  setCorrections(person: Person, id: string, said: ImportCorrections): Promise<Import>;
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
    table: row.state === 'ASKING' || row.state === 'READY' ? row.found_table : null,
    lines: row.state === 'READY' ? row.found_lines : null,
    counts: row.counts,
    notes: row.notes,
    edits: row.state === 'READY' ? row.said_edits : null,
    editedCount: row.edited_count,
    corrections: row.state === 'READY' ? (row.said_rows ?? []) : [],
    problem: row.problem,
    wasInterrupted: row.was_interrupted === 1,
    batchId: row.state === 'APPLIED' ? row.batch_id : null,
    isUndone: row.undone_by !== null,
    createdAt: instant(row.created_at),
    finishedAt: row.finished_at === null ? null : instant(row.finished_at),
  };
}

/** What the import is called after: its menu's file, else whatever came first. */
function nameOf(names: readonly string[]): string {
  const name = names.find((candidate) => !isPictureName(candidate)) ?? names[0] ?? '';
  return name.slice(0, 200).replaceAll('\0', '').toWellFormed();
}

/** Imports as jobs of this process: reading and applying go on after the answer, and end whole or not at all. */
export function importService(services: Services): ImportService {
  const { config, database } = services;
  const files = openFileStore(config.dataDir);
  const store = openImportStore(config.dataDir);
  const jobs = createJobs();
  const reader = createReaderProcess();
  const runner = importRunner(services, { files, store, jobs, reader });
  const waiting = waitingImports(services, { store, jobs, runner });

  async function get(restaurantId: string, id: string): Promise<Import> {
    const row = await database.readRestaurant(restaurantId, (tx) => requireImport(tx, id));
    return toImport(await waiting.settle(restaurantId, row), jobs.find(id));
  }

  /** Has an import that waits read once more, by what a person says of it. */
  async function readAgain(
    person: Person,
    id: string,
    from: ImportState,
    said: repository.ImportChange,
  ): Promise<Import> {
    const { restaurantId } = person;
    if (reader.isFull) throw new Problem('CM_RATE');
    const change = { ...said, state: 'READING', runner: jobs.runner, was_interrupted: 0 } as const;
    const isMine = await database.inRestaurant(restaurantId, (tx) =>
      repository.moveImport(tx, id, from, change),
    );
    if (isMine) runner.startReading(person, id);
    return get(restaurantId, id);
  }

  return {
    async create(person, receive) {
      const { restaurantId, staffId } = person;
      if (reader.isFull) throw new Problem('CM_RATE');
      const id = newId();
      const key = { restaurantId, importId: id };
      const leave = waiting.enter(restaurantId);
      try {
        const { names, size } = await receive(await store.begin(key));
        const added = { id, staffId, fileName: nameOf(names), byteSize: size, runner: jobs.runner };
        await waiting.add(restaurantId, added);
      } catch (error) {
        await store.remove(key);
        throw error;
      } finally {
        leave();
      }
      runner.startReading(person, id);
      return get(restaurantId, id);
    },

    get,

    async setColumns(person, id, columns) {
      const { state, table } = await get(person.restaurantId, id);
      if (table === null)
        throw new Problem('CM_CHOICE', { message: 'This import does not wait for its columns.' });
      return readAgain(person, id, state, { found_table: tableWithColumns(table, columns) });
    },

    async setLines(person, id, { lines }) {
      const { state, lines: before } = await get(person.restaurantId, id);
      if (before === null)
        throw new Problem('CM_CHOICE', { message: 'This import is no text that waits to be applied.' });
      return readAgain(person, id, state, { found_lines: lines });
    },

    async setEdits(person, id, edits) {
      const { state } = await get(person.restaurantId, id);
      if (state !== 'READY')
        throw new Problem('CM_CHOICE', { message: 'This import does not wait to be applied.' });
      return readAgain(person, id, state, { said_edits: edits });
    },

    async setCorrections(person, id, { corrections }) {
      const { state, table } = await get(person.restaurantId, id);
      if (state !== 'READY' || table === null)
        throw new Problem('CM_CHOICE', { message: 'This import is no table that waits to be applied.' });
      requireCorrectable(table, corrections);
      return readAgain(person, id, state, { said_rows: corrections });
    },

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
      if (reader.isFull) throw new Problem('CM_RATE');
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
      await runner.removeStaged(restaurantId, id);
      await database.besideRestaurant(restaurantId, async (tx) => {
        const row = await requireImport(tx, id);
        if (row.state === 'APPLIED') return;
        await repository.moveImport(tx, id, row.state, {
          state: 'CANCELLED',
          runner: null,
          batch_id: null,
          finished_at: now(),
        });
      });
      await store.remove({ restaurantId, importId: id });
    },

    async close() {
      await waiting.close();
      await jobs.close();
      await reader.close();
    },
  };
}
