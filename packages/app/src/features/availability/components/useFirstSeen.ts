import type { AvailabilityEntry } from '@cardamom/api-types';
import { useState } from 'react';
import { isUnavailable } from '../model/grouping.ts';

/**
 * Whether each entry was unavailable when this page first saw it. Rows stay where they are while they are worked on: a
 * row that jumps away from under the thumb takes the next press to another dish.
 */
export function useFirstSeen(entries: readonly AvailabilityEntry[]): (entry: AvailabilityEntry) => boolean {
  const [seen, setSeen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const unseen = entries.filter(({ id }) => !seen.has(id));
  if (unseen.length > 0)
    setSeen(new Map([...seen, ...unseen.map((entry) => [entry.id, isUnavailable(entry)] as const)]));
  return (entry) => seen.get(entry.id) ?? isUnavailable(entry);
}
