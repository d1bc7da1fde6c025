import type { BulkAction, ListJob } from '@cardamom/api-types';
import { atom, useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import type { EntityWords } from '../messages/index.ts';
import { dropJob, keepJob, keptJob } from './kept-job.ts';
import { readJob } from './list-job.ts';
import type { ListWork } from './list-actions.ts';

/** One action on all of a list, as long as it is at work or has something to tell. */
export interface WholeListJob {
  action: BulkAction;
  /** Null until the server has begun. */
  job: ListJob | null;
  /** Whether it is over, and what stayed as it was waits to be read. */
  isOver: boolean;
}

/**
 * By the words of the list: kept beside the pages, so that a person who leaves one and returns sees how far it is. Who takes
 * up a job that was begun elsewhere writes it here first: what stands here is followed already.
 */
export const wholeListJobsAtom = atom<Partial<Record<EntityWords, WholeListJob | null>>>({});

/** The action on all of a list, null where there is none, and how to say what became of it, also once the page is left. */
export function useWholeListJob(
  words: EntityWords,
): readonly [WholeListJob | null, (job: WholeListJob | null) => void] {
  const [jobs, setJobs] = useAtom(wholeListJobsAtom);
  return [jobs[words] ?? null, (job) => setJobs((others) => ({ ...others, [words]: job }))];
}

/** How a job on all of a list is followed: what it says on the way, and what stayed once it is over. Returns how it ended. */
export type FollowJob = (
  action: BulkAction,
  work: (onProgress: (job: ListJob) => void) => Promise<ListJob | null>,
) => Promise<ListJob | null>;

/** Follows jobs on all of a list to their end, which is told wherever the list is shown by then. */
export function useFollowJob(words: EntityWords): FollowJob {
  const [, keep] = useWholeListJob(words);
  return async (action, work) => {
    let ended: ListJob | null = null;
    try {
      ended = await work((job) => {
        keepJob(words, { id: job.id, action });
        keep({ action, job, isOver: false });
      });
    } finally {
      keepJob(words, null);
      keep(ended !== null && ended.refusedCount > 0 ? { action, job: ended, isOver: true } : null);
    }
    return ended;
  };
}

/**
 * Takes up a job that was begun before a reload or in another tab, when its list opens. Asked is only for one that this
 * browser remembers: a list that has none costs no call.
 */
export function useKeptJob<Row>(words: EntityWords, work: ListWork<Row> | null): void {
  const [current, keep] = useWholeListJob(words);
  const follow = useFollowJob(words);
  const hasLooked = useRef(false);
  useEffect(() => {
    if (work === null || hasLooked.current) return;
    hasLooked.current = true;
    const kept = current === null ? keptJob(words) : null;
    if (kept === null) return;
    keep({ action: kept.action, job: null, isOver: false });
    const takeUp = async () => {
      const begun = await readJob(kept.id);
      if (begun !== null)
        await follow(kept.action, (onProgress) => work.followAll(kept.action, begun, onProgress));
      else {
        dropJob(words, kept);
        keep(null);
      }
    };
    // What cannot be read now is asked about again when the list opens next.
    takeUp().catch(() => keep(null));
  });
}
