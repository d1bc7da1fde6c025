import type { Availability, AvailabilityState } from '@cardamom/api-types';
import type { ItemTable } from '../../database/schema.ts';
import { instant } from '../../shared/clock.ts';

type Stored = Pick<ItemTable, 'availability_state' | 'availability_until'>;

/** What holds at a moment: sold out or hidden until a time ends by itself. */
export function availabilityAt(moment: number, stored: Stored): Availability {
  const until = stored.availability_until;
  if (until !== null && until <= moment) return { state: 'AVAILABLE', until: null };
  return {
    state: stored.availability_state as AvailabilityState,
    until: until === null ? null : instant(until),
  };
}
