import type { AvailabilityState, Item } from '@cardamom/api-types';
import { lastingState } from '../../items/availability.ts';
import type { ImportedItem } from '../imported-menu.ts';
import { stateInWords, type Differences } from './compare.ts';

/**
 * The state an item is to be given; null where the file does not say one, or says what holds already. An item that is
 * sold out for a while is available to an import, which so never ends by accident what service began.
 */
export function planAvailability(
  { availability: wanted }: ImportedItem,
  before: Item | null,
  differences: Differences,
): AvailabilityState | null {
  const state = before === null ? 'AVAILABLE' : lastingState(before.availability);
  if (wanted === undefined || wanted === state) return null;
  differences.add('Availability', stateInWords(state), stateInWords(wanted));
  return wanted;
}
