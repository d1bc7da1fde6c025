import type { AvailabilityEntry } from '@cardamom/api-types';

type Entries = readonly AvailabilityEntry[];

/** Whether guests cannot have it now. */
export const isUnavailable = ({ availability }: AvailabilityEntry) => availability.state !== 'AVAILABLE';

/**
 * What is not available now, from the list of all that and from what is on view: what was marked a moment ago is in the
 * second only. Each entry once, by name.
 */
export function unavailableOf(known: Entries, onView: Entries, search: string): AvailabilityEntry[] {
  const stands = new Map(onView.map((entry) => [entry.id, entry]));
  const entries = new Map([...known, ...onView].map((entry) => [entry.id, stands.get(entry.id) ?? entry]));
  const wanted = search.trim().toLocaleLowerCase();
  return [...entries.values()]
    .filter((entry) => isUnavailable(entry) && entry.name.toLocaleLowerCase().includes(wanted))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
