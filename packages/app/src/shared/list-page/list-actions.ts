import {
  errorCatalogue,
  type BulkAction,
  type BulkChange,
  type BulkResult,
  type ListJob,
  type OrderMove,
} from '@cardamom/api-types';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { offerUndo, toast } from '@cardamom/ui';
import { ApiError, readAgain } from '../api/index.ts';
import { namesInWords, useMessages, type EntityWords } from '../messages/index.ts';
import { countNow, endOf, type WholeListChange } from './list-job.ts';
import { reasonOf, tellEnd, undoAloud } from './tell-job.ts';

/**
 * What the server can do with the entries of a list: a feature writes it once (`api/<entity>-list-actions.ts`) and its
 * list has selection with bulk actions, duplicates, order and a deletion that can be taken back.
 */
export interface ListActions {
  /** The first parts of the query keys whose answers change with an entry. */
  touches: readonly string[];
  /** Deletes the version somebody saw; throws `ApiError`, OM_003 with what stands in the way. */
  remove: (named: { id: string; version: number }) => Promise<unknown>;
  /** Brings back what was deleted. */
  restore: (id: string) => Promise<unknown>;
  /** Left out where there are no copies. */
  duplicate?: (id: string) => Promise<{ id: string }>;
  changeMany: (change: BulkChange) => Promise<BulkResult>;
  /** Begins to change all of a list; throws CM_CONFLICT with the count where that has changed. */
  changeAll: (change: WholeListChange) => Promise<ListJob>;
  /** Left out where the order means nothing. */
  move?: (move: OrderMove) => Promise<unknown>;
}

/** Why something could not be deleted: the catalogue's words for it, then the reason where there is another. */
export function deletionReasonOf(error: ApiError): string {
  const { message: failed } = errorCatalogue.failedDelete;
  return error.code === 'failedDelete' || error.code === 'fallback'
    ? failed
    : `${failed}. ${reasonOf(error)}`;
}

/** A list's actions at work: each says how it went and reads the list again. */
export interface ListWork<Row> {
  actions: ListActions;
  /** An entry's form. */
  rowHref: (row: { id: string }) => string;
  /** Adds an inactive copy and opens its form; null where there are no copies. */
  duplicate: ((row: Row) => void) | null;
  /** Does something to several rows; returns what stayed and why, or null when the server refused as a whole. */
  changeMany: (action: BulkAction, rows: readonly Row[]) => Promise<BulkResult | null>;
  /** Does something to all of a list; returns how it ended, or null when the server refused as a whole. */
  changeAll: (change: WholeListChange, onProgress: (job: ListJob) => void) => Promise<ListJob | null>;
  /** Goes on telling of such an action that was begun before; returns how it ended, or null when that cannot be read. */
  followAll: (
    action: BulkAction,
    begun: ListJob,
    onProgress: (job: ListJob) => void,
  ) => Promise<ListJob | null>;
  /** Moves rows; resolves when the list is read again. */
  move: (move: OrderMove) => Promise<void>;
  /** Brings back what was deleted, and says so. */
  restore: (row: { id: string; name: string }) => Promise<void>;
}

/** Does the work, then `after`; where the server refuses it says why in a message and returns null. */
async function attempted<Result>(
  work: () => Promise<Result>,
  after: () => Promise<void>,
  say: (error: ApiError) => string,
): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast.error(say(error));
    return null;
  } finally {
    await after();
  }
}

/**
 * Puts a list's actions to work; null where the person may only look. `rowHref` is the form that a copy opens in; keep it and
 * `actions` the same between renders.
 */
export function useListWork<Row extends { id: string; name: string; version: number }>(
  words: EntityWords,
  actions: ListActions | null,
  rowHref: (row: { id: string }) => string,
): ListWork<Row> | null {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { t } = useMessages(words);
  const { t: shared } = useMessages('entities');
  return useMemo(() => {
    if (actions === null) return null;
    const { duplicate: copyOf } = actions;

    const attempt = <Result>(work: () => Promise<Result>, say = reasonOf) =>
      attempted(work, () => readAgain(queryClient, actions.touches), say);

    const undo = (batchId: string) => undoAloud(batchId, () => readAgain(queryClient, actions.touches));
    const told = (action: BulkAction, job: ListJob): ListJob => {
      tellEnd(action, job, () => void undo(job.batchId));
      return job;
    };

    return {
      actions,
      rowHref,
      duplicate:
        copyOf === undefined
          ? null
          : (row) => {
              void attempt(async () => {
                const copy = await copyOf(row.id);
                toast(t('toast.created'));
                await router.navigate({ href: rowHref(copy) });
              });
            },
      changeAll: (change, onProgress) =>
        attempt(
          async () => told(change.action, await endOf(await actions.changeAll(change), onProgress)),
          (error) => {
            const count = countNow(error);
            if (count !== null) return shared('bulk.countChanged', { total: count.toLocaleString('en') });
            return change.action === 'DELETE' ? deletionReasonOf(error) : reasonOf(error);
          },
        ),
      followAll: (action, begun, onProgress) =>
        attempt(async () => told(action, await endOf(begun, onProgress))),
      changeMany: (action, rows) =>
        attempt(
          async () => {
            const entities = rows.map(({ id, version }) => ({ id, version }));
            const result = await actions.changeMany({ action, entities });
            const changed = new Set(result.changed.map(({ id }) => id));
            const count = changed.size;
            const title = {
              ACTIVATE: shared('toast.activated'),
              DEACTIVATE: shared('toast.deactivated'),
              DELETE: count === 1 ? t('toast.deleted') : shared('toast.manyDeleted', { count }),
            }[action];
            if (count > 0)
              offerUndo({
                title,
                message: namesInWords(rows.filter(({ id }) => changed.has(id)).map(({ name }) => name)),
                label: shared('toast.undo'),
                onUndo: () => void undo(result.batchId),
              });
            return result;
          },
          action === 'DELETE' ? deletionReasonOf : reasonOf,
        ),
      move: async (move) => {
        await attempt(async () => actions.move?.(move));
      },
      restore: async ({ id, name }) => {
        const isBack = await attempt(async () => {
          await actions.restore(id);
          return true;
        });
        if (isBack) toast(shared('toast.restored', { name }));
      },
    };
  }, [actions, queryClient, router, rowHref, t, shared]);
}
