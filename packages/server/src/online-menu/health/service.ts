import { healthChecks, type HealthCheck, type HealthFinding, type MenuHealth } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { findMenus } from '../../public/repository.ts';
import { placeOf } from '../../public/menus-at.ts';
import { findRestaurant } from '../../settings/restaurant/repository.ts';
import { now } from '../../shared/clock.ts';
import type { PageOf, PageRequest } from '../../shared/paging.ts';
import { getQrMenuSettings } from '../qr-menu/settings.ts';
import { outdatedPrints } from '../allergen-matrix/prints.ts';
import { menuHours } from './menu-hours.ts';
import { countFindings, findFindings } from './repository.ts';

/** What is missing, unreachable or out of date; calories count only where guests are shown them. */
export async function menuHealth(tx: RestaurantTransaction): Promise<MenuHealth> {
  const { showsCalories } = await getQrMenuSettings(tx);
  const wanted = healthChecks.filter((check) => check !== 'ITEM_CALORIES' || showsCalories);
  const place = placeOf(await findRestaurant(tx));
  return {
    checks: await countFindings(tx, wanted),
    ...menuHours(await findMenus(tx), place, now()),
    outdatedPrints: await outdatedPrints(tx),
  };
}

/** One page of what a check finds, by name. */
export function listFindings(
  tx: RestaurantTransaction,
  check: HealthCheck,
  request: PageRequest<'name'>,
): Promise<PageOf<HealthFinding> & { total: number }> {
  return findFindings(tx, check, request);
}
