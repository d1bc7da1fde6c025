import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { readAgain } from '../api/index.ts';
import { loadMessages, message, type EntityWords } from '../messages/index.ts';
import { dropJob, keptJob } from './kept-job.ts';
import { endOf, readJob } from './list-job.ts';
import { tellEnd, undoAloud } from './tell-job.ts';
import { wholeListJobsAtom, type WholeListJob } from './whole-list-jobs.ts';

/** How often it is asked for, in ms: nobody here waits for its end. */
const elsewhereMs = 2000;

/** What a page tells a job with. */
export interface TellingPlace {
  queryClient: QueryClient;
  store: ReturnType<typeof createStore>;
}

/**
 * Follows a job on all of a list that another tab began, or this one before a reload, wherever the person is: how far it is
 * stands over its list once that opens, its end is told on any page. Resolves when it is, or when there is none to follow.
 */
export async function followElsewhere(
  { queryClient, store }: TellingPlace,
  words: EntityWords,
): Promise<void> {
  const kept = keptJob(words);
  if (kept === null || (store.get(wholeListJobsAtom)[words] ?? null) !== null) return;
  const { action } = kept;
  const show = (job: WholeListJob | null) =>
    store.set(wholeListJobsAtom, { ...store.get(wholeListJobsAtom), [words]: job });
  show({ action, job: null, isOver: false });
  const readAll = () => readAgain(queryClient, 'all');
  try {
    const [begun] = await Promise.all([readJob(kept.id), loadMessages('entities', words)]);
    if (begun !== null) {
      const ended = await endOf(begun, (job) => show({ action, job, isOver: false }), elsewhereMs);
      const stayed = message(`entities:bulk.${action === 'DELETE' ? 'notDeletedTitle' : 'refusedTitle'}`, {
        count: ended.refusedCount,
        total: ended.total.toLocaleString('en'),
      });
      const title = message(`${words}:title`);
      const where = ended.refusedCount > 0 ? `${title}: ${stayed}` : title;
      tellEnd(action, ended, () => void undoAloud(ended.batchId, readAll), where);
      await readAll();
    }
    dropJob(words, kept);
  } catch {
    // What cannot be read now is asked about again at the next occasion.
  } finally {
    show(null);
  }
}
