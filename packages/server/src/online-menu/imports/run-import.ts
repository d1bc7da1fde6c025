import { hasPermissions, type Import } from '@cardamom/api-types';
import { asBatch } from '../../changes/origin.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { FileStore } from '../../files/file-store.ts';
import { storePicture, type StoredPicture } from '../../files/service.ts';
import type { Session } from '../../http/call.ts';
import type { Services } from '../../http/services.ts';
import { now } from '../../shared/clock.ts';
import { Problem } from '../../shared/problem.ts';
import { applyPlan } from './apply-import.ts';
import type { ImportStore } from './files/import-store.ts';
import type { Job, Jobs } from './jobs.ts';
import { itemIds, readCurrentMenu } from './plan/current-menu.ts';
import { isWritten, type Plan, type PlannedRow } from './plan/plan.ts';
import { countRows, planDigest } from './plan/summary.ts';
import { currencyOf, exportedPictures, preparePlan, readFiles, type ReadFiles } from './prepare-plan.ts';
import * as repository from './repository.ts';
import { requireImport } from './require-import.ts';
import { UnreadableFile } from './unreadable.ts';

const heartbeatMs = 5000;

/** The menu moved between the preview and the transaction that would apply it. */
class PlanMoved extends Error {}

/** Who imports; what they may write counts when it is applied. */
export type Person = Pick<Session, 'restaurantId' | 'staffId' | 'permissions'>;

type Stores = { readonly files: FileStore; readonly store: ImportStore; readonly jobs: Jobs };

/** Begins the two jobs of an import; both end by moving it to another state, or leave it to whoever cancelled it. */
export type ImportRunner = {
  startReading(person: Person, id: string): void;
  startApplying(person: Person, id: string): void;
};

const mayWriteGroups = ({ permissions }: Person): boolean => hasPermissions(permissions, ['ONLINE_MENU']);

/** What went wrong, for the person who waits for it. */
function problemIn(error: unknown): string | null {
  if (error instanceof UnreadableFile) return error.message;
  if (!(error instanceof Problem)) return null;
  const [first] = error.details.errors ?? [];
  return first?.message ?? error.message;
}

function markUnreadable(row: PlannedRow, reason: string | undefined): void {
  if (reason === undefined) return;
  row.outcome = 'WRONG';
  row.reasons.push({ field: 'Picture', message: reason });
}

/** Reads and applies imports in the background: a whole one in one transaction, or nothing of it. */
export function importRunner(
  { config, database, log }: Services,
  { files, store, jobs }: Stores,
): ImportRunner {
  async function read(restaurantId: string, id: string): Promise<ReadFiles> {
    const currency = await database.readRestaurant(restaurantId, currencyOf);
    return readFiles(await store.read(id), currency);
  }

  async function planNow(restaurantId: string, from: ReadFiles, withGroups: boolean) {
    const isOwn = from.menu.format === 'CARDAMOM_JSON' && from.pictures.length > 0;
    const exported = isOwn
      ? await exportedPictures(
          files,
          await database.readRestaurant(restaurantId, (tx) => readCurrentMenu(tx, config.publicUrl)),
        )
      : new Map<string, string>();
    const prepare = (tx: RestaurantTransaction, fresh: ReadFiles) =>
      preparePlan(tx, fresh, { publicUrl: config.publicUrl, mayWriteGroups: withGroups, exported });
    return { prepare, first: await database.readRestaurant(restaurantId, (tx) => prepare(tx, from)) };
  }

  async function show(
    restaurantId: string,
    id: string,
    from: 'READING' | 'APPLYING',
    plan: Plan,
    format: Import['format'],
  ) {
    await database.inRestaurant(restaurantId, async (tx) => {
      const change = {
        format,
        state: 'READY',
        counts: countRows(plan.rows),
        notes: plan.notes,
        plan_digest: planDigest(plan.rows),
        runner: null,
      } as const;
      if (await repository.moveImport(tx, id, from, change)) await repository.replaceRows(tx, id, plan.rows);
    });
  }

  async function fail(
    restaurantId: string,
    id: string,
    from: 'READING' | 'APPLYING',
    error: unknown,
  ): Promise<void> {
    const known = problemIn(error);
    if (known === null) log.error({ err: error, importId: id }, 'An import failed');
    const problem = known ?? 'Something went wrong on our side. Nothing was changed; try again.';
    await database.inRestaurant(restaurantId, (tx) =>
      repository.moveImport(tx, id, from, { state: 'FAILED', problem, runner: null, finished_at: now() }),
    );
    await store.remove(id);
  }

  function startReading(person: Person, id: string): void {
    const { restaurantId } = person;
    jobs.start(
      id,
      async (job) => {
        try {
          const from = await read(restaurantId, id);
          await job.breathe();
          const { first } = await planNow(restaurantId, from, mayWriteGroups(person));
          await job.breathe();
          await show(restaurantId, id, 'READING', first.plan, from.menu.format);
        } catch (error) {
          if (job.signal.aborted) throw error;
          await fail(restaurantId, id, 'READING', error);
        }
      },
      (error) => log.error({ err: error, importId: id }, 'An import could not be read'),
    );
  }

  /** Re-encodes the pictures before the transaction; one that cannot be decoded is told and left out. */
  async function storePictures(
    restaurantId: string,
    plan: Plan,
    known: ReadonlyMap<string, string>,
    job: Job,
    stored: Map<string, StoredPicture>,
  ) {
    const unreadable = new Map<string, string>();
    for (const { seen } of plan.pictures) {
      if (known.has(seen.digest) || stored.has(seen.digest) || unreadable.has(seen.digest)) continue;
      try {
        const upload = { bytes: Buffer.from(seen.file.read()), altText: '' };
        stored.set(seen.digest, await storePicture(files, restaurantId, upload));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        unreadable.set(seen.digest, problemIn(error) ?? '');
      }
      if (job.progress) job.progress.done += 1;
      await job.breathe();
    }
    return unreadable;
  }

  async function removePictures(
    restaurantId: string,
    stored: ReadonlyMap<string, StoredPicture>,
  ): Promise<void> {
    for (const { imageId } of stored.values()) {
      await files.removePending({ restaurantId, imageId });
      await files.removeVariants(imageId);
    }
  }

  async function applyNow(
    person: Person,
    id: string,
    job: Job,
    stored: Map<string, StoredPicture>,
  ): Promise<void> {
    const { restaurantId, staffId } = person;
    const { prepare, first } = await planNow(
      restaurantId,
      await read(restaurantId, id),
      mayWriteGroups(person),
    );
    job.progress = { done: 0, total: first.plan.rows.filter(isWritten).length };
    const unreadable = await storePictures(restaurantId, first.plan, first.knownPictures, job, stored);
    const again = await read(restaurantId, id);
    await database.inRestaurant(restaurantId, async (confined) => {
      const tx = asBatch(confined);
      const row = await requireImport(tx, id);
      const { plan, current, knownPictures } = await prepare(tx, again);
      if (planDigest(plan.rows) !== row.plan_digest) throw new PlanMoved();
      let sinceBreath = 0;
      await applyPlan(plan, {
        tx,
        staffId,
        publicUrl: config.publicUrl,
        itemsNow: () => itemIds(tx),
        current,
        stored,
        knownPictures,
        async onRows(count) {
          if (job.progress) job.progress.done += count;
          sinceBreath += count;
          if (sinceBreath < 20) return;
          sinceBreath = 0;
          await job.breathe();
        },
      });
      for (const { row: picture, seen } of plan.pictures)
        markUnreadable(picture, unreadable.get(seen.digest));
      const applied = {
        state: 'APPLIED',
        batch_id: tx.origin.batchId,
        counts: countRows(plan.rows),
        notes: plan.notes,
        runner: null,
        finished_at: now(),
      } as const;
      if (!(await repository.moveImport(tx, id, 'APPLYING', applied))) throw new Problem('CM_NOT_FOUND');
      await repository.replaceRows(tx, id, plan.rows);
    });
    await store.remove(id);
  }

  async function showAnew(person: Person, id: string): Promise<void> {
    const from = await read(person.restaurantId, id);
    const { first } = await planNow(person.restaurantId, from, mayWriteGroups(person));
    const message =
      'Somebody changed the menu since the preview, so nothing was applied. Look through what would happen now, and apply it.';
    first.plan.notes.unshift({ kind: 'DONE', subject: 'The menu changed', message });
    await show(person.restaurantId, id, 'APPLYING', first.plan, from.menu.format);
  }

  function startApplying(person: Person, id: string): void {
    const { restaurantId } = person;
    jobs.start(
      id,
      async (job) => {
        const stored = new Map<string, StoredPicture>();
        const beat = setInterval(() => {
          database
            .besideRestaurant(restaurantId, (tx) => repository.keepAlive(tx, id))
            .catch(() => undefined);
        }, heartbeatMs);
        try {
          await applyNow(person, id, job, stored);
        } catch (error) {
          await removePictures(restaurantId, stored);
          if (job.signal.aborted) throw error;
          if (error instanceof PlanMoved) await showAnew(person, id);
          else await fail(restaurantId, id, 'APPLYING', error);
        } finally {
          clearInterval(beat);
        }
      },
      (error) => log.error({ err: error, importId: id }, 'An import could not be applied'),
    );
  }

  return { startReading, startApplying };
}
