import { bulkActions, type BulkAction } from '@cardamom/api-types';
import type { EntityWords } from '../messages/index.ts';

/** A job on all of a list that this browser began and has not seen the end of. */
interface KeptJob {
  id: string;
  action: BulkAction;
}

/** Forgotten at sign-out, as all that begins so. */
const prefix = 'cardamom.list-job.';
const keyOf = (words: EntityWords) => `${prefix}${words}`;

function isKeptJob(value: unknown): value is KeptJob {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('action' in value)) return false;
  return typeof value.id === 'string' && bulkActions.some((action) => action === value.action);
}

/** Keeps a job where a reload and other tabs find it; null when its end was seen. Storage that is switched off keeps none. */
export function keepJob(words: EntityWords, job: KeptJob | null): void {
  try {
    if (job === null) localStorage.removeItem(keyOf(words));
    else localStorage.setItem(keyOf(words), JSON.stringify(job));
  } catch {
    // Then it is followed in this tab only.
  }
}

/** The job of a list whose end nobody here has seen; null where there is none. */
export function keptJob(words: EntityWords): KeptJob | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(words)) ?? 'null');
    return isKeptJob(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** The end of a job was seen; one that was begun on the list since is kept. */
export function dropJob(words: EntityWords, { id }: KeptJob): void {
  if (keptJob(words)?.id === id) keepJob(words, null);
}

/** The lists that have a job. */
export function listsWithJobs(): EntityWords[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    // Only lists write such keys, each under its own words.
    return keys.map((key) => key.slice(prefix.length) as EntityWords);
  } catch {
    return [];
  }
}
