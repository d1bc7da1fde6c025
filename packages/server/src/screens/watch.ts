import { openingAt } from '@cardamom/api-types/schedule';
import { fromJson } from '../database/json-text.ts';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { offlineAfterMs, tellSilent } from '../online-menu/screens/states.ts';
import { placeOf } from '../public/menus-at.ts';
import { findRestaurant } from '../settings/restaurant/repository.ts';
import { now } from '../shared/clock.ts';
import type { Services } from '../shared/services.ts';
import { silenceMail, type Silence } from './silence-mail.ts';

const minuteMs = 60_000;

/** A screen that nothing was heard of for so long is an outage, in ms. */
const outageAfterMs = 10 * minuteMs;

/** Whoever began to tell of an outage has so long; a mail server that takes nothing is tried again as often, in ms. */
const claimMs = 10 * minuteMs;

type Tools = Pick<Services, 'config' | 'database' | 'log' | 'mailer'>;

/** Restaurants whose screens fell silent and were not told as that yet, or not mailed. */
async function restaurantsToTell({ config, database }: Tools): Promise<string[]> {
  const time = now();
  const isMailing = config.smtpUrl !== undefined;
  const rows = await database.lookUp(({ db }) =>
    db
      .selectFrom('screen_state')
      .innerJoin('restaurant', 'restaurant.id', 'screen_state.restaurant_id')
      .innerJoin('screen', (join) =>
        join
          .onRef('screen.restaurant_id', '=', 'screen_state.restaurant_id')
          .onRef('screen.id', '=', 'screen_state.screen_id'),
      )
      .select('screen_state.restaurant_id')
      .distinct()
      .where('restaurant.deleted_at', 'is', null)
      .where('screen.deleted_at', 'is', null)
      .where('screen_state.last_seen_at', '<', time - offlineAfterMs)
      .where((eb) =>
        eb.or([
          eb('screen_state.is_told_offline', '=', 0),
          ...(isMailing
            ? [
                eb.and([
                  eb('screen.is_active', '=', 1),
                  eb('screen_state.outage_mailed_at', 'is', null),
                  eb.or([
                    eb('screen_state.outage_claimed_at', 'is', null),
                    eb('screen_state.outage_claimed_at', '<=', time - claimMs),
                  ]),
                  eb('screen_state.last_seen_at', '<', time - outageAfterMs),
                ]),
              ]
            : []),
        ]),
      )
      .execute(),
  );
  return rows.map((row) => row.restaurant_id);
}

/** Whether it was open for the whole of an outage's ten minutes; a restaurant without weekly hours always is. */
async function isBusy(tx: RestaurantTransaction): Promise<boolean> {
  const row = await findRestaurant(tx);
  const hours = fromJson(row.opening_hours);
  return [now() - outageAfterMs, now()].every(
    (moment) => openingAt(hours, placeOf(row), moment)?.isOpen ?? true,
  );
}

/** Outages that one process mails, since when, and what it says. */
type Claim = {
  readonly screenIds: readonly string[];
  readonly claimedAt: number;
  readonly silence: Silence;
};

/** Claims the outages that nobody was mailed yet and nobody is telling of, so that of several processes one sends; null where there is none. */
async function claimOutages(tx: RestaurantTransaction): Promise<Claim | null> {
  if (!(await isBusy(tx))) return null;
  const active = tx
    .selectFrom('screen')
    .select('screen.id')
    .where('screen.deleted_at', 'is', null)
    .where('screen.is_active', '=', 1);
  const claimedAt = now();
  const claimed = await tx
    .updateTable('screen_state')
    .set({ outage_claimed_at: claimedAt })
    .where('outage_mailed_at', 'is', null)
    .where((eb) =>
      eb.or([eb('outage_claimed_at', 'is', null), eb('outage_claimed_at', '<=', claimedAt - claimMs)]),
    )
    .where('last_seen_at', '<', claimedAt - outageAfterMs)
    .where('screen_id', 'in', active)
    .returning('screen_id')
    .execute();
  if (claimed.length === 0) return null;
  const screenIds = claimed.map((row) => row.screen_id);
  const named = await tx
    .selectFrom('screen')
    .select('name')
    .where('id', 'in', screenIds)
    .orderBy('name_key')
    .execute();
  const { name: restaurantName } = await findRestaurant(tx);
  const { email: to } = await tx
    .selectFrom('staff')
    .innerJoin('account', 'account.id', 'staff.account_id')
    .select('account.email')
    .where('staff.is_owner', '=', 1)
    .where('staff.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { screenIds, claimedAt, silence: { to, restaurantName, screens: named.map(({ name }) => name) } };
}

/** Notes what was mailed; an outage that ended meanwhile has no claim left. */
async function noteMailed(tx: RestaurantTransaction, { screenIds, claimedAt }: Claim): Promise<void> {
  await tx
    .updateTable('screen_state')
    .set({ outage_mailed_at: claimedAt })
    .where('screen_id', 'in', screenIds)
    .where('outage_claimed_at', '=', claimedAt)
    .execute();
}

/** Tells the back office which screens fell silent, and mails owners of outages where there is a mail server. Throws what the database does. */
export async function lookAtScreens(tools: Tools): Promise<void> {
  const { config, database, mailer } = tools;
  for (const restaurantId of await restaurantsToTell(tools)) {
    const claim = await database.inRestaurant(restaurantId, async (tx) => {
      await tellSilent(tx);
      return config.smtpUrl === undefined ? null : claimOutages(tx);
    });
    if (claim === null) continue;
    const delivery = await mailer.send(silenceMail(config, claim.silence));
    if (delivery !== 'FAILED') await database.inRestaurant(restaurantId, (tx) => noteMailed(tx, claim));
  }
}

/** Looks at them each minute until it is stopped; a time that fails is tried again with the next. */
export function watchScreens(tools: Tools): { stop(): Promise<void> } {
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    try {
      await lookAtScreens(tools);
    } catch (err) {
      tools.log.warn({ err }, 'screens could not be looked at; they are again in a minute');
    } finally {
      looking = undefined;
    }
  };
  const timer = setInterval(() => {
    looking ??= look();
  }, minuteMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
