import type { AvailabilityEntry } from '@cardamom/api-types';

type Entries = readonly AvailabilityEntry[];

/** Whether guests cannot have it now. */
export const isUnavailable = ({ availability }: AvailabilityEntry) => availability.state !== 'AVAILABLE';

/** Two lists as one by name, each entry once and as the second list has it. */
export function merged(known: Entries, newer: Entries): AvailabilityEntry[] {
  const entries = new Map([...known, ...newer].map((entry) => [entry.id, entry]));
  return [...entries.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}
