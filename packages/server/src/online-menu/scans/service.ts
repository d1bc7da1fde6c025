import type { LinkScans, ScannedDay, Scans } from '@cardamom/api-types';
import { addDays, businessDayAt } from '@cardamom/api-types/schedule';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { placeOf } from '../../public/menus-at.ts';
import { findRestaurant } from '../../settings/restaurant/repository.ts';
import { now } from '../../shared/clock.ts';
import { Problem } from '../../shared/problem.ts';
import { countsByCode, countsByDay, findCodeOf, mostFollowed, wasScanned } from './repository.ts';

const shownDays = 14;
const shownCodes = 20;

/** What guests call each menu and table of these ids. */
async function namesOf(tx: RestaurantTransaction, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const menus = await tx.selectFrom('menu').select(['id', 'name']).where('id', 'in', ids).execute();
  const tables = await tx
    .selectFrom('dining_table')
    .innerJoin('table_section', (join) =>
      join
        .onRef('table_section.restaurant_id', '=', 'dining_table.restaurant_id')
        .onRef('table_section.id', '=', 'dining_table.section_id'),
    )
    .select(['dining_table.id', 'dining_table.position', 'dining_table.label', 'table_section.first_number'])
    .where('dining_table.id', 'in', ids)
    .execute();
  return new Map([
    ...menus.map(({ id, name }) => [id, name] as const),
    ...tables.map(
      ({ id, position, label, first_number: first }) => [id, label || String(first + position - 1)] as const,
    ),
  ]);
}

/** The restaurant's business day that it is now. */
async function currentDay(tx: RestaurantTransaction): Promise<string> {
  return businessDayAt(now(), placeOf(await findRestaurant(tx)));
}

/** How often each code was followed on the last 14 business days; those that were not are not named. */
export async function scansByCode(tx: RestaurantTransaction): Promise<ReadonlyMap<string, number>> {
  return countsByCode(tx, addDays(await currentDay(tx), 1 - shownDays));
}

/** The business days that are shown, the last one `today`, with how often codes were followed on each. */
function shownUntil(today: string, counts: ReadonlyMap<string, number>): ScannedDay[] {
  return Array.from({ length: shownDays }, (_, index) => {
    const date = addDays(today, index + 1 - shownDays);
    return { date, count: counts.get(date) ?? 0 };
  });
}

/** How often the code of a restaurant, menu or table was followed on its last business days; throws CM_NOT_FOUND where there is none. */
export async function getLinkScans(tx: RestaurantTransaction, id: string): Promise<LinkScans> {
  const code = await findCodeOf(tx, id);
  if (code === undefined) throw new Problem('CM_NOT_FOUND');
  const today = await currentDay(tx);
  const counts = await countsByDay(tx, addDays(today, 1 - shownDays), today, code);
  return { days: shownUntil(today, counts) };
}

/** How often the restaurant's codes were followed on its last business days. */
export async function getScans(tx: RestaurantTransaction): Promise<Scans> {
  const today = await currentDay(tx);
  const lastBefore = addDays(today, -shownDays);
  const counts = await countsByDay(tx, addDays(lastBefore, 1 - shownDays), today);
  const codes = await mostFollowed(tx, addDays(lastBefore, 1), shownCodes);
  const names = await namesOf(
    tx,
    codes.map(({ targetId }) => targetId),
  );
  return {
    days: shownUntil(today, counts),
    before: shownUntil(lastBefore, counts).reduce((sum, { count }) => sum + count, 0),
    codes: codes.map(({ kind, targetId: id, count }) => ({ id, kind, name: names.get(id) ?? null, count })),
    wasScanned: await wasScanned(tx),
  };
}
