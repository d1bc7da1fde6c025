import type { TellingPlace } from './follow-elsewhere.ts';
import { listsWithJobs } from './kept-job.ts';

/**
 * From now on tells, on whatever page, of jobs on all of a list that another tab of this browser begins, or that were begun
 * before a reload. Returns how to stop.
 */
export function watchJobs(place: TellingPlace): () => void {
  const follow = async () => {
    const lists = listsWithJobs();
    if (lists.length === 0) return;
    const { followElsewhere } = await import('./follow-elsewhere.ts');
    await Promise.all(lists.map((words) => followElsewhere(place, words)));
  };
  // Only a courtesy: where it cannot be loaded, the list tells once it opens.
  const hear = () => void follow().catch(() => undefined);
  addEventListener('storage', hear);
  hear();
  return () => removeEventListener('storage', hear);
}
