import type {
  AvailabilityPress,
  AvailabilityPressOutcome,
  AvailabilityPressResult,
} from '@cardamom/api-types';
import { untilMoment } from '@cardamom/api-types/schedule';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { instant, now } from '../../shared/clock.ts';
import { availabilityAt } from '../items/availability.ts';
import { findRows, toEntries, type EntryRow } from './repository.ts';
import { changeAvailability, placeOf } from './service.ts';

/** When it was pressed, by our own clock (epoch ms): how long ago is all that the device's is asked. */
export function pressedAt(press: Pick<AvailabilityPress, 'pressedAt' | 'sentAt'>, arrivedAt: number): number {
  return arrivedAt - Math.max(0, Date.parse(press.sentAt) - Date.parse(press.pressedAt));
}

/** Whether what holds was said after the press, and not by a press of the same device, which sends its own in their order. */
function isSuperseded(row: EntryRow, at: number, device: string): boolean {
  const { availability_changed_at: changedAt } = row;
  return changedAt !== null && changedAt > at && row.availability_device !== device;
}

/**
 * Does what somebody pressed a while ago, as of then: what another device changed later stands, and so does what would be over by now.
 * A press that holds already changes nothing, so that one whose key is forgotten does no harm either.
 */
export async function applyPress(
  tx: RestaurantTransaction,
  staffId: string,
  press: AvailabilityPress,
): Promise<AvailabilityPressResult> {
  const { entity, id, state, device } = press;
  const ids = entity === 'ITEM' ? { itemIds: [id], optionIds: [] } : { itemIds: [], optionIds: [id] };
  const [row] = await findRows(tx, ids);
  if (row === undefined) return { outcome: 'MISSING', entry: null };

  const moment = now();
  const at = pressedAt(press, moment);
  const end = untilMoment(press.until ?? null, at, await placeOf(tx));
  const until = state === 'AVAILABLE' || end === null ? null : instant(end);
  const told = async (outcome: AvailabilityPressOutcome) => {
    const [entry = null] = await toEntries(tx, await findRows(tx, ids));
    return { outcome, entry };
  };

  const holds = availabilityAt(moment, row);
  if (holds.state === state && holds.until === until) return told('APPLIED');
  if (isSuperseded(row, at, device)) return told('SUPERSEDED');
  if (until !== null && end !== null && end <= moment) return told('OVER');
  // Its own clock may have been set back between two presses of one device, which arrive in their order.
  const since = Math.max(at, row.availability_changed_at ?? at);
  await changeAvailability(tx, staffId, [{ entity, id, state, until }], { at: since, device });
  return told('APPLIED');
}
