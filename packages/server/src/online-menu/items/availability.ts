import type { Availability, AvailabilityState } from '@cardamom/api-types';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ItemTable } from '../../database/schema/menu.ts';
import { instant } from '../../shared/clock.ts';

/** How items and modifier options store whether guests can have them. */
export type StoredAvailability = Pick<ItemTable, 'availability_state' | 'availability_until'>;

/** What holds of a thing whose availability nobody has changed yet. */
export const neverChanged = {
  availability_changed_at: null,
  availability_changed_by: null,
  availability_device: null,
} as const;

/** What holds at a moment: sold out or hidden until a time ends by itself. */
export function availabilityAt(moment: number, stored: StoredAvailability): Availability {
  const until = stored.availability_until;
  if (until !== null && until <= moment) return { state: 'AVAILABLE', until: null };
  return {
    state: stored.availability_state,
    until: until === null ? null : instant(until),
  };
}

/**
 * What the menu says whether guests can have it: hidden or sold out until somebody changes it. What ends by itself
 * (sold out until the business day or a time ends) is service, not menu: an export leaves it out, and an import
 * of what is available does not end it.
 */
export function lastingState({ state, until }: Availability): AvailabilityState {
  return until === null ? state : 'AVAILABLE';
}

/** `availabilityAt` as a condition on rows: sold out or hidden at the moment. */
export function isUnavailableAt(moment: number, table: 'item' | 'modifier_option'): RawBuilder<SqlBool> {
  const state = sql.ref(`${table}.availability_state`);
  const until = sql.ref(`${table}.availability_until`);
  return sql<SqlBool>`(${state} <> 'AVAILABLE' and (${until} is null or ${until} > ${moment}))`;
}
