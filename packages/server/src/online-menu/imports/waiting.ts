import type { ImportState } from '@cardamom/api-types';
import type { Services } from '../../shared/services.ts';
import { heldBy } from '../../human-resources/staff/privileges.ts';
import { now } from '../../shared/clock.ts';
import { Problem } from '../../shared/problem.ts';
import type { ImportKey, ImportStore } from './files/import-store.ts';
import type { Jobs } from './jobs.ts';
import { largestWaiting, longestWait, mostWaiting } from './limits.ts';
import * as repository from './repository.ts';
import { requireImport } from './require-import.ts';
import type { ImportRunner } from './run-import.ts';

/** After this long without a word from its process, an import counts as interrupted, in ms. */
const silenceMs = 15_000;
/** How long files may come in before there is an import; a folder that is older belongs to nobody, in ms. */
const longestUpload = 60 * 60 * 1000;
const sweepEveryMs = 10 * 60 * 1000;

/** The imports that wait, for a person or for the process that worked on them. */
export type WaitingImports = {
  /** Counts one whose files are coming in; returns how to end that. Throws CM_RATE where too many come at once. */
  enter(restaurantId: string): () => void;
  /** Adds an import within the restaurant's limits: those that wait longest make room. Throws CM_RATE where none can. */
  add(restaurantId: string, added: repository.NewImport): Promise<void>;
  /** The import as it is: one whose process died is read again or waits again, with nothing changed, or is to be handed in anew. */
  settle(restaurantId: string, row: repository.StoredImport): Promise<repository.StoredImport>;
  close(): Promise<void>;
};

/** Whether an import waits for a person. */
const waits = (state: ImportState): state is 'ASKING' | 'READY' => state === 'ASKING' || state === 'READY';
const isRunning = (state: string): boolean => state === 'READING' || state === 'APPLYING';

type Tools = { readonly store: ImportStore; readonly jobs: Jobs; readonly runner: ImportRunner };

/** Keeps waiting imports within limits, and clears away what others left, at the start and from time to time. */
export function waitingImports({ database, log }: Services, { store, jobs, runner }: Tools): WaitingImports {
  const coming = new Map<string, number>();

  async function endWaiting(
    { restaurantId, importId }: ImportKey,
    state: ImportState,
    problem: string,
  ): Promise<void> {
    await database.inRestaurant(restaurantId, (tx) =>
      repository.moveImport(tx, importId, state, { state: 'FAILED', problem, finished_at: now() }),
    );
    await runner.clear(restaurantId, importId);
  }

  /** Reads a file from its beginning whose process died over it, with what was said of it; where that happens twice, or its person is gone, it is to be handed in anew. */
  async function readOnceMore(restaurantId: string, row: repository.StoredImport): Promise<void> {
    const { id, staff_id: staffId } = row;
    const permissions = await database.readRestaurant(restaurantId, (tx) => heldBy(tx, staffId));
    const goesOn = row.was_interrupted === 0 && permissions.length > 0 && !closing.signal.aborted;
    const problem = 'The server stopped while it read the file. Choose it again.';
    const change = goesOn
      ? ({ was_interrupted: 1 } as const)
      : ({ state: 'FAILED', problem, runner: null, finished_at: now() } as const);
    const isMine = await database.besideRestaurant(restaurantId, (tx) =>
      repository.moveImport(tx, id, 'READING', change, jobs.runner),
    );
    // Two may have asked at once.
    if (isMine && goesOn && jobs.find(id) === undefined)
      runner.startReading({ restaurantId, staffId, permissions }, id);
  }

  async function settle(
    restaurantId: string,
    row: repository.StoredImport,
  ): Promise<repository.StoredImport> {
    const { id } = row;
    if (!isRunning(row.state) || jobs.find(id) !== undefined) return row;
    const isMine = await database.besideRestaurant(restaurantId, (tx) =>
      repository.takeOver(tx, id, jobs.runner, now() - silenceMs),
    );
    if (isMine) {
      await runner.removeStaged(restaurantId, id);
      await database.besideRestaurant(restaurantId, async (tx) => {
        await repository.moveImport(tx, id, 'APPLYING', {
          state: 'READY',
          was_interrupted: 1,
          runner: null,
          batch_id: null,
        });
      });
      if (row.state === 'READING') await readOnceMore(restaurantId, row);
    }
    const settled = await database.readRestaurant(restaurantId, (tx) => requireImport(tx, id));
    if (settled.state === 'FAILED') await runner.clear(restaurantId, id);
    return settled;
  }

  /** Which import's files a folder holds, and whether somebody may still need them. */
  async function sweepFolder(key: ImportKey, touchedAt: number): Promise<void> {
    const { restaurantId, importId } = key;
    const row = await database.readRestaurant(restaurantId, (tx) => repository.findImport(tx, importId));
    if (row === null) {
      if (touchedAt < now() - longestUpload) await store.remove(key);
      return;
    }
    const { state, alive_at: aliveAt } = await settle(restaurantId, row);
    const hasWaited = waits(state) && aliveAt < now() - longestWait;
    if (hasWaited)
      await endWaiting(
        key,
        state,
        'It waited for more than a day, so its files were removed. Choose the file again.',
      );
    else if (!waits(state) && !isRunning(state)) await store.remove(key);
  }

  async function sweep(): Promise<void> {
    for (const { name, key, touchedAt } of await store.list()) {
      if (closing.signal.aborted) return;
      try {
        if (key) await sweepFolder(key, touchedAt);
        else if (touchedAt < now() - longestWait) await store.removeFolder(name);
      } catch (err) {
        log.warn({ err, folder: name }, 'The files of an import could not be looked after');
      }
    }
  }

  const closing = new AbortController();
  let sweeping = sweep();
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep);
  }, sweepEveryMs).unref();

  return {
    enter(restaurantId) {
      const count = coming.get(restaurantId) ?? 0;
      if (count >= mostWaiting) throw new Problem('CM_RATE');
      coming.set(restaurantId, count + 1);
      return () => {
        const left = (coming.get(restaurantId) ?? 1) - 1;
        if (left > 0) coming.set(restaurantId, left);
        else coming.delete(restaurantId);
      };
    },

    async add(restaurantId, added) {
      const problem = 'A newer import took its place. Choose the file again.';
      const displaced = await database.inRestaurant(restaurantId, async (tx) => {
        const there = await repository.waitingImports(tx);
        const leaving: string[] = [];
        let count = there.length;
        let size = there.reduce((sum, row) => sum + row.byte_size, 0);
        for (const { id, state, byte_size: bytes } of there) {
          if (count < mostWaiting && size + added.byteSize <= largestWaiting) break;
          if (!waits(state)) continue;
          await repository.moveImport(tx, id, state, { state: 'FAILED', problem, finished_at: now() });
          leaving.push(id);
          count -= 1;
          size -= bytes;
        }
        if (count >= mostWaiting || size + added.byteSize > largestWaiting) throw new Problem('CM_RATE');
        await repository.insertImport(tx, added);
        return leaving;
      });
      for (const id of displaced) await runner.clear(restaurantId, id);
    },

    settle,

    async close() {
      closing.abort();
      clearInterval(timer);
      await sweeping;
    },
  };
}
