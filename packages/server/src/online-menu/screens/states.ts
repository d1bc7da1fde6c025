import type { ScreenReport, ScreenShowing, ScreenState, ScreenStates } from '@cardamom/api-types';
import type { Selectable } from 'kysely';
import { fromJson, toJson } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { ScreenStateTable } from '../../database/schema/screens.ts';
import { presentAmong } from '../../entities/repository.ts';
import { instant, instantOrNull, now } from '../../shared/clock.ts';

/** A screen reports each 30 s; after three that did not come it counts as gone, in ms. */
export const offlineAfterMs = 90_000;

/** The back office hears of a screen that turns its pages at most so often, in ms. */
const toldEveryMs = 5000;

/** How long a screen shows which one it is, in ms. */
const identifyMs = 6000;

type StateRow = Selectable<ScreenStateTable>;

const nothing = {
  last_seen_at: null,
  app_version: '',
  width: 0,
  height: 0,
  menu_of: null,
  showing: null,
  last_fault: '',
  last_fault_at: null,
  identify_until: null,
  told_at: 0,
  told_showing: null,
  is_told_offline: 0,
  outage_mailed_at: null,
  outage_claimed_at: null,
} satisfies Omit<StateRow, 'restaurant_id' | 'screen_id'>;

const isSilent = ({ last_seen_at: lastSeenAt }: Pick<StateRow, 'last_seen_at'>, moment: number): boolean =>
  lastSeenAt !== null && lastSeenAt < moment - offlineAfterMs;

function stateOf(
  screenId: string,
  row: Omit<StateRow, 'restaurant_id' | 'screen_id'>,
  version: string,
  moment: number,
): ScreenState {
  return {
    screenId,
    lastSeenAt: instantOrNull(row.last_seen_at),
    isOffline: isSilent(row, moment),
    appVersion: row.app_version,
    isOutdated: row.last_seen_at !== null && row.app_version !== version,
    width: row.width,
    height: row.height,
    menuOf: instantOrNull(row.menu_of),
    showing: row.showing === null ? null : fromJson(row.showing),
    lastFault: row.last_fault,
    lastFaultAt: instantOrNull(row.last_fault_at),
  };
}

/** How every screen was when it was last heard of, those without a television too; `version` is the server's own. */
export async function getScreenStates(tx: RestaurantTransaction, version: string): Promise<ScreenStates> {
  const moment = now();
  const screens = await tx
    .selectFrom('screen')
    .select('id')
    .where('deleted_at', 'is', null)
    .orderBy('name_key')
    .orderBy('id')
    .execute();
  const rows = await tx.selectFrom('screen_state').selectAll().execute();
  const states = new Map(rows.map((row) => [row.screen_id, row]));
  return {
    screens: screens.map(({ id }) => stateOf(id, states.get(id) ?? nothing, version, moment)),
    asOf: instant(moment),
  };
}

/** Writes a part of a screen's state, which it may have none of yet. */
async function write(
  tx: RestaurantTransaction,
  screenId: string,
  part: Partial<Omit<StateRow, 'restaurant_id' | 'screen_id'>>,
): Promise<void> {
  await tx
    .insertInto('screen_state', { screen_id: screenId, ...nothing, ...part })
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'screen_id']).doUpdateSet(part))
    .execute();
}

/** What a screen says that it shows; of a menu or a dish that the restaurant does not have nothing is kept. */
async function ownShowing(
  tx: RestaurantTransaction,
  showing: ScreenShowing | null,
): Promise<ScreenShowing | null> {
  if (showing === null) return null;
  const { menuId, itemId } = showing;
  const hasMenu = menuId !== null && (await presentAmong(tx, 'menu', [menuId])).has(menuId);
  const hasItem = itemId !== null && (await presentAmong(tx, 'item', [itemId])).has(itemId);
  return { ...showing, menuId: hasMenu ? menuId : null, itemId: hasItem ? itemId : null };
}

/** Keeps what a screen says of itself. The back office is told when it begins, and of another page at most each 5 s. */
export async function keepReport(
  tx: RestaurantTransaction,
  screenId: string,
  report: ScreenReport,
): Promise<void> {
  const moment = now();
  const before =
    (await tx.selectFrom('screen_state').selectAll().where('screen_id', '=', screenId).executeTakeFirst()) ??
    nothing;
  const shown = await ownShowing(tx, report.showing);
  const showing = shown && toJson(shown);
  const begins = before.last_seen_at === null || before.is_told_offline === 1 || isSilent(before, moment);
  const isOther = showing !== before.told_showing || report.fault !== undefined;
  const isTold = begins || (isOther && moment - before.told_at >= toldEveryMs);
  await write(tx, screenId, {
    last_seen_at: moment,
    app_version: report.appVersion,
    width: report.width,
    height: report.height,
    menu_of: Date.parse(report.menuOf),
    showing,
    ...(report.fault !== undefined && { last_fault: report.fault, last_fault_at: moment }),
    ...(isTold && { told_at: moment, told_showing: showing, is_told_offline: 0 }),
    outage_mailed_at: null,
    outage_claimed_at: null,
  });
  if (isTold) tellState(tx, screenId);
}

/** Tells the back office that a screen is other than it was. */
function tellState(tx: RestaurantTransaction, screenId: string): void {
  tx.notes.push({ entity: 'SCREEN_STATE', entityId: screenId, action: 'UPDATED' });
}

/** Tells the back office, once, which screens fell silent. */
export async function tellSilent(tx: RestaurantTransaction): Promise<void> {
  const silent = await tx
    .updateTable('screen_state')
    .set({ is_told_offline: 1 })
    .where('last_seen_at', '<', now() - offlineAfterMs)
    .where('is_told_offline', '=', 0)
    .returning('screen_id')
    .execute();
  for (const { screen_id: screenId } of silent) tellState(tx, screenId);
}

/** Asks a screen to show which one it is, for six seconds. */
export async function identify(tx: RestaurantTransaction, screenId: string): Promise<void> {
  await write(tx, screenId, { identify_until: now() + identifyMs });
  tx.notes.push({ entity: 'SCREEN_IDENTIFICATION', entityId: screenId, action: 'UPDATED' });
}

/** Until when each screen shows which one it is, in epoch ms, by its id. */
export async function identifications(tx: RestaurantTransaction): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('screen_state')
    .select(['screen_id', 'identify_until'])
    .where('identify_until', '>', now())
    .execute();
  return new Map(rows.map((row) => [row.screen_id, row.identify_until ?? 0]));
}

/** Forgets how a screen was: another television will show it. */
export async function forgetState(tx: RestaurantTransaction, screenId: string): Promise<void> {
  await tx.deleteFrom('screen_state').where('screen_id', '=', screenId).execute();
}
