import type {
  AvailabilityBatchResult,
  AvailabilityChange,
  AvailabilityDraft,
  AvailabilityEntry,
  AvailabilityTarget,
} from '@cardamom/api-types';
import { untilMoment, type Place } from '@cardamom/api-types/schedule';
import { asBatch } from '../../changes/origin.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { findRestaurant } from '../../settings/restaurant/repository.ts';
import { now } from '../../shared/clock.ts';
import type { PageOf, PageRequest } from '../../shared/paging.ts';
import { Problem } from '../../shared/problem.ts';
import { availabilityAt } from '../items/availability.ts';
import { recordingAvailability } from './record.ts';
import * as repository from './repository.ts';
import { saveState, type Mark } from './states.ts';

/** One page of what guests can have, and how many match in all. */
export function listAvailability(
  tx: RestaurantTransaction,
  filter: repository.AvailabilityFilter,
  request: PageRequest<'name'>,
): Promise<PageOf<AvailabilityEntry> & { total: number }> {
  return repository.findEntries(tx, filter, request);
}

const keyOf = ({ entity, id }: AvailabilityTarget) => `${entity} ${id}`;

/** Whose clock and whose business day decide. */
export async function placeOf(tx: RestaurantTransaction): Promise<Place> {
  const { time_zone: timeZone, business_day_ends_at: businessDayEndsAt } = await findRestaurant(tx);
  return { timeZone, businessDayEndsAt };
}

/** What is to hold, as it is stored; what is over already, or never ends being available, is simply available. */
async function planned(tx: RestaurantTransaction, changes: readonly AvailabilityChange[]) {
  const place = await placeOf(tx);
  const moment = now();
  const wanted = new Map<string, { state: AvailabilityChange['state']; until: number | null }>();
  for (const change of changes) {
    const until = untilMoment(change.until ?? null, moment, place);
    const isOver = change.state === 'AVAILABLE' || (until !== null && until <= moment);
    wanted.set(keyOf(change), isOver ? { state: 'AVAILABLE', until: null } : { state: change.state, until });
  }
  return { wanted, moment };
}

/**
 * Marks many sold out, hidden or available; the last write wins. What has been deleted meanwhile is named and stops
 * nothing, since the kitchen does not wait. Sending `undo` as changes puts back what was there. `pressed` is since when it counts, where
 * that was not now.
 */
export async function changeAvailability(
  tx: RestaurantTransaction,
  staffId: string | null,
  changes: readonly AvailabilityChange[],
  pressed?: Pick<Mark, 'at' | 'device'>,
): Promise<AvailabilityBatchResult> {
  const { wanted, moment } = await planned(tx, changes);
  const rows = await repository.findRows(tx, idsOf(changes));
  const differing = rows.filter((row) => {
    const { state, until } = availabilityAt(moment, row);
    const next = wanted.get(keyOf(row));
    return next?.state !== state || next.until !== (until && row.availability_until);
  });
  const origin = differing.length > 1 ? asBatch(tx) : tx;
  await recordingAvailability(origin, staffId, differing, async () => {
    for (const row of differing) {
      const next = wanted.get(keyOf(row));
      if (next) await saveState(origin, row, next, { at: moment, device: null, ...pressed, staffId });
    }
  });
  const known = new Set(rows.map(keyOf));
  return {
    entries: await repository.toEntries(tx, await repository.findRows(tx, idsOf(rows))),
    missing: changes.filter((change) => !known.has(keyOf(change))).map(({ entity, id }) => ({ entity, id })),
    undo: differing.map((row) =>
      Object.assign(availabilityAt(moment, row), { entity: row.entity, id: row.id }),
    ),
  };
}

function idsOf(rows: readonly AvailabilityTarget[]) {
  const { ITEM: items = [], MODIFIER_OPTION: options = [] } = Object.groupBy(rows, ({ entity }) => entity);
  return { itemIds: items.map(({ id }) => id), optionIds: options.map(({ id }) => id) };
}

/** Marks one; throws CM_NOT_FOUND, and CM_RANGE where it would be back already. */
export async function setAvailability(
  tx: RestaurantTransaction,
  staffId: string | null,
  target: AvailabilityTarget,
  draft: AvailabilityDraft,
): Promise<AvailabilityEntry> {
  if (draft.state === 'AVAILABLE' && draft.until)
    throw Problem.field('/until', 'CM_RANGE', '(available has no end)');
  const { wanted } = await planned(tx, [{ ...target, ...draft }]);
  if (wanted.get(keyOf(target))?.state !== draft.state)
    throw Problem.field('/until', 'CM_RANGE', '(a time that is still to come)');
  const { entries } = await changeAvailability(tx, staffId, [{ ...target, ...draft }]);
  const [entry] = entries;
  if (entry === undefined) throw new Problem('CM_NOT_FOUND');
  return entry;
}
