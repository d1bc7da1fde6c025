import type { QueryClient } from '@tanstack/react-query';
import { showEntry } from '../availability/show-entry.ts';
import { createPressQueue, type PressQueue } from './press-queue.ts';

const queues = new WeakMap<QueryClient, PressQueue>();

/** The presses as the tab with these data sees them; the same each time. */
export function queueOf(queryClient: QueryClient): PressQueue {
  const known = queues.get(queryClient);
  if (known) return known;
  const made = createPressQueue(async ({ entry }) => {
    if (entry) await showEntry(queryClient, entry);
  });
  queues.set(queryClient, made);
  return made;
}
