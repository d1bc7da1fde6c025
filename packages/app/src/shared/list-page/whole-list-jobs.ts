import type { BulkAction, ListJob } from '@cardamom/api-types';
import { atom, useAtom } from 'jotai';
import type { EntityWords } from '../messages/index.ts';

/** One action on all of a list, as long as it is at work or has something to tell. */
export interface WholeListJob {
  action: BulkAction;
  /** Null until the server has begun. */
  job: ListJob | null;
  /** Whether it is over, and what stayed as it was waits to be read. */
  isOver: boolean;
}

/** By the words of the list: kept beside the pages, so that a person who leaves one and returns sees how far it is. */
const wholeListJobsAtom = atom<Partial<Record<EntityWords, WholeListJob | null>>>({});

/** The action on all of a list, null where there is none, and how to say what became of it, also once the page is left. */
export function useWholeListJob(
  words: EntityWords,
): readonly [WholeListJob | null, (job: WholeListJob | null) => void] {
  const [jobs, setJobs] = useAtom(wholeListJobsAtom);
  return [jobs[words] ?? null, (job) => setJobs((others) => ({ ...others, [words]: job }))];
}
